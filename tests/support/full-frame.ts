// As many events as a page keeps, in one frame.

import { MARK_STRIDE } from '../../src/engine/core/marks.ts';
import { MARKS_AT_MOST } from '../../src/runner/client-contract.ts';

/** No gauges, the marks, one microsecond after another, without details, and no flights (frame-reader.ts). */
export function fullFrame(marks = MARKS_AT_MOST): Float64Array<ArrayBuffer> {
  const data = new Float64Array(6 + marks * MARK_STRIDE);
  data[1] = marks;
  for (let mark = 0; mark < marks; mark++) data[3 + mark * MARK_STRIDE + 1] = mark * 1000;
  return data;
}
