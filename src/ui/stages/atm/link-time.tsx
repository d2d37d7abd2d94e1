// What the time of the output link was used for in the whole run, as one bar: by whose cells, by dead ones, by nobody.

import { type CSSProperties, Fragment } from 'react';
import { amountOf } from '../../../plot/numbers.ts';
import { linkShares } from '../../../record/cell-link.ts';
import { asWords } from '../../../scenarios/kit/format-value.ts';
import { useAtCursor, useFirstWords, useLanguage, useRunner } from '../../foundation/context.ts';
import './link-time.css';

const perCent = (share: number): string => `${Math.max(0, share) * 100}%`;

export function LinkTime() {
  const words = useFirstWords().atm.linkTime;
  const language = useLanguage();
  const runner = useRunner();
  const state = useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.done}`);
  const { record } = runner;
  const shares = record && linkShares(record);
  const say = (share: number): string => asWords(amountOf('probability', share, language, 2));
  const name = record?.layout.flows[0]?.name ?? '';
  const useful = shares ? shares.first + shares.others : 0;
  const parts = shares && [
    { kind: 'first', from: 0, share: shares.first, said: words.first(name, say(shares.first)) },
    { kind: 'others', from: shares.first, share: shares.others, said: words.others(words.rest, say(shares.others)) },
    { kind: 'dead', from: useful, share: shares.dead, said: words.dead(say(shares.dead)) },
    { kind: 'idle', from: useful + shares.dead, share: shares.idle, said: words.idle(say(shares.idle)) },
  ];
  return (
    <section className="link-time" aria-label={words.title} data-state={state}>
      <div className="link-time-head" aria-hidden="true">
        <span className="link-time-title">{words.title}</span>
        {parts
          ?.filter(({ kind, share }) => share > 0 || kind === 'idle' || kind === 'dead')
          .map(({ kind, said }) => (
            <Fragment key={kind}>
              {' '}
              <span className={`link-time-said said-${kind}`}>{said}</span>
            </Fragment>
          ))}
      </div>
      <div className="link-time-bar" aria-hidden="true">
        {parts?.map(({ kind, from, share }) => (
          <span
            key={kind}
            className={`part-${kind}`}
            style={{ '--before': perCent(from), '--after': perCent(1 - from - share) } as CSSProperties}
          />
        ))}
      </div>
      {shares && (
        <p className="heard-only">
          {words.sentence(say(useful), say(shares.dead), say(shares.idle))}{' '}
          {shares.others > 0 && words.shares(name, say(shares.first / useful), say(shares.others / useful))}
        </p>
      )}
    </section>
  );
}
