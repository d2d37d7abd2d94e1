// Written by `lectern docs` from what lan-rto declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Share, Size } from '../quantities.ts';

export type LanRtoSettings = {
  /** The retransmission timeout of the internal server is never shorter than this. rmin is 1 ms – 10 s, in steps of 1 ms, written like 1s. */
  readonly rmin?: Duration;
  /** Bounded: computed from the RTT, between minimum and maximum. Fixed: always the minimum, never doubled. Linux adds to SRTT the larger of the minimum and 4 × RTTVAR; QUIC has no minimum, and adds the time for which an ACK may be delayed. rto is one of bounded, fixed, linux, quic, or a rule, written like 'max(min, srtt + max(g, k * rttvar))'. */
  readonly rto?: 'bounded' | 'fixed' | 'linux' | 'quic' | (string & {});
  /** Who requests what. Choosing a workload sets users, connections and sizes; changing any of these makes it your own. work is one of story, r1, r2, own. */
  readonly work?: 'story' | 'r1' | 'r2' | 'own';
  /** Share of the bus that the clients’ pages should take; think times or request rates are set to reach it. util is 1 – 90 %, in steps of 1 %, written like 40pc. */
  readonly util?: Share;
  /** On: the WAN uses an external server behind the router. Off: its requests cross the LAN to the internal server. split is 1 or 0. */
  readonly split?: boolean;
  /** The retransmission timeout of the internal server is never longer than this, however often it has been doubled. rmax is 50 ms – 200 s, in steps of 1 ms, written like 100s. */
  readonly rmax?: Duration;
  /** Packets that the internal server’s NIC can hold, counting the frame being sent; a packet that arrives at a full queue is dropped. nicq is 2 – 200 packets, whole numbers, written like 50. */
  readonly nicq?: number;
  /** The retransmission timeout of the external server is never shorter than this. xrmin is 1 ms – 10 s, in steps of 1 ms, written like 1s. */
  readonly xrmin?: Duration;
  /** Client stations on the bus. clients is 1 – 20, whole numbers, written like 6. */
  readonly clients?: number;
  /** Users at each client in a closed loop; with open arrivals there are as many as requests need. users is 1 – 50, whole numbers, written like 1. */
  readonly users?: number;
  /** Number of the only client that has users; 0: every client has users. only is 0 – 20, whole numbers, written like 4. */
  readonly only?: number;
  /** Users beyond the router, in a closed loop; their pages do not count towards the target utilisation. wan is 0 – 20, whole numbers, written like 0. */
  readonly wan?: number;
  /** Closed loop: a user asks again after thinking. Poisson or even spacing: requests arrive no matter how far behind the server is. arrive is one of closed, poisson, fixed. */
  readonly arrive?: 'closed' | 'poisson' | 'fixed';
  /** Mean time from a page to the same user’s next request; 0: whatever the target utilisation needs. think is 0 – 100 s, in steps of 100 µs, written like 0ms. */
  readonly think?: Duration;
  /** With open arrivals, pages requested by each client per second; 0: whatever the target utilisation needs. ask is 0 – 100, in steps of 0.01, written like 0. */
  readonly ask?: number;
  /** Stay open: window and RTT are remembered from page to page, as in HTTP/1.1. New: each transfer begins with a SYN. conn is one of persistent, new. */
  readonly conn?: 'persistent' | 'new';
  /** Responses that make up a page, each over its own connection, all at the same time. par is 1 – 10, whole numbers, written like 3. */
  readonly par?: number;
  /** How sizes are distributed; each is rounded up to whole packets. dist is one of exponential, pareto, lognormal, constant. */
  readonly dist?: 'exponential' | 'pareto' | 'lognormal' | 'constant';
  /** Mean size of a response before rounding. mean is 1 – 300, in steps of 0.1, written like 48. */
  readonly mean?: number;
  /** Responses drawn larger than this are cut to this size. cap is 1 – 1000, whole numbers, written like 300. */
  readonly cap?: number;
  /** Tail index of the Pareto distribution: the closer to 1, the more a few large responses dominate. shape is 1.05 – 5, in steps of 0.05, written like 1.2. */
  readonly shape?: number;
  /** Standard deviation of the logarithm of the sizes. sigma is 0.1 – 3, in steps of 0.1, written like 1. */
  readonly sigma?: number;
  /** Rate at which a station sends. On a shared bus a slot is 512 bits at this rate; with a switch every cable has this rate both ways at once. bw is 1 Mbit/s – 1 Gbit/s, in steps of 100 kbit/s, written like 10Mbps. */
  readonly bw?: Rate;
  /** Time the first bit of a frame takes from any station to any other, or to the switch. prop is 0 – 50 µs, in steps of 100 ns, written like 4us. */
  readonly prop?: Duration;
  /** Processing time of a station, once before the queue of its NIC and once after reception. lldelay is 0 – 10 ms, in steps of 10 µs, written like 1ms. */
  readonly lldelay?: Duration;
  /** A shared bus with the timing of ns-2 (no preamble; after a collision slots are counted from the end of the gap) or of IEEE 802.3 (with a preamble; they are counted from the end of the jam), or a switch: a cable for each station, both ways at once, where nothing collides. mac is one of ns2, ieee, switch. */
  readonly mac?: 'ns2' | 'ieee' | 'switch';
  /** How many slots a station waits after a collision. IEEE 802.3: one of 2, after the next collision of the same frame one of 4, of 8, up to 1024. backoff is one of beb, or a rule, written like 'floor(random * 2 ^ min(tries, 10))'. */
  readonly backoff?: 'beb' | (string & {});
  /** Largest IP packet on the LAN. Above 1500 bytes (jumbo frames, with a switch only) segments are filled up to it, and a response has as many bytes as before in fewer of them. mtu is 576 bytes – 9 kB, whole numbers, written like 1500B. */
  readonly mtu?: Size;
  /** Packets that a client’s or the router’s NIC can hold, counting the frame being sent; each port of a switch holds as many. cq is 2 – 200 packets, whole numbers, written like 50. */
  readonly cq?: number;
  /** Both LAN papers assume that no ACK is ever lost. With “never”, no NIC refuses an ACK when it is full or gives one up after 16 collisions; no real Ethernet can promise that. acks is one of lost, kept. */
  readonly acks?: 'lost' | 'kept';
  /** Which packets it takes, drops early or marks. Tail drop refuses what finds it full; RED drops earlier and by chance, the more often the longer the average queue is; CoDel drops from the head once packets have waited too long for a while; PIE holds the delay where it is wanted. CoDel and PIE need a cable of the server’s own, which it has with a switch. queue is one of tail, red, codel, pie, or a rule, written like 'length < limit'. */
  readonly queue?: 'tail' | 'red' | 'codel' | 'pie' | (string & {});
  /** One-way propagation delay between the router and the WAN node. wdelay is 1 – 500 ms, in steps of 100 µs, written like 20ms. */
  readonly wdelay?: Duration;
  /** Rate of the line between the router and the WAN node, each way; it is never faster than the LAN. At the right end it is as fast as that. wbw is 64 kbit/s – 1 Gbit/s, in steps of 1 kbit/s, written like 1Gbps. */
  readonly wbw?: Rate;
  /** Probability that a packet is lost on the line between the router and the WAN node, each way: segments and ACKs alike. wloss is 0 – 30 %, in steps of 0.1 %, written like 0pc. */
  readonly wloss?: Share;
  /** Explicit congestion notification: the queue marks a packet where it would drop it early, the receiver echoes the mark, and the sender cuts its window without a loss. ecn is 1 or 0. */
  readonly ecn?: boolean;
  /** With an average queue below this RED drops nothing early. qmin is 1 packet – 100 packets, whole numbers, written like 5. */
  readonly qmin?: number;
  /** With this average queue RED drops with its largest probability; up to twice as much the probability grows to 1 (gentle RED). qmax is 2 – 200 packets, whole numbers, written like 15. */
  readonly qmax?: number;
  /** Probability of an early drop when the average queue has reached the maximum threshold. qp is 1 – 100 %, in steps of 1 %, written like 10pc. */
  readonly qp?: Share;
  /** How much of the queue that a packet finds goes into the average: the smaller, the longer bursts may be. qw is 0.001 – 1, in steps of 0.001, written like 0.02. */
  readonly qw?: number;
  /** A wait in the queue that CoDel accepts for good. ctarget is 100 µs – 500 ms, in steps of 100 µs, written like 5ms. */
  readonly ctarget?: Duration;
  /** So long may every packet wait longer than the target before CoDel drops one; about the longest round trip. cival is 1 ms – 2 s, in steps of 1 ms, written like 100ms. */
  readonly cival?: Duration;
  /** The queueing delay that PIE steers towards. ptarget is 1 – 500 ms, in steps of 1 ms, written like 15ms. */
  readonly ptarget?: Duration;
  /** Whose rules senders and receivers follow. Choosing one also sets the clock, the server’s RTO range, the initial RTO, limited transmit, slow start after idle and delayed ACK to its own. tcp is one of rfc, ns2, ns2web, ns2001, linux. */
  readonly tcp?: 'rfc' | 'ns2' | 'ns2web' | 'ns2001' | 'linux';
  /** How losses are repaired, and how the window moves. With Reno a partial ACK ends fast recovery, with NewReno it shows the next hole, with SACK the receiver says what it has. RACK-TLP tells losses by time, and sends a probe where no ACK comes. CUBIC repairs as SACK does, keeps 7/10 of the window after a loss, and grows it with the time since then, not with the round trip. The ns-2 profiles have Reno and SACK, that of Linux NewReno only. cc is one of reno, newreno, sack, rack, cubic. */
  readonly cc?: 'reno' | 'newreno' | 'sack' | 'rack' | 'cubic';
  /** Each of the first two duplicate ACKs sends one new segment, so that a small window, too, gets its third duplicate ACK. lt is 1 or 0. */
  readonly lt?: boolean;
  /** After a timeout one segment is sent again; if its ACK moves on, two new ones follow. If the next ACK moves on, too, the timeout was spurious, nothing else is sent again, and the window is restored (Eifel response). In the profile of the RFCs, with Reno, NewReno or SACK. frto is 1 or 0. */
  readonly frto?: boolean;
  /** What an ACK of new data makes of cwnd outside fast recovery. The rule of RFC 5681 is slow start, then one segment more per round trip. grow is one of own, or a rule, written like 'cwnd < ssthresh ? cwnd + min(acked, 1) : cwnd + 1 / cwnd'. */
  readonly grow?: 'own' | (string & {});
  /** What is left of the window when duplicate ACKs or the timer tell of a loss; fast recovery goes on from there. In RFC 5681 half. onloss is one of own, or a rule, written like 'max(min(flight, cwnd) / 2, 2)'. */
  readonly onloss?: 'own' | (string & {});
  /** The window with which a sender starts again when its timer has fired. In RFC 5681 one segment. ontimeout is one of own, or a rule, written like '1'. */
  readonly ontimeout?: 'own' | (string & {});
  /** A connection that has been idle for longer than its RTO starts again from a small window: at most the initial window under RFC 5681, one segment in ns-2, half for every RTO in Linux. idle is 1 or 0. */
  readonly idle?: boolean;
  /** The timeout before the first RTT sample. irto is 10 ms – 10 s, in steps of 1 ms, written like 6s. */
  readonly irto?: Duration;
  /** Tick of the clock that measures the RTT; in the ns-2 profiles no RTO is shorter than two ticks. tick is 100 µs – 100 ms, in steps of 100 µs, written like 10ms. */
  readonly tick?: Duration;
  /** For requests: a client’s retransmission timeout is never shorter than this. crmin is 1 ms – 10 s, in steps of 1 ms, written like 1s. */
  readonly crmin?: Duration;
  /** For requests: a client’s retransmission timeout is never longer than this. crmax is 50 ms – 200 s, in steps of 1 ms, written like 100s. */
  readonly crmax?: Duration;
  /** A sender never has more than this many segments unacknowledged. wnd is 2 – 1000, whole numbers, written like 20. */
  readonly wnd?: number;
  /** Payload of a full segment (SMSS), headers not counted. mss is 1 byte – 1460 bytes, whole numbers, written like 1KB. */
  readonly mss?: Size;
  /** How long an ACK for a single segment may be delayed; 0 acknowledges every segment at once. dack is 0 – 500 ms, in steps of 1 ms, written like 0ms. */
  readonly dack?: Duration;
  /** Results are counted from this time; everything before it is warm-up. warm is 0 – 100 s, in steps of 100 ms, written like 0ms. */
  readonly warm?: Duration;
  /** Number of the response connection whose window and timer are shown, counted user by user; beyond the last, the last. watch is 1 – 999, whole numbers, written like 2. */
  readonly watch?: number;
  /** The number of users at the clients, or the rate of their requests, may step to another level at a moment and stay there, rise to it evenly, or go there and come back: a flash crowd, a peak hour. surge is one of none, step, ramp, flash. */
  readonly surge?: 'none' | 'step' | 'ramp' | 'flash';
  /** How many times as much load as usual there is then; below 1 it falls, 1 leaves it as it is. times is 0.1 – 10, in steps of 0.1, written like 2. */
  readonly times?: number;
  /** When the load begins to change. when is 0 – 600 s, in steps of 100 ms, written like 20s. */
  readonly when?: Duration;
  /** Flash: how long the load stays up. Ramp: how long it rises. A step stays. lasts is 100 ms – 600 s, in steps of 100 ms, written like 20s. */
  readonly lasts?: Duration;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 184. */
  readonly seed?: number;
  /** Simulated time at which the run ends. end is 1 – 600 s, in steps of 100 ms, written like 60s. */
  readonly end?: Duration;
};

