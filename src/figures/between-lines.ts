// What claims ask most often of a figure: one line beside another one at the same point, in one result.

import type { Judgement } from './claim.ts';

/** Of one result: each takes a point, the line that is spoken of, and the one it is compared with. */
export const betweenLines = (measure: string) => ({
  /** Its mean is the smaller one. */
  less: (point: string, line: string, thanLine: string): Judgement => ({
    ...{ test: 'less', point, line },
    ...{ than: point, thanLine, measure },
  }),
  /** They differ by at most this share of the other one's mean. */
  alike: (point: string, line: string, thanLine: string, within: number): Judgement => ({
    ...{ test: 'alike', point, line },
    ...{ than: point, thanLine, measure, within },
  }),
  /** Its mean is at least and at most so many times that of the other one. */
  times: (point: string, line: string, thanLine: string, least: number, most: number): Judgement => ({
    ...{ test: 'ratio', point, line },
    ...{ than: point, thanLine, measure, least, most },
  }),
});
