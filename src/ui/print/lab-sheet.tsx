// A lesson as a lab sheet on paper: a page for each step with its question, a box for the prediction, the chart, the settings,
// lines to write on and the way back to the experiment; the answers, worked out from the runs, on a page of their own.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { answerOf } from '../../predict/judge.ts';
import { sayOf } from '../../predict/say-question.ts';
import { wordsOfGiven } from '../../predict/words-of-given.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { Question } from '../../scenarios/kit/prediction.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { LETTERS } from '../foundation/run-letter.tsx';
import { codeOf } from '../share/code-of.ts';
import { labChart } from './lab-chart.ts';
import { drawingPaper, isDrawn } from './lab-pictures.ts';
import type { LabStep } from './lab-runs.ts';
import './lab-sheet.css';

export type PaperName = 'a4' | 'letter';

interface LabSheetProps {
  readonly steps: readonly LabStep[];
  readonly paper: PaperName;
  readonly answers: boolean;
}

export function LabSheet({ steps, paper, answers }: LabSheetProps) {
  return (
    <article className="lab-sheet" data-paper={paper}>
      {steps.map((step) => (
        <StepPage key={step.number} of={step} />
      ))}
      {answers && <Answers steps={steps} />}
    </article>
  );
}

interface StepProps {
  readonly of: LabStep;
}

function StepPage({ of }: StepProps) {
  const say = useText();
  const words = useWords().print.lab;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const { step, number } = of;
  const chart = useMemo(() => labChart(of, scenario, language), [of, scenario, language]);
  return (
    <section className="lab-page">
      <header>
        <p className="lab-head">
          <strong>Lectern</strong>
          <span>{say(scenario.title)}</span>
          {number === 1 && <span className="lab-name">{words.name}</span>}
          {number === 1 && <span className="lab-name">{words.date}</span>}
        </p>
        <h1>
          {number}. {say(step.question)}
        </h1>
        <p>{say(step.see)}</p>
      </header>
      {step.asks && step.asks.length > 0 && (
        <div className="lab-questions">
          <h2>{words.predict}</h2>
          {step.asks.map((question) => (
            <AskedOnPaper key={question.id} question={question} of={of} />
          ))}
        </div>
      )}
      {chart !== undefined && <Drawn svg={chart} />}
      <StepSettings of={of} />
      {step.task && (
        <p>
          <b>{words.task}</b> {say(step.task.ask)}
        </p>
      )}
      <div className="lab-lines" aria-hidden="true">
        {Array.from({ length: 20 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
          <i key={line} />
        ))}
      </div>
      <Way of={of} />
    </section>
  );
}

/** As much of a question as one answers with a pen. */
function AskedOnPaper({ question, of }: StepProps & { readonly question: Question }) {
  const say = useText();
  const words = useWords().print.lab;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  return (
    <div className="lab-question">
      <p>{sayOf(question.ask, question, of.run, scenario, language)}</p>
      {isDrawn(question) && <Drawn svg={drawingPaper(question, of, scenario, language, false)} />}
      {(question.kind === 'choice' || question.kind === 'place') && (
        <ul className="lab-boxes">
          {(question.kind === 'choice' ? question.options : question.among).map(({ id, label }) => (
            <li key={id}>{sayOf(label, question, of.run, scenario, language)}</li>
          ))}
        </ul>
      )}
      {question.kind === 'order' && (
        <>
          <p className="lab-items">{question.items.map(({ label }) => say(label)).join(' · ')}</p>
          <ol className="lab-order">
            {question.items.map(({ id }, index) => (
              <li key={id}>
                {index === 0 ? say(question.ends[0]) : index === question.items.length - 1 ? say(question.ends[1]) : ''}
              </li>
            ))}
          </ol>
        </>
      )}
      {(question.kind === 'number' || question.kind === 'moment') && <p className="lab-blank">{words.answer}</p>}
    </div>
  );
}

/** Those that are up front, and those that the step sets; of runs that are compared the last one's, and what the others have instead. */
function StepSettings({ of: { records } }: StepProps) {
  const say = useText();
  const language = useLanguage();
  const words = useWords().print;
  const parameters = useLectern((state) => state.scenario.parameters);
  const { spec } = records.at(-1)!;
  const worth = (parameter: Parameter, { params }: RunSpec): string =>
    asWords(formatValue(parameter, params[parameter.key]!, language));
  const told = parameters.filter(({ key, visible, default: usual }) => visible || spec.params[key] !== usual);
  const others = records.slice(0, -1).map((other, index) => ({
    letter: LETTERS[index]!,
    different: parameters
      .filter(({ key }) => other.spec.params[key] !== spec.params[key])
      .map((parameter) => `${say(parameter.label)} ${worth(parameter, other.spec)}`),
  }));
  return (
    <section className="lab-values">
      <h2>{others.length > 0 ? words.settingsOf(LETTERS[others.length]!) : words.settings}</h2>
      <dl>
        {told.map((parameter) => (
          <div key={parameter.key}>
            <dt>{say(parameter.label)}</dt>
            <dd>{worth(parameter, spec)}</dd>
          </div>
        ))}
      </dl>
      {others.map(
        ({ letter, different }) =>
          different.length > 0 && <p key={letter}>{words.different(letter, different.join(', '))}</p>,
      )}
    </section>
  );
}

function Way({ of: { records, number } }: StepProps) {
  const words = useWords().print;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const [a, ...others] = records.map(({ spec }) => spec);
  const front = others.length > 0 ? { front: others.length as 1 | 2 } : {};
  const view = { lang: language, ...(number > 1 ? { step: number } : {}), ...front };
  const link = `${location.origin}${location.pathname}${writeLink({ spec: a!, others, view, version: LINK_VERSION }, scenario)}`;
  const { size, path } = codeOf(link);
  return (
    <footer>
      <p>
        {words.open} <span>{link}</span>
      </p>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </footer>
  );
}

/** Of every step that asks: what its run answers, and why. */
function Answers({ steps }: { readonly steps: readonly LabStep[] }) {
  const words = useWords().print.lab;
  const say = useText();
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  return (
    <section className="lab-answers">
      <h1>{words.answers(say(scenario.title))}</h1>
      {steps.map((of) =>
        (of.step.asks ?? []).map((question) => {
          const { run, records, number } = of;
          const write = (words: Parameters<typeof say>[0]): string => sayOf(words, question, run, scenario, language);
          const given = answerOf(question, records.at(-1)!, run);
          return (
            <div key={question.id} className="lab-answer">
              <p>
                <b>{number}.</b> {write(question.ask)} <b>{wordsOfGiven(question, given, language, write)}</b>
              </p>
              {isDrawn(question) && <Drawn svg={drawingPaper(question, of, scenario, language, true)} />}
              <p>{write(question.because)}</p>
            </div>
          );
        }),
      )}
    </section>
  );
}

/** A picture that was made as text. */
function Drawn({ svg }: { readonly svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current?.replaceChildren(document.importNode(documentElement, true));
  }, [svg]);
  return <div ref={place} className="lab-picture" aria-hidden="true" />;
}

/** Opens the print window of the browser once the sheet is laid out, and tells when it is closed. */
export function PrintNow({ onDone }: { readonly onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finish = (): void => done.current();
    window.addEventListener('afterprint', finish);
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return null;
}
