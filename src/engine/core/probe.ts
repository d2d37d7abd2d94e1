// Where models report what they observe. The engine writes, only the runner reads; nothing here changes a result.

import { FlightLog } from './flights.ts';
import { Gauge, type GaugeWidths } from './gauge.ts';
import { MarkLog } from './marks.ts';
import type { Nanos } from './time.ts';
import type { Unit } from './units.ts';

/** Buckets a long run is divided into. */
const BUCKETS = 16384;

/** What is kept: nothing but totals; gauges and marks; flights too; everything, with the timers the stage shows. */
export interface ProbeChoice {
  readonly gauges: boolean;
  readonly marks: boolean;
  readonly flights: boolean;
  /** Gauges that only a picture needs (the retransmission timer, RTT samples, byte counts). */
  readonly detail: boolean;
  /** Round-trip times, with the other detail or without; left out: as `detail`. */
  readonly roundTrips?: boolean;
  /** Buckets of gauges, ns; left out: every change, and after many rows a fixed number of buckets for the whole run. */
  readonly widths?: GaugeWidths;
}

export const NOTHING: ProbeChoice = { gauges: false, marks: false, flights: false, detail: false };
export const EVERYTHING: ProbeChoice = { gauges: true, marks: true, flights: true, detail: true };

export class Probes {
  readonly gauges: Gauge[] = [];
  readonly flights: FlightLog[] = [];
  readonly marks: MarkLog;
  readonly choice: ProbeChoice;
  private readonly widths: GaugeWidths;

  /** @param horizon end of the run in ns */
  constructor(choice: ProbeChoice, horizon: Nanos) {
    this.choice = choice;
    this.widths = choice.widths ?? { first: 0, long: Math.ceil(horizon / BUCKETS) };
    this.marks = new MarkLog(choice.marks);
  }

  /** @param belongs flow or link it is about */
  gauge(name: string, unit: Unit, belongs: { flow?: number; link?: number } = {}): Gauge {
    return this.open(name, unit, belongs, this.choice.gauges, false);
  }

  /** A gauge in which each recorded value counts, even one equal to the one before. */
  samples(name: string, unit: Unit, belongs: { flow?: number; link?: number }): Gauge {
    return this.open(name, unit, belongs, this.choice.gauges, true);
  }

  /** A gauge only a picture needs. */
  detail(name: string, unit: Unit, belongs: { flow?: number; link?: number } = {}): Gauge {
    return this.open(name, unit, belongs, this.choice.gauges && this.choice.detail, false);
  }

  flightLog(link: number): FlightLog {
    const log = new FlightLog(link, this.choice.flights);
    this.flights.push(log);
    return log;
  }

  private open(
    name: string,
    unit: Unit,
    belongs: { flow?: number; link?: number },
    recording: boolean,
    repeats: boolean,
  ): Gauge {
    const place = { name, unit, flow: belongs.flow ?? -1, link: belongs.link ?? -1, repeats };
    const gauge = new Gauge(this.gauges.length, place, recording, this.widths);
    this.gauges.push(gauge);
    return gauge;
  }
}
