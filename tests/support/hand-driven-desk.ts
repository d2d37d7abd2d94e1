// A RunDesk whose clock, turns and messages are in the hands of a test.

import type { Report } from '../../src/runner/protocol.ts';
import { RunDesk } from '../../src/runner/run-desk.ts';
import type { RunSpec } from '../../src/runner/spec.ts';
import { builds } from '../../src/scenarios/builds.ts';

export type Of<Type extends Report['type']> = Extract<Report, { type: Type }>;

/** Every look at the clock moves it by `msPerLook`: 8 gives slices of one look each. */
export function handDrivenDesk(msPerLook = 8) {
  let time = 0;
  const turns: (() => void)[] = [];
  const reports: Report[] = [];
  const transfers: ArrayBuffer[][] = [];
  const desk = new RunDesk({
    now: () => {
      time += msPerLook;
      return time;
    },
    later: (action) => turns.push(action),
    post: (report, transfer) => {
      reports.push(report);
      transfers.push(transfer);
    },
    networks: (scenario) => builds[scenario],
  });
  return {
    desk,
    reports,
    transfers,
    load: (run: number, spec: RunSpec) => desk.handle({ type: 'load', run, spec }),
    ack: (run: number, data: Float64Array<ArrayBuffer>) => desk.handle({ type: 'ack', run, data }),
    all: <Type extends Report['type']>(type: Type): Of<Type>[] =>
      reports.filter((report): report is Of<Type> => report.type === type),
    get waiting(): number {
      return turns.length;
    },
    /** One turn of the event loop; false if nothing was waiting. */
    turn(): boolean {
      const action = turns.shift();
      action?.();
      return action !== undefined;
    },
    /** As many turns as there are. */
    rest(): void {
      while (this.turn());
    },
  };
}
