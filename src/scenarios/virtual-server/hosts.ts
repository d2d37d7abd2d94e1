// Who is behind and in front of the director: addresses as in the paper, real servers with their weights, the kernel's era.

import { address } from '../../engine/virtual-server/address.ts';
import { RealServer } from '../../engine/virtual-server/real-server.ts';
import { CURRENT_KERNEL, hashOf, KERNEL_2002 } from '../../engine/virtual-server/scheduler-named.ts';
import { lacksRoom } from './files-room.ts';
import type { VirtualServerValues } from './settings.ts';

const FIRST_SERVER = address('192.168.0.2');
const FIRST_CLIENT = address('192.168.0.130');

export const VIRTUAL_ADDRESS = address('192.168.0.135');

/** The sixth does not get the virtual address. */
export const clientAddress = (client: number): number => FIRST_CLIENT + client + (client > 4 ? 1 : 0);

type Weight = 'w1' | 'w2' | 'w3' | 'w4' | 'w5';

/** A server that has not the files takes no connection. */
export const realServersOf = (params: VirtualServerValues): RealServer[] =>
  Array.from({ length: params.servers }, (_, index) => {
    const weight = params[`w${index + 1}` as Weight];
    const { most: upper, low: lower } = params;
    const server = new RealServer({ address: FIRST_SERVER + index, port: 80, weight, upper, lower });
    server.overloaded = lacksRoom(params);
    return server;
  });

export const kernelOf = (params: VirtualServerValues) => ({
  ...(params.era === '2002' ? KERNEL_2002 : CURRENT_KERNEL),
  port: params.port,
  fallback: params.fall,
  expiration: params.exp,
});

/** The paper names neither the director's own address nor the gateway's. */
export const DIRECTOR_ADDRESS = address('192.168.0.1');
export const GATEWAY_ADDRESS = address('192.168.0.254');

const FIRST_PORT = 1024;

/** The buckets that the addresses of a request fall into. @param request from 0 */
export function bucketsOf(params: VirtualServerValues, request: number): { source: number; destination: number } {
  const { n, per, clients, sites, port } = params;
  const place = request % (per === 'client' ? n * clients : n);
  const hash = hashOf(kernelOf(params));
  return {
    source: hash(clientAddress(place % clients) + (port ? FIRST_PORT + request : 0)),
    destination: hash(VIRTUAL_ADDRESS + (place % sites)),
  };
}
