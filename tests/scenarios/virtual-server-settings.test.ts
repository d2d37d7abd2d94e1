// Settings of the virtual server that the paper's test-bed leaves alone: each does what it says, and combinations that make no
// sense are said in words and mended.

import { describe, expect, it } from 'vitest';
import { SCHEDULER_NAMES } from '../../src/engine/virtual-server/scheduler-named.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Change, ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';

type Choices = Readonly<Record<string, ParamValue>>;
const SMALL = { case: 'own', size: 1e6, end: 100e9 };

function runOf(choices: Choices, changes: readonly Change[] = []) {
  const params = { ...defaultsOf(virtualServer), ...SMALL, ...choices };
  const { marks, metrics } = recordOf(
    sessionOf({ scenario: 'virtual-server', params, changes: [...changes], kills: [] }),
  );
  const picks = marks.filter(({ kind }) => kind === 'pick');
  return {
    metrics: metrics!,
    picks,
    servers: picks.map(({ numbers }) => numbers['server']),
    at: picks.map(({ at }) => at),
  };
}

describe('settings of the virtual server', () => {
  it('a lower threshold keeps a full server closed until it has emptied that far', () => {
    const choices = { sched: 'rr', servers: 1, n: 30, size: 2e6, stagger: 100e6, most: 3, linger: 0 };
    const early = runOf(choices).metrics['refused']!;
    const late = runOf({ ...choices, low: 1 }).metrics['refused']!;
    expect(late).toBeGreaterThan(early);
  });

  it('hashing the source port spreads one client over servers', () => {
    const choices = { sched: 'sh', clients: 1, era: 'current' };
    expect(new Set(runOf(choices).servers).size).toBe(1);
    expect(new Set(runOf({ ...choices, port: true }).servers).size).toBeGreaterThan(1);
  });

  it('a fallback serves what would be refused', () => {
    const choices = { sched: 'sh', w1: 0 };
    expect(runOf(choices).metrics['refused']).toBeGreaterThan(0);
    expect(runOf({ ...choices, fall: true }).metrics['refused']).toBe(0);
  });

  it('a short expiration takes servers from a destination', () => {
    const choices = { sched: 'lblcr', n: 30, size: 5e6, stagger: 100e6 };
    expect(runOf({ ...choices, exp: 1e9 }).servers).not.toEqual(runOf(choices).servers);
  });

  it('jitter moves starts by up to so much, and the seed decides', () => {
    const gaps = (seed: number): number[] => {
      const { at } = runOf({ jitter: 40e6, seed });
      return at.slice(1).map((time, index) => time - at[index]!);
    };
    expect(gaps(1)).not.toEqual(gaps(2));
    for (const gap of gaps(1)) {
      expect(gap).toBeGreaterThanOrEqual(49e6);
      expect(gap).toBeLessThanOrEqual(91e6);
    }
  });

  it('a cold start makes disks read again what was in memory', () => {
    const warm = { start: 'warm', files: 'same', ram: 64e6, size: 20e6 };
    expect(runOf(warm).metrics['useDisks']).toBe(0);
    expect(runOf(warm, [{ at: 1e9, key: 'cold', value: 1 }]).metrics['useDisks']).toBeGreaterThan(0);
    expect(runOf({ ...warm, cold: 1 }).metrics).toEqual(runOf({ ...warm, start: 'cold' }).metrics);
  });
});

describe('what makes no sense', () => {
  const mended = (link: string) => {
    const { state, repairs } = parseLink(`${link}&v=1`, virtualServer);
    expect(repairs.length).toBeGreaterThan(0);
    return state.spec.params;
  };

  it('is mended: a lower threshold above the upper one', () => {
    expect(mended('low=5')['low']).toBe(0);
    expect(mended('most=4&low=5')['low']).toBe(4);
  });

  const NOBODY = [
    ['no server', 'servers=0', 'refused.no-servers'],
    ['all weights 0', 'w1=0&w2=0&w3=0', 'refused.quiesced'],
    ['files larger than any disk', 'room=20MB&size=3MB', 'refused.no-room'],
  ] as const;

  it.each(NOBODY)('is seen as refused connections, with any scheduler: %s', (_, link, reason) => {
    for (const sched of SCHEDULER_NAMES) {
      const { state, repairs } = parseLink(`case=own&${link}&sched=${sched}&v=1`, virtualServer);
      expect(repairs).toEqual([]);
      const record = recordOf(sessionOf(state.spec));
      expect(record.metrics).toMatchObject({ refused: 10, complete: 0, largestShare: 0 });
      // A mean of nothing is no 0.
      expect(record.metrics).not.toHaveProperty('wait');
      const [mark] = record.marks;
      const explanation = explain({ mark: mark!, record, scenario: virtualServer });
      expect(JSON.stringify(explanation.sentences)).toContain(`"rule":"${reason}"`);
    }
  });

  it('is left to be seen where a real director would refuse: a quiesced server of DH, OVF with everybody full', () => {
    for (const link of ['sched=dh&w1=0&size=1MB&v=1', 'sched=ovf&servers=1&size=1MB&v=1']) {
      const { state, repairs } = parseLink(link, virtualServer);
      expect(repairs).toEqual([]);
      expect(runOf({ ...state.spec.params }).metrics['refused']).toBeGreaterThan(0);
    }
  });
});
