// The worker's side of the protocol, driven by hand: one frame under way, memory that comes back, giving up, failures.

import { describe, expect, it } from 'vitest';
import { PACKET_ROWS } from '../../src/engine/core/memory.ts';
import { seconds, us } from '../../src/engine/core/time.ts';
import { Packets } from '../../src/engine/net/packet.ts';
import { RecordBuilder, recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { Build } from '../../src/scenarios/kit/scenario.ts';
import { handDrivenDesk } from '../support/hand-driven-desk.ts';
import { firstDifference } from '../support/record-data.ts';
import { renoSpec } from '../support/reno-spec.ts';

/** Several slices of one look each. */
const spec = renoSpec({ end: seconds(60) });

describe('frames', () => {
  it('begin with a small one, sent with the news that the network is there', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    expect(desk.all('ready')).toHaveLength(1);
    const [first] = desk.all('frame');
    const { computedTo } = first!;
    expect(computedTo).toBeGreaterThan(0);
    desk.ack(1, first!.data);
    desk.turn();
    expect(desk.all('frame')[1]!.computedTo).toBeGreaterThan(3 * computedTo);
  });

  it('are sent one at a time: the next waits for the acknowledgement', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    desk.turn();
    desk.turn();
    expect(desk.all('frame')).toHaveLength(1);
    desk.ack(1, desk.all('frame')[0]!.data);
    expect(desk.all('frame')).toHaveLength(1);
    desk.turn();
    expect(desk.all('frame')).toHaveLength(2);
    desk.rest();
    expect(desk.all('frame')).toHaveLength(2);
    expect(desk.all('done')).toHaveLength(0);
  });

  it('grow fuller instead of more when the page is slow, and nothing is lost', () => {
    const whole = recordOf(sessionOf(spec));
    for (const turnsPerAck of [1, 1000]) {
      const desk = handDrivenDesk();
      desk.load(1, spec);
      const record = new RecordBuilder(1, spec, desk.all('ready')[0]!.layout);
      for (let read = 0; desk.all('done').length === 0 || read < desk.all('frame').length; ) {
        for (let turn = 0; turn < turnsPerAck; turn++) desk.turn();
        const frame = desk.all('frame')[read];
        if (frame === undefined) continue;
        read++;
        record.append(frame.data, frame.computedTo);
        desk.ack(1, frame.data);
      }
      const done = desk.all('done')[0]!;
      record.finish(done.digest, done.metrics);
      expect(firstDifference(record, whole)).toBeUndefined();
    }
  });

  it('stop while the run is held, and go on to the same end', () => {
    const whole = sessionOf(spec).complete().digest;
    const desk = handDrivenDesk();
    desk.load(1, spec);
    desk.turn();
    desk.desk.handle({ type: 'hold', run: 1 });
    desk.rest();
    desk.ack(1, desk.all('frame')[0]!.data);
    desk.rest();
    expect([desk.waiting, desk.all('frame').length, desk.all('done').length]).toEqual([0, 1, 0]);
    desk.desk.handle({ type: 'go', run: 1 });
    for (let read = 1; desk.all('done').length === 0; read++) {
      desk.rest();
      const frame = desk.all('frame')[read];
      if (frame === undefined) break;
      desk.ack(1, frame.data);
    }
    expect(desk.all('done').map(({ digest }) => digest)).toEqual([whole]);
  });

  it('held when it was done already, a run is looked into all the same', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    while (desk.all('done').length === 0) {
      desk.turn();
      for (const frame of desk.all('frame').slice(-1)) desk.ack(1, frame.data);
    }
    desk.desk.handle({ type: 'hold', run: 1 });
    desk.desk.handle({ type: 'window', run: 1, of: 'changes', from: 0, to: seconds(1) });
    desk.rest();
    expect(desk.all('window')).toHaveLength(1);
  });

  it('of the next run come whether or not the one before was held', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    desk.desk.handle({ type: 'hold', run: 1 });
    desk.load(2, spec);
    desk.rest();
    expect(desk.all('frame').map(({ run }) => run)).toContain(2);
  });

  it('come with their memory, which is used again when it comes back', () => {
    const desk = handDrivenDesk();
    desk.load(1, renoSpec({ end: seconds(600) }));
    for (let read = 0; desk.all('done').length === 0; desk.turn()) {
      const frame = desk.all('frame')[read];
      if (frame === undefined) continue;
      expect(desk.transfers[desk.reports.indexOf(frame)]).toEqual([frame.data.buffer]);
      desk.ack(1, frame.data);
      read++;
    }
    // The first are too small to be used again.
    const [before, last] = desk.all('frame').slice(-3);
    expect(last!.data.buffer === before!.data.buffer).toBe(true);
  });

  it('follow one another at once at first and are some slices apart later, however quickly they are acknowledged', () => {
    const desk = handDrivenDesk();
    desk.load(1, renoSpec({ end: seconds(600) }));
    const turns: number[] = [];
    for (let since = 0; desk.all('done').length === 0; since++) {
      const frame = desk.all('frame')[turns.length];
      if (frame !== undefined) {
        turns.push(since);
        desk.ack(1, frame.data);
        since = 0;
      }
      desk.turn();
    }
    expect(turns[1]).toBe(1);
    expect(turns.length).toBeGreaterThan(6);
    expect(Math.min(...turns.slice(4, -1))).toBeGreaterThan(1);
  });

  it('come before the message that all is done, which comes once', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    for (let turns = 0; turns < 1000; turns++) {
      desk.turn();
      for (const frame of desk.all('frame').slice(-1)) desk.ack(1, frame.data);
    }
    expect(desk.all('done')).toHaveLength(1);
    expect(desk.reports.at(-1)!.type).toBe('done');
    expect(desk.reports.at(-2)!.type).toBe('frame');
    expect(desk.all('frame').at(-1)!.computedTo).toBe(seconds(60));
    expect(desk.waiting).toBe(0);
  });

  it('report a run that is over before its first frame was read only when that was read', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    desk.rest();
    expect(desk.reports.map(({ type }) => type)).toEqual(['ready', 'frame']);
    desk.ack(1, desk.all('frame')[0]!.data);
    expect(desk.reports.map(({ type }) => type)).toEqual(['ready', 'frame', 'frame', 'done']);
  });
});

