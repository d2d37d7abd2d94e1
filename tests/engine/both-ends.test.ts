// What both ends of a connection know of, who is told of what, and how a connection is closed and opened anew.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { RULE_KINDS } from '../../src/engine/core/rule-log.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ACK, CWR, DATA, ECE, ECT, RETRANSMISSION, SYN } from '../../src/engine/net/packet.ts';
import { Dctcp, DctcpEcho } from '../../src/engine/tcp/dctcp.ts';
import { EcnEcho, Rfc3168 } from '../../src/engine/tcp/ecn.ts';
import { type Recovery, reopen } from '../../src/engine/tcp/flow.ts';
import { NsEcn } from '../../src/engine/tcp/ns-ecn.ts';
import type { TcpProfileName } from '../../src/engine/tcp/profile.ts';
import { Reno } from '../../src/engine/tcp/reno.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { growRule, lossRule } from '../../src/scenarios/tcp/window-rules.ts';
import { marksOf } from '../support/bus.ts';
import { programOf } from '../support/program-of.ts';
import { type TwoEnds, twoEnds } from '../support/two-ends.ts';

/** Opened, with this many segments under way. */
function opened(ends: TwoEnds, segments = 1): TwoEnds {
  ends.flow.sender.write(segments * (ends.flow.sender.smss === 1 ? 1 : 1000));
  ends.carrier.deliver().deliver();
  return ends;
}

describe('congestion notification', () => {
  it('is left out unless it is asked for', () => {
    const { flow, carrier } = opened(twoEnds('rfc'));
    expect(flow.sender.ecn).toBeNull();
    expect(carrier.underWay.map(({ ecn }) => ecn)).toEqual([0]);
  });

  it('is as ns-2 has it where the window is ns-2 own', () => {
    for (const recovery of ['reno', 'sack'] as const) {
      expect(twoEnds('ns-2.35', { ecn: true, recovery }).flow.sender.ecn).toBeInstanceOf(NsEcn);
    }
    expect(twoEnds('rfc', { ecn: true }).flow.sender.ecn).toBeInstanceOf(Rfc3168);
  });

  it('is agreed on by SYN and SYN-ACK, and then data are ECN-capable', () => {
    const ends = twoEnds('rfc', { ecn: true });
    ends.flow.sender.write(1000);
    expect(ends.carrier.underWay.map(({ ecn }) => ecn)).toEqual([ECE | CWR]);
    ends.carrier.deliver();
    expect(ends.carrier.underWay.map(({ ecn }) => ecn)).toEqual([ECE]);
    ends.carrier.deliver();
    expect(ends.carrier.underWay.map(({ ecn }) => ecn)).toEqual([ECT]);
  });

  it('of a connection without a SYN is agreed on beforehand', () => {
    const { flow, carrier } = twoEnds('yats', { ecn: true });
    flow.sender.write(1000);
    expect(carrier.underWay.map(({ ecn }) => ecn)).toEqual([ECT]);
  });

  it('of DCTCP has another answer to echoes, and a receiver that echoes one by one', () => {
    const { flow } = twoEnds('rfc', { ecn: true, recovery: 'dctcp' });
    expect(flow.sender.ecn).toHaveProperty('answer', expect.any(Dctcp));
    expect(twoEnds('rfc', { ecn: true }).flow.sender.ecn).not.toHaveProperty('answer', expect.any(Dctcp));
    expect(flow.receiver).toHaveProperty('ecn', expect.any(DctcpEcho));
    expect(twoEnds('rfc', { ecn: true }).flow.receiver).toHaveProperty('ecn', expect.any(EcnEcho));
    expect(twoEnds('rfc', { recovery: 'dctcp' }).flow.receiver).toHaveProperty('ecn', null);
  });
});

