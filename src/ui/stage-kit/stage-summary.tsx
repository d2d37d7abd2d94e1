// A stage for those who do not see it: sentences and perhaps a table, told when the cursor rests and at most every two
// seconds while it runs.

import { useMemo } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern, useRunner } from '../foundation/context.ts';
import { useQuiet } from '../foundation/use-quiet-now.ts';
import { knownMoment } from './scene.ts';

export interface Moment {
  readonly record: RunRecord;
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  readonly now: Nanos;
  /** Simulated ns per second of wall time. */
  readonly speed: number;
}

export interface SaidTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Said {
  readonly sentences: readonly string[];
  readonly table?: SaidTable | undefined;
}

export type Say = (moment: Moment, language: Language) => Said;

export function StageSummary({ say }: { readonly say: Say }) {
  const { record } = useRunner();
  const { now: cursor, version } = useQuiet();
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  const scenario = useLectern((state) => state.scenario);
  const speed = useLectern((state) => state.speed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const { sentences, table } = useMemo<Said>(
    () =>
      record ? say({ record, scenario, spec, now: knownMoment(record, cursor), speed }, language) : { sentences: [] },
    [record, version, spec, scenario, cursor, speed, say, language],
  );
  const said = sentences.join(' ');
  if (!table) return <p className="heard-only">{said}</p>;
  return (
    <div className="heard-only">
      <p>{said}</p>
      <Table table={table} />
    </div>
  );
}

function Table({ table: { caption, columns, rows } }: { readonly table: SaidTable }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
