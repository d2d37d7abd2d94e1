// Classes of times looked up are those of the formula, at their edges above all.

import { describe, expect, it } from 'vitest';
import { TimeClasses } from '../../src/scenarios/web-cluster/time-classes.ts';

const GROWTH = 1.3;
const CLASSES = 60;
const UNIT = 1000;
const classOf = (time: number): number =>
  time <= UNIT ? 0 : Math.min(CLASSES - 1, Math.ceil(Math.log(time / UNIT) / Math.log(GROWTH)));

describe('the class of a time', () => {
  // Edges that are off by a few nanoseconds are put right.
  const classes = new TimeClasses(CLASSES, UNIT, classOf, (index) => UNIT * GROWTH ** index + ((index % 7) - 3));

  it('is that of the formula on both sides of every edge', () => {
    for (let index = 0; index < CLASSES; index++) {
      const edge = Math.round(UNIT * GROWTH ** index);
      for (let time = edge - 5; time <= edge + 5; time++) expect(classes.of(time), String(time)).toBe(classOf(time));
    }
  });

  it('is that of the formula everywhere else, too', () => {
    for (let time = 0; time < 2e9; time = Math.ceil(1.0007 * time + 1)) {
      expect(classes.of(time), String(time)).toBe(classOf(time));
    }
  });
});
