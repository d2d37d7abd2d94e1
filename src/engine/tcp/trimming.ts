// Packet trimming at both ends of a connection (NDP, SIGCOMM 2017; cutting payload, NSDI 2014). A header without its payload is
// answered at once by a NACK, an ACK that also says which segment was cut off, and that segment is sent again at once: one packet has left
// the network, and one goes in. Left out on purpose: NDP's pulls. What the window loses is our own choice: half, once in a window of data,
// as a fast retransmit takes from it (RFC 5681 3.2, RFC 6582 `recover`).

import { NOT_TRIMMED, type Packet, type Packets } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import type { TcpReceiver } from './receiver.ts';
import type { Reason } from './selective.ts';
import type { TcpSender } from './sender.ts';

/** In front of a receiver. */
export class TellsOfTrimmed implements PacketSink {
  private readonly receiver: TcpReceiver;

  constructor(receiver: TcpReceiver) {
    this.receiver = receiver;
  }

  receive(packet: Packet): void {
    if (packet.trimmed === NOT_TRIMMED) this.receiver.receive(packet);
    else this.receiver.onTrimmed(packet);
  }
}

/** In front of a sender. */
export class RepairsTrimmed implements PacketSink {
  private readonly sender: TcpSender;
  private readonly packets: Packets;
  /** What was sent before this unit belongs to a congestion that has halved the window. */
  private recover = 0;
  /** Where segments begin that were sent again and are not acknowledged. */
  private readonly again = new Set<number>();

  constructor(sender: TcpSender, packets: Packets) {
    this.sender = sender;
    this.packets = packets;
  }

  receive(packet: Packet): void {
    const { sender, again } = this;
    const { seq: ack, trimmed } = packet;
    const isNew = ack > sender.sndUna;
    // A duplicate of an ACK tells nothing new of a segment that is on its way again; of a NACK, nothing but what it names.
    if (isNew || (trimmed === NOT_TRIMMED && !again.has(ack))) sender.receive(packet);
    else {
      sender.acksReceived++;
      this.packets.free(packet);
    }
    if (isNew) for (const seq of again) if (seq < ack) again.delete(seq);
    if (trimmed !== NOT_TRIMMED) this.repair(trimmed);
  }

  private repair(seq: number): void {
    const { sender } = this;
    const { congestion, flightSize } = sender;
    // Acknowledged in the meantime, or to be sent again anyway behind a timeout.
    if (seq < sender.sndUna || seq >= sender.sndNxt) return;
    const cwndBefore = congestion.cwnd;
    if (seq >= this.recover) {
      congestion.onTrimmed?.();
      this.recover = sender.sndMax;
      sender.probes.all(congestion, sender.estimator);
    }
    this.again.add(seq);
    sender.roundTrips.forget();
    const why: Reason = { kind: 'trim-sent', numbers: [flightSize, cwndBefore, congestion.ssthresh, congestion.cwnd] };
    sender.transmit(seq, why);
    sender.rexmt.start();
  }
}
