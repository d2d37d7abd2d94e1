// Files of kind `cluster-lard`: cases of one policy each, as a list of events with what is expected of them. The file
// explains its fields in `format`.

import * as z from 'zod/mini';
import { amount, complain, count, index, or, positive, readAs, word } from '../schema.ts';

const EVENT = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('req'),
    t: amount,
    at: index,
    doc: z.union([z.string(), z.number()]),
    expect: z.object({ local: z.boolean(), server: z.optional(index), set: z.optional(z.array(index)) }),
  }),
  /** The connection of an earlier request ends. */
  z.object({ op: z.literal('done'), t: amount, req: index }),
  z.object({ op: z.literal('load'), t: amount, node: index, value: index }),
]);
const LIMITS = {
  n: count.check(z.lte(32)),
  t_low: amount,
  t_high: amount,
  /** s */
  k: or(amount, 20),
};
const policy = z.enum(['lard', 'lardr', 'ds']);
const CASE = z
  .object({
    id: word,
    policy,
    params: z.object({
      ...LIMITS,
      unit: z.optional(positive),
      theta: z.optional(positive),
      grow: z.optional(amount),
      shrink: z.optional(amount),
    }),
    initial_loads: or(z.array(amount), []),
    final_loads: z.optional(z.array(amount)),
    events: z.array(EVENT),
  })
  .check((context) => {
    const { policy, params, events } = context.value;
    for (const name of ['unit', 'theta'] as const) {
      if (policy === 'ds' && params[name] === undefined) complain(context, ['params', name], 'is missing');
    }
    events.forEach((event, place) => {
      const node = event.op === 'req' ? event.at : event.op === 'load' ? event.node : 0;
      if (node >= params.n) {
        const words = `must be a node from 0 to ${params.n - 1}, not ${node}`;
        complain(context, ['events', place, event.op === 'req' ? 'at' : 'node'], words);
      }
      if (event.op === 'done' && events[event.req]?.op !== 'req') {
        complain(context, ['events', place, 'req'], 'must be the index of a request');
      }
    });
  });
const FILE = z.object({ cases: z.array(CASE) });

export type LardEvent = z.output<typeof EVENT>;
export type LardCase = ReturnType<typeof lardCasesOf>[number];

/** Throws an UnreadableCase. The shrink limit is half of the grow limit unless the case says otherwise. */
export const lardCasesOf = (document: unknown) =>
  readAs(FILE, document).cases.map(({ id, params, ...rest }) => {
    const { unit = 0, theta = 0, grow = theta, shrink = grow / 2 } = params;
    return { ...rest, name: id, params: { ...params, unit, theta, grow, shrink } };
  });
