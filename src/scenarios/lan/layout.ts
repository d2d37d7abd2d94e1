// Who and what is on the stage of the LAN scenarios, in the order in which the record numbers them.

import { portName, SWITCH } from '../../engine/ethernet/switched-lan.ts';
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
  const nics = stations.map(
    (name): LinkInfo => ({ place: name, from: name, to: lan.shared ? 'bus' : SWITCH, role: 'nic' }),
  );
  const beside = stations.map(
    (name): LinkInfo =>
      lan.shared
        ? { ...cable(`${name}-collisions`, name, 'bus'), role: 'collisions' }
        : { ...cable(portName(name), SWITCH, name), role: 'switch-port' },
  );
  const cables = web.cables.map((place) => cable(place, ...(place.split('-') as [string, string])));
  const { slotTime = 0, jamAndGap = 0 } = lan.shared ?? {};
  const framing = { overhead: timing.overheadBytes, shortest: timing.minFrameBytes };
  const names = [...clients, 'S', ...(behind ? ['R'] : [])];
  return {
    kind: 'lan',
    nodes: lan.shared ? nodes : [...nodes, { name: SWITCH, kind: 'switch' }],
    links: [...nics, ...beside, ...cables],
    flows: population.layout,
    gauges: [],
    bus: {
      ...{ stations: names, rate, propagation, slotTime, jamAndGap, framing },
      ...(lan.shared ? {} : { switched: true as const }),
    },
    watched: population.watchedFlow,
  };
}

const OUTSIDE: readonly NodeInfo[] = [
  { name: 'R', kind: 'router' },
  { name: 'X', kind: 'server' },
  { name: 'W', kind: 'wan' },
];

const cable = (place: string, from: string, to: string): LinkInfo => ({ place, from, to });
