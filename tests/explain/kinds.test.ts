// Which kinds of event a network can have, and to which setting one leads that no other event caused.

import { describe, expect, it } from 'vitest';
import { KINDS_ON, rootOf } from '../../src/explain/explain.ts';
import type { MarkKind, RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { chosenCluster } from '../support/chosen-cluster.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { chosenVirtual } from '../support/chosen-virtual.ts';

/** Explained on every page. */
const EVERYWHERE: MarkKind = 'change';
/** A drop by hand is in the link; packets that overtake one another are nobody's setting. */
const NO_SETTING: readonly MarkKind[] = ['kill', 'fast-retransmit'];
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

describe.each(scenarios)('$id', (scenario) => {
  it('names every kind of event its runs have in the key of its page', () => {
    const kinds = new Set(records(scenario.id).flatMap(({ marks }) => marks.map(({ kind }) => kind)));
    const events = [...kinds].filter((kind) => kind !== EVERYWHERE);
    expect(events.length).toBeGreaterThan(1);
    expect(events.filter((kind) => !(KINDS_ON[scenario.stage] as readonly MarkKind[]).includes(kind))).toEqual([]);
  });
  it('leads from what no other event caused to a setting of the scenario', () => {
    const roots = records(scenario.id).flatMap((record) =>
      record.marks.filter(({ cause }) => cause < 0).map((mark) => ({ mark, record, scenario })),
    );
    const keys = roots.map(rootOf).filter((key) => key !== undefined);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !scenario.parameters.some((parameter) => parameter.key === key))).toEqual([]);
    const without = roots.filter((root) => rootOf(root) === undefined).map(({ mark }) => mark.kind);
    expect(without.filter((kind) => !NO_SETTING.includes(kind))).toEqual([]);
  });
});