describe('another run', () => {
  it('ends the one before at the end of its slice', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    const other = renoSpec({ seed: 2, q: 5 });
    desk.load(2, other);
    for (let turns = 0; turns < 100; turns++) {
      desk.turn();
      for (const frame of desk.all('frame').slice(-1)) desk.ack(frame.run, frame.data);
    }
    expect(desk.reports.slice(2).every(({ run }) => run === 2)).toBe(true);
    expect(desk.all('done').map(({ run, digest }) => ({ run, digest }))).toEqual([
      { run: 2, digest: sessionOf(other).complete().digest },
    ]);
  });

  it('is not delayed by a frame of the old run that comes back late', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    const old = desk.all('frame')[0]!.data;
    desk.load(2, spec);
    expect(desk.all('frame').map(({ run }) => run)).toEqual([1, 2]);
    desk.ack(1, old);
    desk.turn();
    // An old acknowledgement is no credit for the new run, but its memory is welcome.
    expect(desk.all('frame')).toHaveLength(2);
    desk.ack(2, new Float64Array(4));
    desk.turn();
    expect(desk.all('frame')).toHaveLength(3);
  });

  it('leaves no work behind when nobody asks for more', () => {
    const desk = handDrivenDesk();
    for (let run = 1; run <= 5; run++) desk.load(run, spec);
    expect(desk.waiting).toBe(1);
  });
});

describe('a run that cannot be', () => {
  it('is reported with its reason and what to do', () => {
    const desk = handDrivenDesk();
    desk.load(1, { ...spec, scenario: 'nowhere' });
    expect(desk.reports).toEqual([
      {
        type: 'failed',
        run: 1,
        error: {
          code: 'parameters',
          message: 'There is no scenario "nowhere".',
          hint: 'Choose one from the list.',
        },
      },
    ]);
    desk.rest();
    expect(desk.reports).toHaveLength(1);
  });

  it('because it needs more packets than there are says so, when it comes to that', () => {
    const packets: Build = ({ sim }) => {
      const pool = new Packets();
      sim.at(us(1), () => {
        for (let taken = 0; taken <= PACKET_ROWS; taken++) pool.take();
      });
      return {
        layout: { kind: 'reno', nodes: [], links: [], flows: [], gauges: [] },
        settle: () => {},
        metrics: () => ({}),
      };
    };
    const desk = handDrivenDesk({ reno: packets });
    desk.load(1, spec);
    desk.rest();
    const [failed] = desk.all('failed');
    expect(failed?.error.code).toBe('packets');
    expect(failed?.error.message).toBe('More than 16384 packets are in the network at once.');
    expect(failed?.error.hint).toContain('larger MSS');
  });

  it('does not stand in the way of the next', () => {
    const desk = handDrivenDesk();
    desk.load(1, { ...spec, params: { ...spec.params, end: 0 } });
    expect(desk.all('failed')).toHaveLength(1);
    desk.load(2, spec);
    expect(desk.all('frame').map(({ run }) => run)).toEqual([2]);
  });
});
