// Compares stations with a formula of queueing theory, kind `queueing`: by simulation where there is a station for it, with
// our own formula where there is none (many queues, fixed points; the verdict says so). Mean stay, throughput and the share
// of customers turned away may differ by 2 %, by 5 % at loads from 0.93 or where service varies much, or by three standard
// errors of the run if that is more. What a case asks for beyond that is refused, not passed over.

import * as z from 'zod/mini';
import { dualSchedulingTheory, powerOfChoices } from '../../scenarios/web-cluster/theory.ts';
import type { Verdict } from '../format.ts';
import { fields, readAs, word } from '../schema.ts';
import { type Law, lawOf } from './laws.ts';
import { CUSTOMERS, type OpenRun, type Station, simulateClosed, simulateOpen } from './runs.ts';

const FILE = z.object({ cases: z.array(z.object({ model: word, params: fields, result: fields })) });

/** A model in words, its parameters, its results. */
export type QueueingCase = ReturnType<typeof queueingCasesOf>[number];

/** Throws an UnreadableCase. */
export const queueingCasesOf = (document: unknown) =>
  readAs(FILE, document).cases.map((each) => {
    const words = Object.entries(each.params).map(
      ([key, value]) => `${key} ${Array.isArray(value) ? value.join('/') : value}`,
    );
    return { ...each, name: `${each.model}: ${words.join(', ')}` };
  });

const EXACT = 1e-6;
const LONGER = 4;

interface Found {
  readonly what: string;
  readonly value: number;
  /** Standard error; 0 for a formula. */
  readonly error: number;
  readonly expected: number;
}

/** A case that asks for what is not known here. */
class Refused extends Error {}

export function verifyQueueing(reference: QueueingCase): Verdict {
  const { name } = reference;
  try {
    const found = find(reference);
    if (found.length === 0) throw new Refused('its result holds nothing that can be compared');
    const words = found.map(
      ({ what, value, expected }) => `${what} ${value.toPrecision(5)} (${expected.toPrecision(5)})`,
    );
    const isFormula = isOurFormula(reference);
    const detail = words.join(', ') + (isFormula ? ', formula against formula: nothing was simulated' : '');
    return { name, passed: found.every((each) => agrees(each, isFormula, reference)), detail };
  } catch (error) {
    if (error instanceof Refused) return { name, passed: false, detail: error.message };
    throw error;
  }
}

function agrees({ value, error, expected }: Found, isFormula: boolean, reference: QueueingCase): boolean {
  const tolerance = isFormula ? EXACT : toleranceOf(reference);
  return Math.abs(value - expected) <= Math.max(tolerance * Math.abs(expected), 3 * error);
}

/** The busier a queue, the longer it remembers. */
const customersFor = ({ params, result }: QueueingCase): number =>
  CUSTOMERS * (Number(result['rho']) >= 0.9 || Number(params['cv2'] ?? 1) >= 4 ? LONGER : 1);

function toleranceOf({ params, result }: QueueingCase): number {
  const load = Number(result['rho'] ?? params['rho'] ?? 0);
  return load >= 0.93 || Number(params['cv2'] ?? result['cv2'] ?? 0) >= 4 ? 0.05 : 0.02;
}

const isOurFormula = ({ model }: QueueingCase): boolean => model.startsWith('power of d') || model.startsWith('P2 DS');

