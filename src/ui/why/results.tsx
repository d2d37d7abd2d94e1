// The results of the run as text: what a lecturer compares after a change, and what can be read without seeing a chart.

import { useAtCursor, useLanguage, useLectern, useRunner, useText, useWords } from '../context.ts';
import { metricText } from '../i18n/numbers.ts';

export function Results() {
  const words = useWords().results;
  const say = useText();
  const language = useLanguage();
  const runner = useRunner();
  const metrics = useLectern((state) => state.scenario.metrics);
  const state = useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.done}`);
  const values = runner.record?.metrics;
  return (
    <section className="results" aria-labelledby="results-title" data-state={state}>
      <h2 id="results-title">{words.title}</h2>
      <dl>
        {metrics.map((metric) => {
          const value = values?.[metric.name];
          const { number, unit } = value === undefined ? { number: '', unit: '' } : metricText(metric, value, language);
          return (
            <div key={metric.name} title={say(metric.help)} data-metric={metric.name}>
              <dt>{say(metric.label)}</dt>
              <dd>
                {value === undefined ? <span className="unit">{words.pending}</span> : number}
                {unit && <span className="unit"> {unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
