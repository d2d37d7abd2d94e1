// What each question of the lessons is answered by its run (from the models, reviewed by hand), a run that answers otherwise, and how
// each known misconception is said or drawn, in the order in which the question lists them.

import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Variant } from '../../src/scenarios/kit/lesson.ts';

interface Answered {
  /** As links write it; of a drawing the run itself is the answer. */
  readonly is?: string;
  readonly otherwise: { readonly in: Variant; readonly is?: string };
}

const sets = (values: NonNullable<Variant['sets']>): { readonly sets: typeof values } => ({ sets: values });

export const answers: Readonly<Record<string, Answered>> = {
  'reno silence': { is: 'floor', otherwise: { in: sets({ rmin: ms(10) }), is: 'formula' } },
  'reno window': { otherwise: { in: sets({ wnd: 100, q: 60 }) } },
  'reno wait': { is: '200ms', otherwise: { in: sets({ rmin: ms(500) }), is: '500ms' } },
  'reno gain': { is: 'little', otherwise: { in: sets({ end: seconds(2) }), is: 'fivefold' } },
  'reno repair': { is: '3.348304s', otherwise: { in: sets({ q: 12 }), is: '2.947696s' } },
  'reno rtt': { otherwise: { in: sets({ delay: ms(60) }) } },
  'reno best': {
    is: 'ms200.s1.ms1',
    otherwise: { in: { changes: [{ at: seconds(4.5), key: 'delay', value: ms(21) }] }, is: 'ms1.ms200.s1' },
  },
};

export const mistakes: Readonly<Record<string, readonly (string | ((step: number) => number))[]>> = {
  'reno window': [(step) => (step < 3 ? 12 : 6 + step / 8), (step) => 12 + step / 6],
  'reno wait': ['48ms', '113ms', '1s'],
  'reno repair': ['4.3s', '3.21s'],
  'reno rtt': [() => 1, (step) => 1 + step * 0.7],
  'reno best': ['ms1.ms200.s1', 's1.ms200.ms1'],
};
