// Written by `lectern docs` from what tcp-over-atm declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Share, Size } from '../quantities.ts';

export type TcpOverAtmSettings = {
  /** The retransmission timeout is never shorter than this; the paper compares 450 ms and 100 ms. rmin is 20 ms – 3 s, in steps of 1 ms, written like 450ms. */
  readonly rmin?: Duration;
  /** What the switch drops as its buffer fills: cells (tail drop), the rest of a damaged packet (PPD), or whole packets once a threshold is reached (EPD). policy is one of epd, ppd, tail, sd, fba, red, trim, none, or a rule, written like 'cells < threshold'. */
  readonly policy?: 'epd' | 'ppd' | 'tail' | 'sd' | 'fba' | 'red' | 'trim' | 'none' | (string & {});
  /** Cells the switch can hold for its output link. Not stated in the paper. buf is 50 – 10000, whole numbers, written like 1100. */
  readonly buf?: number;
  /** At this many cells or more, EPD refuses packets at their first cell. Not stated in the paper. th is 1 – 10000, whole numbers, written like 550. */
  readonly th?: number;
  /** IP packets of full segments, headers included; 9180 is the default for IP over ATM. mtu is 44 – 9180 bytes, whole numbers, written like 9180B. */
  readonly mtu?: Size;
  /** Sets everything else at once; afterwards each setting can be moved by itself. setup is one of p450, p100, small, tight, ample, rf, own. */
  readonly setup?: 'p450' | 'p100' | 'small' | 'tight' | 'ample' | 'rf' | 'own';
  /** Hosts that send to B through the switch. n is 1 – 10, whole numbers, written like 2. */
  readonly n?: number;
  /** Rate of every link with cells, of the output link alone where those of the senders are faster; 21.2 Mbit/s make slots of 20 µs. bw is 1 – 155.52 Mbit/s, in steps of 10 kbit/s, written like 21.2Mbps. */
  readonly bw?: Rate;
  /** One-way propagation on each cell link; from host to switch in whole slots. delay is 0 – 50 ms, in steps of 1 µs, written like 0ms. */
  readonly delay?: Duration;
  /** Eight bytes more in front of each packet. llc is one of off, on. */
  readonly llc?: 'off' | 'on';
  /** On: it is still offered, so that the receiver sees where the next packet begins. keep is one of off, on. */
  readonly keep?: 'off' | 'on';
  /** Where the drop policy is a rule of your own, which is asked at the first cell only: once a cell is lost, is the rest dropped (as PPD does) or still offered to the buffer (as tail drop does)? cut is one of drop, offer. */
  readonly cut?: 'drop' | 'offer';
  /** On, as real AAL5: the next packet is taken for the rest of this one, and both are thrown away. glue is one of off, on. */
  readonly glue?: 'off' | 'on';
  /** Selective drop and fair buffer allocation refuse a sender that holds more than Z times its fair share. z is 0.5 – 1, in steps of 0.05, written like 0.8. */
  readonly z?: number;
  /** Whose cell is offered first. order is one of random, turns. */
  readonly order?: 'random' | 'turns';
  /** Acknowledgements take no ATM way here; they come back after this time. ackd is 1 µs – 100 ms, in steps of 1 µs, written like 20us. */
  readonly ackd?: Duration;
  /** Hosts rest after a packet for up to this part of its time, at random. rest is 0 – 50 %, in steps of 1 %, written like 0pc. */
  readonly rest?: Share;
  /** What a cell carries behind its header of 5 bytes: 48 in ATM, more if packets are cut into larger fragments. The buffer still counts cells. cell is 48 – 1480 bytes, whole numbers, written like 48B. */
  readonly cell?: Size;
  /** How many times as fast as the output link each sender’s link is: 1 as in the paper; from 2 on one sender alone can fill the buffer. pace is 1 – 8, whole numbers, written like 1. */
  readonly pace?: number;
  /** What three duplicate ACKs do; the paper switched it off. fast is one of off, tahoe, reno. */
  readonly fast?: 'off' | 'tahoe' | 'reno';
  /** On: every ACK of new data measures a round trip, and headers are 52 bytes instead of 40. ts is one of on, off. */
  readonly ts?: 'on' | 'off';
  /** Round trips are measured in whole ticks. tick is 1 – 500 ms, in steps of 1 ms, written like 1ms. */
  readonly tick?: Duration;
  /** The timeout before the first RTT sample. irto is 10 ms – 10 s, in steps of 1 ms, written like 3s. */
  readonly irto?: Duration;
  /** The sender never has more than this unacknowledged. Not stated in the paper. wnd is 1 – 500 kB, whole numbers, written like 64KB. */
  readonly wnd?: Size;
  /** Where slow start ends at first. ssth is 1 – 500 kB, whole numbers, written like 32KB. */
  readonly ssth?: Size;
  /** The application stops while so much is unacknowledged; 0: it always has data. sbuf is 0 – 500 kB, whole numbers, written like 64KB. */
  readonly sbuf?: Size;
  /** How fast the application writes, a packet at a time; 9180 bytes every 2 ms in the paper. srate is 100 kbit/s – 1 Gbit/s, in steps of 10 kbit/s, written like 36.72Mbps. */
  readonly srate?: Rate;
  /** How long an ACK for a single segment may be delayed; 0 acknowledges every segment at once. dack is 0 – 500 ms, in steps of 1 ms, written like 200ms. */
  readonly dack?: Duration;
  /** What a host needs for each packet, one at a time, at both ends. proc is 0 – 10 ms, in steps of 10 µs, written like 300us. */
  readonly proc?: Duration;
  /** Each packet takes up to this much longer, at random. jit is 0 – 100 %, in steps of 0.1 %, written like 9.9pc. */
  readonly jit?: Share;
  /** Senders start at random within this time. start is 0 – 1 s, in steps of 100 µs, written like 2ms. */
  readonly start?: Duration;
  /** Simulated time at which the run ends. end is 500 ms – 60 s, in steps of 100 ms, written like 10s. */
  readonly end?: Duration;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 1. */
  readonly seed?: number;
};

