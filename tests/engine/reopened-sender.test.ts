// A connection that is closed and opened anew, at its sender: nothing is remembered, counters go on.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { ECE } from '../../src/engine/net/packet.ts';
import { type EcnHost, type EcnNotes, Rfc3168 } from '../../src/engine/tcp/ecn.ts';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { Reno } from '../../src/engine/tcp/reno.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import { Sack } from '../../src/engine/tcp/sack.ts';
import { closed, established, type SenderDialogue } from '../support/dialogue.ts';

const WINDOW = { smss: 1000, rwnd: 1e6, initialSsthresh: 1e6 };

function reopened(tcp: SenderDialogue, congestion: Reno | Sack = new Reno(WINDOW), ecn = false) {
  const { minimumRto: minimum, maximumRto: maximum, initialRto, tick: granularity } = TCP_PROFILES.rfc;
  const estimator = new Rfc6298({ bounds: { minimum, maximum }, initialRto, granularity, factors: { k: 4 } });
  const told = (host: EcnHost, notes: EcnNotes) => new Rfc3168(host, notes, false);
  tcp.forgetsWhatItSaid().sender.reopen(congestion, estimator, ecn ? told : undefined);
  return { tcp, congestion, estimator };
}

describe('a sender that is opened anew', () => {
  it('begins with a SYN, and data from the first byte', () => {
    const { tcp, congestion } = reopened(established({ cwnd: 8000 }).writes(8000).hears(3000));
    tcp.writes(2000).sendsSyn();
    tcp.after(ms(100)).hears(0).sends(0, 1000);
    expect(congestion.cwnd).toBe(4000);
  });

  it('has nothing outstanding, nothing to send and no timer', () => {
    const { tcp } = reopened(established({ cwnd: 8000 }).writes(8000).hears(0, 0));
    const { flightSize, unacknowledged, duplicateAcks, sndUna, sndNxt, sndMax } = tcp.sender;
    // The SYN of the new connection waits for somebody to write.
    expect([flightSize, unacknowledged, duplicateAcks, sndUna, sndNxt, sndMax]).toEqual([0, 1, 0, 0, 0, 0]);
    expect(tcp.timer).toBeUndefined();
    tcp.after(seconds(5)).sendsNothing();
  });

  it('measures none of the round trips that had begun', () => {
    const { tcp, estimator } = reopened(established({ cwnd: 8000 }).writes(8000).after(ms(500)));
    tcp.writes(0).after(ms(100)).hears(0);
    expect(estimator.srtt).toBe(ms(100));
  });

  it('goes on counting segments, ACKs and timeouts', () => {
    const before = established({ cwnd: 2000 }).writes(2000).after(seconds(1));
    const { segmentsSent, acksReceived, timeouts } = before.sender;
    expect(timeouts).toBe(1);
    const { tcp } = reopened(before);
    tcp.writes(1000).after(ms(100)).hears(0);
    expect([tcp.sender.segmentsSent, tcp.sender.acksReceived, tcp.sender.timeouts]).toEqual([
      segmentsSent + 2,
      acksReceived + 1,
      1,
    ]);
  });

  it('does not halve its window again for a timeout of the same segment of the old connection', () => {
    const { tcp, congestion } = reopened(established({ cwnd: 8000 }).writes(8000).after(seconds(1)));
    tcp.writes(8000).after(ms(100)).hears(0).after(seconds(1));
    expect(congestion.ssthresh).toBe(2000);
  });

  it('has forgotten a lost SYN: RFC 5681 3.1 speaks of one connection', () => {
    const { tcp, congestion } = reopened(closed().writes(1000).after(seconds(1)).hears(0));
    tcp.writes(8000).after(ms(100)).hears(0);
    expect(congestion.cwnd).toBe(4000);
  });

  it('remembers it where the profile of ns-2 does', () => {
    const profile = { remembersLostSyn: true };
    const { tcp, congestion } = reopened(closed({ profile }).writes(1000).after(seconds(1)).hears(0));
    tcp.writes(8000).after(ms(100)).hears(0);
    expect(congestion.cwnd).toBe(1000);
  });

  it('has the window of its first segments at once where there is no SYN', () => {
    const { tcp, congestion } = reopened(closed({ profile: { syn: false } }).writes(1000));
    expect([congestion.cwnd, tcp.sender.unacknowledged]).toEqual([4000, 0]);
  });

  it('repairs losses by SACK if the new connection does', () => {
    const { tcp } = reopened(established({ recovery: 'sack' }), new Sack(WINDOW));
    tcp.writes(4000).after(ms(100)).hears(0).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 4000]).sends(0);
  });

  it('and by duplicate ACKs if it does not', () => {
    const { tcp } = reopened(established({ recovery: 'sack' }));
    tcp.writes(4000).after(ms(100)).hears(0).forgetsWhatItSaid();
    tcp.hears(0, 0).sendsNothing().hears(0).sends(0);
  });

  it('asks for ECN anew', () => {
    const { tcp, congestion } = reopened(established({ ecn: true, cwnd: 8000 }), new Reno(WINDOW), true);
    tcp.writes(4000).after(ms(100)).hearsSynAck(0).forgetsWhatItSaid();
    // The other end has not agreed this time.
    tcp.hearsEcho(1000);
    expect(congestion.cwnd).toBe(5000);
    const again = reopened(established({ cwnd: 8000 }), new Reno(WINDOW), true);
    again.tcp.writes(4000).after(ms(100)).hearsSynAck(ECE).hearsEcho(1000);
    expect(again.congestion.cwnd).toBe(2000);
  });

  it('judges no timeout of the old connection (RFC 5682), and those of the new one as if it were the first', () => {
    const { tcp } = reopened(established({ frto: true, cwnd: 8000 }).writes(8000).after(seconds(1)));
    tcp.writes(8000).after(ms(100)).hears(0).sends(0, 1000, 2000, 3000);
    // Step 2b: the ACK covers a part of what was out, so two new segments are sent.
    tcp.after(seconds(1)).sends(0).hears(1000).sends(4000, 5000);
  });
});
