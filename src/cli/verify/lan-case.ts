// Files of kind `ns2-lan`: a saturated or loaded bus, n senders and one receiver, and what ns-2 measured on it
// (scripts/lan_sat.tcl). What is in them is in the field `meaning` of each.

import {
  amount,
  type Check,
  type Fields,
  interval,
  isAmount,
  isObject,
  oneOf,
  positive,
  problemIn,
  word,
} from './checks.ts';
import { type Estimate, estimate, student } from './estimate.ts';
import { UnreadableCase } from './format.ts';
import { type Parameter, parametersFrom } from './script-parameters.ts';

/** What is compared, by its name in the file, and by how much of the mean it may differ. */
export const TOLERANCES = { utilisation: 0.02, payload_bps: 0.02, collision_events: 0.05 } as const;
export type LanFigure = keyof typeof TOLERANCES;
/** What is only shown beside them: the names of our counters, and of the file's. */
export const SHOWN = { jain: 'jain', givenUp: 'mac_excessive_collision_drops_whole_run' } as const;
export type ShownFigure = keyof typeof SHOWN;
export const LAN_FIGURES = Object.keys(TOLERANCES) as LanFigure[];

export interface LanCase {
  readonly name: string;
  readonly protocol: 'tcp' | 'udp';
  readonly senders: number;
  /** Of a UDP datagram, or of a segment's payload; bytes. */
  readonly size: number;
  /** UDP: offered by each station, as a fraction of the rate. */
  readonly load: number;
  /** UDP: do the times between datagrams vary (by half of their mean either way)? */
  readonly varies: boolean;
  /** TCP: packets. */
  readonly window: number;
  /** Packets in each station's queue. */
  readonly queue: number;
  /** bit/s */
  readonly rate: number;
  /** s */
  readonly linkLayerDelay: number;
  readonly from: number;
  readonly to: number;
  readonly seeds: readonly number[];
  readonly expected: Readonly<Record<LanFigure, Estimate>>;
  readonly shown: Readonly<Partial<Record<ShownFigure, Estimate>>>;
}

const count: Check = { is: (value) => Number.isInteger(value) && Number(value) >= 1, words: 'a whole number above 0' };
const PARAMETERS: Readonly<Record<string, Parameter>> = {
  n: { fallback: 5, check: count },
  proto: { fallback: 'udp', check: oneOf('tcp', 'udp') },
  size: { fallback: 1000, check: count },
  load: { fallback: 1, check: positive },
  jitter: { fallback: 1, check: oneOf(0, 1) },
  window: { fallback: 20, check: count },
  qlim: { fallback: 50, check: count },
  bps: { fallback: 10e6, check: positive },
  lldelay: { fallback: 1e-3, check: amount, isTime: true },
  mac: { fallback: 'Mac/802_3', check: oneOf('Mac/802_3') },
};

/** Throws an UnreadableCase. */
export function lanCaseOf(document: Fields): LanCase {
  const missing = problemIn(document, '', { name: word, measured_interval_s: interval });
  if (missing !== undefined) throw new UnreadableCase(missing);
  const [from, to] = document['measured_interval_s'] as [number, number];
  const given = parametersFrom(PARAMETERS, [from, to], document['parameters']);
  const runs = Array.isArray(document['runs']) ? document['runs'].filter(isObject) : [];
  return {
    name: document['name'] as string,
    protocol: given['proto'] as LanCase['protocol'],
    senders: given['n'] as number,
    size: given['size'] as number,
    load: given['load'] as number,
    varies: given['jitter'] === 1,
    window: given['window'] as number,
    queue: given['qlim'] as number,
    rate: given['bps'] as number,
    linkLayerDelay: given['lldelay'] as number,
    from,
    to,
    seeds: seedsOf(document, runs),
    ...resultsOf(document, runs),
  };
}

/** Those of the file's runs, or of its field `seeds`; 1 to 10 if it names none. */
function seedsOf(document: Fields, runs: readonly Fields[]): readonly number[] {
  const named = Array.isArray(document['seeds']) ? document['seeds'] : runs.map((run) => run['seed']);
  const seeds = named.filter((seed) => Number.isInteger(seed)).map(Number);
  return seeds.length >= 2 ? seeds : Array.from({ length: 10 }, (_, index) => index + 1);
}

function resultsOf(document: Fields, runs: readonly Fields[]): Pick<LanCase, 'expected' | 'shown'> {
  const summary = isObject(document['summary']) ? document['summary'] : {};
  const found = (name: string): Estimate | undefined => {
    const values = runs.map((run) => run[name]).filter(isAmount);
    if (values.length >= 2) return estimate(values.map(Number));
    const { mean, ci95 } = isObject(summary[name]) ? summary[name] : {};
    if (!isAmount(mean) || !isAmount(ci95)) return undefined;
    return { mean: Number(mean), half: Number(ci95), error: Number(ci95) / student(10) };
  };
  const of = (figure: LanFigure): Estimate => {
    const result = found(figure);
    if (result === undefined) throw new UnreadableCase(`its field summary.${figure} must have a mean and a ci95`);
    return result;
  };
  const shown = Object.entries(SHOWN).flatMap(([ours, theirs]) => {
    const result = found(theirs);
    return result === undefined ? [] : [[ours, result] as const];
  });
  return {
    expected: {
      utilisation: of('utilisation'),
      payload_bps: of('payload_bps'),
      collision_events: of('collision_events'),
    },
    shown: Object.fromEntries(shown),
  };
}
