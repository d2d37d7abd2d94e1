// The curtain: what a question hides is not in the records that the page reads, of whichever run that is compared, and all of it is
// there again when it rises.

import { describe, expect, it } from 'vitest';
import { recordOfSpec } from '../../src/cli/lesson/lesson-runs.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { valueAt } from '../../src/record/values.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { Curtain, recordUntil } from '../../src/ui/state/curtain.ts';
import { END, openPage, recordWith } from './page.ts';

const record = recordOfSpec(defaultState(reno).spec);
const UNTIL = ms(400.6);

describe('a record behind the curtain', () => {
  const cut = recordUntil(record, UNTIL, ['rto']);

  it('ends there: no event, no packet, no value and no result comes after it', () => {
    expect(record.marks.at(-1)!.at).toBeGreaterThan(UNTIL);
    expect(cut.marks.length).toBeGreaterThan(0);
    expect(cut.marks.every(({ at }) => at <= UNTIL)).toBe(true);
    for (const { time, length } of cut.gauges) expect(length === 0 || time[length - 1]! <= UNTIL).toBe(true);
    for (const { offeredAt, length } of cut.flights) expect(length === 0 || offeredAt[length - 1]! <= UNTIL).toBe(true);
    expect(cut).toMatchObject({ done: false, metrics: undefined, digest: 0, computedTo: UNTIL });
    expect(cut.flightsTo).toBeLessThanOrEqual(UNTIL);
  });

  it('says of the time before what the run says', () => {
    for (const [index, gauge] of record.gauges.entries()) {
      if (gauge.name === 'rto') continue;
      for (const at of [0, ms(100), ms(333), UNTIL]) {
        expect(valueAt(cut.gauges[index]!, at), gauge.name).toEqual(valueAt(gauge, at));
      }
    }
  });

  it('has nothing of a gauge that would say the answer', () => {
    expect(cut.gauges.find(({ name }) => name === 'rto')!.length).toBe(0);
  });

  it('leaves out a folded row that goes on behind it', () => {
    const [gauge] = record.gauges;
    const folded = { ...gauge!, time: Float64Array.of(0, 100, 200), length: 3, width: 100 };
    expect(recordUntil({ ...record, gauges: [folded] }, 250).gauges[0]!.length).toBe(2);
    expect(recordUntil({ ...record, gauges: [folded] }, 300).gauges[0]!.length).toBe(3);
  });
});

describe('the curtain', () => {
  it('shows another record while it is down, the same one until the run goes on, and each run its own', () => {
    const curtain = new Curtain();
    expect(curtain.over(record)).toBe(record);
    curtain.fall(seconds(1));
    const hidden = curtain.over(record)!;
    expect(hidden).not.toBe(record);
    expect(curtain.over(record)).toBe(hidden);
    expect(hidden.version).not.toBe(record.version);
    const other = { ...record };
    expect(curtain.over(other)).not.toBe(hidden);
    expect(curtain.over(record)).toBe(hidden);
    curtain.fall(seconds(2));
    expect(curtain.over(record)!.version).not.toBe(hidden.version);
    curtain.fall(seconds(2), ['rto']);
    expect(curtain.over(record)!.gauges.find(({ name }) => name === 'rto')!.length).toBe(0);
    curtain.fall(undefined);
    expect(curtain.over(record)).toBe(record);
  });
});

describe('behind the curtain of an open question', () => {
  const QUESTION = { question: 'one', stage: 'open', from: 1e9, until: 1.5e9 } as const;
  const compared = () => {
    const page = openPage();
    const marks = [{ at: 0.5e9 }, { at: 1.2e9 }];
    const report = (slot: number): void =>
      page.runners[slot]!.report({
        record: recordWith(marks, undefined, { run: slot + 1, spec: page.store.getState().slots[slot]! }),
      });
    report(0);
    page.store.getState().keepRun();
    page.store.getState().setParam('rmin', ms(15), 'set');
    page.store.getState().keepRun();
    page.store.getState().setParam('rmin', ms(50), 'set');
    for (const slot of [1, 2]) report(slot);
    return page;
  };
  const seenOf = ({ records }: ReturnType<typeof compared>) =>
    [0, 1, 2].map((slot) => {
      const { marks, done, metrics, computedTo } = records.recordAt(slot)!;
      return { marks: marks.length, done, metrics, computedTo };
    });
  const hidden = { marks: 1, done: false, metrics: undefined, computedTo: 1e9 };
  const whole = { marks: 2, done: true, metrics: {}, computedTo: END };

  it('lies the future of every run that is compared, until it rises', () => {
    const page = compared();
    expect(seenOf(page)).toEqual([whole, whole, whole]);
    let heard = 0;
    page.records.subscribeToAll(() => heard++);
    page.store.getState().ask(QUESTION);
    expect(seenOf(page)).toEqual([hidden, hidden, hidden]);
    expect(heard).toBe(1);
    expect(page.whole()!.marks).toHaveLength(2);
    page.store.getState().ask({ ...QUESTION, stage: 'playing' });
    expect(seenOf(page)).toEqual([whole, whole, whole]);
    expect(heard).toBe(2);
  });

  it('lies everything of a page that is opened with a question, until it can be asked', () => {
    const page = compared();
    page.store.getState().ask({ question: 'one', stage: 'wanted', hidden: true });
    expect(seenOf(page).map(({ marks, computedTo }) => [marks, computedTo])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    page.store.getState().ask({ question: 'one', stage: 'wanted' });
    expect(seenOf(page)).toEqual([whole, whole, whole]);
  });

  it('lies a run that is kept meanwhile, too; where runs part is not asked before it rises', () => {
    const page = openPage();
    page.runner.report({ record: recordWith([{ at: 1.2e9 }], undefined, { spec: page.store.getState().spec }) });
    page.store.getState().ask(QUESTION);
    page.store.getState().keepRun();
    expect(page.records.recordAt(1)!.marks).toHaveLength(0);
    page.store.getState().askParting();
    expect(page.store.getState().parting).toBeNull();
    page.store.getState().ask(null);
    expect(page.records.recordAt(1)!.marks).toHaveLength(1);
  });

  it('stays, and so does the run, where a slip of a key would bring another one: that is said', () => {
    const page = compared();
    const state = page.store.getState;
    const { spec } = state();
    for (const stage of ['open', 'playing'] as const) {
      for (const slip of [state().undo, state().redo, () => state().bringToFront(0), () => state().dropRun(2)]) {
        state().ask({ ...QUESTION, stage });
        slip();
        expect(state().asking).toEqual({ ...QUESTION, stage, held: true });
        expect(state().spec).toBe(spec);
        expect(state().slots).toHaveLength(3);
      }
    }
    // Once the answer is told nothing is lost.
    state().ask({ ...QUESTION, stage: 'told' });
    state().bringToFront(0);
    expect(state().asking).toBeNull();
    expect(state().front).toBe(0);
  });

  it('stays where the same run goes on, as one that is kept, or alone', () => {
    const page = openPage();
    const state = page.store.getState;
    state().ask(QUESTION);
    state().keepRun();
    expect(state().slots).toHaveLength(2);
    state().endComparison();
    expect(state().asking).toEqual(QUESTION);
  });

  it('does not stay down for another run: that is not what was asked about', () => {
    const page = compared();
    page.store.getState().ask(QUESTION);
    page.store.getState().setParam('rmin', ms(70), 'set');
    expect(page.store.getState().asking).toBeNull();
    expect(seenOf(page)).toEqual([whole, whole, whole]);
  });
});
