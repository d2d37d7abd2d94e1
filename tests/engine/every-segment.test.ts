// Round trips without time stamps as Linux measures them (tcp_clean_rtx_queue): an ACK of new data measures from when the earliest
// segment it acknowledges was sent, and not at all if any of them was sent twice. Against the sentence itself, over a plain list.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clock } from '../../src/engine/core/memory.ts';
import { Packets } from '../../src/engine/net/packet.ts';
import { EverySegment } from '../../src/engine/tcp/every-segment.ts';

const anything = fc.array(
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({ does: fc.constant('send' as const), length: fc.integer({ min: 1, max: 5 }) }),
    },
    { weight: 20, arbitrary: fc.record({ does: fc.constant('again' as const), which: fc.nat(200) }) },
    {
      weight: 30,
      arbitrary: fc.record({ does: fc.constant('ack' as const), segments: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('open' as const) }) },
  ),
  { maxLength: 400 },
);

it('measures from the earliest segment acknowledged, and the newest, unless one was sent twice', () => {
  fc.assert(
    fc.property(anything, (steps) => {
      const packets = new Packets();
      const measure = new EverySegment();
      let out: { seq: number; end: number; at: number; twice: boolean }[] = [];
      let next = 0;
      let now = 0;
      const send = (seq: number, again: boolean): void => {
        const packet = Object.assign(packets.take(), { seq });
        measure.onSending(packet, again);
        packets.free(packet);
      };
      for (const step of steps) {
        now += 7;
        clock[0] = now;
        if (step.does === 'open') {
          out = [];
          next = 0;
        }
        if (step.does === 'send' || step.does === 'open') {
          const end = next + (step.does === 'send' ? step.length : 1);
          send(next, false);
          out.push({ seq: next, end, at: now, twice: false });
          next = end;
        } else if (step.does === 'again' && out.length > 0) {
          const segment = out[step.which % out.length]!;
          send(segment.seq, true);
          segment.twice = true;
        } else if (step.does === 'ack' && out.length > 0) {
          const acked = out.splice(0, step.segments);
          const once = acked.filter(({ twice }) => !twice);
          expect(measure.endsWith(acked.at(-1)!.end)).toBe(once.length === acked.length);
          if (once.length > 0) {
            expect([measure.sentAt, measure.newestSentAt]).toEqual([once[0]!.at, once.at(-1)!.at]);
          }
        }
      }
      // An ACK of nothing new ends nothing.
      expect(measure.endsWith(out[0]?.seq ?? next)).toBe(false);
    }),
    { seed: 20_261_128, numRuns: 300 },
  );
});

it('what is not outstanding any more is not taken for what is', () => {
  const packets = new Packets();
  const measure = new EverySegment();
  const send = (seq: number, again = false): void => measure.onSending(Object.assign(packets.take(), { seq }), again);
  for (const seq of [0, 10, 20]) send(seq);
  expect(measure.endsWith(10)).toBe(true);
  // Repeats of what is acknowledged, of what begins nowhere, and of what was never sent.
  for (const seq of [0, 15, 30]) send(seq, true);
  expect(measure.endsWith(30)).toBe(true);
});
