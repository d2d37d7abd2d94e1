// What is recorded of how response times are spread, and of how busy the stations are, for the picture beside the charts.
// Once a second, with the bin as the flow of a gauge (time-classes.ts): how many replies there have been since the
// beginning to requests served at once (`atOnce`), and to those that asked the dispatcher first (`asked`); the sums of their
// times (`atOnceTime`, `askedTime`, ns). And of the second itself, in percent: `cpuUse`, `diskUse`, `portUse`, `clientUse`
// (means of the machines), `dispatcherUse` and, of a front end that relays, `frontUse` (its port).

import { ln, pow } from '../../engine/core/elementary.ts';
import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { WebRequest } from '../../engine/web-cluster/request.ts';
import { BINS_PER_TENFOLD, RESPONSE_BINS, SHORTEST_RESPONSE, TimeClasses } from './time-classes.ts';

const PER_BIN = BINS_PER_TENFOLD / ln(10);

/** Server time, ns, or shares of the time in percent. */
export type StationTimes = Readonly<Record<'cpu' | 'disk' | 'port' | 'client' | 'dispatcher' | 'front', number>>;

class Pile {
  private readonly bins = new Int32Array(RESPONSE_BINS);
  private total: Nanos = 0;
  private readonly gauges: readonly Gauge[];
  private readonly time: Gauge;

  constructor(probes: Probes, name: string) {
    this.gauges = Array.from(this.bins, (_, bin) => probes.detail(name, 'count', { flow: bin }));
    this.time = probes.detail(`${name}Time`, 'ns');
  }

  add(time: Nanos, bin: number): void {
    this.bins[bin]!++;
    this.total += time;
  }

  record(): void {
    this.bins.forEach((count, bin) => {
      if (count > 0) this.gauges[bin]!.record(count);
    });
    this.time.record(this.total);
  }
}

export class SpreadRecord {
  private readonly atOnce: Pile;
  private readonly asked: Pile;
  private readonly uses: Readonly<Partial<Record<keyof StationTimes, Gauge>>>;
  private readonly isRecorded: boolean;

  /** @param relays is there a front end that relays replies? */
  constructor(probes: Probes, relays: boolean) {
    this.isRecorded = probes.choice.detail;
    this.atOnce = new Pile(probes, 'atOnce');
    this.asked = new Pile(probes, 'asked');
    const use = (station: string): Gauge => probes.detail(`${station}Use`, 'count');
    this.uses = {
      cpu: use('cpu'),
      disk: use('disk'),
      port: use('port'),
      client: use('client'),
      dispatcher: use('dispatcher'),
      ...(relays ? { front: use('front') } : {}),
    };
  }

  onServed({ isLocal }: WebRequest, time: Nanos): void {
    if (!this.isRecorded) return;
    (isLocal ? this.atOnce : this.asked).add(time, bins.of(time));
  }

  /** Of the replies so far. */
  record(): void {
    this.atOnce.record();
    this.asked.record();
  }

  /** @param percent of the last second */
  sample(percent: StationTimes): void {
    if (!this.isRecorded) return;
    this.record();
    for (const station of ['cpu', 'disk', 'port', 'client', 'dispatcher', 'front'] as const) {
      this.uses[station]?.record(percent[station]);
    }
  }
}

function binOf(time: Nanos): number {
  if (time <= SHORTEST_RESPONSE) return 0;
  return Math.min(RESPONSE_BINS - 1, Math.floor(ln(time / SHORTEST_RESPONSE) * PER_BIN));
}

const bins = new TimeClasses(
  RESPONSE_BINS,
  SHORTEST_RESPONSE,
  binOf,
  (bin) => SHORTEST_RESPONSE * pow(10, (bin + 1) / BINS_PER_TENFOLD),
);
