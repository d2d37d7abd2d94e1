// The results of the run as text: what a lecturer compares after a change, and what can be read without seeing a chart. How
// each is counted is in a dialog (definitions.tsx). Many results stand closer, and on narrow screens the minor ones are in
// the dialog alone (and in the accessibility tree).

import { useState } from 'react';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { MetricInfo, Metrics } from '../../scenarios/kit/scenario.ts';
import { useAtCursor, useLanguage, useLectern, useRunner, useText, useWords } from '../context.ts';
import { fetchExplanations, useExplanations } from '../i18n/later-texts.ts';
import { metricText } from '../i18n/numbers.ts';
import { later } from '../later.tsx';

const Definitions = later(async () => {
  await fetchExplanations();
  return (await import('./definitions.tsx')).Definitions;
});

/** More than these stand closer. */
const FEW = 10;

export function Results() {
  useExplanations();
  const words = useWords().results;
  const runner = useRunner();
  const metrics = useLectern((state) => state.scenario.metrics);
  const state = useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.done}`);
  const [open, setOpen] = useState(false);
  const values = runner.record?.metrics;
  const many = metrics.length > FEW;
  const button = (
    <button
      type="button"
      className="text-button"
      aria-haspopup="dialog"
      title={words.definitions}
      onClick={() => setOpen(true)}
    >
      <span>{words.definitions}</span>
    </button>
  );
  return (
    <section className={many ? 'results results-many' : 'results'} aria-labelledby="results-title" data-state={state}>
      <div className="results-head">
        <h2 id="results-title">{words.title}</h2>
        {!many && button}
      </div>
      <dl>
        {metrics.filter(isMeasured).map((metric) => (
          <Result
            key={metric.name}
            metric={metric}
            bare={many}
            wanted={metrics.find((other) => other.wantedOf === metric.name)}
            values={values}
          />
        ))}
      </dl>
      {many && button}
      {open && <Definitions onClose={() => setOpen(false)} />}
    </section>
  );
}

/** What was wanted stands beside what was measured. */
const isMeasured = ({ wantedOf }: MetricInfo): boolean => wantedOf === undefined;

interface ResultProps {
  readonly metric: MetricInfo;
  readonly wanted: MetricInfo | undefined;
  /** Without the word packets, which most labels say. */
  readonly bare: boolean;
  /** Undefined until the run is complete. */
  readonly values: Metrics | undefined;
}

function Pending() {
  const words = useWords().results;
  return (
    <>
      <span className="unit" aria-hidden="true">
        …
      </span>
      <span className="out-of-sight">{words.pending}</span>
    </>
  );
}

function Result({ metric, wanted, bare, values }: ResultProps) {
  const words = useWords().results;
  const say = useText();
  const language = useLanguage();
  const textOf = (info: MetricInfo) => metricText(info, values?.[info.name] ?? Number.NaN, language);
  const { number, unit: whole } = textOf(metric);
  const unit = bare && metric.unit === 'packets' ? '' : whole;
  return (
    <div title={say(metric.help)} data-metric={metric.name} data-minor={metric.minor}>
      <dt>{say(metric.label)}</dt>
      {/* Another element with the values: nothing of it has moved then. Short, so that no label has to make room. */}
      <dd key={values ? 'value' : 'pending'}>
        {values ? number : <Pending />}
        {values && unit && <span className="unit"> {unit}</span>}
        {values && wanted && <span className="unit">, {words.wanted(asWords(textOf(wanted)))}</span>}
      </dd>
    </div>
  );
}
