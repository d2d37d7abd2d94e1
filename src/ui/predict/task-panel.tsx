// "Your turn": the goal of a step, every condition with what the run has now, and handing it in, which is copying the link.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { metricText } from '../../plot/numbers.ts';
import { type CheckedTask, checkTask } from '../../predict/check-task.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { KILLS } from '../../scenarios/kit/task.ts';
import { useLanguage, useLectern, useLecternStore, useText, useWholeStep, useWords } from '../foundation/context.ts';
import { specOfOwnStep } from '../foundation/own-step.ts';
import { useRecord } from '../foundation/use-record.ts';
import { type CopyLink, HandIn, type TaskClaim } from './hand-in.tsx';
import './predict.css';

interface TaskProps {
  readonly copy: CopyLink;
}

export function TaskPanel({ copy }: TaskProps) {
  const words = useWords().predict.task;
  const say = useText();
  const store = useLecternStore();
  const step = useWholeStep();
  const isOpen = useLectern(({ onTask, asking }) => onTask && asking === null);
  const scenario = useLectern((state) => state.scenario);
  const spec = useLectern((state) => state.spec);
  const { record } = useRecord();
  const task = isOpen ? step?.task : undefined;
  const panel = useFocus(task !== undefined);
  if (!task || !step) return null;
  const metrics = record && sameSpec(record.spec, spec) ? record.metrics : undefined;
  const checked = checkTask(task, scenario, specOfOwnStep(store.getState(), step), spec, metrics);
  return (
    <section
      ref={panel}
      className="task-panel"
      data-done={checked.done || undefined}
      tabIndex={-1}
      aria-label={words.region}
    >
      <p className="question-ask">{say(task.ask)}</p>
      <ul className="task-conditions">
        {checked.conditions.map((condition) => (
          <Wanted key={condition.name} {...condition} />
        ))}
        <Kept all={checked.kept} />
      </ul>
      <p role="status" className="task-done">
        {checked.done ? words.done : ''}
      </p>
      {checked.done && <HandIn task={{ task: task.id, results: resultsOf(checked) }} copy={copy} />}
      <div className="predict-entry">
        <button type="button" className="predict-leave" onClick={() => store.getState().setOnTask(false)}>
          {words.close}
        </button>
      </div>
    </section>
  );
}

/** A result that the goal names, with what the run has now. */
function Wanted({ name, sign, value, has, met }: CheckedTask['conditions'][number]) {
  const words = useWords().predict.task;
  const say = useText();
  const language = useLanguage();
  const { metrics } = useLectern((state) => state.scenario);
  const metric = metrics.find((each) => each.name === name);
  const label = name === KILLS ? words.kills : say(metric!.label);
  const amountOf = (number: number): string =>
    metric ? asWords(metricText(metric, number, language, 4)) : formatMeasured(number, 'count', language).number;
  return (
    <Condition met={met}>
      {label} {SIGNS[sign]} {amountOf(value)}
      {has !== undefined && <span className="task-now">{words.now(amountOf(has))}</span>}
    </Condition>
  );
}

/** Settings that may not be moved: those that were not, and those that were. */
function Kept({ all }: { readonly all: CheckedTask['kept'] }) {
  const words = useWords().predict.task;
  const say = useText();
  const { parameters } = useLectern((state) => state.scenario);
  const labelsOf = (wanted: boolean): string[] =>
    all.filter(({ met }) => met === wanted).map(({ key }) => say(parameters.find((each) => each.key === key)!.label));
  const [kept, touched] = [labelsOf(true), labelsOf(false)];
  return (
    <>
      {kept.length > 0 && <Condition met>{words.kept(kept)}</Condition>}
      {touched.length > 0 && <Condition met={false}>{words.kept(touched)}</Condition>}
    </>
  );
}

/** Who takes a task up goes on reading there. */
function useFocus(isShown: boolean): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) panel.current?.focus({ preventScroll: true });
  }, [isShown]);
  return panel;
}

/** Packets dropped by hand are in the link itself. */
const resultsOf = ({ conditions }: CheckedTask): TaskClaim['results'] =>
  conditions.flatMap(({ name, has }) => (name === KILLS || has === undefined ? [] : [{ name, value: has }]));

const SIGNS = { '<': '<', '>': '>', '<=': '≤', '>=': '≥', '=': '=' } as const;

function Condition({ met, children }: { readonly met: boolean | undefined; readonly children: ReactNode }) {
  const words = useWords().predict.task;
  return (
    <li data-met={met}>
      <span aria-hidden="true" className="task-sign">
        {met === undefined ? '…' : met ? '✓' : '○'}
      </span>
      <span>
        {children}
        <span className="out-of-sight">, {met === undefined ? words.unknown : met ? words.met : words.unmet}</span>
      </span>
    </li>
  );
}
