// Which servers earlier connections to the same destination got: what LBLC and LBLCR remember.

import type { Mark, RunRecord } from '../../record/record.ts';

/** Indices of servers, in order of time. */
export function destinationBefore({ marks, spec }: RunRecord, { id, flow }: Mark): readonly number[] {
  const { n, per, clients, sites } = spec.params;
  const perBatch = Number(n) * (per === 'client' ? Number(clients) : 1);
  const site = (request: number): number => (request % perBatch) % Number(sites);
  return marks
    .filter((mark) => mark.kind === 'pick' && mark.id < id && site(mark.flow) === site(flow))
    .map(({ numbers }) => numbers['server'] ?? 0);
}
