// What stations, users, segments and nodes are called in the middle of an English sentence.

import type { Station } from '../names.ts';
import type { Names } from './words.ts';

const segment = (n: number): string => (n === 0 ? 'the SYN' : `segment ${n}`);

function station(one: Station): string {
  if (one.kind === 'named') return one.name;
  if (one.kind === 'receiver') return `the receiver of ${one.of}`;
  if (one.kind === 'client') return `client ${one.number}`;
  return { server: 'the server', 'external server': 'the external server', router: 'the router', wan: 'the WAN node' }[
    one.kind
  ];
}

const ofUser = (where: Station, user: string): string => `${station(where)}${user && `, user ${user}`}`;

export const names: Names = {
  segment,
  ack: (n) => `the ACK for ${segment(n)}`,
  station,
  list: (all) => (all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`),
  user: (one) => (one.kind === 'named' ? one.name : ofUser(one.station, one.user)),
  connection: (one) => {
    if (one.kind === 'named') return one.name;
    const whose = one.station ? `${ofUser(one.station, one.user)}, ` : '';
    return one.kind === 'request' ? `${whose}request` : `${whose}response${one.part && ` ${one.part}`}`;
  },
  part: ({ host, part }) => {
    if (part === 'hub') return { hubC: 'the clients’ hub', hubS: 'the servers’ hub' }[host] ?? 'the hub';
    const owner = { D: 'the director', G: 'the gateway' }[host] ?? host;
    return `the ${{ cpu: 'processor', disk: 'disk', port: 'port' }[part]} of ${owner}`;
  },
  node: (node) => `node ${node + 1}`,
  document: (document) => `document ${document + 1}`,
  orMore: (load) => `${load} or more`,
};