function find(reference: QueueingCase): readonly Found[] {
  const { model } = reference;
  if (model === 'M/M/1') return open(reference, ['lam', 'mu'], exponential, () => ({ kind: 'fifo', servers: 1 }));
  // Erlang B: as many places as servers, so no job waits.
  if (/^(M\/M\/c\/c|Erlang[ -]?B)(?![^ (])/i.test(model)) {
    return open(reference, ['lam', 'mu', 'a', 'c'], exponential, ({ c }) => ({ kind: 'fifo', servers: c!, room: c! }));
  }
  if (model.startsWith('M/M/c/K')) {
    return open(reference, ['lam', 'mu', 'c', 'K'], exponential, ({ c, K }) => ({
      kind: 'fifo',
      servers: c!,
      room: K!,
    }));
  }
  if (/^M\/M\/c\b(?!\/)/.test(model)) {
    return open(reference, ['lam', 'mu', 'c'], exponential, ({ c }) => ({ kind: 'fifo', servers: c! }));
  }
  if (model.startsWith('M/M/1/K')) {
    return open(reference, ['lam', 'mu', 'K'], exponential, ({ K }) => ({ kind: 'fifo', servers: 1, room: K! }));
  }
  if (model.startsWith('M/G/1')) return general(reference);
  if (model.startsWith('JSQ')) return several(reference, 'shortest');
  if (model.startsWith('round robin')) return several(reference, 'turn');
  if (model.startsWith('closed') || model.includes('dispatcher only')) return closed(reference);
  if (model.startsWith('power of d')) return choices(reference);
  if (model.startsWith('P2 DS')) return dual(reference);
  throw new Refused('this model is not known');
}

const exponential = lawOf('exponential')!;

/** The parameters of a case, all of them numbers that are known here. */
function numbersIn({ params }: QueueingCase, known: readonly string[]): Readonly<Record<string, number>> {
  for (const [key, value] of Object.entries(params)) {
    if (!known.includes(key)) throw new Refused(`its parameter ${key} is not one that can be replayed`);
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new Refused(`its parameter ${key} must be a number`);
  }
  return params as Readonly<Record<string, number>>;
}

/** Stations with customers from outside; served at the rate `mu`, 1 if the case names none. */
function open(
  reference: QueueingCase,
  known: readonly string[],
  law: Law,
  station: (params: Readonly<Record<string, number>>) => Station,
): readonly Found[] {
  const params = numbersIn(reference, known);
  const { mu = 1 } = params;
  // In units of a mean service time.
  const rate = params['a'] ?? params['lam']! / mu;
  return compared(reference, simulateOpen(rate, law, station(params), customersFor(reference)), 1 / mu);
}

/** @param unit time unit of the run in that of the case */
function compared({ result }: QueueingCase, { stay, blocked, served }: OpenRun, unit: number): readonly Found[] {
  const expected = (...names: readonly string[]): unknown =>
    names.map((name) => result[name]).find((value) => value !== undefined);
  const found = (what: string, { mean, error }: OpenRun['stay'], scale: number, value: unknown): Found[] =>
    value === undefined ? [] : [{ what, value: mean * scale, error: error * scale, expected: Number(value) }];
  const turnedAway = expected('p_block', 'B', 'blocking');
  return [
    ...found('mean stay', stay, unit, expected('W')),
    ...found('throughput', served, 1 / unit, expected('X')),
    // Of a million customers a share far below a millionth cannot be told from none.
    ...found('turned away', { ...blocked, error: blocked.error || 1 / CUSTOMERS }, 1, turnedAway),
  ];
}

/** One server with any law of service. */
function general(reference: QueueingCase): readonly Found[] {
  const { model, params } = reference;
  const { service, ...rest } = params;
  const isPareto = service === undefined && params['alpha'] !== undefined;
  const name = String(service ?? (isPareto ? 'pareto' : 'hyperexponential'));
  const law = lawOf(name, params);
  if (law === undefined) throw new Refused(`its law of service "${name}" is not known`);
  const known = ['lam', 'ES', 'ES2', 'cv2', ...(isPareto ? ['k', 'p', 'alpha'] : [])];
  const { lam = Number.NaN, ES = 1 } = numbersIn({ ...reference, params: rest }, known);
  const station: Station = model.includes('PS') ? { kind: 'ps' } : { kind: 'fifo', servers: 1 };
  // A bounded Pareto law brings its own mean.
  const unit = isPareto ? 1 : ES;
  return compared(reference, simulateOpen(lam * unit, law, station, customersFor(reference)), unit);
}

/** Several queues with a server each. */
function several(reference: QueueingCase, kind: 'shortest' | 'turn'): readonly Found[] {
  const { n = 0, rho = 0, mu = 1 } = numbersIn(reference, ['n', 'rho', 'mu']);
  return compared(reference, simulateOpen(n * rho, exponential, { kind, queues: n }), 1 / mu);
}

/** Users who think. */
function closed(reference: QueueingCase): readonly Found[] {
  const { D, ...rest } = reference.params;
  const { N = 0, Z = 0, S = 0, c = 1 } = numbersIn({ ...reference, params: rest }, ['N', 'Z', 'S', 'c']);
  const run = simulateClosed(N, Z, Array.isArray(D) ? D.map(Number) : [S], c);
  return throughput(reference, run.mean, run.error);
}

const throughput = ({ result }: QueueingCase, value: number, error: number): readonly Found[] =>
  result['X'] === undefined ? [] : [{ what: 'throughput', value, error, expected: Number(result['X']) }];

function choices(reference: QueueingCase): readonly Found[] {
  const { rho = 0, d = 0 } = numbersIn(reference, ['rho', 'd']);
  return [{ what: 'mean stay', value: powerOfChoices(rho, d), error: 0, expected: Number(reference.result['W']) }];
}

function dual(reference: QueueingCase): readonly Found[] {
  const { nodes = 0, threads = 0, Z = 0 } = numbersIn(reference, ['nodes', 'threads', 'Z']);
  const site = { documents: 2000, alpha: 1, decisions: 1000, hot: 1.5 };
  const ours = dualSchedulingTheory({ nodes, users: threads, think: Z, ...site }).throughput;
  // The reference adds the response time of a queue that is nearly idle: below saturation the two differ by 0.2 %.
  return throughput(reference, ours, ours * 0.001);
}
