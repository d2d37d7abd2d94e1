// One event explained: one or two sentences with the arithmetic, and under them the chain of causes it stands in, each
// step a button with its words: the setting behind it, what happened, what came of it.

import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { explain, RULED, rootOf } from '../../explain/explain.ts';
import type { Decided as Decision, Explanation } from '../../explain/explanation.ts';
import { say, type Told as ToldWords, tell } from '../../explain/say.ts';
import { explainWaiting } from '../../explain/tcp/timeout.ts';
import { eventTimeText } from '../../plot/numbers.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import {
  ExplainsContext,
  UnmarkedContext,
  useAtCursor,
  useLanguage,
  useLectern,
  useLecternStore,
  usePlayback,
  useWords,
} from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { Terms } from '../foundation/terms.tsx';
import { useLaidOut } from '../foundation/use-laid-out.ts';
import { wordsIn } from '../i18n/words.ts';
import { MarkGlyph } from '../timeline/mark-glyph.tsx';
import { Arithmetic } from './arithmetic.tsx';
import { ChainRoot } from './chain-root.tsx';
import { OpenPacket } from './open-packet.tsx';

interface ExplainedProps {
  /** Undefined before the first: then there may be a collision or a decision to explain. */
  readonly mark: Mark | undefined;
  readonly record: RunRecord;
  /** The mark is a timeout to come, and the cursor stands in the silence it will end. */
  readonly waiting: boolean;
  /** Changes whenever the record knows more marks: it is filled in place. */
  readonly marksKnown: string;
  readonly compact: boolean;
  /** It leads to no setting and to no packet. */
  readonly alone: boolean;
  /** What stands here when there is nothing to explain. */
  readonly children?: ReactNode;
}

export function Explained({ mark, record, waiting, marksKnown, compact, alone, children }: ExplainedProps) {
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const explains = useContext(ExplainsContext);
  const unmarked = useUnmarked(record, mark, scenario);
  const subject = mark && { mark, record, scenario };
  const ofMark = subject && (waiting ? explainWaiting(subject) : explain(subject, explains));
  const explanation = unmarked ?? ofMark;
  if (!explanation) return children;
  return (
    <Told
      told={tell(explanation, wordsIn(language).explain)}
      chain={
        unmarked
          ? unmarked.decided && <CauseOfDecision record={record} decided={unmarked.decided} alone={alone} />
          : mark && <Causes record={record} mark={mark} marksKnown={marksKnown} alone={alone} />
      }
      compact={compact}
      alone={alone}
      mark={unmarked ? undefined : mark}
    />
  );
}

/** What is under the cursor and is no event, while the run rests and nobody has chosen one. */
function useUnmarked(record: RunRecord, last: Mark | undefined, scenario: Scenario): Explanation | undefined {
  const unmarked = useContext(UnmarkedContext);
  const which = useAtCursor(({ store, playback }) => {
    const { playing, selectedMark, speed } = store.getState();
    return playing || selectedMark !== null ? undefined : unmarked?.at(record, playback.now, speed);
  });
  return useMemo(
    () => (which === undefined ? undefined : unmarked?.explain(record, which, last, scenario)),
    [unmarked, which, record, last, scenario],
  );
}

interface ToldProps extends Pick<ExplainedProps, 'mark' | 'compact' | 'alone'> {
  readonly told: ToldWords;
  readonly chain: ReactNode;
}

function Told({ told, chain, compact, alone, mark }: ToldProps) {
  const { title, connection, sentence, arithmetic, inRows, ruled = mark && RULED[mark.kind] } = told;
  const words = useWords().why.band;
  const [open, setOpen] = useState(false);
  const whole = open || !compact;
  const text = useRef<HTMLDivElement>(null);
  useLaidOut(text, reachable);
  return (
    <>
      <div ref={text} className="why-text">
        {/* Words behind another title and another sentence are other elements: none of theirs has moved then. */}
        <div className="why-head">
          <h2 id="why-title">
            {title}
            {connection && (
              <span key={title} className="why-connection">
                {' '}
                {connection}
              </span>
            )}
          </h2>
          {whole && mark && !alone && <OpenPacket key={mark.id} mark={mark} />}
          {compact && (
            <button
              type="button"
              className="why-more"
              aria-expanded={open}
              aria-label={open ? words.less : words.more}
              onClick={() => setOpen(!open)}
            >
              <ChevronIcon />
            </button>
          )}
        </div>
        {(whole || !arithmetic) && (
          <p key={sentence} className={whole ? undefined : 'why-brief'}>
            <Terms text={sentence} />
          </p>
        )}
        {arithmetic && <Arithmetic key={`= ${sentence}`} terms={arithmetic} inRows={inRows} ruled={ruled} />}
      </div>
      {whole && chain}
    </>
  );
}

