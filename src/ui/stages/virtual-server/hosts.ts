// Where in a record the parts of a virtual server are: hosts by what they are, their stations with the gauge of how busy each
// is, and the gauges of every request. Worked out once per layout.

import { memoBy } from '../../../record/memo.ts';
import type { GaugeInfo, Layout, LinkInfo } from '../../../scenarios/kit/layout.ts';

/** What of a host can be busy. */
export type Part = 'port' | 'cpu' | 'disk' | 'hub';

/** From this share of 100 ms on a station is full: nothing behind it can go faster. */
export const FULL = 0.95;

export interface Station {
  readonly host: string;
  readonly part: Part;
  /** Index of the gauge of its use, from 0 to 1; -1 if there is none. */
  readonly use: number;
}

export interface Host {
  readonly name: string;
  readonly stations: readonly Station[];
}

/** Indices of gauges. */
export interface ServerHost extends Host {
  readonly active: number;
  readonly inactive: number;
  readonly cached: number;
}

export interface VirtualIndex {
  readonly clients: readonly Host[];
  readonly servers: readonly ServerHost[];
  readonly director: Host;
  readonly gateway: Host | undefined;
  /** None, one, or that of the clients and that of the servers. */
  readonly hubs: readonly Host[];
  /** By flow: index of the gauge of the bytes that are there. */
  readonly received: readonly number[];
  /** By flow: who asks, as an index of `clients`. */
  readonly clientOf: readonly number[];
}

const PARTS: Readonly<Partial<Record<NonNullable<LinkInfo['role']>, Part>>> = {
  out: 'port',
  in: 'port',
  port: 'port',
  hub: 'hub',
  cpu: 'cpu',
  disk: 'disk',
  write: 'disk',
};

/** Undefined where the layout is no virtual server's. */
export const virtualIndex = memoBy((layout: Layout): VirtualIndex | undefined => {
  const { nodes, links, flows, gauges } = layout;
  const gaugeOf = (is: (gauge: GaugeInfo) => boolean): number => gauges.findIndex(is);
  const host = (name: string): Host => ({
    name,
    stations: links.flatMap(({ from, role }, link) => {
      const part = from === name ? PARTS[role!] : undefined;
      return part ? [{ host: name, part, use: gaugeOf((each) => each.name === 'use' && each.link === link) }] : [];
    }),
  });
  const named = (kind: string): string[] => nodes.filter((node) => node.kind === kind).map(({ name }) => name);
  const clients = named('host');
  const [director, gateway] = named('router');
  if (director === undefined || clients.length === 0) return undefined;
  const own = (name: string, gauge: string): number => gaugeOf((each) => each.name === `${gauge}-${name}`);
  return {
    clients: clients.map(host),
    servers: named('server').map((name) => ({
      ...host(name),
      active: own(name, 'active'),
      inactive: own(name, 'inactive'),
      cached: own(name, 'cached'),
    })),
    director: host(director),
    gateway: gateway === undefined ? undefined : host(gateway),
    hubs: links.filter(({ role }) => role === 'hub').map(({ from }) => host(from)),
    received: flows.map((_, flow) => gaugeOf((each) => each.name === 'received' && each.flow === flow)),
    clientOf: flows.map(({ to }) => clients.indexOf(to)),
  };
});

export const hostsOf = ({ clients, servers, director, gateway, hubs }: VirtualIndex): readonly Host[] => [
  director,
  ...(gateway ? [gateway] : []),
  ...hubs,
  ...servers,
  ...clients,
];
