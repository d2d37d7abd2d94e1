// The sentences about what happens to a TCP connection, in English. `ko-why-tcp.ts` has the same shape or does not compile.
// Times, spans and counts arrive already written. Segment 0 is the SYN.

const segment = (n: number): string => (n === 0 ? 'the SYN' : `segment ${n}`);
const Segment = (n: number): string => (n === 0 ? 'The SYN' : `Segment ${n}`);
const lost = (n: number, ack: boolean): string => (ack ? `The ACK for ${segment(n)}` : Segment(n));

export const en = {
  timeout: {
    title: (n: number) => `Timeout: ${segment(n)} is sent again`,
    lost: (n: number, at: string) => `${Segment(n)} was lost at ${at}, and no three duplicate ACKs reported it.`,
    /** With fast retransmit switched off. */
    ignored: (n: number, at: string) =>
      `${Segment(n)} was lost at ${at}, and with fast retransmit off no duplicate ACK can ask for it.`,
    /** Packets shorter than a segment came before it, so it ends in the next number. */
    reaches: (n: number, next: number, at: string) =>
      `${Segment(n)} was lost at ${at}, and its last bytes are now counted as ${segment(next)}.`,
    notLost: (n: number) => `${Segment(n)} was not lost: its ACK is late or was lost itself, and the timer was faster.`,
    late: (n: number, late: string) => `${Segment(n)} was not lost: its ACK was on its way and came ${late} too late.`,
    waited: (n: number, sender: string) =>
      `${Segment(n)} was not lost: it was still waiting in the queue of ${sender} when the timer fired.`,
    ackLost: (n: number, at: string) => `${Segment(n)} had arrived, but its ACK was lost at ${at}.`,
    busy: (n: number, sender: string) =>
      `${Segment(n)} was not lost: its ACK had come, but ${sender} was still busy with the packets before it.`,
    /** `cwnd`: the window before, in segments; empty where the timeout does not cut it. */
    armed: (at: string, rto: string, cwnd: string) =>
      `The timer, armed at ${at}, fired ${rto} later${cwnd && `, and cwnd fell from ${cwnd} to 1 segment`}.`,
    fixed: (at: string, rto: string, cwnd: string) =>
      `The timer, armed at ${at}, fired after the fixed RTO of ${rto}, which no measurement changes and no timeout doubles${cwnd && `; cwnd fell from ${cwnd} to 1 segment`}.`,
    minimum: 'minimum',
    initial: 'initial RTO',
    before: 'RTO before',
    tick: 'clock tick',
    lostSyn: 'after a lost SYN',
    earlier: 'from the bounds as they were when it was armed',
    maximum: (maximum: string) => `at most ${maximum}`,
    ticks: (least: string) => `at least two ticks, ${least}`,
  },
  waiting: {
    title: (host: string) => `Why is ${host} waiting?`,
    missing: (n: number, armed: string) =>
      `${Segment(n)} is missing and nothing is in flight, so no duplicate ACK can report it. Only the timer can, and it was armed at ${armed}.`,
    unacknowledged: (n: number, armed: string) =>
      `Nothing is in flight, and ${segment(n)} has not been acknowledged. Only the timer is left, and it was armed at ${armed}.`,
  },
  /** Where one of many connections is followed: others may send meanwhile. */
  waitingOne: {
    title: (receiver: string) => `Why does ${receiver} wait?`,
    missing: (n: number, armed: string) =>
      `${Segment(n)} is missing, and nothing follows it that could cause duplicate ACKs. Only the timer is left, armed at ${armed}.`,
    unacknowledged: (n: number, armed: string) =>
      `${Segment(n)} is not acknowledged, and nothing follows it. Only the timer is left, armed at ${armed}.`,
  },
  drop: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} arrives at a full queue`,
    places: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}, ${occupancy} of ${limit} slots were taken when it arrived, so it is dropped. The sender does not know this yet.`,
    nicTitle: (n: number, ack: boolean, station: string) => `${lost(n, ack)} arrives at the full NIC of ${station}`,
    nic: (at: string, station: string, occupancy: string, limit: string) =>
      `At ${at} the NIC buffer of ${station} was full: ${occupancy} of ${limit} packets, one of them being sent. The sender does not know this yet.`,
    bytes: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}, the limit of ${limit} bytes leaves no room: ${occupancy} ${occupancy === '1' ? 'packet is' : 'packets are'} there already. The sender does not know this yet.`,
  },
  loss: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is lost in transit`,
    sentence: (at: string, link: string, probability: string) =>
      `At ${at}, on the link ${link}. Each packet there is lost with a probability of ${probability}.`,
  },
  kill: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is dropped by hand`,
    sentence: (at: string, link: string, index: string) =>
      `At ${at}, on the link ${link}: packet ${index} there, counted from 0. The link you copy carries this drop.`,
    nic: (at: string, station: string, index: string) =>
      `At ${at}, in front of the NIC of ${station}: packet ${index} there, counted from 0. The link you copy carries this drop.`,
  },
  fastRetransmit: {
    title: (n: number) => `Fast retransmit of ${segment(n)}`,
    sentence: (at: string, receiver: string, before: string, after: string) =>
      `At ${at} the third duplicate ACK arrives: later segments reach ${receiver}, this one does not. It is sent again at once, without waiting for the timer, and cwnd goes from ${before} to ${after} ${after === '1' ? 'segment' : 'segments'}.`,
    window: 'receiver window',
    segments: 'segments',
  },
  retransmission: {
    title: (n: number) => `${Segment(n)} is sent again`,
    afterTimeout: (at: string) =>
      `At ${at}. The timeout sends the earliest unacknowledged segment, and cwnd restarts at one segment.`,
    behindHole: (at: string, receiver: string) =>
      `At ${at}. After a timeout everything behind the hole is sent again as the window opens, even what ${receiver} already has.`,
    partialAck: (at: string) => `At ${at}. A partial ACK showed the next hole, so recovery sends it too.`,
    duplicates: (at: string) => `At ${at}. Three duplicate ACKs asked for it.`,
    tahoe: (at: string, receiver: string) =>
      `At ${at}. After a fast retransmit Tahoe sends everything behind the hole again, even what ${receiver} already has.`,
  },
  spurious: {
    title: (n: number) => `${Segment(n)} arrives a second time`,
    had: (at: string, receiver: string) => `At ${at} ${receiver} had it already.`,
    tooEarly: (firedAt: string, late: string) =>
      `The timer had fired at ${firedAt}, ${late} before the ACK of the first copy came.`,
    roundTrip: 'round trip',
    behindHole: (n: number, firedAt: string) =>
      `The timeout of ${segment(n)} at ${firedAt} had sent everything behind it again.`,
    behindRepair: (n: number, sentAt: string) =>
      `The fast retransmit of ${segment(n)} at ${sentAt} had sent everything behind it again.`,
    ackLost: (at: string, firedAt: string) =>
      `The ACK of the first copy was lost at ${at}, so the timer fired at ${firedAt}.`,
    timer: (firedAt: string) => `No ACK of the first copy had come back when the timer fired at ${firedAt}.`,
    duplicates: 'Three duplicate ACKs had asked for it while the first copy was still in flight.',
  },
};

export type TcpWhyWords = typeof en;
