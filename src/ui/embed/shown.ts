// What of a run an embedded page shows: what its link says, until the page around asks for something else.

import type { Request } from '../../embed/protocol.ts';
import { describeRepair } from '../../scenarios/kit/describe-repair.ts';
import type { LinkView } from '../../scenarios/kit/link-state.ts';
import { parseLink } from '../../scenarios/kit/parse-link.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';

export type Shown = Pick<LinkView, 'show' | 'control'>;

type Wanted = Extract<Request, { do: 'show' }>;

/** Written as in links, and read as there: what does not exist is left out and refused. */
export function shownBy({ show, control }: Wanted, scenario: Scenario, refuse: (why: string) => void): Shown {
  const pairs = [...(show ? [`show=${show}`] : []), ...(control ? [`control=${control}`] : []), 'v=1'];
  const { state, repairs } = parseLink(`#${pairs.join('&')}`, scenario);
  for (const repair of repairs) refuse(describeRepair(repair, 'en').replaceAll('`', '"'));
  const { view } = state;
  return { ...(view.show && { show: view.show }), ...(view.control && { control: view.control }) };
}
