// What the words of a profile and of the settings make of a connection: which congestion control, and which timeout.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Cubic } from '../../src/engine/tcp/cubic.ts';
import { FixedRto } from '../../src/engine/tcp/fixed-rto.ts';
import type { Recovery } from '../../src/engine/tcp/flow.ts';
import { LinuxReno } from '../../src/engine/tcp/linux-reno.ts';
import { LinuxRto } from '../../src/engine/tcp/linux-rto.ts';
import { NewReno } from '../../src/engine/tcp/new-reno.ts';
import { NsReno } from '../../src/engine/tcp/ns-reno.ts';
import { NsRto } from '../../src/engine/tcp/ns-rto.ts';
import { NsSack } from '../../src/engine/tcp/ns-sack.ts';
import type { TcpProfileName } from '../../src/engine/tcp/profile.ts';
import { QuicPto } from '../../src/engine/tcp/quic-pto.ts';
import { RackTlp } from '../../src/engine/tcp/rack-tlp.ts';
import { Reno } from '../../src/engine/tcp/reno.ts';
import { Rfc793 } from '../../src/engine/tcp/rfc793.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import { RuleRto } from '../../src/engine/tcp/rule-rto.ts';
import { Sack } from '../../src/engine/tcp/sack.ts';
import { YatsRto } from '../../src/engine/tcp/yats-rto.ts';
import { YatsWindow } from '../../src/engine/tcp/yats-window.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { growRule, lossRule, timeoutRule } from '../../src/scenarios/tcp/window-rules.ts';
import { programOf } from '../support/program-of.ts';
import { twoEnds } from '../support/two-ends.ts';

const growth = { grow: programOf(growRule, 'cwnd + 1') };

describe('the congestion control', () => {
  const of: Readonly<Record<TcpProfileName, Readonly<Record<Recovery, abstract new (...args: never[]) => unknown>>>> = {
    rfc: { reno: Reno, newreno: NewReno, sack: Sack, rack: RackTlp, cubic: Sack, dctcp: Sack },
    'ns-2.35': { reno: NsReno, newreno: NsReno, sack: NsSack, rack: NsSack, cubic: NsSack, dctcp: NsSack },
    'ns-2.35-web': { reno: NsReno, newreno: NsReno, sack: NsSack, rack: NsSack, cubic: NsSack, dctcp: NsSack },
    'ns-2001': { reno: NsReno, newreno: NsReno, sack: NsSack, rack: NsSack, cubic: NsSack, dctcp: NsSack },
    'linux-like': {
      ...{ reno: LinuxReno, newreno: LinuxReno, sack: LinuxReno },
      ...{ rack: LinuxReno, cubic: LinuxReno, dctcp: LinuxReno },
    },
    yats: {
      ...{ reno: YatsWindow, newreno: YatsWindow, sack: YatsWindow },
      ...{ rack: YatsWindow, cubic: YatsWindow, dctcp: YatsWindow },
    },
  };

  it.each(
    Object.entries(of).flatMap(([profile, row]) =>
      Object.entries(row).map(([recovery, made]) => [profile as TcpProfileName, recovery as Recovery, made] as const),
    ),
  )('of %s with %s is its own', (profile, recovery, made) => {
    const { congestion } = twoEnds(profile, { recovery }).flow.sender;
    expect(congestion.constructor).toBe(made);
  });

  it('has the law of CUBIC with CUBIC alone, and not where rules stand in its place', () => {
    expect(twoEnds('rfc', { recovery: 'cubic' }).flow.sender.congestion.law).toBeInstanceOf(Cubic);
    expect(twoEnds('rfc', { recovery: 'sack' }).flow.sender.congestion.law ?? null).toBeNull();
    expect(twoEnds('rfc', { recovery: 'cubic', windowRules: growth }).flow.sender.congestion.law ?? null).toBeNull();
  });

  it.each([
    ['ns-2.35', 2.5],
    ['ns-2.35-web', 2],
    ['ns-2001', 2],
  ] as const)('of %s halves five packets to %d', (profile, half) => {
    for (const recovery of ['reno', 'sack'] as const) {
      const { congestion } = twoEnds(profile, { recovery }).flow.sender;
      congestion.cwnd = 5;
      (congestion as NsReno | NsSack).onEcho(8, 9);
      expect(congestion.cwnd).toBe(half);
    }
  });

  it('of Linux is RFC 6582 under rules', () => {
    const { flow } = twoEnds('linux-like', { windowRules: growth });
    expect(flow.sender.congestion).toBeInstanceOf(NewReno);
    expect(flow.sender.congestion.rules).toBe(flow.rules);
  });

  it('has rules if any of the three is written', () => {
    const written = {
      ...growth,
      loss: programOf(lossRule, 'cwnd'),
      timeout: programOf(timeoutRule, 'cwnd'),
    };
    expect(twoEnds('rfc').flow.rules).toBeNull();
    expect(twoEnds('rfc', { windowRules: {} }).flow.rules).toBeNull();
    for (const name of ['grow', 'loss', 'timeout'] as const) {
      const { rules } = twoEnds('rfc', { windowRules: { [name]: written[name] } }).flow;
      expect([rules?.grow !== null, rules?.loss !== null, rules?.timeout !== null]).toEqual([
        name === 'grow',
        name === 'loss',
        name === 'timeout',
      ]);
    }
  });

  it('starts from the ssthresh that is given, or else from the window of the receiver', () => {
    expect(twoEnds('rfc').flow.sender.congestion.ssthresh).toBe(64_000);
    expect(twoEnds('rfc', { initialSsthreshSegments: 4.5 }).flow.sender.congestion.ssthresh).toBe(4500);
    expect(twoEnds('ns-2.35', { initialSsthreshSegments: 4 }).flow.sender.congestion.ssthresh).toBe(4);
    expect(twoEnds('rfc', { rwndSegments: 2.5 }).flow.sender.rwnd).toBe(2500);
  });

  it.each([
    ['off', false, 4],
    ['tahoe', true, 1],
    ['reno', false, 5],
    [undefined, false, 4],
  ] as const)('of YATS repairs as chosen: %s', (fastRetransmit, goesBack, segments) => {
    const { congestion } = twoEnds('yats', fastRetransmit === undefined ? {} : { fastRetransmit }).flow.sender;
    congestion.cwnd = 4000;
    congestion.onThirdDuplicateAck(0, 4000, 4000);
    expect([congestion.goesBack, congestion.cwnd]).toEqual([goesBack, segments * 1000]);
  });
});

