// RFC 9002, QUIC's timer as an estimator of TCP's: sections 5.3 and 6.2.1 as statements. And Linux's floor beside it.

import { describe, expect, it } from 'vitest';
import { ms, seconds, us } from '../../src/engine/core/time.ts';
import { LinuxRto } from '../../src/engine/tcp/linux-rto.ts';
import { QuicPto } from '../../src/engine/tcp/quic-pto.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';

const bounds = { minimum: ms(200), maximum: seconds(60) };
const maxAckDelay = { value: ms(25) };
const pto = () => new QuicPto({ bounds, initialRto: ms(999), granularity: ms(1), maxAckDelay });

describe('RFC 9002 5.3, estimating smoothed_rtt and rttvar', () => {
  it('the first sample is smoothed_rtt, half of it rttvar', () => {
    const timer = pto();
    timer.onSample(ms(80));
    expect([timer.srtt, timer.rttvar]).toEqual([ms(80), ms(40)]);
  });

  it('then rttvar takes a quarter of the deviation from the old smoothed_rtt, and that an eighth of the sample', () => {
    const timer = pto();
    timer.onSample(ms(80));
    timer.onSample(ms(120));
    expect([timer.srtt, timer.rttvar]).toEqual([ms(85), ms(40)]);
  });
});

describe('RFC 9002 6.2.1, computing PTO', () => {
  it('PTO = smoothed_rtt + max(4 * rttvar, kGranularity) + max_ack_delay', () => {
    const timer = pto();
    timer.onSample(ms(80));
    expect(timer.rto).toBe(ms(80 + 160 + 25));
  });

  it('has no minimum: on a path of 0.1 ms whose round trips do not vary it comes down to kGranularity and the rest', () => {
    const timer = pto();
    for (let n = 0; n < 100; n++) timer.onSample(us(100));
    expect(timer.rto).toBe(us(100) + ms(1) + ms(25));
    maxAckDelay.value = 0;
    timer.onSample(us(100));
    expect(timer.rto).toBe(us(1100));
    maxAckDelay.value = ms(25);
  });

  it('doubles with each expiry, and a sample ends that', () => {
    const timer = pto();
    timer.onSample(ms(80));
    timer.onTimeout();
    timer.onTimeout();
    expect([timer.rto, timer.backoff]).toEqual([ms(4 * 265), 4]);
    timer.onSample(ms(80));
    expect(timer.backoff).toBe(1);
    expect(timer.rto).toBe(ms(80 + 120 + 25));
  });

  it('before the first sample it is the initial one (6.2.2)', () => {
    expect(pto().rto).toBe(ms(999));
  });
});

describe('the floor of Linux beside those of the RFCs', () => {
  it('is added to the round trip: RTO = SRTT + max(200 ms, 4 RTTVAR), where RFC 6298 takes the larger of the two and QUIC has none', () => {
    const options = { bounds, initialRto: seconds(1), granularity: ms(1), factors: { k: 4 } };
    const timers = [new Rfc6298(options), new LinuxRto(options), pto()];
    for (const timer of timers) for (let n = 0; n < 200; n++) timer.onSample(ms(100), 0, 0);
    expect(timers.map(({ rto }) => rto)).toEqual([ms(200), ms(300), ms(126)]);
  });
});
