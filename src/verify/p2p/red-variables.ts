// Where a file of kind `ns2-p2p` says that the bottleneck has RED, and what its variables are: under ns-2's own names (tcl/lib/ns-default.tcl),
// with the underscore at their end or without, in an object of their own or beside the numbers of the bottleneck. What is left out has
// the value that ns-2.35 gives it.

import * as z from 'zod/mini';
import { amount, or, positive, readAs } from '../schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What Tcl takes for a truth value. */
export const truth = z.pipe(
  z.transform((value: unknown) =>
    value === 'true' || value === 1 || value === '1'
      ? true
      : value === 'false' || value === 0 || value === '0'
        ? false
        : value,
  ),
  z.boolean(),
);
const off = z.pipe(truth, z.literal(false));

/** Of an instance of Queue/RED; a weight below 0 or thresholds of 0 are chosen by ns-2. */
const RED = z.strictObject({
  thresh_: or(amount, 0),
  maxthresh_: or(amount, 0),
  q_weight_: or(z.number(), -1),
  linterm_: or(positive, 10),
  mean_pktsize_: or(positive, 500),
  bytes_: or(truth, true),
  queue_in_bytes_: or(truth, true),
  wait_: or(truth, true),
  gentle_: or(truth, true),
  setbit_: or(truth, false),
  mark_p_: or(amount, 0.1),
  use_mark_p_: or(truth, true),
  targetdelay_: or(amount, 0.005),
  // What is modelled has one value of these, and without the first nothing else uses the last.
  drop_tail_: or(truth, true),
  ...{ adaptive_: or(off, false), cautious_: or(off, false), feng_adaptive_: or(off, false) },
  ...{
    drop_front_: or(off, false),
    drop_rand_: or(off, false),
    drop_prio_: or(off, false),
    ns1_compat_: or(off, false),
  },
  ...{ idle_pktsize_: or(amount, 100), summarystats_: or(truth, false), limit_: or(amount, 0) },
  ...{
    top_: or(amount, 0.5),
    bottom_: or(amount, 0),
    alpha_: or(amount, 0.01),
    beta_: or(amount, 0.9),
    interval_: or(amount, 0.5),
  },
  /** Of ns-2's default generator (MRG32k3a) at time 0, from when on nothing but RED draws. */
  seed: or(positive, 1),
});
export type RedVariables = z.output<typeof RED>;

/** Names that say what they are wherever they stand. */
const PLAIN = [
  'thresh_',
  'maxthresh_',
  'q_weight_',
  'linterm_',
  'mean_pktsize_',
  'queue_in_bytes_',
  'gentle_',
  'setbit_',
];
const NAMES = Object.keys(RED._zod.def.shape);
const OWN_OBJECTS = [
  ...['red', 'RED', 'queue', 'aqm', 'discipline', 'red_variables', 'variables'],
  ...[
    'red_vars',
    'vars',
    'red_params',
    'red_parameters',
    'params',
    'parameters',
    'queue_variables',
    'queue_parameters',
  ],
];
const SEEDS = ['seed', 'seed_', 'redseed', 'red_seed', 'rng_seed', 'redseed_'];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ min_thresh: 'thresh_', minthresh: 'thresh_', minthresh_: 'thresh_', max_thresh: 'maxthresh_', limit: 'limit_' },
  ...{ weight: 'q_weight_', queue_weight: 'q_weight_', mean_packet_size: 'mean_pktsize_', max_p_inverse: 'linterm_' },
};
/** Of ECN, which is the agents' variable, and words that say which queue this is. */
const NOT_VARIABLES = ['ecn_', 'ecn', 'type', 'kind', 'discipline', 'name', 'class', 'queue'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRemark = (name: string): boolean =>
  nameOf(name) === undefined && /note|rule|comment|why|source|meaning|description|generator|rng/.test(name);
const saysRed = (value: unknown): boolean => typeof value === 'string' && /^(Queue\/)?RED$/i.test(value);
const saysSo = (fields: Fields): boolean =>
  ['queue', 'queue_type', 'discipline', 'type', 'kind', 'class', 'aqm'].some((name) => saysRed(fields[name]));

/** ns-2's name of a variable, if it is one. */
function nameOf(name: string): string | undefined {
  if (SEEDS.includes(name)) return 'seed';
  return [name, `${name}_`, OTHER_NAMES[name]].find((each) => each !== undefined && NAMES.includes(each));
}

/** What an object that is RED's own says: anything that is not a variable is left for the schema to complain of. */
const inOwn = (fields: Fields): [string, unknown][] =>
  Object.entries(fields)
    .filter(([name]) => !isRemark(name) && !NOT_VARIABLES.includes(name))
    .map(([name, value]) => [nameOf(name) ?? name, value]);

const besides = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const known = nameOf(name);
    const isMeant = known !== undefined && (name.endsWith('_') || PLAIN.includes(known) || name.startsWith('red'));
    return isMeant && name !== 'limit_' ? [[known, value] as [string, unknown]] : [];
  });

/** Where variables may stand; what stands further in counts. */
function placesIn(document: Fields): Fields[] {
  const topology = isFields(document['topology']) ? document['topology'] : {};
  const bottleneck = isFields(topology['bottleneck']) ? topology['bottleneck'] : {};
  return [document, topology, bottleneck];
}

function ownOf(place: Fields): Fields[] {
  return OWN_OBJECTS.flatMap((name) => (isFields(place[name]) ? [place[name]] : []));
}

/** RED's variables as a file has them; undefined: the queue is a plain one. @throws UnreadableCase */
export function redOf(document: Fields): RedVariables | undefined {
  const places = placesIn(document);
  const own = places.flatMap(ownOf);
  const entries = [...places.flatMap(besides), ...own.flatMap(inOwn)];
  const isRed = entries.some(([name]) => PLAIN.includes(name)) || [...places, ...own].some(saysSo);
  if (!isRed) return undefined;
  return readAs(RED, Object.fromEntries(entries), ['topology', 'bottleneck', 'red']);
}

/** `ecn_` of the agents where it is not said of each flow: in the TCP part, at the top, or beside RED's variables. */
export function ecnOf(document: Fields): boolean {
  const tcp = isFields(document['tcp']) ? document['tcp'] : {};
  const places = placesIn(document);
  for (const place of [tcp, ...places, ...places.flatMap(ownOf)]) {
    const value = place['ecn_'] ?? place['ecn'];
    if (value !== undefined) return readAs(truth, value, ['tcp', 'ecn_']);
  }
  return false;
}

/** What ns-2 chooses where it is left to it (red.cc, initialize_params). @param delay of the link, s */
export function chosen(red: RedVariables, rate: number, delay: number): RedVariables {
  const perSecond = rate / (8 * red.mean_pktsize_);
  const thresh_ = red.thresh_ === 0 ? Math.max(5, (red.targetdelay_ * perSecond) / 2) : red.thresh_;
  return {
    ...red,
    thresh_,
    maxthresh_: red.maxthresh_ === 0 ? 3 * thresh_ : red.maxthresh_,
    q_weight_: weightOf(red.q_weight_, perSecond, delay),
  };
}

function weightOf(weight: number, perSecond: number, delay: number): number {
  if (weight > 0) return weight;
  if (weight === 0) return 1 - Math.exp(-1 / perSecond);
  if (weight === -2) return 1 - Math.exp(-10 / perSecond);
  const roundTrip = Math.max(0.1, 3 * (delay + 1 / perSecond));
  return 1 - Math.exp(-1 / (10 * roundTrip * perSecond));
}
