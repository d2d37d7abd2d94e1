// A page brings what can explain the events of its network.

import { describe, expect, it } from 'vitest';
import type { MarkKind, RunRecord } from '../../src/runner/record.ts';
import { lanRto } from '../../src/scenarios/lan-rto.ts';
import { nicBuffer } from '../../src/scenarios/nic-buffer.ts';
import { reno } from '../../src/scenarios/reno.ts';
import { tcpOverAtm } from '../../src/scenarios/tcp-over-atm.ts';
import { chosenCluster } from '../support/chosen-cluster.ts';
import { chosenRun } from '../support/chosen-runs.ts';
import { chosenVirtual } from '../support/chosen-virtual.ts';
import { familiesOfPage } from '../support/every-family.ts';

/** Explained on every page. */
const EVERYWHERE: MarkKind = 'change';
const RUNS = 6;

const ofRuns = (record: (seed: number) => RunRecord): ReadonlySet<MarkKind> =>
  new Set(Array.from({ length: RUNS }, (_, seed) => record(seed).marks.map(({ kind }) => kind)).flat());

const seen: Readonly<Record<string, () => ReadonlySet<MarkKind>>> = {
  ...Object.fromEntries(
    [reno, lanRto, nicBuffer, tcpOverAtm].map((scenario) => [
      scenario.id,
      () => ofRuns((seed) => chosenRun(scenario, seed).record),
    ]),
  ),
  'web-cluster': () => ofRuns((seed) => chosenCluster(seed).record),
  'virtual-server': () => ofRuns((seed) => chosenVirtual(seed).record),
};

describe.each(Object.entries(seen))('%s', (id, kinds) => {
  it('explains every kind of event its runs have', () => {
    const known = familiesOfPage(id).flatMap((family) => Object.keys(family.kinds));
    const events = [...kinds()].filter((kind) => kind !== EVERYWHERE);
    expect(events.length).toBeGreaterThan(1);
    expect(events.filter((kind) => !known.includes(kind))).toEqual([]);
  });
});
