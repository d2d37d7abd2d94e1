// Who and what is on the stage of the virtual server, in the order in which the record numbers them. Links are stations: the
// queues that packets pass, each at a host, then the disks; flows are requests in order of their start.

import { clientName, type VirtualServer } from '../../engine/virtual-server/virtual-server.ts';
import { serverName } from '../../engine/virtual-server/virtual-server-probes.ts';
import type { FlowInfo, Layout, LinkInfo, NodeInfo } from '../kit/layout.ts';

export function layoutOf({ network, servers, batches }: VirtualServer): Layout {
  const hosts = servers.map((_, index) => serverName(index));
  const clients = [...new Set(batches.downloads.map(({ client }) => clientName(client)))];
  const nodes: NodeInfo[] = [
    ...clients.map((name) => ({ name, kind: 'host' as const })),
    { name: 'D', kind: 'router' },
    ...(network.usesGateway ? [{ name: 'G', kind: 'router' as const }] : []),
    ...hosts.map((name) => ({ name, kind: 'server' as const })),
  ];
  const stations: LinkInfo[] = network.stations.map(({ place, host, role }) => ({ place, from: host, to: host, role }));
  const disks: LinkInfo[] = hosts.map((name) => ({ place: `${name}-disk`, from: name, to: name, role: 'disk' }));
  const flows: FlowInfo[] = batches.downloads.map(({ number, client }) => ({
    name: `${number + 1}`,
    from: 'D',
    to: clientName(client),
    smss: 1460,
  }));
  return { kind: 'virtual-server', nodes, links: [...stations, ...disks], flows, gauges: [] };
}