describe('the timeout', () => {
  const rule = programOf(rtoRule, 'srtt + 4 * rttvar');

  it.each([
    ['rfc', Rfc6298],
    ['ns-2.35', NsRto],
    ['ns-2.35-web', NsRto],
    ['ns-2001', NsRto],
    ['linux-like', LinuxRto],
    ['yats', YatsRto],
  ] as const)('of %s is its own, if no other is asked for', (profile, made) => {
    const estimatorWith = (rtoAlgorithm: 'rfc6298' | 'rfc793' | 'linux' | 'quic' | 'fixed' | typeof rule) =>
      twoEnds(profile, { rtoAlgorithm }).flow.sender.estimator.constructor;
    expect(estimatorWith('rfc6298')).toBe(made);
    expect(estimatorWith('rfc793')).toBe(Rfc793);
    expect(estimatorWith('linux')).toBe(LinuxRto);
    expect(estimatorWith('quic')).toBe(QuicPto);
    expect(estimatorWith('fixed')).toBe(FixedRto);
    expect(estimatorWith(rule)).toBe(RuleRto);
  });

  it('of QUIC waits for an ACK that is held back as long as the receiver may', () => {
    const rtoWith = (value: number): number => {
      const { flow } = twoEnds('rfc', { rtoAlgorithm: 'quic', delayedAck: { value } });
      flow.sender.estimator.onSample(ms(100), 0, 0);
      return flow.sender.estimator.rto;
    };
    expect(rtoWith(ms(25)) - rtoWith(0)).toBe(ms(25));
  });

  it('by a formula is not shorter than the least, which is a millisecond', () => {
    const rtoWith = (settings: { leastRto?: number }): number => {
      const { flow } = twoEnds('rfc', {
        rtoAlgorithm: programOf(rtoRule, 'srtt / 1000000'),
        bounds: { minimum: 1, maximum: seconds(60) },
        ...settings,
      });
      flow.sender.estimator.onSample(ms(100), 0, 0);
      return flow.sender.estimator.rto;
    };
    expect(rtoWith({})).toBe(ms(1));
    expect(rtoWith({ leastRto: ms(5) })).toBe(ms(5));
  });
});
