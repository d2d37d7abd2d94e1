// Values that do not fit together: mended at the start and at every change, the same for sliders and links.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { Change, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { arbitrarySpec } from '../support/arbitraries.ts';
import { draws } from '../support/sample.ts';
import { toy } from '../support/toy-scenario.ts';

const run = (params: RunSpec['params'], changes: readonly Change[] = []): RunSpec => {
  const { spec } = defaultState(reno);
  return { ...spec, params: { ...spec.params, ...params }, changes };
};

describe('settle', () => {
  it('leaves a run alone that fits together', () => {
    const spec = run({ rmin: ms(200) }, [{ at: seconds(1), key: 'rmin', value: ms(10) }]);
    expect(settle(spec, reno)).toEqual({ spec, complaints: [] });
    expect(settle(spec, reno).spec).toBe(spec);
  });

  it('raises RTO maximum to the minimum', () => {
    const { spec, complaints } = settle(run({ rmin: seconds(3), rmax: seconds(2) }), reno);
    expect(spec.params['rmax']).toBe(seconds(3));
    expect(complaints).toMatchObject([{ key: 'rmax', was: seconds(2), instead: seconds(3), at: 0 }]);
  });

  it('brings senders together that would start after the end', () => {
    const { spec } = settle(run({ n: 8, start: seconds(10) }), reno);
    expect(spec.params['start']).toBe(seconds(2.5));
    expect(settle(run({ n: 2, start: seconds(10), end: seconds(10) }), reno).spec.params['start']).toBe(seconds(5));
    expect(settle(run({ n: 1, start: seconds(10), end: seconds(1) }), reno).complaints).toEqual([]);
  });

  it('judges the changes of one moment together, and with what went before', () => {
    const together = [
      { at: seconds(1), key: 'rmin', value: seconds(3) },
      { at: seconds(1), key: 'rmax', value: seconds(5) },
    ];
    expect(settle(run({ rmax: seconds(2) }, together), reno).complaints).toEqual([]);
    const { spec } = settle(run({ rmax: seconds(2) }, together.slice(0, 1)), reno);
    expect(spec.changes).toEqual([together[0], { at: seconds(1), key: 'rmax', value: seconds(3) }]);
    const later = [...together, { at: seconds(2), key: 'rmax', value: seconds(2) }];
    expect(settle(run({ rmax: seconds(2) }, later), reno).spec.changes.at(-1)?.value).toBe(seconds(3));
  });

  it('mends a change in its place, the first of its moment or a later one', () => {
    const at = seconds(1);
    const tooLow = { at, key: 'rmax', value: ms(300) };
    const mended = { at, key: 'rmax', value: seconds(1) };
    const queue = { at, key: 'q', value: 9 };
    expect(settle(run({ rmin: seconds(1) }, [tooLow, queue]), reno).spec.changes).toEqual([mended, queue]);
    expect(settle(run({ rmin: seconds(1) }, [queue, tooLow]), reno).spec.changes).toEqual([queue, mended]);
  });

  it('leaves out a change that cannot be mended, because the setting to mend is not live', () => {
    const stubborn = {
      ...toy,
      check: ({ q, hosts }: RunSpec['params']) =>
        Number(q) > 50 && hosts === 2 ? [{ key: 'hosts', message: toy.title, instead: 3 }] : [],
    };
    const { spec } = defaultState(toy);
    const changes = [
      { at: seconds(1), key: 'q', value: 60 },
      { at: seconds(2), key: 'q', value: 40 },
    ];
    const settled = settle({ ...spec, changes }, stubborn);
    expect(settled.spec.changes).toEqual(changes.slice(1));
    expect(settled.complaints).toMatchObject([{ key: 'hosts', leftOut: changes[0], at: seconds(1) }]);
  });

  it('leaves out a change between two networks', () => {
    const { spec } = defaultState(tcpOverAtm);
    const [live, over] = ['ppd', 'none'].map((value, index) => ({ at: seconds(1 + index), key: 'policy', value }));
    const settled = settle({ ...spec, changes: [live!, over!] }, tcpOverAtm);
    expect(settled.spec.changes).toEqual([live]);
    expect(settled.complaints).toMatchObject([{ key: 'policy', leftOut: over, at: seconds(2) }]);
    const packets = { ...spec, params: { ...spec.params, policy: 'none' }, changes: [live!] };
    expect(settle(packets, tcpOverAtm).spec.changes).toEqual([]);
  });

  it('ends even if complaints never do', () => {
    const never = { ...toy, check: () => [{ key: 'q', message: toy.title, instead: 5 }] };
    const { spec } = defaultState(toy);
    expect(settle(spec, never).spec.params['q']).toBe(5);
  });

  it.each([...scenarios, toy])('is idempotent for $id', (scenario) => {
    fc.assert(
      fc.property(arbitrarySpec(scenario), (spec) => {
        expect(settle(spec, scenario)).toEqual({ spec, complaints: [] });
      }),
      { seed: 5, numRuns: draws(100, 300) },
    );
  });
});