/** What scrolls can be reached with the Tab key. */
function reachable(text: HTMLElement): void {
  const tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
  if (text.tabIndex !== tabIndex) text.tabIndex = tabIndex;
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

type CausesProps = { readonly mark: Mark } & Pick<ExplainedProps, 'record' | 'marksKnown' | 'alone'>;

function Causes({ record, mark, marksKnown, alone }: CausesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; marksKnown says when
  const chain = useMemo(() => chainOf(record, mark), [record, mark, marksKnown]);
  const scenario = useLectern((state) => state.scenario);
  const presenting = useLectern((state) => state.presenting);
  const first = chain[0]!;
  // In a lecture hall there is no setting to go to.
  const key = presenting || first.cause >= 0 ? undefined : rootOf({ mark: first, record, scenario });
  const root = scenario.parameters.find((parameter) => parameter.key === key);
  return (
    (chain.length > 1 || root) && (
      <Chain chain={chain} current={mark.id}>
        {root && <ChainRoot parameter={root} value={settingAt(record.spec, root.key, first.at)!} alone={alone} />}
      </Chain>
    )
  );
}

/** Of a decision that is no event: the setting behind it, the event it follows from, and what was decided. */
type CauseOfDecisionProps = { readonly decided: Decision } & Pick<ExplainedProps, 'record' | 'alone'>;

function CauseOfDecision({ record, decided, alone }: CauseOfDecisionProps) {
  const scenario = useLectern((state) => state.scenario);
  const presenting = useLectern((state) => state.presenting);
  const { key, at, cause, outcome } = decided;
  const words = useWords().explain;
  const setting = presenting ? undefined : scenario.parameters.find((parameter) => parameter.key === key);
  return (
    <Chain chain={cause ? [cause] : []} outcome={say(outcome, words)}>
      {setting && <ChainRoot parameter={setting} value={settingAt(record.spec, setting.key, at)!} alone={alone} />}
    </Chain>
  );
}

/** As few steps lose their words as the line needs; every one keeps its name for pointer and screen reader. */
function tighten(chain: HTMLElement): void {
  for (const tight of ['0', '1', '2']) {
    if (chain.dataset['tight'] !== tight) chain.dataset['tight'] = tight;
    if (chain.scrollWidth <= chain.clientWidth) return;
  }
}

interface ChainProps {
  readonly chain: readonly Mark[];
  /** Id of the one that is explained. */
  readonly current?: number;
  /** What it begins with. */
  readonly children: ReactNode;
  /** What it ends with, if that is no event. */
  readonly outcome?: string;
}

function Chain({ chain, current, children, outcome }: ChainProps) {
  const words = useWords().why.band;
  const store = useLecternStore();
  const playback = usePlayback();
  const list = useRef<HTMLOListElement>(null);
  const go = (mark: Mark): void => {
    store.getState().pause();
    store.getState().selectMark(mark.id);
    playback.seek(mark.at);
    // The chain is drawn anew for another event; who goes along it by keys goes on from there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  // In a chain of other steps, or with another one explained, they are others, which have not moved here from there.
  const shown = `${chain.map(({ id }) => id)} ${current}`;
  // Another chain is measured before it is painted, or its steps would jump when words go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides how long it is
  useLayoutEffect(() => tighten(list.current!), [shown, outcome]);
  useLaidOut(list, tighten);
  return (
    <ol ref={list} className="chain" aria-label={words.causes}>
      {children}
      {chain.map((mark) => (
        <ChainLink key={`${shown} ${mark.id}`} mark={mark} current={mark.id === current} onClick={() => go(mark)} />
      ))}
      {outcome && (
        <li className="chain-outcome" aria-current="step">
          {outcome}
        </li>
      )}
    </ol>
  );
}

interface ChainLinkProps {
  readonly mark: Mark;
  readonly current: boolean;
  readonly onClick: () => void;
}

function ChainLink({ mark, current, onClick }: ChainLinkProps) {
  const language = useLanguage();
  const words = wordsIn(language).why.marks;
  const name = words.short(mark.kind, mark.segment);
  const label = `${name}, ${eventTimeText(mark.at, language)}`;
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
        <span className="chain-words">{name}</span>
      </button>
    </li>
  );
}
