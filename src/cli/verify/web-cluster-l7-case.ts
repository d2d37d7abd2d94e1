// Files of kind `cluster-l7`: the parameters of a web cluster, and rows with a policy, nodes, threads and what changes.

import { amount, type Check, type Fields, isObject, object, oneOf, positive, problemIn, yesOrNo } from './checks.ts';
import { UnreadableCase } from './format.ts';

type L7Number =
  | 'warm'
  | 'measure'
  | 'docs'
  | 'total_bytes'
  | 'zipf'
  | 'mean_transfer'
  | 'think_mean'
  | 'off_cap'
  | 'net'
  | 't_accept'
  | 't_serve'
  | 't_per_kb'
  | 't_handoff_out'
  | 't_handoff_in'
  | 't_disp'
  | 'node_nic'
  | 'client_nic'
  | 'clients'
  | 'chunk'
  | 'cache'
  | 'disk_seek'
  | 'disk_per_4k'
  | 'disk_extra_per_44k'
  | 't_low'
  | 't_high'
  | 'k'
  | 'unit'
  | 'theta';

/** Times in seconds, sizes in bytes, rates in bytes per second. */
export type L7Params = Readonly<Record<L7Number, number>> & {
  readonly think: string;
  readonly entry: 'rr' | 'random' | 'sticky';
  readonly prewarm: boolean;
  readonly grow: number | null;
  readonly shrink: number | null;
};

export interface L7Case {
  readonly name: string;
  readonly params: L7Params;
  readonly policy: string;
  readonly nodes: number;
  readonly threads: number;
  readonly seed: number;
  readonly expected: Readonly<Record<'X' | 'R_mean' | 'hit' | 'local_share', number>>;
}

const list: Check = { is: Array.isArray, words: 'a list' };
const whole: Check = { is: (value) => Number.isInteger(value) && Number(value) >= 1, words: 'a whole number above 0' };
const NUMBERS: readonly L7Number[] = [
  'total_bytes',
  'mean_transfer',
  'think_mean',
  'off_cap',
  'node_nic',
  'client_nic',
  'chunk',
  'cache',
  'unit',
  'theta',
];
const AMOUNTS: readonly L7Number[] = [
  'warm',
  'zipf',
  'net',
  't_accept',
  't_serve',
  't_per_kb',
  't_handoff_out',
  't_handoff_in',
  't_disp',
  'disk_seek',
  'disk_per_4k',
  'disk_extra_per_44k',
  't_low',
  't_high',
  'k',
];
const PARAMS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, positive])),
  ...Object.fromEntries(AMOUNTS.map((name) => [name, amount])),
  measure: positive,
  docs: whole,
  clients: whole,
  think: oneOf('surge', 'exp', 'exponential'),
  entry: oneOf('rr', 'random', 'sticky'),
  prewarm: yesOrNo,
};
const ROW: Readonly<Record<string, Check>> = {
  policy: oneOf('mirror', 'lard', 'lardr', 'ds', 'random', 'rr', 'jsq'),
  nodes: whole,
  threads: whole,
  X: positive,
  R_mean: amount,
  hit: amount,
  local_share: amount,
};

/** Throws an UnreadableCase. */
export function l7CasesOf(document: Fields): readonly L7Case[] {
  refuse(problemIn(document, '', { params: object, rows: list }));
  const seed = Number.isInteger(document['seed']) ? Number(document['seed']) : 1;
  return (document['rows'] as readonly unknown[]).map((row, place) => {
    refuse(problemIn(row, `rows[${place}]`, ROW));
    const fields = row as Fields;
    const set = isObject(fields['set']) ? fields['set'] : {};
    const params = { ...(document['params'] as Fields), ...set };
    refuse(problemIn(params, 'params', PARAMS));
    const { policy, nodes, threads, X, R_mean, hit, local_share } = fields as unknown as L7Case & L7Case['expected'];
    const words = [fields['group'], fields['label']].filter((word) => typeof word === 'string' && word !== '');
    return {
      name: [`${policy}, ${nodes} nodes, ${threads} threads`, ...words].join(', '),
      params: params as unknown as L7Params,
      policy,
      nodes,
      threads,
      seed: Number.isInteger(fields['seed']) ? Number(fields['seed']) : seed,
      expected: { X, R_mean, hit, local_share },
    };
  });
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new UnreadableCase(problem);
}
