// The run that is offered in place of one that was stopped: it is computed whole, or offering it would be of no use.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Mark } from '../../src/record/record.ts';
import { MARKS_AT_MOST } from '../../src/runner/client-contract.ts';
import type { NumberParameter } from '../../src/scenarios/kit/parameter.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { shorterRun } from '../../src/ui/share/shorter-run.ts';

const length = reno.parameters.find(({ key }) => key === 'end') as NumberParameter;

/** Marks of a run of which the last that is kept happens then; more of the same portion lie behind it. */
function fullAt(at: number): readonly Mark[] {
  const marks = Array.from({ length: MARKS_AT_MOST + 5000 }, (_, index) => ({ at: index }) as Mark);
  for (let index = MARKS_AT_MOST - 1; index < marks.length; index++) marks[index] = { at } as Mark;
  return marks;
}

describe('the run offered in place of one that was stopped', () => {
  it('is as long as what has been computed, in whole steps', () => {
    expect(shorterRun({ computedTo: seconds(106) + ms(90), marks: [] }, length)).toBe(seconds(106));
  });

  it('ends before the event with which a page would be full again', () => {
    expect(shorterRun({ computedTo: seconds(106), marks: fullAt(seconds(102) + ms(1)) }, length)).toBe(seconds(102));
    expect(shorterRun({ computedTo: seconds(106), marks: fullAt(seconds(102)) }, length)).toBeLessThan(seconds(102));
  });

  it('is not offered where the shortest of all runs is too full', () => {
    expect(shorterRun({ computedTo: seconds(2), marks: fullAt(length.min) }, length)).toBeUndefined();
  });
});
