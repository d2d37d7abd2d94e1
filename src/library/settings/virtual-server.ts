// Written by `lectern docs` from what virtual-server declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Size } from '../quantities.ts';

export type VirtualServerSettings = {
  /** NAT: requests and replies pass the director. Tunnelling and direct routing: replies do not. method is one of nat, tun, dr. */
  readonly method?: 'nat' | 'tun' | 'dr';
  /** Rule by which the director picks a server for each new connection; once picked, a connection stays. sched is one of rr, wrr, lc, wlc, lblc, lblcr, dh, sh, sed, nq, fo, ovf, mh, twos, or a rule, written like '(256 * active + inactive) / weight'. */
  readonly sched?: 'rr' | 'wrr' | 'lc' | 'wlc' | 'lblc' | 'lblcr' | 'dh' | 'sh' | 'sed' | 'nq' | 'fo' | 'ovf' | 'mh' | 'twos' | (string & {});
  /** How many files are requested in a batch, the clients taking turns. n is 1 – 30, whole numbers, written like 10. */
  readonly n?: number;
  /** The paper’s test-bed, or one thing about it changed. Choosing one sets all that belongs to it. case is one of paper, direct, gateway, hub, warm, clients, proxies, uneven, kernel, own. */
  readonly case?: 'paper' | 'direct' | 'gateway' | 'hub' | 'warm' | 'clients' | 'proxies' | 'uneven' | 'kernel' | 'own';
  /** Processing time of the gateway for each packet of a reply; 150 µs make 9.7 MB/s. gcost is 1 µs – 1 ms, in steps of 1 µs, written like 150us. */
  readonly gcost?: Duration;
  /** The paper’s wording allows both readings: this many in total, or this many from each client. per is one of total, client. */
  readonly per?: 'total' | 'client';
  /** Bytes of each file; the paper used 20, 40 and 60 MB. size is 100 kB – 1000 MB, in steps of 100 kB, written like 20MB. */
  readonly size?: Size;
  /** On: with tunnelling and direct routing all replies pass one gateway, as in the paper. Off: each server reaches clients by itself. gate is 1 or 0. */
  readonly gate?: boolean;
  /** Servers behind the director. With none every connection is refused. servers is 0 – 5, whole numbers, written like 3. */
  readonly servers?: number;
  /** Hosts that ask for files. clients is 1 – 6, whole numbers, written like 3. */
  readonly clients?: number;
  /** Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue. w1 is 0 – 100, whole numbers, written like 1. */
  readonly w1?: number;
  /** Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue. w2 is 0 – 100, whole numbers, written like 1. */
  readonly w2?: number;
  /** Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue. w3 is 0 – 100, whole numbers, written like 1. */
  readonly w3?: number;
  /** Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue. w4 is 0 – 100, whole numbers, written like 1. */
  readonly w4?: number;
  /** Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue. w5 is 0 – 100, whole numbers, written like 1. */
  readonly w5?: number;
  /** Number of a server that is taken out of the director’s list, 0: none. It gets no new connections and hashes are filled without it; what it was sending goes on. Weight 0 would leave it its place in the hashes. gone is 0 – 5, whole numbers, written like 0. */
  readonly gone?: number;
  /** How many times as fast as the disks of the others. fast is 1 – 10, in steps of 0.5, written like 1. */
  readonly fast?: number;
  /** Number of connections, lingering ones included, at which a server accepts no more; 0: no limit. most is 0 – 100, whole numbers, written like 0. */
  readonly most?: number;
  /** A full server accepts connections again below this number; 0: below three quarters of the upper threshold. low is 0 – 100, whole numbers, written like 0. */
  readonly low?: number;
  /** 2002: hashes see the last octet only; connections are active from ESTABLISHED and count 50 inactive ones in LBLC and LBLCR. Today: all of the address, from the SYN, 256. era is one of 2002, current. */
  readonly era?: '2002' | 'current';
  /** SH and MH: connections of one client may go to different servers (flags sh-port, mh-port). port is 1 or 0. */
  readonly port?: boolean;
  /** SH and MH: if the chosen server accepts no connection, another one is used instead of refusing the request (flags sh-fallback, mh-fallback). fall is 1 or 0. */
  readonly fall?: boolean;
  /** A destination’s set of servers that has not changed for this long loses its busiest member. exp is 1 – 86400 s, in steps of 1 s, written like 86400s. */
  readonly exp?: Duration;
  /** How long the director keeps a closed connection in its table. linger is 0 – 900 s, in steps of 1 s, written like 120s. */
  readonly linger?: Duration;
  /** Processing time of the director for each data packet it forwards. dcost is 0 – 1 ms, in steps of 1 µs, written like 30us. */
  readonly dcost?: Duration;
  /** Processing time of the director for each ACK it forwards. acost is 0 – 1 ms, in steps of 1 µs, written like 20us. */
  readonly acost?: Duration;
  /** Additional processing time for IP-in-IP encapsulation. tcost is 0 – 1 ms, in steps of 1 µs, written like 4us. */
  readonly tcost?: Duration;
  /** Full duplex: a port sends and receives at once. Half duplex: one at a time. Hub: one packet at a time for all. wire is one of full, half, hub. */
  readonly wire?: 'full' | 'half' | 'hub';
  /** One: everybody is on the same network, which NAT’s packets cross or enter once on each side of the director. Two: clients and servers are on networks of their own, which director and gateway join. Full-duplex ports notice no difference. nics is 1 – 2, whole numbers, written like 1. */
  readonly nics?: number;
  /** Rate of every port. bw is 1 Mbit/s – 1 Gbit/s, in steps of 1 Mbit/s, written like 100Mbps. */
  readonly bw?: Rate;
  /** Delay that switch and cables add to a round trip. net is 0 – 100 ms, in steps of 10 µs, written like 100us. */
  readonly net?: Duration;
  /** Does each request ask for its own file, or all for the same file (per destination)? files is one of own, same. */
  readonly files?: 'own' | 'same';
  /** Memory in which each server keeps the blocks it read last. ram is 1 – 4000 MB, in steps of 1 MB, written like 8MB. */
  readonly ram?: Size;
  /** Cold: empty. Warm: each server has read the files before, as far as they fit. start is one of cold, warm. */
  readonly start?: 'cold' | 'warm';
  /** Each further one empties the page caches of all servers at that moment; the director’s table stays. cold is 0 – 9, whole numbers, written like 0. */
  readonly cold?: number;
  /** Rate at which a disk reads one file in order; 59.2 Mbit/s are 7.4 MB/s. disk is 1 Mbit/s – 1 Gbit/s, in steps of 100 kbit/s, written like 59.2Mbps. */
  readonly disk?: Rate;
  /** Time to move to another place of the disk. seek is 0 – 100 ms, in steps of 100 µs, written like 12ms. */
  readonly seek?: Duration;
  /** How much longer seeks get with every file beyond two that a disk reads at once. grow is 0 – 2, in steps of 0.05, written like 0.2. */
  readonly grow?: number;
  /** Bytes a disk reads at a time. ahead is 16384 – 1048576 bytes, in steps of 16384 bytes, written like 131072B. */
  readonly ahead?: Size;
  /** Every server has all files. Where they do not fit, servers accept no connection. room is 1 – 1000000 MB, in steps of 1 MB, written like 20000MB. */
  readonly room?: Size;
  /** Addresses that clients ask for, in turn. One: a virtual server. Many: proxies, what LBLC and DH were made for. sites is 1 – 50, whole numbers, written like 1. */
  readonly sites?: number;
  /** Time from the start of one request to that of the next. stagger is 0 – 10 s, in steps of 1 ms, written like 50ms. */
  readonly stagger?: Duration;
  /** Random extra time between two requests, at most this much; the seed decides. jitter is 0 – 10 s, in steps of 1 ms, written like 0ms. */
  readonly jitter?: Duration;
  /** How many times the batch is repeated, each 125 s after the last file; connection tables and page caches are kept. batches is 1 – 5, whole numbers, written like 1. */
  readonly batches?: number;
  /** The rate of requests may step to another level at a moment and stay there, rise to it evenly, or go there and come back: a flash crowd, a peak hour. surge is one of none, step, ramp, flash. */
  readonly surge?: 'none' | 'step' | 'ramp' | 'flash';
  /** How many times as much load as usual there is then; below 1 it falls, 1 leaves it as it is. times is 0.1 – 10, in steps of 0.1, written like 2. */
  readonly times?: number;
  /** When the load begins to change. when is 0 – 600 s, in steps of 100 ms, written like 200ms. */
  readonly when?: Duration;
  /** Flash: how long the load stays up. Ramp: how long it rises. A step stays. lasts is 100 ms – 600 s, in steps of 100 ms, written like 200ms. */
  readonly lasts?: Duration;
  /** Simulated time at which the run ends; files not complete by then are not counted. end is 1 – 600 s, in steps of 100 ms, written like 60s. */
  readonly end?: Duration;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 1. */
  readonly seed?: number;
};

