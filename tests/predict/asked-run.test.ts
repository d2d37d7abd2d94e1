// What a question reads of a run: of several gauges of one name the one that is meant.

import { describe, expect, it } from 'vitest';
import { findGauge, gaugeOf, NotInRun } from '../../src/predict/asked-run.ts';
import { recordWith, gaugeOf as series } from '../support/random-record.ts';

describe('a gauge', () => {
  const facts = { values: [], links: [[], []], marks: [] };
  const [ofNone, first, second] = [-1, 0, 1].map((link) => ({
    ...series([]),
    name: link < 0 ? 'cwnd' : 'queue',
    link,
  }));
  const record = recordWith(facts, { gauges: [ofNone!, first!, second!] });

  it('is the first of its name, or the one of the link that begins at a node', () => {
    expect(findGauge(record, 'queue')).toBe(first);
    expect(findGauge(record, 'queue', '1')).toBe(second);
    expect(findGauge(record, 'cwnd')).toBe(ofNone);
  });

  it('that is not recorded, or not there, is not in the run', () => {
    for (const node of ['2', 'B']) expect(findGauge(record, 'queue', node)).toBeUndefined();
    expect(() => gaugeOf(record, 'srtt')).toThrow(NotInRun);
  });
});
