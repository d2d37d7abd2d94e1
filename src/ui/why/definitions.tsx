// Every result of the run with how it is counted, in a dialog.

import { metricText } from '../../plot/numbers.ts';
import './definitions.css';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { useAtCursor, useLanguage, useLectern, useRunner, useText, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { Terms } from '../foundation/terms.tsx';
import { useWhyNone } from './why-none.ts';

export function Definitions({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().why.results;
  const say = useText();
  const language = useLanguage();
  const runner = useRunner();
  const metrics = useLectern((state) => state.scenario.metrics);
  useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.done}`);
  const values = runner.record?.metrics;
  const why = useWhyNone();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <dl className="definitions">
        {metrics.map((metric) => (
          <div key={metric.name}>
            <dt>{say(metric.label)}</dt>
            <dd className="definition-value">
              {values ? asWords(metricText(metric, values[metric.name] ?? Number.NaN, language)) : why}
            </dd>
            <dd className="definition">
              <Terms text={say(metric.help)} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
