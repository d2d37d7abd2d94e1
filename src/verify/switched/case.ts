// Files of kind `ns2-switch`: TCP between hosts that hang on one switch, every cable a duplex link of ns-2. The trace is beside it, in
// the columns of `ns2-p2p`.

import * as z from 'zod/mini';
import { checkTcp, EXPECTED, FLOW, SIZES, TCP } from '../p2p/case.ts';
import { spelled } from '../p2p/spelling.ts';
import { amount, complain, positive, readAs, word } from '../schema.ts';

const CASE = z
  .object({
    name: word,
    simulated_s: positive,
    topology: z.strictObject({
      /** One entry for each host: how long its cable is. */
      delay_s: z.array(amount).check(z.minLength(2)),
      rate_bps: positive,
      host_queue_limit_packets: positive,
      port_queue_limit_packets: positive,
    }),
    sizes: SIZES,
    tcp: TCP,
    flows: z.array(z.extend(FLOW, { from: amount, to: amount })).check(z.minLength(1)),
    expected: EXPECTED,
  })
  .check((context) => {
    const { topology, flows, tcp } = context.value;
    const hosts = topology.delay_s.length;
    flows.forEach(({ from, to }, index) => {
      if (from === to) complain(context, ['flows', index], 'leads from a host to itself');
      for (const host of [from, to]) {
        if (host >= hosts) complain(context, ['flows', index], `names host ${host}; there are ${hosts}, from 0`);
      }
    });
    checkTcp(context, tcp);
  });

export type SwitchCase = z.output<typeof CASE>;

/** Throws an UnreadableCase. */
export const switchCaseOf = (document: unknown): SwitchCase => readAs(CASE, spelled(document));
