// Admission to a queue by a rule: tail drop and the limit in bytes, written as rules, make the same runs; chance is drawn from a
// stream of its own; and an explanation has the rule with what the packet found.

import { describe, expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { incastCases } from '../support/cases/incast-cases.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import { explain } from '../support/explained/every-kind.ts';
import { digestWith, specWith } from '../support/ruled-runs.ts';
import { isFull } from '../support/sample.ts';
import { wholeRecord } from '../support/whole-record.ts';

const TAIL = 'length < limit';
const BYTES = 'bytes + size <= limit * 1500B';

const { scenario: reno } = renoCases;
const ofTail = renoCases.digestLinks.filter((link) => !/queue=/.test(link));

describe.each([renoCases, lanRtoCases, nicBufferCases, incastCases])(
  'tail drop in $scenario.id',
  ({ scenario, digestLinks }) => {
    const links = digestLinks.filter((link, index) => !/queue=|qunit=/.test(link) && (isFull || index % 3 === 0));
    it.each(links)('as a rule makes the same run: %s', (link) => {
      const plain = { end: Math.min(10e9, Number(specWith(scenario, link, {}).params['end'])) };
      expect(digestWith(scenario, link, { ...plain, queue: TAIL })).toBe(digestWith(scenario, link, plain));
    });

    it('is asked: with another rule the run is another', () => {
      const plain = { end: 3e9 };
      const half = digestWith(scenario, 'v=1', { ...plain, queue: 'length < limit / 4' });
      expect(half).not.toBe(digestWith(scenario, 'v=1', plain));
    });
  },
);

describe('a limit in bytes', () => {
  it.each(ofTail.filter((link) => !/mss=/.test(link)))('as a rule makes the same run: %s', (link) => {
    const plain = { end: 8e9, mss: 1460 };
    const inBytes = digestWith(reno, link, { ...plain, qunit: 'bytes' });
    expect(digestWith(reno, link, { ...plain, queue: BYTES })).toBe(inBytes);
  });
});

describe('a rule of admission', () => {
  const dropsWith = (queue: string) => {
    const record = wholeRecord(specWith(reno, 'n=3&wnd=64&q=40&end=8s&v=1', { queue }));
    return { record, drops: record.marks.filter(({ kind }) => kind === 'drop') };
  };

  it('drops by chance as often as it says, from a stream of its own', () => {
    const { drops } = dropsWith('random > 0.03');
    const offered = drops.at(-1)!.numbers['index']!;
    expect(drops.length).toBeGreaterThan(20);
    expect(Math.abs(drops.length / offered - 0.03)).toBeLessThan(0.01);
    // What does not look at chance draws nothing, and everything else draws as before.
    expect(digestWith(reno, 'loss=1pc&v=1', { queue: `${TAIL} and random >= 0` })).toBe(
      digestWith(reno, 'loss=1pc&v=1', {}),
    );
  });

  it('sees how many it has taken since it refused one, and the average', () => {
    const { drops } = dropsWith('since < 49');
    const places = drops.map(({ numbers }) => numbers['index']!);
    expect(places.length).toBeGreaterThan(5);
    for (const [index, place] of places.entries()) expect(place).toBe(50 * index + 49);
    for (const { numbers } of dropsWith('avg < 5').drops) expect(numbers['measure']).toBeGreaterThanOrEqual(5);
  });

  it('is explained with what the packet found', () => {
    const { record, drops } = dropsWith('length < limit and (avg < 5 or random > (avg - 5) / 100)');
    expect(drops.length).toBeGreaterThan(3);
    for (const mark of drops) {
      const explanation = explain({ mark, record, scenario: reno });
      const told = tell(explanation, english);
      expect(told.title).toContain('is not taken by the rule');
      const line = (told.arithmetic ?? []).map(({ words }) => words).join(' ');
      const [, length, avg, random] =
        /^take it if length = (\d+) < limit = 40 and \(avg = ([\d.]+) < 5 or random = ([\d.e-]+) > \(avg = [\d.]+ − 5\) ÷ 100\) → no$/.exec(
          line,
        ) ?? [line];
      expect(Number(length)).toBe(mark.numbers['occupancy']);
      expect(Number(length) < 40 && (Number(avg) < 5 || Number(random) > (Number(avg) - 5) / 100)).toBe(false);
      expect(tell(explanation, korean).title).toContain('규칙이 받지 않아');
    }
  });
});
