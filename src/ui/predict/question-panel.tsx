// The open question in place of the settings, which wait: what is asked, the answer, the reveal, and what the run did.

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { withUnitsBound } from '../../plot/numbers.ts';
import { answerOf, judge, type Verdict } from '../../predict/judge.ts';
import { sayOf } from '../../predict/say-question.ts';
import { offBy, wordsOfGiven } from '../../predict/words-of-given.ts';
import { formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { Given, Question } from '../../scenarios/kit/prediction.ts';
import { readGiven } from '../../scenarios/kit/read-predictions.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { BesideFailed } from '../foundation/beside-failed.tsx';
import { useLanguage, useLectern, useText, useWhole, useWholeStep, useWords } from '../foundation/context.ts';
import { useFailureTitle } from '../foundation/failure-title.ts';
import type { Asking } from '../foundation/store-contract.ts';
import { AnswerField } from './answer-field.tsx';
import { closeQuestion, commit, openQuestion, reveal } from './asking.ts';
import { type CopyLink, HandIn, Who } from './hand-in.tsx';
import { OwnRun, useIsOfStep } from './own-run.tsx';
import { type QuestionRun, useQuestionRun } from './question-run.ts';
import './predict.css';

interface PanelProps {
  /** The run of the step in place of the edited one; left out where that is offered below it: in the lecture hall. */
  readonly onOwnRun?: (() => void) | undefined;
  /** Left out where nobody hands in: in the lecture hall. */
  readonly copy?: CopyLink | undefined;
  /** Left out there, too: somebody says who they are. */
  readonly onWho?: ((who: string) => void) | undefined;
}

export function QuestionPanel({ onOwnRun, copy, onWho }: PanelProps) {
  const lectern = useWhole();
  const words = useWords().predict;
  const failed = useFailureTitle();
  const asking = useLectern((state) => state.asking);
  const asks = useWholeStep()?.asks ?? [];
  const index = asks.findIndex(({ id }) => id === asking?.question);
  const question = asks[index];
  const asked = useQuestionRun(question);
  const panel = useRef<HTMLElement>(null);
  const stage = asking?.stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, as soon as it can be
  useEffect(() => {
    if (asking?.stage !== 'wanted' || !question) return;
    if (asked.can === 'yes') openQuestion(lectern, question, asked.of, asking.answered ? 'told' : 'open');
    // Nothing stays hidden for a question that nobody can ask.
    if (asked.can === 'no') lectern.store.getState().ask({ question: question.id, stage: 'wanted' });
  }, [stage, question, asked.can]);
  useReading(panel, question?.id, stage);
  if (!asking || !question) return null;
  return (
    <section ref={panel} className="question-panel" tabIndex={-1} aria-label={words.region}>
      {asks.length > 1 && <p className="question-count">{words.count(index + 1, asks.length)}</p>}
      {asked.can === 'no' && <Cannot onOwnRun={onOwnRun} />}
      {asked.can === 'later' && <Notice text={failed ?? words.computing} />}
      {asked.can === 'failed' && <BesideFailed runs={asked.runs} />}
      {asked.can === 'yes' && stage !== 'wanted' && (
        <Asked
          key={question.id}
          question={question}
          of={asked.of}
          next={asks[index + 1]?.id}
          onOwnRun={onOwnRun}
          copy={copy}
          onWho={onWho}
        />
      )}
      <button type="button" className="predict-leave" onClick={() => closeQuestion(lectern)}>
        {stage === 'told' ? words.done : words.close}
      </button>
    </section>
  );
}

/** Who opens a question, and who has seen its answer, goes on reading here. */
function useReading(
  panel: RefObject<HTMLElement | null>,
  question: string | undefined,
  stage: Asking['stage'] | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, when it can be asked, or its verdict
  useEffect(() => {
    const { activeElement } = document;
    // Who does something else meanwhile, at a setting or on the way through the events, goes on with that.
    const isElsewhere = activeElement !== document.body && !panel.current?.contains(activeElement);
    if (stage !== 'told' || !isElsewhere) panel.current?.focus({ preventScroll: true });
    // On a phone the page may have been scrolled past it.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question, stage === 'open', stage === 'told']);
}

function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <>
      <p role="status">{text}</p>
      {children}
    </>
  );
}

/** Whoever pressed a key looks wherever they look: it comes into view by itself. */
function Held() {
  const words = useWords().predict;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={said} role="status">
      {words.held}
    </p>
  );
}

/** With the run of the step it can be asked; where each has a run of their own, that one may have nothing of what it asks about. */
function Cannot({ onOwnRun }: Pick<PanelProps, 'onOwnRun'>) {
  const words = useWords().predict;
  const isOfStep = useIsOfStep(useLectern((state) => state.spec));
  const isPersonal = useLectern(({ own, who }) => own && Boolean(who));
  if (isOfStep && isPersonal) return <Notice text={words.cannotOwn} />;
  return <Notice text={words.cannot}>{onOwnRun && <OwnRun onOwnRun={onOwnRun} />}</Notice>;
}

