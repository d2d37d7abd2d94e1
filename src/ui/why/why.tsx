// The why band: the selected event, else the last one the cursor has passed, in one or two sentences with its arithmetic,
// and the chain of causes it stands in as buttons. Before the first event it says what to watch.

import { type ReactNode, useMemo, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import type { Mark, RunRecord } from '../../runner/record.ts';
import { useAtCursor, useLanguage, useLectern, useLecternStore, usePlayback, useRunner, useWords } from '../context.ts';
import { ChevronIcon } from '../controls/icons.tsx';
import { momentText } from '../i18n/numbers.ts';
import { idleAround } from '../pace.ts';
import { MarkGlyph } from '../strip/mark-glyph.tsx';
import { explain } from './explain.ts';
import type { Explanation, Term } from './facts.ts';
import { explainWaiting } from './timeout.ts';

const NONE = -1;

interface Subject {
  /** The mark that is explained; NONE before the first. */
  readonly id: number;
  /** The mark is a timeout to come, and the cursor stands in the silence it will end. */
  readonly waiting: boolean;
}

function useSubject(): Subject {
  const found = useAtCursor(({ store, runner, playback }) =>
    subjectOf(runner.record, store.getState().selectedMark, playback.now),
  );
  const [id, waiting] = found.split(' ');
  return { id: Number(id), waiting: waiting === 'waiting' };
}

/** As one word, so that it is equal to itself from frame to frame. */
function subjectOf(record: RunRecord | undefined, selected: number | null, now: Nanos): string {
  const marks = record?.marks ?? [];
  if (selected !== null && marks.some((mark) => mark.id === selected)) return `${selected}`;
  const idle = record && idleAround(record, now);
  const timeout = idle && marks.find((mark) => mark.kind === 'timeout' && mark.at === idle.until);
  if (timeout) return `${timeout.id} waiting`;
  return `${marks.findLast((mark) => mark.at <= now)?.id ?? NONE}`;
}

/** `compact`: the title and one line, the rest on demand. */
export function Why({ compact = false }: { readonly compact?: boolean }) {
  const words = useWords().regions;
  const runner = useRunner();
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const { id, waiting } = useSubject();
  // A growing record changes no mark it already holds, so its length stands for its content.
  const marksKnown = useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.marks.length} ${record?.done}`);
  const { record } = runner;
  const mark = id === NONE ? undefined : record?.marks.find((each) => each.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; marksKnown says when
  const chain = useMemo(() => (record && mark ? chainOf(record, mark) : []), [record, mark, marksKnown]);
  return (
    <section className="why" aria-labelledby="why-title" id="why" tabIndex={-1}>
      <span className="out-of-sight">{words.why}</span>
      {record && mark ? (
        <Explained
          explanation={(waiting ? explainWaiting : explain)({ mark, record, scenario, language })}
          chain={chain.length > 1 && <Chain chain={chain} current={id} />}
          compact={compact}
        />
      ) : (
        <NothingYet record={record} />
      )}
    </section>
  );
}

interface ExplainedProps {
  readonly explanation: Explanation;
  readonly chain: ReactNode;
  readonly compact: boolean;
}

function Explained({ explanation, chain, compact }: ExplainedProps) {
  const words = useWords().why;
  const [open, setOpen] = useState(false);
  const whole = open || !compact;
  const { title, sentence, arithmetic } = explanation;
  return (
    <>
      <div className="why-head">
        <h2 id="why-title">{title}</h2>
        {compact ? (
          <button
            type="button"
            className="why-more"
            aria-expanded={open}
            aria-label={open ? words.less : words.more}
            onClick={() => setOpen(!open)}
          >
            <ChevronIcon />
          </button>
        ) : (
          chain
        )}
      </div>
      {(whole || !arithmetic) && <p className={whole ? undefined : 'why-brief'}>{sentence}</p>}
      {arithmetic && <Arithmetic terms={arithmetic} />}
      {compact && open && chain}
    </>
  );
}

function Arithmetic({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <p className="arithmetic">
      {terms.map((term, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence; its terms never change places
        <span key={index} className={`term-${term.role}`} data-colour={term.colour}>
          {term.words}
        </span>
      ))}
    </p>
  );
}

/** Before the first event: what to watch, or that nothing will happen. */
function NothingYet({ record }: { readonly record: RunRecord | undefined }) {
  const words = useWords().why;
  const language = useLanguage();
  const first = record?.marks[0];
  const eventless = record?.done === true && record.marks.length === 0;
  const title = eventless ? words.noEvents : record ? words.quiet : words.computing;
  return (
    <>
      <div className="why-head">
        <h2 id="why-title">{title}</h2>
      </div>
      {eventless && <p>{words.noEventsText}</p>}
      {first && <p>{words.quietText(momentText(first.at, language))}</p>}
      {record?.done && !eventless && !record.marks.some((mark) => mark.kind === 'timeout') && (
        <p>
          {words.noTimeout} {words.noTimeoutText}
        </p>
      )}
    </>
  );
}

/** At most this many marks of one chain are shown. */
const CHAIN_LENGTH = 5;

/** The causes of a mark, the mark, and what it caused first. */
function chainOf(record: RunRecord, mark: Mark): readonly Mark[] {
  const chain = [mark];
  for (let first = mark; first.cause >= 0 && chain.length < CHAIN_LENGTH - 1; ) {
    const cause = record.marks.find((other) => other.id === first.cause);
    if (!cause) break;
    chain.unshift(cause);
    first = cause;
  }
  for (let last = mark; chain.length < CHAIN_LENGTH; ) {
    const effect = record.marks.find((other) => other.cause === last.id);
    if (!effect) break;
    chain.push(effect);
    last = effect;
  }
  return chain;
}

function Chain({ chain, current }: { readonly chain: readonly Mark[]; readonly current: number }) {
  const words = useWords().why;
  const store = useLecternStore();
  const playback = usePlayback();
  const go = (mark: Mark): void => {
    store.getState().pause();
    store.getState().selectMark(mark.id);
    playback.seek(mark.at);
  };
  return (
    <ol className="chain" aria-label={words.causes}>
      {chain.map((mark) => (
        <ChainLink key={mark.id} mark={mark} current={mark.id === current} onClick={() => go(mark)} />
      ))}
    </ol>
  );
}

interface ChainLinkProps {
  readonly mark: Mark;
  readonly current: boolean;
  readonly onClick: () => void;
}

function ChainLink({ mark, current, onClick }: ChainLinkProps) {
  const words = useWords().marks;
  const language = useLanguage();
  const label = `${words.short(mark.kind, mark.segment)}, ${momentText(mark.at, language)}`;
  const ahead = useAtCursor(({ playback }) => mark.at > playback.now);
  return (
    <li data-ahead={ahead ? '' : undefined}>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        aria-label={label}
        title={label}
        onClick={onClick}
      >
        <MarkGlyph kind={mark.kind} />
      </button>
    </li>
  );
}
