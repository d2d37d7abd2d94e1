// The sentences that explain events, in English. `ko-why.ts` has the same shape or does not compile. Times, spans and counts
// arrive already written. Segment 0 is the SYN.

import type { MarkKind } from '../../runner/record.ts';
import { inSwitch } from './en-switch.ts';
import { en as cluster } from './en-why-cluster.ts';
import { pick } from './en-why-virtual.ts';

const segment = (n: number): string => (n === 0 ? 'the SYN' : `segment ${n}`);
const Segment = (n: number): string => (n === 0 ? 'The SYN' : `Segment ${n}`);
/** At the beginning of a sentence. */
const Name = (station: string): string => station.charAt(0).toUpperCase() + station.slice(1);
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const lost = (n: number, ack: boolean): string => (ack ? `The ACK for ${segment(n)}` : Segment(n));

export const en = {
  band: {
    causes: 'How it came to this',
    more: 'Whole explanation',
    less: 'Short explanation',
  },
  marks: {
    /** Two or three words beside an event's sign. */
    short: (kind: MarkKind, segment: number): string => {
      const name = segment === 0 ? 'SYN' : `${segment}`;
      const shorts: Record<MarkKind, string> = {
        drop: `${name} dropped`,
        loss: `${name} lost`,
        kill: `${name} dropped`,
        timeout: 'timeout',
        'fast-retransmit': 'fast retransmit',
        retransmission: `${name} sent again`,
        spurious: `${name} came twice`,
        'given-up': `${name} given up`,
        refuse: `${name} refused`,
        cut: `${name} cut`,
        glue: `${name} glued`,
        request: 'request',
        page: 'page complete',
        change: 'change',
        pick: 'server picked',
        refused: 'refused',
        download: 'file complete',
        dispatch: `document ${segment + 1} placed`,
        'long-wait': 'long wait',
        'node-down': 'node failed',
        'node-up': 'node back',
        'request-lost': 'request lost',
      };
      return shorts[kind];
    },
  },
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
    late: (n: number, late: string) => `${Segment(n)} was not lost: its ACK was on the way and came ${late} too late.`,
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
      `${Segment(n)} is missing and nothing is under way, so no duplicate ACK can report it. Only the timer can, and it was armed at ${armed}.`,
    unacknowledged: (n: number, armed: string) =>
      `Nothing is under way, and ${segment(n)} has not been acknowledged. Only the timer is left, and it was armed at ${armed}.`,
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
    title: (n: number, ack: boolean) => `${lost(n, ack)} finds the queue full`,
    places: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}, ${occupancy} of ${limit} places were taken when it came, so it is dropped. The sender does not know this yet.`,
    nicTitle: (n: number, ack: boolean, station: string) => `${lost(n, ack)} finds the NIC of ${station} full`,
    nic: (at: string, station: string, occupancy: string, limit: string) =>
      `At ${at} the NIC buffer of ${station} was full: ${occupancy} of ${limit} packets, one of them being sent. The sender does not know this yet.`,
    bytes: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}, the limit of ${limit} bytes leaves no room: ${occupancy} ${occupancy === '1' ? 'packet is' : 'packets are'} there already. The sender does not know this yet.`,
  },
  loss: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is lost on the way`,
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
      `At ${at}. The timeout sends the earliest unacknowledged segment, and the window starts again from one segment.`,
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
    duplicates: 'Three duplicate ACKs had asked for it while the first copy was still under way.',
  },
  givenUp: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is given up`,
    data: (at: string, station: string, attempts: string) =>
      `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. Ethernet drops it without a word; only TCP can notice.`,
    ack: (at: string, station: string, attempts: string) =>
      `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. A later ACK can stand in for it.`,
  },
  inSwitch,
  collision: {
    title: (names: readonly string[]) => `Collision: ${list(names)}`,
    titleMany: (count: number) => `Collision of ${count} stations`,
    capture: (at: string, busy: string, others: readonly string[] | number) =>
      `At ${at} ${busy} had just sent a frame and began the next one at once, just when ${typeof others === 'number' ? `${others} others that had waited` : `${list(others)}, having waited,`} began too. A busy sender always meets whoever waits.`,
    waited: (at: string, sender: string) =>
      `All of them had waited for the end of the frame of ${sender}, and at ${at} they began at once.`,
    together: (at: string, apart: string, propagation: string) =>
      `At ${at} they began within ${apart} of one another; a signal needs ${propagation} along the bus, so none heard the others in time.`,
    /** Slots are counted from 0: one of 2 is 0 or 1. */
    drewFirst: (station: string, slots: number, range: number, attempt: number) =>
      `${station} drew ${slots} of ${range} slots (try ${attempt}): first`,
    drew: (station: string, slots: number, range: number, attempt: number) =>
      `${station} drew ${slots} of ${range} (try ${attempt})`,
    more: (count: number) => `and ${count} more`,
    again: (stations: readonly string[]) => `→ ${list(stations)} will collide again`,
    givesUp: (station: string) => `${station} gives its frame up after 16 tries`,
  },
  pick,
  request: {
    title: (user: string) => `${Name(user)} asks for a page`,
    sentence: (at: string, server: string) =>
      `At ${at} the request, one packet, goes to ${server}. The responses come back on connections of their own.`,
    /** In place of the second sentence: the connection that is followed was idle for longer than its RTO. */
    restart: (server: string, before: string, after: string) =>
      `The pause was longer than the RTO of ${server}, so cwnd starts again from ${after} instead of ${before} segments.`,
    asked: (at: string, server: string) => `At ${at} the request, one packet, goes to ${server}.`,
  },
  restart: {
    idle: (span: string) => `idle ${span}`,
    initial: (segments: string) => `initial window ${segments}`,
    expired: (rto: string) => `RTO ${rto} after the last ACK, nothing to send again`,
    segments: (count: string) => (count === '1' ? '1 segment' : `${count} segments`),
  },
  page: {
    title: (user: string) => `The page of ${user} is complete`,
    sentence: (at: string, span: string, packets: string) =>
      `At ${at}, ${span} after it was asked for, all of its ${packets} are acknowledged.`,
    waited: (waited: string, timeouts: string) =>
      `For ${waited} of that a connection waited for its timer (${timeouts === '1' ? '1 timeout' : `${timeouts} timeouts`}).`,
    again: (packets: string) => `${Name(packets)} had to be sent again, but no timer had to fire.`,
    smooth: 'Nothing had to be sent again.',
  },
  change: {
    unknown: 'A setting was changed',
    sentence: (at: string) => `You changed it at ${at}; what lies before stays as it was.`,
    timer: 'A timer that is running keeps its deadline until it is started again.',
  },
  cluster,
};

export type WhyWords = typeof en;
