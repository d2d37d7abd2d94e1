// The stage of the virtual server for those who do not see it: sentences about the cursor's time and a table of all requests,
// told when the cursor rests and at most every two seconds while it runs.

import { useMemo } from 'react';
import { useQuiet } from '../charts/use-quiet-now.ts';
import { useLanguage, useLectern, useRunner } from '../context.ts';
import { virtualSentences } from './virtual-sentences.ts';

export function VirtualSummary() {
  const runner = useRunner();
  const { now, version } = useQuiet();
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  const { record } = runner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const { sentences, table } = useMemo(
    () => (record ? virtualSentences(record, spec, now, language) : NOTHING),
    [record, version, spec, now, language],
  );
  return (
    <div className="heard-only">
      <p>{sentences.join(' ')}</p>
      {table && (
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([request, ...cells]) => (
              <tr key={request}>
                <th scope="row">{request}</th>
                {cells.map((cell, column) => (
                  <td key={table.columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const NOTHING = { sentences: [], table: undefined };
