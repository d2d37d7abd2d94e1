// Who and what is on the stage of the virtual server, in the order in which the record numbers them. Links are stations: the
// queues that packets pass, each at a host, then the disks; flows are requests in order of their start.

import { dotted } from '../../engine/virtual-server/address.ts';
import { SEGMENT } from '../../engine/virtual-server/server-network.ts';
import { clientName, type VirtualServer } from '../../engine/virtual-server/virtual-server.ts';
import { serverName } from '../../engine/virtual-server/virtual-server-probes.ts';
import type { FlowInfo, Layout, LinkInfo, NodeInfo } from '../kit/layout.ts';
import { clientAddress, DIRECTOR_ADDRESS, GATEWAY_ADDRESS, VIRTUAL_ADDRESS } from './hosts.ts';
import type { VirtualServerValues } from './settings.ts';

/** A chunk is a quarter of a TCP window of 64 KiB. */
export const CHUNK = 16_384;

export function layoutOf(
  { network, servers, batches, director }: VirtualServer,
  { method, wire, nics, sites, net }: Pick<VirtualServerValues, 'method' | 'wire' | 'nics' | 'sites' | 'net'>,
): Layout {
  const hosts = servers.map((_, index) => serverName(index));
  const clients = [...new Set(batches.downloads.map(({ client }) => client))];
  const nodes: NodeInfo[] = [
    ...clients.map((client) => node(clientName(client), 'host', clientAddress(client))),
    node('D', 'router', DIRECTOR_ADDRESS),
    ...(network.usesGateway ? [node('G', 'router', GATEWAY_ADDRESS)] : []),
    ...servers.map((server, index) => node(serverName(index), 'server', server.address)),
  ];
  const stations: LinkInfo[] = network.stations.map(({ place, host, role }) => ({ place, from: host, to: host, role }));
  const disks: LinkInfo[] = hosts.map((name) => ({ place: `${name}-disk`, from: name, to: name, role: 'disk' }));
  const flows: FlowInfo[] = batches.downloads.map((download) => {
    const { number, client, site, file, size } = download;
    const request = { port: director.connectionOf(download).sourcePort, site, file, size };
    return { name: `${number + 1}`, from: 'D', to: clientName(client), smss: SEGMENT, request };
  });
  const virtual = Array.from({ length: sites }, (_, site) => dotted(VIRTUAL_ADDRESS + site));
  const gateway = network.usesGateway;
  const forwarding = { method, wiring: wire, nics, gateway, latency: net, virtual, chunk: CHUNK };
  return { kind: 'virtual-server', nodes, links: [...stations, ...disks], flows, gauges: [], forwarding };
}

const node = (name: string, kind: NodeInfo['kind'], address: number): NodeInfo => ({
  name,
  kind,
  address: dotted(address),
});
