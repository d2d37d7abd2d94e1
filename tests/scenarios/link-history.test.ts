// What a link says of the course of a run: changes (`e`) and packets dropped by hand (`x`), item by item, and what is said of
// an item that cannot be used. docs/scenarios.md, "The settings".

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { CHANGE_STEP, readEdits, readKills } from '../../src/scenarios/kit/read-edits.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const END = seconds(20);
const edits = (text: string) => readEdits(text, reno.parameters, END);
const PLACES = ['R-B', 'A-R'];
const kills = (text: string) => readKills(text, PLACES);
const MOST = 64;

describe('changes', () => {
  it('are in order of time, those of one moment in the order given; a bare number counts seconds', () => {
    const { changes, atStart, repairs } = edits(',3s:q:50,,1.5:rmin:50ms,1500ms:Q:9,');
    expect(changes).toEqual([
      { at: seconds(1.5), key: 'rmin', value: 50e6 },
      { at: seconds(1.5), key: 'q', value: 9 },
      { at: seconds(3), key: 'q', value: 50 },
    ]);
    expect([atStart, repairs]).toEqual([[], []]);
  });

  it('of one setting at one moment: the last counts, and what it replaces is named where it says something else', () => {
    const { changes, repairs } = edits('1s:q:9,1s:rmin:1s,2s:q:7,1s:q:8,2s:q:7');
    expect(changes.map(({ at, key, value }) => [at, key, value])).toEqual([
      [seconds(1), 'rmin', seconds(1)],
      [seconds(1), 'q', 8],
      [seconds(2), 'q', 7],
    ]);
    expect(repairs).toEqual([{ code: 'duplicate-edit', key: 'q', given: '1s:q:9', at: seconds(1) }]);
  });

  it('at 0 are settings of the whole run', () => {
    const { changes, atStart, repairs } = edits('0s:q:9,1s:q:8');
    expect(atStart).toEqual([{ at: 0, key: 'q', value: 9 }]);
    expect(changes).toEqual([{ at: seconds(1), key: 'q', value: 8 }]);
    expect(repairs).toEqual([{ code: 'edit-at-start', key: 'q', given: '0s:q:9', at: 0 }]);
  });

  it('take effect at tenths of a millisecond, the nearest; a half goes down', () => {
    const rounded = { code: 'edit-time-rounded', key: 'q', step: CHANGE_STEP, quantity: 'duration' };
    for (const [when, at] of [
      ['1.00006s', seconds(1) + CHANGE_STEP],
      ['1.00005s', seconds(1)],
    ] as const) {
      const { changes, repairs } = edits(`${when}:q:9`);
      expect(changes).toEqual([{ at, key: 'q', value: 9 }]);
      expect(repairs).toEqual([{ ...rounded, given: `${when}:q:9`, at, used: at }]);
    }
  });

  it('come before the end', () => {
    expect(edits('19.9999s:q:9').changes).toHaveLength(1);
    const { changes, repairs } = edits('20s:q:9');
    expect(changes).toEqual([]);
    const range = { max: END, quantity: 'duration' };
    expect(repairs).toEqual([{ code: 'edit-after-end', key: 'q', given: '20s:q:9', at: END, ...range }]);
  });

  it.each(['1s:q', '1s:q:', 'q:9', '1s:q:9:9', 'soon:q:9', '-1s:q:9', '1kg:q:9', '1s'])('%s is none', (given) => {
    expect(edits(given)).toEqual({ changes: [], atStart: [], repairs: [{ code: 'bad-edit', key: 'e', given }] });
  });

  it('are of settings that can change while the run goes on', () => {
    expect(edits('1s:n:3').repairs).toEqual([{ code: 'not-live', key: 'n', given: '1s:n:3', at: seconds(1) }]);
    expect(edits('1s:Rmim:1s').repairs).toEqual([
      { code: 'unknown-key', key: 'rmim', given: '1s:Rmim:1s', suggestion: 'rmin' },
    ]);
    expect(edits('1s:zebra:1').repairs).toEqual([{ code: 'unknown-key', key: 'zebra', given: '1s:zebra:1' }]);
    // `n` is near enough, but cannot change.
    expect(edits('1s:nn:3').repairs[0]).not.toMatchObject({ suggestion: 'n' });
  });

  it('to a value beyond the range or between the steps have the nearest; to no value they are left out', () => {
    const { changes, repairs } = edits('1s:q:1000,2s:q:9.6,3s:q:many,4s:bw:3pkt');
    expect(changes.map(({ value }) => value)).toEqual([200, 10]);
    expect(repairs.map(({ code, used, at }) => [code, used, at])).toEqual([
      ['out-of-range', 200, seconds(1)],
      ['off-step', 10, seconds(2)],
      ['not-a-number', undefined, seconds(3)],
      ['wrong-unit', undefined, seconds(4)],
    ]);
  });

  it('are 64 at most', () => {
    const items = Array.from({ length: MOST + 1 }, (_, index) => `${index + 1}ms:q:9`);
    const { changes, repairs } = edits(items.join(','));
    expect(changes).toHaveLength(MOST);
    expect(repairs).toEqual([{ code: 'too-many-edits', key: 'e', given: '65ms:q:9' }]);
  });
});

describe('drops by hand', () => {
  it('are in order of place and number, none twice; a bare number belongs to the place before it', () => {
    expect(kills('R-B:7,,3,a-r:10,9,R-B:7,')).toEqual({
      kills: [
        { place: 'A-R', n: 9 },
        { place: 'A-R', n: 10 },
        { place: 'R-B', n: 3 },
        { place: 'R-B', n: 7 },
      ],
      repairs: [],
    });
  });

  it.each(['5', 'R-B:', 'R-B:x', 'R-B:-1', 'R-B:1.5', 'R-B:1000000001', ':5', 'R-B'])('%s is none', (given) => {
    expect(kills(given)).toEqual({ kills: [], repairs: [{ code: 'bad-kill', key: 'x', given }] });
  });

  it('have a number up to a thousand million', () => {
    expect(kills('R-B:1000000000,0').kills.map(({ n }) => n)).toEqual([0, 1_000_000_000]);
  });

  it('where no packet passes are left out, and numbers behind them too', () => {
    expect(kills('R-C:3,4,Z:1')).toEqual({
      kills: [],
      repairs: [
        { code: 'unknown-place', key: 'x', given: 'R-C:3', options: PLACES, suggestion: 'R-B' },
        { code: 'unknown-place', key: 'x', given: '4', options: PLACES, suggestion: 'R-B' },
        { code: 'unknown-place', key: 'x', given: 'Z:1', options: PLACES },
      ],
    });
  });

  it('are 64 at most', () => {
    const { kills: read, repairs } = kills(`R-B:0,${Array.from({ length: MOST }, (_, n) => n + 1).join(',')}`);
    expect(read).toHaveLength(MOST);
    expect(repairs).toEqual([{ code: 'too-many-kills', key: 'x', given: '64' }]);
  });
});
