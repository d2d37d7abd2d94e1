// Files of kind `cluster-ipvs`. A case: real servers, a scheduler, and what happens to connections one by one, with the
// server that Linux picks for each.

import * as z from 'zod/mini';
import { seconds } from '../../engine/core/time.ts';
import { address } from '../../engine/virtual-server/address.ts';
import { CURRENT_KERNEL, KERNEL_2002, SCHEDULER_NAMES } from '../../engine/virtual-server/scheduler-named.ts';
import { amount, or, readAs, whole, word } from '../schema.ts';

const ip = z.pipe(z.ipv4(), z.transform(address));
const time = z.pipe(amount, z.transform(seconds));

/** Of the paper's test-bed, for connections that do not say. */
const CLIENT = address('192.168.0.130');
const VIRTUAL = address('192.168.0.135');

const OPTIONS = whole({
  era: z.optional(z.enum(['classic', 'modern'])),
  k: or(z.number(), CURRENT_KERNEL.activeWeight),
  port: or(z.boolean(), false),
  fallback: or(z.boolean(), false),
  expiration: or(time, CURRENT_KERNEL.expiration),
});
const SERVER = z.object({ id: word, ip, port: amount, weight: amount, u: or(amount, 0), l: or(amount, 0) });
const EVENT = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('open'),
    t: time,
    conn: amount,
    src: or(ip, CLIENT),
    sport: or(amount, 0),
    dst: or(ip, VIRTUAL),
    state: or(z.string(), 'active'),
    /** What the scheduler draws. */
    rnd: or(z.array(z.number()), []),
    /** Id of the server; null: refused. */
    expect: z.nullable(z.string()),
  }),
  z.object({ op: z.enum(['establish', 'close', 'expire']), t: time, conn: amount }),
  z.object({ op: z.literal('weight'), t: time, server: word, weight: amount }),
]);
const CASE = z.object({
  id: word,
  scheduler: z.enum(SCHEDULER_NAMES),
  options: z.optional(OPTIONS),
  servers: z.array(SERVER),
  events: z.array(EVENT).check(z.minLength(1)),
  /** By server: active and inactive connections at the end. */
  final: or(z.record(z.string(), z.array(z.number())), {}),
});
const FILE = z.object({ cases: z.array(CASE) });

export type IpvsCase = ReturnType<typeof ipvsCasesOf>[number];
export type IpvsEvent = z.output<typeof EVENT>;

/** Throws an UnreadableCase. */
export const ipvsCasesOf = (document: unknown) =>
  readAs(FILE, document).cases.map(({ id, options, servers, ...rest }) => ({
    ...rest,
    name: id,
    options: optionsOf(options ?? z.parse(OPTIONS, {})),
    servers: servers.map(({ ip, u, l, ...server }) => ({ ...server, address: ip, upper: u, lower: l })),
  }));

const optionsOf = ({ era, k, ...rest }: z.output<typeof OPTIONS>) => ({
  ...rest,
  hash: (era === 'classic' ? KERNEL_2002 : CURRENT_KERNEL).hash,
  activeWeight: k,
});
