// The small ladder of a request has every machine it meets, and times to scale.

import { expect, it } from 'vitest';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { requestLadder } from '../../src/ui/inspector/request-ladder.tsx';
import { linkOf } from '../../src/wire/web-cluster/exchange.ts';
import { framesOn } from '../../src/wire/web-cluster/frames-on.ts';
import { hopsOf } from '../../src/wire/web-cluster/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('policy=lard&warm=0s&end=2s&users=2000&v=1', scenario));

it('of one that is handed off: client, node, dispatcher, node; all of the time is somewhere', () => {
  const whole = framesOn(record, linkOf(1, 'handoffs'))
    .map((frame) => hopsOf(record, frame))
    .filter((hops) => hops.length === 4);
  expect(whole.length).toBeGreaterThan(50);
  for (const hops of whole) {
    const { machines, spans, slopes, length } = requestLadder(hops);
    expect(machines).toEqual([hops[0]!.from, hops[0]!.to, 'D', hops[3]!.from]);
    expect(length).toBe(hops[3]!.arrivesAt - hops[0]!.startsAt);
    // Where one thing ends the next begins, and together they are the whole.
    const frames = slopes.filter(({ kind }) => kind !== 'asks' && kind !== 'answer');
    const pieces = [
      ...spans.map(({ from, to }) => [from, to]),
      ...frames.map(({ leaves, comes }) => [leaves, comes]),
    ].toSorted(([a], [b]) => a! - b!);
    let end = 0;
    for (const [from, to] of pieces) {
      expect(from).toBeCloseTo(end, 9);
      expect(to).toBeGreaterThanOrEqual(from!);
      end = to!;
    }
    expect(end).toBeCloseTo(1, 9);
  }
});

it('of one that is answered at once: client and node', () => {
  const mirror = wholeRecord(specOf('policy=mirror&warm=0s&end=1s&users=500&v=1', scenario));
  const [frame] = framesOn(mirror, linkOf(0, 'replies'));
  const { machines, slopes } = requestLadder(hopsOf(mirror, frame!));
  expect(machines).toHaveLength(2);
  expect(slopes.map(({ kind }) => kind)).toEqual(['request', 'reply']);
});