describe('both ends', () => {
  it('know of SACK if the sender repairs by it', () => {
    for (const [recovery, blocks] of [
      ['reno', []],
      ['sack', [2001, 3001]],
    ] as const) {
      const { carrier, flow } = opened(twoEnds('rfc', { recovery }), 3);
      carrier.underWay.splice(1, 1);
      carrier.deliver();
      expect(carrier.underWay.at(-1)!.sacked).toEqual(blocks);
      expect(flow.sender.selective !== null).toBe(recovery === 'sack');
    }
  });

  it('judge a timeout where RFC 5682 may, and if asked to', () => {
    const judges = (profile: TcpProfileName, recovery: Recovery, frto?: boolean): boolean =>
      twoEnds(profile, { recovery, ...(frto === undefined ? {} : { frto }) }).flow.sender.rexmt.frto !== null;
    expect([judges('rfc', 'reno'), judges('rfc', 'reno', false), judges('rfc', 'reno', true)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([judges('rfc', 'newreno', true), judges('rfc', 'sack', true)]).toEqual([true, true]);
    expect([judges('rfc', 'cubic', true), judges('ns-2.35', 'reno', true)]).toEqual([false, false]);
  });

  it('speak of headers without payload only if told to', () => {
    for (const trimming of [true, undefined]) {
      const { carrier, flow } = opened(twoEnds('rfc', trimming === undefined ? {} : { trimming }), 1);
      const [packet] = carrier.underWay;
      packet!.trimmed = packet!.seq;
      carrier.deliver();
      expect(carrier.underWay.map((each) => each.trimmed)).toEqual([trimming === true ? 1 : -1]);
      carrier.deliver();
      expect(flow.sender.segmentsSentAgain).toBe(trimming === true ? 1 : 0);
    }
  });

  it('take the time that the host takes, in a profile that has one', () => {
    const host = { takenAfter: 0, makingTime: () => ms(3) };
    for (const [settings, at] of [
      [{ host }, ms(3)],
      [{}, 0],
    ] as const) {
      const ends = twoEnds('yats', settings);
      ends.flow.sender.write(2000);
      ends.carrier.deliver();
      let waited = 0;
      while (ends.carrier.underWay.length === 0) {
        ends.pass(ms(1));
        waited += ms(1);
      }
      // What has no time to take is there with the next event.
      expect(waited).toBe(Math.max(ms(1), at));
    }
  });

  it('send nothing while there is no room', () => {
    const room = { isOpen: false };
    const { flow, carrier } = twoEnds('rfc', { room });
    flow.sender.write(1000);
    expect(carrier.underWay).toEqual([]);
    room.isOpen = true;
    flow.sender.sendWhatWindowAllows();
    expect(carrier.kinds).toEqual([SYN]);
  });

  it('are recorded unless they are not watched', () => {
    const gauges = (watched?: boolean): number => {
      const { probes } = twoEnds('rfc', { choice: EVERYTHING, ...(watched === undefined ? {} : { watched }) });
      return probes.gauges.length;
    };
    expect(gauges()).toBe(gauges(true));
    expect(gauges(false)).toBeLessThan(gauges(true) - 3);
  });

  it('say which rule gave nothing that can be used', () => {
    const windowRules = { grow: programOf(growRule, '0'), loss: programOf(lossRule, '0') };
    const ends = twoEnds('rfc', {
      choice: EVERYTHING,
      windowRules,
      rtoAlgorithm: programOf(rtoRule, 'srtt * (0 - 1)'),
    });
    opened(ends, 3);
    ends.carrier.deliver().deliver();
    ends.flow.sender.write(1000);
    ends.pass(seconds(3));
    const kinds = marksOf(ends.probes)
      .filter(([kind]) => MARK_KINDS[kind!] === 'unusable')
      .map((row) => RULE_KINDS[row[9]!]);
    expect(new Set(kinds)).toEqual(new Set(['rto', 'grow', 'onloss']));
  });
});

describe('whoever asks', () => {
  it('is told of segments, ACKs, timeouts, and of bytes that come and are delivered', () => {
    const told: string[] = [];
    const ends = twoEnds('rfc', {
      listener: {
        onSegment: ({ kind, seq }) => told.push(`${kind === SYN ? 'SYN' : kind === DATA ? 'data' : 'again'} ${seq}`),
        onAck: ({ seq }) => told.push(`ACK ${seq}, ${ends.flow.sender.sndUna} before`),
        afterAck: () => told.push(`${ends.flow.sender.sndUna} after`),
        onTimeout: () => told.push('timeout'),
        onDelivered: (bytes) => told.push(`delivered ${bytes}`),
        onArrived: (bytes) => told.push(`came ${bytes}`),
        onDone: () => told.push('done'),
      },
    });
    opened(ends, 2);
    // A SYN brings no bytes.
    expect(told.splice(0)).toEqual(['SYN 0', 'came 0', 'ACK 1, 0 before', 'data 1', 'data 1001', '1 after']);
    ends.carrier.loseFirst().deliver().deliver();
    expect(told.splice(0)).toEqual(['came 1000', 'ACK 1, 1 before', '1 after']);
    ends.pass(seconds(1));
    expect(told.splice(0)).toEqual(['timeout', 'again 1']);
    ends.carrier.deliver().deliver();
    expect(told.splice(0)).toEqual(['came 1000', 'delivered 2000', 'ACK 2001, 1 before', 'done', '2001 after']);
  });

  it('need not ask for anything', () => {
    const { flow, carrier } = opened(twoEnds('rfc', { listener: {} }), 2);
    expect([flow.sender.onTimeoutListener, flow.sender.onDoneListener]).toEqual([null, null]);
    expect([flow.receiver.onDeliveredListener, flow.receiver.onArrivedListener]).toEqual([null, null]);
    // Each way ends at its end of the connection itself.
    expect(carrier.sinks).toEqual([flow.receiver, flow.sender]);
    expect(carrier.routes).toEqual(['there', 'back']);
  });
});

describe('a connection that is closed and opened anew', () => {
  it('drops what is still under way, in both directions', () => {
    const ends = opened(twoEnds('rfc', { renewable: true }), 2);
    const { flow, carrier } = ends;
    reopen(flow, 0);
    expect(carrier.packets.inUse).toBe(2);
    const { acksReceived } = flow.sender;
    carrier.deliver();
    expect([flow.receiver.bytesReceived, carrier.underWay.length, carrier.packets.inUse]).toEqual([0, 0, 0]);
    opened(ends, 1);
    carrier.deliver();
    reopen(flow, 0);
    carrier.deliver();
    // The SYN's was heard, the ACK of the data came too late.
    expect(flow.sender.acksReceived).toBe(acksReceived + 1);
  });

  it('takes up the way from before the last, where nothing can be under way any more', () => {
    const { flow, carrier } = twoEnds('rfc', { renewable: true });
    const paths = [flow.forward.path];
    for (let i = 0; i < 3; i++) {
      reopen(flow, 0);
      paths.push(flow.forward.path);
    }
    expect(paths).toEqual([paths[0], paths[1], paths[0], paths[1]]);
    expect(carrier.routes).toEqual(['there', 'there', 'back', 'back']);
    flow.sender.write(1000);
    expect(carrier.underWay[0]!.path).toBe(flow.forward.path);
    expect(carrier.deliver().kinds).toEqual([ACK]);
  });

  it('has a window and a timeout of its own, by the same words', () => {
    const rule = { grow: programOf(growRule, 'minrtt / 1ms') };
    const { flow, carrier, pass } = twoEnds('rfc', { renewable: true, ecn: true, windowRules: rule });
    const { congestion, estimator, ecn } = flow.sender;
    reopen(flow, 0);
    expect(flow.sender.congestion).not.toBe(congestion);
    expect(flow.sender.estimator).not.toBe(estimator);
    expect([flow.sender.congestion.constructor, flow.sender.estimator.constructor]).toEqual([Reno, Rfc6298]);
    expect(flow.sender.ecn).toBeInstanceOf(Rfc3168);
    expect(flow.sender.ecn).not.toBe(ecn);
    // The rules are the same and have forgotten every round trip: the shortest is that of the new connection.
    const windowAfter = (rtt: number): number => {
      flow.sender.write(1000);
      pass(rtt);
      carrier.deliver().deliver();
      pass(rtt);
      carrier.deliver().deliver();
      return flow.sender.congestion.cwnd;
    };
    expect(windowAfter(ms(30))).toBe(30_000);
    reopen(flow, 0);
    expect(windowAfter(ms(50))).toBe(50_000);
  });

  it('has no congestion notification if it had none', () => {
    const { flow } = twoEnds('rfc', { renewable: true });
    reopen(flow, 0);
    expect(flow.sender.ecn).toBeNull();
  });

  it('has the clock of the new phase', () => {
    const { flow } = twoEnds('ns-2.35', { renewable: true });
    reopen(flow, ms(7));
    // A round trip of 4 ms is one tick of 10 ms, or two if the clock ticks meanwhile.
    flow.sender.estimator.onSample(ms(4), 0, 0);
    expect(flow.sender.estimator).toHaveProperty('rttTicks', 1);
  });

  it('must be declared as such', () => {
    const { flow } = twoEnds('rfc');
    expect(() => reopen(flow, 0)).toThrow('This connection was not declared as one that is opened anew.');
  });
});

it('a segment that is sent again is named so on the wire', () => {
  const ends = opened(twoEnds('rfc'), 1);
  ends.carrier.loseFirst();
  ends.pass(seconds(1));
  expect(ends.carrier.kinds).toEqual([RETRANSMISSION]);
});
