// What a sender shows: window, threshold, timeout, round-trip times and its timer.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';
import type { Nanos } from '../core/time.ts';
import type { Timer } from '../core/timer.ts';
import type { CongestionControl } from './congestion.ts';
import type { RtoEstimator } from './rto.ts';

interface Shown {
  readonly flow: number;
  readonly smss: number;
  readonly watched?: boolean;
}

/** Each gauge is assigned once: V8 then takes it for a constant of the object. Null: not recorded. */
export class SenderProbes {
  /** Round trips that were measured, whoever watches: how many, and all together, ns. */
  samples = 0;
  together: Nanos = Number.NaN;
  private readonly smss: number;
  private readonly cwnd: Gauge | null;
  private readonly ssthresh: Gauge | null;
  private readonly rtoGauge: Gauge | null;
  private readonly srtt: Gauge | null;
  private readonly rttSample: Gauge | null;
  private readonly rexmt: Gauge | null;

  constructor(probes: Probes, { flow, smss, watched = true }: Shown) {
    const { detail, roundTrips = detail } = probes.choice;
    const timed = watched && roundTrips;
    this.smss = smss;
    this.together = 0;
    this.cwnd = watched ? probes.gauge('cwnd', 'segments', { flow }) : null;
    this.ssthresh = watched ? probes.gauge('ssthresh', 'segments', { flow }) : null;
    this.rtoGauge = watched ? probes.gauge('rto', 'ns', { flow }) : null;
    this.srtt = timed ? probes.gauge('srtt', 'ns', { flow }) : null;
    this.rttSample = timed ? probes.samples('rttSample', 'ns', { flow }) : null;
    this.rexmt = watched && detail ? probes.detail('rexmt', 'ns', { flow }) : null;
  }

  window(congestion: CongestionControl): void {
    if (this.cwnd !== null) this.cwnd.record(congestion.cwnd / this.smss);
  }

  threshold(congestion: CongestionControl): void {
    if (this.ssthresh !== null) this.ssthresh.record(congestion.ssthresh / this.smss);
  }

  rto(estimator: RtoEstimator): void {
    if (this.rtoGauge !== null) this.rtoGauge.record(estimator.rto);
  }

  all(congestion: CongestionControl, estimator: RtoEstimator): void {
    this.window(congestion);
    this.threshold(congestion);
    this.rto(estimator);
  }

  sample(rtt: number, estimator: RtoEstimator): void {
    this.samples++;
    this.together += rtt;
    this.rto(estimator);
    if (this.rttSample !== null) this.rttSample.record(rtt);
    if (this.srtt !== null) this.srtt.record(estimator.srtt);
  }

  /** `rexmt`: when the timer will go off; the time of the change is when it was armed. */
  timer(timer: Timer): void {
    if (this.rexmt !== null) this.rexmt.record(timer.expiresAt);
  }

  /** 0: the timer is off. */
  timerStopped(): void {
    if (this.rexmt !== null) this.rexmt.record(0);
  }
}
