// From an event to its explanation: for every kind one function, and the setting behind one that no other event caused. Which
// kinds the networks of a stage can have.

import type { MarkKind } from '../record/record.ts';
import { connectionsOfUser } from '../record/users.ts';
import type { StageName } from '../scenarios/kit/scenario.ts';
import { explainCut, explainGlue } from './atm/lost-cell.ts';
import { explainRefusal } from './atm/refused-whole.ts';
import { explainChange } from './change.ts';
import type { Explanation, Subject } from './explanation.ts';
import { explainGivenUp, explainPage, explainRequest } from './lan/web-page.ts';
import { type ConnectionName, connectionOf, partOf } from './names.ts';
import { explainDrop, explainKill, explainLoss } from './tcp/lost.ts';
import { explainFastRetransmit, explainRetransmission } from './tcp/resent.ts';
import { explainSpurious } from './tcp/spurious.ts';
import { explainTimeout } from './tcp/timeout.ts';
import { explainDownload } from './virtual-server/download.ts';
import { explainPick, explainRefused } from './virtual-server/pick.ts';
import { explainDispatch } from './web-cluster/dispatch.ts';
import { explainLongWait } from './web-cluster/long-wait.ts';
import { explainLostRequest, explainNodeDown, explainNodeUp } from './web-cluster/node-failure.ts';

const EXPLAINS: Readonly<Record<MarkKind, (subject: Subject) => Explanation>> = {
  change: explainChange,
  drop: explainDrop,
  loss: explainLoss,
  kill: explainKill,
  timeout: explainTimeout,
  'fast-retransmit': explainFastRetransmit,
  retransmission: explainRetransmission,
  spurious: explainSpurious,
  'given-up': explainGivenUp,
  request: explainRequest,
  page: explainPage,
  refuse: explainRefusal,
  cut: explainCut,
  glue: explainGlue,
  dispatch: explainDispatch,
  'long-wait': explainLongWait,
  'node-down': explainNodeDown,
  'node-up': explainNodeUp,
  'request-lost': explainLostRequest,
  pick: explainPick,
  refused: explainRefused,
  download: explainDownload,
};

export function explain(subject: Subject): Explanation {
  const explanation = EXPLAINS[subject.mark.kind](subject);
  return { ...explanation, connection: connectionBeside(subject) };
}

/** The connection, where another one is followed, unless the title names the user already. */
function connectionBeside({ mark, record: { layout } }: Subject): ConnectionName | undefined {
  const { kind, flow } = mark;
  const { watched } = layout;
  const isNamed = flow === watched || flow < 0 || kind === 'request' || kind === 'page';
  if (layout.kind !== 'lan' || watched === undefined || isNamed) return undefined;
  // Of the user that is followed it is enough to say which connection.
  const own = connectionsOfUser(layout, watched).has(flow);
  return (own ? partOf(layout, flow) : undefined) ?? connectionOf(layout, flow);
}

/** Key of the setting behind an event that no other event caused; kinds left out: an arrival, chance, or another event. */
const ROOTS: Readonly<Partial<Record<MarkKind, (subject: Subject) => string | undefined>>> = {
  change: ({ mark, record }) => record.spec.changes[mark.numbers['index'] ?? -1]?.key,
  // The bottleneck's queue, or on a bus the NIC's: the server's, or that of whoever else sends.
  drop: ({ mark, record }) => {
    const { role, from } = record.layout.links[mark.link] ?? {};
    if (role !== 'nic') return 'q';
    return record.layout.nodes.find(({ name }) => name === from)?.kind === 'server' ? 'nicq' : 'cq';
  },
  loss: () => 'loss',
  timeout: ({ record: { spec }, scenario: { parameters } }) =>
    spec.params['rto'] === 'fixed' && parameters.some(({ key }) => key === 'rfix') ? 'rfix' : 'rmin',
  // As often as all senders want the bus at once; as soon as a user has thought.
  'given-up': () => 'util',
  request: () => 'think',
  refuse: () => 'th',
  cut: () => 'buf',
  glue: () => 'glue',
  dispatch: () => 'policy',
  'long-wait': () => 'disp',
  'node-down': () => 'down',
  pick: () => 'sched',
  refused: () => 'sched',
};

/** Key of a setting of the scenario, if there is one behind the event. A person's change is of that setting itself. */
export function rootOf(subject: Subject): string | undefined {
  const key = ROOTS[subject.mark.kind]?.(subject);
  const isChange = subject.mark.kind === 'change';
  return isChange || subject.scenario.parameters.some((parameter) => parameter.key === key) ? key : undefined;
}

const OF_TCP = ['drop', 'loss', 'kill', 'timeout', 'fast-retransmit', 'retransmission', 'spurious'] as const;

/** Every kind of event that the networks on a stage can have, besides a person's change. */
export const KINDS_ON: Readonly<Record<StageName, readonly MarkKind[]>> = {
  reno: OF_TCP,
  lan: [...OF_TCP, 'given-up', 'request', 'page'],
  atm: [...OF_TCP, 'refuse', 'cut', 'glue'],
  'web-cluster': ['dispatch', 'long-wait', 'node-down', 'node-up', 'request-lost'],
  'virtual-server': ['pick', 'refused', 'download'],
};
