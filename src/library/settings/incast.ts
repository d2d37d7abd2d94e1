// Written by `lectern docs` from what incast declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Size } from '../quantities.ts';

export type IncastSettings = {
  /** The retransmission timeout of a server is never shorter than this. rmin is 100 µs – 3 s, in steps of 100 µs, written like 200ms. */
  readonly rmin?: Duration;
  /** Servers that each hold a share of every block and send it at the same time. n is 1 – 64, whole numbers, written like 16. */
  readonly n?: number;
  /** Packets the switch can hold for the client, counting the one being sent; a packet that arrives at a full buffer is dropped. q is 4 – 1024 packets, whole numbers, written like 64. */
  readonly q?: number;
  /** Read at once: from every server so much, or from all together, as the next setting says. size is 1 kB – 16 MB, in steps of 1 kB, written like 256KB. */
  readonly size?: Size;
  /** Rate of every link: from each server to the switch, and from the switch to the client. bw is 100 Mbit/s – 10 Gbit/s, in steps of 100 Mbit/s, written like 1Gbps. */
  readonly bw?: Rate;
  /** A fixed share means that more servers make a larger block; a fixed block means that more servers have smaller shares. per is one of server, block. */
  readonly per?: 'server' | 'block';
  /** Every server answers later by a random time from 0 up to this, drawn anew for every block; 0: all at once. jitter is 0 – 100 ms, in steps of 10 µs, written like 0ms. */
  readonly jitter?: Duration;
  /** One-way propagation delay of every link, with what hosts and switch add. delay is 1 µs – 10 ms, in steps of 1 µs, written like 25us. */
  readonly delay?: Duration;
  /** Whose rules servers and client follow. Choosing one also sets congestion control, limited transmit, delayed ACK and the clock tick to its own. tcp is one of rfc, ns2, linux. */
  readonly tcp?: 'rfc' | 'ns2' | 'linux';
  /** How losses are repaired, and how the window moves. With Reno a partial ACK ends fast recovery, with NewReno it shows the next hole, with SACK the receiver says what it has. RACK-TLP tells losses by time, and sends a probe where no ACK comes. CUBIC repairs as SACK does, keeps 7/10 of the window after a loss, and grows it with the time since then, not with the round trip. The ns-2 profiles have Reno and SACK, that of Linux NewReno only. DCTCP cuts by the fraction of packets that came marked; it needs a queue that marks. cc is one of reno, newreno, sack, rack, cubic, dctcp. */
  readonly cc?: 'reno' | 'newreno' | 'sack' | 'rack' | 'cubic' | 'dctcp';
  /** The retransmission timeout is never longer than this, however often it has been doubled. rmax is 1 ms – 120 s, in steps of 100 µs, written like 60s. */
  readonly rmax?: Duration;
  /** How the retransmission timeout follows from the measured RTT. RFC 6298 takes the larger of the minimum and SRTT + K × RTTVAR; Linux adds to SRTT the larger of the minimum and 4 × RTTVAR; QUIC has no minimum, and adds the time for which an ACK may be delayed. rto is one of rfc6298, rfc793, linux, quic, fixed, or a rule, written like 'max(min, srtt + max(g, k * rttvar))'. */
  readonly rto?: 'rfc6298' | 'rfc793' | 'linux' | 'quic' | 'fixed' | (string & {});
  /** The retransmission timeout of the algorithm "Fixed"; the others do not use it. rfix is 100 µs – 3 s, in steps of 100 µs, written like 10ms. */
  readonly rfix?: Duration;
  /** K in RTO = SRTT + K × RTTVAR. k is 1 – 8, in steps of 0.5, written like 4. */
  readonly k?: number;
  /** Tick of the clock that round trips are measured with: the variance term of the RTO is never smaller than one tick, in ns-2 the RTO never shorter than two. g is 1 µs – 500 ms, in steps of 1 µs, written like 10us. */
  readonly g?: Duration;
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
  /** A connection that has been idle for longer than its RTO starts again from a small window: at most the initial window under RFC 5681, one segment in ns-2, half for every RTO in Linux. restart is 1 or 0. */
  readonly restart?: boolean;
  /** A sender never has more than this many segments unacknowledged. wnd is 2 – 1000, whole numbers, written like 44. */
  readonly wnd?: number;
  /** Payload of a full segment (SMSS), headers not counted. mss is 100 – 8960 bytes, whole numbers, written like 1460B. */
  readonly mss?: Size;
  /** How long the client may delay an ACK for a single segment; 0 acknowledges every segment at once. dack is 0 – 500 ms, in steps of 1 ms, written like 0ms. */
  readonly dack?: Duration;
  /** Number of the server whose window and timer the charts show; beyond the last, the last. watch is 1 – 64, whole numbers, written like 16. */
  readonly watch?: number;
  /** Which packets it takes, and which it marks. Tail drop refuses what finds the buffer full; a threshold also marks what finds more than K packets, and servers and client then use ECN; a rule of your own says what is taken. queue is one of tail, mark, or a rule, written like 'length < limit'. */
  readonly queue?: 'tail' | 'mark' | (string & {});
  /** A packet that finds more than this many packets there, the one being sent among them, is marked. qk is 1 packet – 1000 packets, whole numbers, written like 20. */
  readonly qk?: number;
  /** Simulated time at which the run ends. end is 10 ms – 60 s, in steps of 10 ms, written like 2s. */
  readonly end?: Duration;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 1. */
  readonly seed?: number;
};

export type IncastMetrics = {
  /** Data that reached the client in order, of all servers together, divided by the length of the run. In bit/s. */
  readonly goodput: number;
  /** Blocks that arrived whole. In count. */
  readonly blocks: number;
  /** Mean time from the request to the last byte of a block that arrived whole. In ns. */
  readonly blockTime: number;
  /** The longest time from the request to the last byte of a block that arrived whole. In ns. */
  readonly slowestBlock: number;
  /** Number of retransmission timers that expired. In count. */
  readonly timeouts: number;
  /** Time during which a server waited for its timer and nothing was under way on any link. In ns. */
  readonly silentTime: number;
  /** Share of the run in which the link from the switch to the client carried nothing. In fraction. */
  readonly idle: number;
  /** Packets that did not arrive: dropped at the full buffer of the switch, or by hand. In packets. */
  readonly drops: number;
  /** Number of retransmissions triggered by three duplicate ACKs. In count. */
  readonly fastRetransmits: number;
  /** Segments that were sent again, for whatever reason. In packets. */
  readonly retransmissions: number;
  /** The largest number of packets in the buffer at once, counting the one being sent. In packets. */
  readonly largestQueue: number;
  /** Segments that the senders sent: data, retransmissions included, and the SYN where a connection begins with one. In packets. */
  readonly segmentsSent: number;
};
