// The virtual server without packets: every download flows at its max-min fair rate through what it shares with others, and
// rates change only when a file ends. Instant, so charts can draw it before a run is there. No latency and no windows: a
// single request comes out up to 12 % fast; full stations within 3 % (NAT) to 6 % (tunnelling, direct routing).

import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';

export interface FluidOptions {
  readonly method: 'nat' | 'tun' | 'dr';
  readonly gateway: boolean;
  readonly size: Bytes;
  /** Payload a port carries, and the director's (less, where its ACKs are to count), bytes/s. */
  readonly port: number;
  readonly directorPort: number;
  /** Payload the gateway forwards, bytes/s. */
  readonly gatewayRate: number;
  /** Payload a disk reads for so many streams, bytes/s; Infinity where files are in memory. */
  readonly diskRate: (streams: number) => number;
}

/** A download: indices of its server and its client. */
export interface Flow {
  readonly server: number;
  readonly client: number;
}

interface Shared {
  readonly users: number[];
  rate: number;
}

/** Turn-around of each download in ns, all of them started at once. */
export function fluidTimes(flows: readonly Flow[], options: FluidOptions): Nanos[] {
  const left = flows.map(() => options.size);
  const times = flows.map(() => 0);
  let now = 0;
  let open = flows.map((_, index) => index);
  while (open.length > 0) {
    const rates = maxMinRates(open, sharedBy(open, flows, options));
    const step = Math.min(...open.map((index) => left[index]! / rates.get(index)!));
    now += step;
    for (const index of open) {
      left[index]! -= step * rates.get(index)!;
      if (left[index]! <= 1e-6 * options.size) times[index] = Math.round(now * 1e9);
    }
    open = open.filter((index) => times[index] === 0);
  }
  return times;
}

function sharedBy(open: readonly number[], flows: readonly Flow[], options: FluidOptions): Shared[] {
  const { method, gateway, port, directorPort, gatewayRate, diskRate } = options;
  const groups = (of: (flow: Flow) => number): number[][] =>
    [...new Set(open.map((index) => of(flows[index]!)))].map((value) =>
      open.filter((index) => of(flows[index]!) === value),
    );
  const servers = groups(({ server }) => server);
  const all = [...open];
  const middle = method === 'nat' ? [{ users: all, rate: directorPort }] : [];
  const behind = method !== 'nat' && gateway ? [{ users: all, rate: Math.min(gatewayRate, port) }] : [];
  return [
    ...servers.map((users) => ({ users, rate: Math.min(port, diskRate(users.length)) })),
    ...groups(({ client }) => client).map((users) => ({ users, rate: port })),
    ...middle,
    ...behind,
  ];
}

/** The rates at which nobody can have more without taking from somebody who has less (Bertsekas, Gallager 6.5.2). */
function maxMinRates(open: readonly number[], shared: readonly Shared[]): Map<number, number> {
  const rates = new Map<number, number>();
  const resources = shared.map(({ users, rate }) => ({ users: new Set(users), rate }));
  while (rates.size < open.length) {
    let tightest = resources[0]!;
    for (const each of resources) {
      if (each.users.size > 0 && (tightest.users.size === 0 || share(each) < share(tightest))) tightest = each;
    }
    const rate = share(tightest);
    for (const user of [...tightest.users]) {
      rates.set(user, rate);
      for (const each of resources) if (each.users.delete(user)) each.rate -= rate;
    }
  }
  return rates;
}

const share = ({ users, rate }: { users: ReadonlySet<number>; rate: number }): number => rate / users.size;
