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
  const language = useLanguage();
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
  const nameOf = (name: string): string =>
    name === KILLS ? words.kills : say(scenario.metrics.find((metric) => metric.name === name)!.label);
  const labelsOf = (all: typeof checked.kept): string[] =>
    all.map(({ key }) => say(scenario.parameters.find((each) => each.key === key)!.label));
  const kept = labelsOf(checked.kept.filter(({ met }) => met));
  const touched = labelsOf(checked.kept.filter(({ met }) => !met));
  const amountOf = (name: string, value: number): string => {
    const metric = scenario.metrics.find((each) => each.name === name);
    return metric ? asWords(metricText(metric, value, language, 4)) : formatMeasured(value, 'count', language).number;
  };
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
        {checked.conditions.map(({ name, sign, value, has, met }) => (
          <Condition key={name} met={met}>
            {nameOf(name)} {SIGNS[sign]} {amountOf(name, value)}
            {has !== undefined && <span className="task-now">{words.now(amountOf(name, has))}</span>}
          </Condition>
        ))}
        {kept.length > 0 && <Condition met>{words.kept(kept)}</Condition>}
        {touched.length > 0 && <Condition met={false}>{words.kept(touched)}</Condition>}
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