export type VirtualServerMetrics = {
  /** File size over turn-around, summed over all requests: the paper’s throughput. In bit/s. */
  readonly rateSum: number;
  /** All bytes over the time from the first request to the last byte. In bit/s. */
  readonly throughput: number;
  /** Mean time from a request to the last byte of its file. In ns. */
  readonly turnAround: number;
  /** Requests times file size over the sum of rates: the harmonic mean. In ns. */
  readonly harmonicTurnAround: number;
  /** The paper’s mean wait: how much longer requests take on average than a single request would. Below 0 they are faster than that one, because files that others have read are already in memory. In ns. */
  readonly wait: number;
  /** Requests of the last batch whose file is complete. In count. */
  readonly complete: number;
  /** Requests for which the scheduler found no server. In count. */
  readonly refused: number;
  /** Requests of the last batch on the server that got most. In count. */
  readonly largestShare: number;
  /** Share of the pieces of files that were in memory or on their way there when they were wanted. In fraction. */
  readonly hits: number;
  /** Of its port and processor the busier. In fraction. */
  readonly useDirector: number;
  /** Of its port and processor the busier. In fraction. */
  readonly useGateway: number;
  /** The busiest of them. In fraction. */
  readonly useServers: number;
  /** The busiest of them. In fraction. */
  readonly useDisks: number;
  /** The busiest of them. In fraction. */
  readonly useClients: number;
  /** Where there is one. In fraction. */
  readonly useHub: number;
  /** Of 4096 clients that connect before a server is taken out and again after it, the share that gets another server. Counted apart from this run, with the same scheduler, weights and flags. In fraction. */
  readonly movedClients: number;
  /** Of the same clients, the share that was with that server and has to change. In fraction. */
  readonly leftClients: number;
};
