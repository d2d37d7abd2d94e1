// Files of kind `cluster-l7`: the parameters of a web cluster, and rows with a policy, nodes, threads and what changes.

import * as z from 'zod/mini';
import { UnreadableCase } from '../format.ts';
import { amount, count, fields, isRemark, or, positive, readAs } from '../schema.ts';

/** Times in seconds, sizes in bytes, rates in bytes per second. */
const PARAMS = {
  warm: amount,
  measure: positive,
  docs: count,
  total_bytes: positive,
  zipf: amount,
  mean_transfer: positive,
  think: z.enum(['surge', 'exp', 'exponential']),
  think_mean: positive,
  off_cap: positive,
  entry: z.enum(['rr', 'random', 'sticky']),
  net: amount,
  t_accept: amount,
  t_serve: amount,
  t_per_kb: amount,
  t_handoff_out: amount,
  t_handoff_in: amount,
  t_disp: amount,
  node_nic: positive,
  client_nic: positive,
  clients: count,
  chunk: positive,
  cache: positive,
  prewarm: z.boolean(),
  disk_seek: amount,
  disk_per_4k: amount,
  disk_extra_per_44k: amount,
  t_low: amount,
  t_high: amount,
  k: amount,
  unit: positive,
  theta: positive,
  grow: z.optional(z.nullable(amount)),
  shrink: z.optional(z.nullable(amount)),
};
const ROW = z.object({
  group: or(z.string(), ''),
  label: or(z.string(), ''),
  set: or(fields, {}),
  policy: z.enum(['mirror', 'lard', 'lardr', 'ds', 'random', 'rr', 'jsq']),
  nodes: count,
  threads: count,
  seed: z.optional(z.int()),
  X: positive,
  R_mean: amount,
  hit: amount,
  local_share: amount,
});
const FILE = z.object({ seed: or(z.int(), 1), params: fields, rows: z.array(ROW) });

export type L7Params = z.output<z.ZodMiniObject<typeof PARAMS>>;
export type L7Case = Omit<ReturnType<typeof l7CasesOf>[number], 'leftOut'>;

/** Throws an UnreadableCase. */
export function l7CasesOf(document: unknown) {
  const { params, rows, seed } = readAs(FILE, document);
  return rows.map(({ group, label, set, X, R_mean, hit, local_share, ...row }, place) => {
    const strange = Object.keys(set).find((key) => !(key in PARAMS || key in params || isRemark(key)));
    if (strange !== undefined) {
      throw new UnreadableCase(`its field rows[${place}].set.${strange} is not one that can be replayed`);
    }
    const given = { ...params, ...set };
    return {
      ...row,
      seed: row.seed ?? seed,
      name: [`${row.policy}, ${row.nodes} nodes, ${row.threads} threads`, group, label].filter(Boolean).join(', '),
      params: readAs(z.object(PARAMS), given, ['params']),
      leftOut: leftOutOf(given),
      expected: { X, R_mean, hit, local_share },
    };
  });
}

/** What the dispatcher's time is drawn from: it is constant here. */
const CONSTANT = { disp_law: 'det' };

const leftOutOf = (given: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(given)
    .filter(([key, value]) => !(key in PARAMS || isRemark(key) || (key in CONSTANT && value === CONSTANT.disp_law)))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`);
