// What a sender shows: window, threshold, timeout, round-trip times and its timer.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';
import type { Timer } from '../core/timer.ts';
import type { CongestionControl } from './congestion.ts';
import type { RtoEstimator } from './rto.ts';

interface Shown {
  readonly flow: number;
  readonly smss: number;
  readonly watched?: boolean;
}

export class SenderProbes {
  private readonly smss: number;
  private readonly cwnd: Gauge | null = null;
  private readonly ssthresh: Gauge | null = null;
  private readonly rtoGauge: Gauge | null = null;
  private readonly srtt: Gauge | null = null;
  private readonly rttSample: Gauge | null = null;
  private readonly rexmt: Gauge | null = null;

  constructor(probes: Probes, { flow, smss, watched = true }: Shown) {
    this.smss = smss;
    if (!watched) return;
    this.cwnd = probes.gauge('cwnd', 'segments', { flow });
    this.ssthresh = probes.gauge('ssthresh', 'segments', { flow });
    this.rtoGauge = probes.gauge('rto', 'ns', { flow });
    if (!probes.choice.detail) return;
    this.srtt = probes.detail('srtt', 'ns', { flow });
    this.rttSample = probes.detail('rttSample', 'ns', { flow }, true);
    this.rexmt = probes.detail('rexmt', 'ns', { flow });
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

  sample(rtt: number, estimator: RtoEstimator): void {
    this.rto(estimator);
    if (this.rttSample === null) return;
    this.rttSample.record(rtt);
    this.srtt!.record(estimator.srtt);
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
