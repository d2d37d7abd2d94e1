// A RunDesk whose clock, turns and messages are in the hands of a test.

import type { Report } from '../../src/runner/protocol.ts';
import { RunDesk } from '../../src/runner/run-desk.ts';
import { builds as catalogue } from '../../src/scenarios/index.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Build } from '../../src/scenarios/kit/scenario.ts';

export type Of<Type extends Report['type']> = Extract<Report, { type: Type }>;

/** Every look at the clock moves it by so many ms, so that a slice is one look. */
const MS_PER_LOOK = 8;

/** @param builds networks it can make */
export function handDrivenDesk(builds: Readonly<Record<string, Build>> = catalogue) {
  let time = 0;
  const turns: (() => void)[] = [];
  const reports: Report[] = [];
  const transfers: ArrayBuffer[][] = [];
  const desk = new RunDesk({
    now: () => {
      time += MS_PER_LOOK;
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
