// Files of kind `ns2-lan`: a saturated or loaded bus, n senders and one receiver, and what ns-2 measured on it
// (scripts/lan_sat.tcl). What is in them is in the field `meaning` of each.

import * as z from 'zod/mini';
import { type Estimate, estimate, student } from '../estimate.ts';
import { amount, count, fields, interval, or, positive, readAs, word } from '../schema.ts';
import { given, parametersFrom, time } from '../script-parameters.ts';

/** What is compared, by its name in the file, and by how much of the mean it may differ. */
export const TOLERANCES = { utilisation: 0.02, payload_bps: 0.02, collision_events: 0.05 } as const;
export type LanFigure = keyof typeof TOLERANCES;
/** What is only shown beside them: the names of our counters, and of the file's. */
export const SHOWN = { jain: 'jain', givenUp: 'mac_excessive_collision_drops_whole_run' } as const;
export type ShownFigure = keyof typeof SHOWN;
export const LAN_FIGURES = Object.keys(TOLERANCES) as LanFigure[];

const CASE = z.object({
  name: word,
  measured_interval_s: interval,
  parameters: z.optional(fields),
  seeds: z.optional(z.array(z.int())),
  runs: or(z.array(fields), []),
  summary: or(fields, {}),
});
const SUMMARY = z.object({ mean: amount, ci95: amount });

const PARAMETERS = {
  /** Senders. */
  n: given(count, 5),
  proto: given(z.enum(['tcp', 'udp']), 'udp'),
  /** Of a UDP datagram, or of a segment's payload; bytes. */
  size: given(count, 1000),
  /** UDP: offered by each station, as a fraction of the rate. */
  load: given(positive, 1),
  /** UDP, 1: the times between datagrams vary by half of their mean either way. */
  jitter: given(z.literal([0, 1]), 1),
  /** TCP: packets. */
  window: given(count, 20),
  /** Packets in each station's queue. */
  qlim: given(count, 50),
  /** bit/s */
  bps: given(positive, 10e6),
  /** s */
  lldelay: time(amount, 1e-3),
  mac: given(z.literal('Mac/802_3'), 'Mac/802_3'),
};

export type LanCase = ReturnType<typeof lanCaseOf>;

/** Throws an UnreadableCase. */
export function lanCaseOf(document: unknown) {
  const { name, measured_interval_s, parameters, seeds, runs, summary } = readAs(CASE, document);
  const inRuns = (figure: string): Estimate | undefined => {
    const values = runs.map((run) => run[figure]).filter((value) => typeof value === 'number');
    return values.length >= 2 ? estimate(values) : undefined;
  };
  const inSummary = (figure: string): Estimate => {
    const { mean, ci95 } = readAs(SUMMARY, summary[figure], ['summary', figure]);
    return { mean, half: ci95, error: ci95 / student(10) };
  };
  const expected = (figure: LanFigure): Estimate => inRuns(figure) ?? inSummary(figure);
  const shown: Partial<Record<ShownFigure, Estimate>> = {};
  for (const [ours, theirs] of Object.entries(SHOWN) as [ShownFigure, string][]) {
    if (inRuns(theirs) ?? summary[theirs]) shown[ours] = inRuns(theirs) ?? inSummary(theirs);
  }
  return {
    name,
    from: measured_interval_s[0],
    to: measured_interval_s[1],
    ...parametersFrom(PARAMETERS, measured_interval_s, parameters),
    seeds: seedsOf(seeds ?? runs.map((run) => run['seed'])),
    expected: {
      utilisation: expected('utilisation'),
      payload_bps: expected('payload_bps'),
      collision_events: expected('collision_events'),
    },
    shown,
  };
}

/** 1 to 10 if the file names none. */
function seedsOf(named: readonly unknown[]): readonly number[] {
  const seeds = named.filter((seed) => Number.isInteger(seed)).map(Number);
  return seeds.length >= 2 ? seeds : Array.from({ length: 10 }, (_, place) => place + 1);
}