export type TcpOverAtmMetrics = {
  /** Slots of the output link that carried a cell. In fraction. */
  readonly load: number;
  /** New data that reached the applications in order, divided by the length of the run. In bit/s. */
  readonly goodput: number;
  /** Goodput as a part of what the link could carry in full packets of this size. In fraction. */
  readonly efficiency: number;
  /** Cells the switch did not take, of all senders. In count. */
  readonly lostCells: number;
  /** Cells that were carried although their packet could not be delivered, headers of trimmed packets included. In count. */
  readonly deadCells: number;
  /** Packets of which the switch took no cell. In packets. */
  readonly refused: number;
  /** Packets that lost some of their cells. In packets. */
  readonly cut: number;
  /** Packets whose payload the switch dropped and whose header went on. In packets. */
  readonly trimmed: number;
  /** Runs of slots without a cell that lasted half the RTO minimum or longer. In count. */
  readonly bigGaps: number;
  /** How long those silences were on average. In ns. */
  readonly meanGap: number;
  /** Number of retransmission timers that expired. In count. */
  readonly timeouts: number;
  /** Its part of all that was delivered. In fraction. */
  readonly share: number;
  /** Jain’s index of what the senders got: 100 % if all got the same, 1/n if one of n got everything. In fraction. */
  readonly fairness: number;
  /** Packets that came whole behind the rest of one whose end cell was lost. In packets. */
  readonly glued: number;
  /** Number of retransmissions triggered by three duplicate ACKs. In count. */
  readonly fastRetransmits: number;
  /** Segments that were sent again, for whatever reason. In packets. */
  readonly retransmissions: number;
  /** Retransmissions that brought a receiver what it already had. In packets. */
  readonly spurious: number;
  /** The most cells in the buffer at once. In count. */
  readonly largestQueue: number;
  /** Cells that left on the output link. In count. */
  readonly cellsServed: number;
};
