// Who and what is on the stage of the LAN scenarios, in the order in which the record numbers them.

import type { Layout, LinkInfo, NodeInfo } from '../kit/layout.ts';
import type { WebLan, WebLanOptions } from './web-lan.ts';

export function layoutOf(web: WebLan, { rate, propagation, timing }: WebLanOptions): Layout {
  const { stations, lan, population } = web;
  const clients = stations.filter((name) => name.startsWith('C'));
  const behind = web.network !== undefined;
  const nodes: NodeInfo[] = [
    ...clients.map((name) => ({ name, kind: 'host' as const })),
    { name: 'S', kind: 'server' },
    ...(behind ? OUTSIDE : []),
  ];
  const nics: LinkInfo[] = stations.map((name) => ({ place: name, from: name, to: 'bus', role: 'nic' }));
  const collisions = stations.map((name) => ({
    ...cable(`${name}-collisions`, name, 'bus'),
    role: 'collisions' as const,
  }));
  const cables = web.cables.map((place) => cable(place, ...(place.split('-') as [string, string])));
  const { slotTime, jamAndGap } = lan.medium;
  const framing = { overhead: timing.overheadBytes, shortest: timing.minFrameBytes };
  return {
    kind: 'lan',
    nodes,
    links: [...nics, ...collisions, ...cables],
    flows: population.layout,
    gauges: [],
    bus: { stations: [...clients, 'S', ...(behind ? ['R'] : [])], rate, propagation, slotTime, jamAndGap, framing },
    watched: population.watchedFlow,
  };
}

const OUTSIDE: readonly NodeInfo[] = [
  { name: 'R', kind: 'router' },
  { name: 'X', kind: 'server' },
  { name: 'W', kind: 'wan' },
];

const cable = (place: string, from: string, to: string): LinkInfo => ({ place, from, to });
