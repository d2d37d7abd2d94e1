// From an event to its explanation, and to the setting behind one that no other event caused. Which kinds the networks of a stage
// can have: on-<stage>.ts explains them.

import type { MarkKind } from '../record/record.ts';
import { connectionsOfUser } from '../record/users.ts';
import type { StageName } from '../scenarios/kit/scenario.ts';
import type { Explanation, Subject } from './explanation.ts';
import { type ConnectionName, connectionOf, partOf } from './names.ts';
import { ruledSettingOf } from './unusable.ts';

/** How events are explained, by kind: the page of a network has what its events need, and every page a person's change. */
export type Explains<Kind extends MarkKind = MarkKind> = Readonly<Record<Kind, (subject: Subject) => Explanation>>;

/** @throws Error if nothing explains this kind of event: the page does not have what its network needs. */
export function explain(subject: Subject, explains: Partial<Explains>): Explanation {
  const { kind } = subject.mark;
  const explainKind = explains[kind];
  if (!explainKind) throw new Error(`Nothing explains an event of kind ${kind} on this page.`);
  return { ...explainKind(subject), connection: connectionBeside(subject) };
}

/**
 * On a LAN the connection, where another one is followed, unless the title names the user already; elsewhere the sender, where
 * there are several: their segments have the same numbers.
 */
function connectionBeside({ mark, record: { layout } }: Subject): ConnectionName | undefined {
  const { kind, flow } = mark;
  const isOneOfSeveral = layout.flows.length > 1 && layout.flows[flow]?.bytes !== undefined;
  if (layout.kind !== 'lan') return isOneOfSeveral ? connectionOf(layout, flow) : undefined;
  const { watched } = layout;
  const isNamed = flow === watched || flow < 0 || kind === 'request' || kind === 'page';
  if (watched === undefined || isNamed) return undefined;
  // Of the user that is followed it is enough to say which connection.
  const own = connectionsOfUser(layout, watched).has(flow);
  return (own ? partOf(layout, flow) : undefined) ?? connectionOf(layout, flow);
}

/** Key of the setting that makes the number an event's arithmetic ends in; it may be a rule that somebody wrote. */
export const RULED: Readonly<Partial<Record<MarkKind, string>>> = {
  timeout: 'rto',
  'fast-retransmit': 'onloss',
  pick: 'sched',
  dispatch: 'policy',
  refuse: 'policy',
  trim: 'policy',
  drop: 'queue',
};

/** Key of the setting behind an event that no other event caused; kinds left out: an arrival, chance, or another event. */
const ROOTS: Readonly<Partial<Record<MarkKind, (subject: Subject) => string | undefined>>> = {
  change: ({ mark, record }) => record.spec.changes[mark.numbers['index'] ?? -1]?.key,
  // The bottleneck's queue, or on a bus the NIC's: the server's, or that of whoever else sends.
  drop: ({ mark, record }) => {
    const { role, from } = record.layout.links[mark.link] ?? {};
    if (role === 'switch-port') return 'cq';
    if (role !== 'nic') return (mark.numbers['early'] ?? 0) === 0 ? 'q' : 'queue';
    return record.layout.nodes.find(({ name }) => name === from)?.kind === 'server' ? 'nicq' : 'cq';
  },
  ce: () => 'queue',
  // On the LAN only the line to the WAN loses packets.
  loss: ({ scenario }) => (scenario.stage === 'lan' ? 'wloss' : 'loss'),
  timeout: ({ mark, record: { spec, layout }, scenario: { parameters } }) => {
    if (layout.flows[mark.flow]?.from === 'X') return 'xrmin';
    if (spec.params['rto'] === 'quic') return 'rto';
    return spec.params['rto'] === 'fixed' && parameters.some(({ key }) => key === 'rfix') ? 'rfix' : 'rmin';
  },
  unusable: (subject) => ruledSettingOf(subject)?.parameter.key,
  // As often as all senders want the bus at once; as soon as a user has thought.
  'given-up': () => 'util',
  request: () => 'think',
  refuse: () => 'th',
  trim: () => 'th',
  cut: () => 'buf',
  glue: () => 'glue',
  dispatch: () => 'policy',
  'long-wait': () => 'disp',
  'node-down': () => 'down',
  load: () => 'surge',
  pick: () => 'sched',
  refused: () => 'sched',
};

/** Key of a setting of the scenario, if there is one behind the event. A person's change is of that setting itself. */
export function rootOf(subject: Subject): string | undefined {
  const key = ROOTS[subject.mark.kind]?.(subject);
  const isChange = subject.mark.kind === 'change';
  return isChange || subject.scenario.parameters.some((parameter) => parameter.key === key) ? key : undefined;
}

const OF_TCP = [
  'drop',
  'loss',
  'kill',
  'timeout',
  'fast-retransmit',
  'retransmission',
  'hole-sent',
  'rack-lost',
  'probe',
  'probe-new',
  'probe-repair',
  'spurious-timeout',
  'timeout-stands',
  'spurious',
  'unusable',
] as const;

/** Every kind of event that the networks on a stage can have, besides a person's change. */
export const KINDS_ON = {
  reno: [...OF_TCP, 'ce', 'echo', 'cwr'],
  lan: [...OF_TCP, 'ce', 'echo', 'cwr', 'given-up', 'request', 'page', 'load'],
  atm: [...OF_TCP, 'refuse', 'trim', 'trim-sent', 'cut', 'glue'],
  'web-cluster': ['dispatch', 'long-wait', 'node-down', 'node-up', 'request-lost', 'load', 'unusable'],
  'virtual-server': ['pick', 'refused', 'download', 'load', 'unusable'],
  incast: [...OF_TCP, 'ce', 'echo', 'cwr'],
} as const satisfies Readonly<Record<StageName, readonly MarkKind[]>>;

/** What the page of a stage has to have. */
export type ExplainsOn<Stage extends StageName> = Explains<(typeof KINDS_ON)[Stage][number] | 'change'>;
