// Written by `lectern docs` from what reno declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Share, Size } from '../quantities.ts';

export type RenoSettings = {
  /** The retransmission timeout is never shorter than this. rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s. */
  readonly rmin?: Duration;
  /** Packets the router can hold for B, counting the one being sent; a packet that arrives at a full queue is dropped. Marked is the bandwidth-delay product (BDP), which is enough for one sender, and what may be enough for n that are out of step, BDP/√n. q is 2 – 200 packets, whole numbers, written like 15. */
  readonly q?: number;
  /** Rate of the link from the router to B. bw is 100 kbit/s – 100 Mbit/s, in steps of 10 kbit/s, written like 2Mbps. */
  readonly bw?: Rate;
  /** One-way propagation delay between the router and B. delay is 1 – 500 ms, in steps of 100 µs, written like 20ms. */
  readonly delay?: Duration;
  /** Probability that a packet from the router to B is lost in transit. loss is 0 – 20 %, in steps of 0.1 %, written like 0pc. */
  readonly loss?: Share;
  /** The retransmission timeout is never longer than this, however often it has been doubled. rmax is 100 ms – 120 s, in steps of 1 ms, written like 60s. */
  readonly rmax?: Duration;
  /** How the retransmission timeout follows from the measured RTT. RFC 6298 takes the larger of the minimum and SRTT + K × RTTVAR; Linux adds to SRTT the larger of the minimum and 4 × RTTVAR; QUIC has no minimum, and adds the time for which an ACK may be delayed. rto is one of rfc6298, rfc793, linux, quic, fixed, or a rule, written like 'max(min, srtt + max(g, k * rttvar))'. */
  readonly rto?: 'rfc6298' | 'rfc793' | 'linux' | 'quic' | 'fixed' | (string & {});
  /** The retransmission timeout of the algorithm "Fixed"; the others do not use it. rfix is 10 ms – 10 s, in steps of 1 ms, written like 1s. */
  readonly rfix?: Duration;
  /** The timeout before the first RTT sample. irto is 10 ms – 10 s, in steps of 1 ms, written like 1s. */
  readonly irto?: Duration;
  /** The variance term of the RTO is never smaller than one tick of this clock; the ns-2 profiles have their own. g is 1 – 500 ms, in steps of 1 ms, written like 1ms. */
  readonly g?: Duration;
  /** K in RTO = SRTT + K × RTTVAR. k is 1 – 8, in steps of 0.5, written like 4. */
  readonly k?: number;
  /** Whose rules sender and receiver follow. Choosing one also sets RTO minimum, maximum and initial value, limited transmit and delayed ACK to its own. tcp is one of rfc, ns2, ns2web, ns2001, linux. */
  readonly tcp?: 'rfc' | 'ns2' | 'ns2web' | 'ns2001' | 'linux';
  /** How losses are repaired, and how the window moves. With Reno a partial ACK ends fast recovery, with NewReno it shows the next hole, with SACK the receiver says what it has. RACK-TLP tells losses by time, and sends a probe where no ACK comes. CUBIC repairs as SACK does, keeps 7/10 of the window after a loss, and grows it with the time since then, not with the round trip. The ns-2 profiles have Reno and SACK, that of Linux NewReno only. DCTCP cuts by the fraction of packets that came marked; it needs a queue that marks. cc is one of reno, newreno, sack, rack, cubic, dctcp. */
  readonly cc?: 'reno' | 'newreno' | 'sack' | 'rack' | 'cubic' | 'dctcp';
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
  /** A sender never has more than this many segments unacknowledged. wnd is 2 – 1000, whole numbers, written like 24. */
  readonly wnd?: number;
  /** Payload of a full segment (SMSS), headers not counted. mss is 100 – 1460 bytes, whole numbers, written like 1460B. */
  readonly mss?: Size;
  /** How long B may delay an ACK for a single segment; 0 acknowledges every segment at once. dack is 0 – 500 ms, in steps of 1 ms, written like 0ms. */
  readonly dack?: Duration;
  /** How much each sender has to send; 0 means without end. data is 0 – 100 MB, in steps of 1 kB, written like 0B. */
  readonly data?: Size;
  /** Hosts that send to B through the router. n is 1 – 8, whole numbers, written like 1. */
  readonly n?: number;
  /** Time from the start of one sender to the start of the next. start is 0 – 10 s, in steps of 10 ms, written like 100ms. */
  readonly start?: Duration;
  /** Rate of the link from each sender to the router. abw is 1 Mbit/s – 1 Gbit/s, in steps of 100 kbit/s, written like 10Mbps. */
  readonly abw?: Rate;
  /** One-way propagation delay between each sender and the router. adelay is 0 – 100 ms, in steps of 100 µs, written like 1ms. */
  readonly adelay?: Duration;
  /** Counted in bytes, small packets take less room: the limit is the router queue times a full packet. qunit is one of packets, bytes. */
  readonly qunit?: 'packets' | 'bytes';
  /** Whom the router drops or marks. Tail drop refuses what finds the queue full. RED drops earlier and by chance, the more often the longer the average queue is; CoDel drops from the head once packets have waited too long for a while; PIE drops arrivals with a probability that holds the delay where it is wanted. A threshold marks every packet that finds more than K in the queue, and drops like tail drop. queue is one of tail, red, codel, pie, mark, or a rule, written like 'length < limit'. */
  readonly queue?: 'tail' | 'red' | 'codel' | 'pie' | 'mark' | (string & {});
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
  /** A packet that finds more than this many packets there, the one being sent among them, is marked. qk is 1 packet – 1000 packets, whole numbers, written like 5. */
  readonly qk?: number;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 1. */
  readonly seed?: number;
  /** Simulated time at which the run ends. end is 1 – 600 s, in steps of 100 ms, written like 20s. */
  readonly end?: Duration;
};

export type RenoMetrics = {
  /** Packets that did not arrive: dropped at a full queue, lost at random or dropped by hand. In packets. */
  readonly drops: number;
  /** Number of retransmission timers that expired. In count. */
  readonly timeouts: number;
  /** Number of retransmissions triggered by three duplicate ACKs. In count. */
  readonly fastRetransmits: number;
  /** Segments that were sent again, for whatever reason. In packets. */
  readonly retransmissions: number;
  /** The largest number of packets at the router at once, counting the one being sent. In packets. */
  readonly largestQueue: number;
  /** Mean of the round trips that the senders measured; what was sent twice is not measured (Karn). In ns. */
  readonly meanRtt: number;
  /** Retransmission timeout of the first sender when the run ends. In ns. */
  readonly rtoAtEnd: number;
  /** New data that reached B in order, divided by the length of the run. In the chart data behind a gap count when they arrive, not when the gap is filled. In bit/s. */
  readonly goodput: number;
  /** All data that reached B, duplicates included, divided by the length of the run. In bit/s. */
  readonly throughput: number;
  /** Time during which a sender waited for its timer and no link carried anything. In ns. */
  readonly silentTime: number;
  /** Segments that the senders sent: data, retransmissions included, and the SYN where a connection begins with one. In packets. */
  readonly segmentsSent: number;
};