interface AskedProps extends PanelProps {
  readonly question: Question;
  readonly of: QuestionRun;
  readonly next: string | undefined;
}

function Asked({ question, of, next, onOwnRun, copy, onWho }: AskedProps) {
  const lectern = useWhole();
  const words = useWords().predict;
  const isOwn = useIsOfStep(of.record.spec);
  const asking = useLectern((state) => state.asking)!;
  const scenario = useLectern((state) => state.scenario);
  const language = useLanguage();
  const given = useGiven(question);
  const limits = useLectern((state) => state.limits);
  const say = (text: Text): string => withUnitsBound(sayOf(text, question, of.run, scenario, language, limits));
  return (
    <>
      <p className="question-ask">{say(question.ask)}</p>
      {asking.stage === 'open' && (
        <>
          <AnswerForm question={question} given={given} say={say} />
          {!isOwn && <Notice text={words.edited}>{onOwnRun && <OwnRun onOwnRun={onOwnRun} />}</Notice>}
        </>
      )}
      {asking.stage !== 'wanted' && asking.stage !== 'told' && asking.held && <Held />}
      {asking.stage === 'playing' && <p role="status">{words.watching}</p>}
      {asking.stage === 'told' && <Told question={question} of={of} given={given} say={say} />}
      {asking.stage === 'told' && next && (
        <button
          type="button"
          className="predict-reveal"
          onClick={() => lectern.store.getState().ask({ question: next, stage: 'wanted' })}
        >
          {words.next}
        </button>
      )}
      {onWho && <WhoNow stage={asking.stage} onWho={onWho} />}
      {asking.stage === 'told' && given && copy && <HandIn copy={copy} />}
    </>
  );
}

/** Said before it is handed in; where each has a run of their own, before that is predicted. */
function WhoNow({ stage, onWho }: { readonly stage: Asking['stage']; readonly onWho: (who: string) => void }) {
  const isUnsaid = useLectern(({ own, who }) => own && who === '');
  return stage === 'told' || (stage === 'open' && isUnsaid) ? <Who onWho={onWho} /> : null;
}

interface FormProps {
  readonly question: Question;
  readonly given: Given | undefined;
  readonly say: (text: Text) => string;
}

/** Enter reveals from every field of it. */
function AnswerForm({ question, given, say }: FormProps) {
  const lectern = useWhole();
  const words = useWords().predict;
  const isAnswered = given !== undefined;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAnswered) reveal(lectern);
  };
  return (
    <form className="question-form" onSubmit={onSubmit}>
      <AnswerField question={question} given={given} say={say} onGiven={(answer) => commit(lectern, answer)} />
      <div className="question-do">
        <button type="submit" className="predict-reveal" disabled={!isAnswered} aria-describedby="question-hint">
          {words.reveal}
        </button>
        <p id="question-hint" className="question-hint">
          {isAnswered ? words.hidden : words.answerFirst}
        </p>
      </div>
    </form>
  );
}

/** What was answered so far. */
export function useGiven(question: Question | undefined): Given | undefined {
  const given = useLectern(({ predictions }) => predictions.find((each) => each.question === question?.id)?.given);
  return question && given ? readGiven(question, given).given : undefined;
}

interface ToldProps {
  readonly question: Question;
  readonly of: QuestionRun;
  readonly given: Given | undefined;
  readonly say: (text: Text) => string;
}

/** What the run did beside what was predicted: words, no points. */
function Told({ question, of, given, say }: ToldProps) {
  const words = useWords().predict;
  const text = useText();
  const language = useLanguage();
  const isOwn = useIsOfStep(of.record.spec);
  const { record, run } = of;
  const verdict: Verdict | undefined = given && judge(question, given, record, run);
  const answer = verdict?.answer ?? answerOf(question, record, run);
  return (
    <div className="question-told">
      <p className="question-stands" role="status">
        {words.stands[verdict?.stands ?? 'none']}
      </p>
      {question.kind !== 'draw' && (
        <dl className="question-both">
          {given && (
            <>
              <dt>{words.yours}</dt>
              <dd>{wordsOfGiven(question, given, language, say)}</dd>
            </>
          )}
          <dt>{words.runs}</dt>
          <dd>{wordsOfGiven(question, answer, language, say)}</dd>
        </dl>
      )}
      {verdict?.score && question.kind === 'draw' && (
        <p>
          {words.drawn(
            Math.round(verdict.score.share * 100),
            offBy(question, verdict.score, record, language) ??
              words.times(formatMeasured(verdict.score.deviation, 'factor', language, 2).number),
          )}
        </p>
      )}
      {verdict?.expected && <p className="question-expected">{text(verdict.expected)}</p>}
      <p>{isOwn ? say(question.because) : words.unexplained}</p>
    </div>
  );
}