export type LanRtoMetrics = {
  /** Bits of all frames delivered on the bus, ACKs and retransmissions included, divided by its rate and the time. In fraction. */
  readonly utilisation: number;
  /** Think times or request rates are set for this; losses and waiting may keep the run below it. In fraction. */
  readonly wantedUtilisation: number;
  /** Pages of clients whose last response was acknowledged. In count. */
  readonly pages: number;
  /** Mean time from a client’s request of a page to the ACK of its last segment. In ns. */
  readonly responseTime: number;
  /** The time within which 95 of 100 pages were complete. In ns. */
  readonly responseTime95: number;
  /** The same mean with the pages that were not complete at the end, each with its age by then. The plain mean leaves them out, and with them the longest waits. In ns. */
  readonly responseTimeAll: number;
  /** Pages that were asked for and not complete when the run ended. In count. */
  readonly unfinished: number;
  /** Mean time from the first transmission of a segment of the server to the ACK that covers it, retransmissions included. In ns. */
  readonly segmentRtt: number;
  /** The same for segments that were sent only once and have their own ACK: what TCP itself measures. In ns. */
  readonly cleanRtt: number;
  /** Data packets of the internal server that arrived, headers and duplicates included, divided by the time. In bit/s. */
  readonly throughput: number;
  /** New data of the internal server that arrived in order, divided by the time. In bit/s. */
  readonly goodput: number;
  /** Packets dropped at the NIC of the internal server, divided by packets offered to it. In fraction. */
  readonly dropRate: number;
  /** Bytes received by all stations of the LAN, divided by bytes offered to all their NICs. In fraction. */
  readonly receiveRate: number;
  /** Packets that arrived at a full NIC, at any station, or were dropped by hand. In packets. */
  readonly drops: number;
  /** Packets that arrived at a full NIC of the internal server: segments of responses, but for its few ACKs of requests. In packets. */
  readonly serverDrops: number;
  /** Packets that arrived at the NIC of the internal server, those it dropped included. In packets. */
  readonly offered: number;
  /** ACKs that arrived at a full NIC, mostly at the clients, or were given up after 16 collisions in a row. In packets. */
  readonly acksLost: number;
  /** Segments that the internal server sent again, for whatever reason. In packets. */
  readonly retransmissions: number;
  /** Retransmissions that brought a client what it already had. In packets. */
  readonly spurious: number;
  /** Number of times a retransmission timer of the internal server expired with data unacknowledged. In count. */
  readonly timeouts: number;
  /** Attempts to send that ended in a collision; two stations that collide count twice. In count. */
  readonly collisions: number;
  /** Frames dropped after 16 collisions in a row. In packets. */
  readonly givenUp: number;
  /** Mean time from a request of the WAN node to the ACK of the last segment of its page, over the whole run. In ns. */
  readonly outsideResponseTime: number;
  /** Pages that the WAN node has completely, over the whole run. In count. */
  readonly outsidePages: number;
  /** Packets lost between router and WAN node, both ways together, over the whole run. In packets. */
  readonly outsideLost: number;
  /** Number of times a retransmission timer of responses to the WAN node expired with data unacknowledged, over the whole run. In count. */
  readonly outsideTimeouts: number;
  /** Retransmissions that brought the WAN node what it already had, over the whole run. In packets. */
  readonly outsideSpurious: number;
};
