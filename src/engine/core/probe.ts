// Where models report what they observe. The engine writes, only the runner reads; nothing here changes a result.

import { FlightLog } from './flights.ts';
import { Gauge } from './gauge.ts';
import { MarkLog } from './marks.ts';
import type { Unit } from './units.ts';

/** What is kept: nothing but totals; gauges and marks; flights too; everything, with the timers the stage shows. */
export interface ProbeChoice {
  readonly gauges: boolean;
  readonly marks: boolean;
  readonly flights: boolean;
  /** Gauges that only a picture needs (the retransmission timer, RTT samples, byte counts). */
  readonly detail: boolean;
}

export const NOTHING: ProbeChoice = { gauges: false, marks: false, flights: false, detail: false };
export const EVERYTHING: ProbeChoice = { gauges: true, marks: true, flights: true, detail: true };

export class Probes {
  readonly gauges: Gauge[] = [];
  readonly flights: FlightLog[] = [];
  readonly marks: MarkLog;
  readonly choice: ProbeChoice;

  constructor(choice: ProbeChoice) {
    this.choice = choice;
    this.marks = new MarkLog(choice.marks);
  }

  /** @param belongs flow or link it is about */
  gauge(name: string, unit: Unit, belongs: { flow?: number; link?: number } = {}): Gauge {
    return this.open(name, unit, belongs, this.choice.gauges, false);
  }

  /** A gauge only a picture needs. `repeats`: each recorded value counts, even one equal to the one before. */
  detail(name: string, unit: Unit, belongs: { flow?: number; link?: number } = {}, repeats = false): Gauge {
    return this.open(name, unit, belongs, this.choice.gauges && this.choice.detail, repeats);
  }

  flightLog(link: number): FlightLog {
    const log = new FlightLog(link, this.choice.flights);
    this.flights.push(log);
    return log;
  }

  private open(name: string, unit: Unit, belongs: { flow?: number; link?: number }, recording: boolean, repeats: boolean): Gauge {
    const place = { name, unit, flow: belongs.flow ?? -1, link: belongs.link ?? -1, repeats };
    const gauge = new Gauge(this.gauges.length, place, recording);
    this.gauges.push(gauge);
    return gauge;
  }
}
