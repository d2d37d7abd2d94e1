// A page brings what can explain the events of its network.

import { describe, expect, it } from 'vitest';
import type { MarkKind, RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { stages } from '../../src/ui/app/pages.ts';
import { chosenCluster } from '../support/chosen-cluster.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { chosenVirtual } from '../support/chosen-virtual.ts';

/** Explained on every page. */
const EVERYWHERE: MarkKind = 'change';
const RUNS = 6;

const scenarios = [reno, lanRto, nicBuffer, tcpOverAtm, webCluster, virtualServer];

const known = new Map<string, readonly RunRecord[]>();

/** Runs of a scenario chosen by a seed. */
function records(id: string): readonly RunRecord[] {
  const scenario = scenarios.find((each) => each.id === id)!;
  const recordOf = (seed: number): RunRecord => {
    if (id === webCluster.id) return chosenCluster(seed).record;
    return (id === virtualServer.id ? chosenVirtual(seed) : chosenRun(scenario, seed)).record;
  };
  const runs = known.get(id) ?? Array.from({ length: RUNS }, (_, seed) => recordOf(seed));
  known.set(id, runs);
  return runs;
}

describe.each(scenarios)('$id', ({ id, stage }) => {
  it('explains every kind of event its runs have', async () => {
    const { families } = await stages[stage]();
    const known = families.flatMap((family) => Object.keys(family.kinds));
    const kinds = new Set(records(id).flatMap(({ marks }) => marks.map(({ kind }) => kind)));
    const events = [...kinds].filter((kind) => kind !== EVERYWHERE);
    expect(events.length).toBeGreaterThan(1);
    expect(events.filter((kind) => !known.includes(kind))).toEqual([]);
  });
  it('leads from what no other event caused to a setting of the scenario', async () => {
    const { families } = await stages[stage]();
    const scenario = scenarios.find((each) => each.id === id)!;
    const roots = families.flatMap((family) => Object.entries(family.roots ?? {}));
    const keys = records(id).flatMap((record) =>
      record.marks
        .filter(({ cause }) => cause < 0)
        .flatMap((mark) => {
          const root = roots.find(([kind]) => kind === mark.kind)?.[1];
          return root ? [root({ mark, record, scenario, language: 'en' })] : [];
        }),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !scenario.parameters.some((parameter) => parameter.key === key))).toEqual([]);
  });
});
