// The bar that says what was repaired in a link: it pushes the page down and never covers it. The first words are bold, the
// parts of the link are set in mono; everything that was repaired is behind Details.

import './notice.css';
import { type ReactNode, useState } from 'react';
import { describeRepair, repairHeadline } from '../../scenarios/kit/describe-repair.ts';
import type { Repair } from '../../scenarios/kit/repair.ts';
import { useFirstWords, useLanguage, useText } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { CloseIcon, LinkIcon } from '../foundation/icons.tsx';
import { firstWordsIn } from '../i18n/words.ts';
import type { Address } from '../state/address.ts';
import { CopyButton } from './copy-link.tsx';

/** Sentences that fit into the bar. */
const IN_BAR = 2;

interface NoticeBarProps {
  readonly address: Address;
  readonly repairs: readonly Repair[];
}

export function NoticeBar({ address, repairs }: NoticeBarProps) {
  const { header } = useFirstWords().page;
  const say = useText();
  const language = useLanguage();
  const words = firstWordsIn(language).share.notice;
  const [details, setDetails] = useState(false);
  const sentences = repairs.map((repair) => {
    const sentence = describeRepair(repair, language);
    return repair.code === 'future-version' ? `${sentence} ${words.reload}` : sentence;
  });
  return (
    <>
      <div className="notice">
        <LinkIcon />
        <p>
          <strong>{say(repairHeadline(repairs))}</strong>
          {sentences.slice(0, IN_BAR).map((sentence) => (
            <span key={sentence}> {withCode(sentence)}</span>
          ))}
          {sentences.length > IN_BAR && ` ${words.andMore(sentences.length - IN_BAR)}`}
        </p>
        <span className="notice-actions">
          <CopyButton link={() => address.corrected()} className="text-button copy-corrected" done={words.copied}>
            {words.copyCorrected}
          </CopyButton>
          <button type="button" className="text-button" onClick={() => setDetails(true)}>
            {words.details}
          </button>
          <button type="button" className="icon-button" aria-label={header.close} onClick={() => address.dismiss()}>
            <CloseIcon />
          </button>
        </span>
      </div>
      {/* Beside the bar: another one may take its place while somebody reads. */}
      {details && (
        <Dialog title={words.detailsTitle} onClose={() => setDetails(false)}>
          <ul className="repairs">
            {sentences.map((sentence) => (
              <li key={sentence}>{withCode(sentence)}</li>
            ))}
          </ul>
          <h3>{words.corrected}</h3>
          <p>
            <code className="whole-link">{address.corrected()}</code>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Text in which the parts between back-ticks are code. */
function withCode(sentence: string): readonly ReactNode[] {
  return sentence.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
