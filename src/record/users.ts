// Which connections belong to one web user: a page comes over all of them.

import type { FlowInfo, Layout } from '../scenarios/kit/layout.ts';

/** Every flow of the web user that one flow belongs to; that flow alone if it is no user's. */
export function connectionsOfUser({ flows }: Layout, flow: number): ReadonlySet<number> {
  const user = userOf(flows[flow]);
  const own = flows.flatMap((other, index) =>
    index === flow || (user !== '' && userOf(other) === user) ? [index] : [],
  );
  return new Set(own);
}

const userOf = (flow: FlowInfo | undefined): string =>
  flow?.web ? `${flow.web.role === 'request' ? flow.from : flow.to} ${flow.web.user}` : '';
