// The sentences that explain events, in English. `ko-why.ts` has the same shape or does not compile. Times, spans and counts
// arrive already written. Segment 0 is the SYN.

import type { MarkKind } from '../../runner/record.ts';

const segment = (n: number): string => (n === 0 ? 'the SYN' : `segment ${n}`);
const Segment = (n: number): string => (n === 0 ? 'The SYN' : `Segment ${n}`);
/** At the beginning of a sentence. */
const Name = (station: string): string => station.charAt(0).toUpperCase() + station.slice(1);
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
        request: 'request',
        page: 'page complete',
        change: 'change',
      };
      return shorts[kind];
    },
  },
  timeout: {
    title: (n: number) => `Timeout: ${segment(n)} is sent again`,
    lost: (n: number, at: string) =>
      `${Segment(n)} was lost at ${at}, and no three duplicate ACKs reported it. Only the timer was left.`,
    notLost: (n: number) => `${Segment(n)} was not lost: its ACK is late or was lost itself, and the timer was faster.`,
    armed: (at: string, rto: string) => `It was armed at ${at} and fired ${rto} later.`,
    minimum: 'minimum',
  },
  waiting: {
    title: (host: string) => `Why is ${host} waiting?`,
    missing: (n: number, armed: string) =>
      `${Segment(n)} is missing and nothing is under way, so no duplicate ACK can report it. Only the timer can, and it was armed at ${armed}.`,
    unacknowledged: (n: number, armed: string) =>
      `Nothing is under way, and ${segment(n)} has not been acknowledged. Only the timer is left, and it was armed at ${armed}.`,
  },
  drop: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} finds the queue full`,
    places: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}. ${occupancy} of ${limit} places were taken when it came, so it is dropped. The sender does not know this yet.`,
    bytes: (at: string, link: string, occupancy: string, limit: string) =>
      `At ${at}, in front of the link ${link}. The limit of ${limit} bytes leaves no room: ${occupancy} packets are there already. The sender does not know this yet.`,
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
  },
  fastRetransmit: {
    title: (n: number) => `Fast retransmit of ${segment(n)}`,
    sentence: (at: string) =>
      `At ${at} the third duplicate ACK arrives: later segments reach B, this one does not. It is sent again at once, without waiting for the timer.`,
    segments: 'segments',
  },
  retransmission: {
    title: (n: number) => `${Segment(n)} is sent again`,
    afterTimeout: (at: string) =>
      `At ${at}. The timeout sends the earliest unacknowledged segment, and the window starts again from one segment.`,
    behindHole: (at: string) =>
      `At ${at}. After a timeout everything behind the hole is sent again as the window opens, even what B already has.`,
    partialAck: (at: string) => `At ${at}. A partial ACK showed the next hole, so recovery sends it too.`,
    duplicates: (at: string) => `At ${at}. Three duplicate ACKs asked for it.`,
  },
  spurious: {
    title: (n: number) => `${Segment(n)} arrives a second time`,
    sentence: (at: string, receiver: string, sentAt: string) =>
      `At ${at} ${receiver} had it already: it sent a second ACK and threw the copy of ${sentAt} away.`,
  },
  givenUp: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is given up`,
    sentence: (at: string, station: string, attempts: string) =>
      `At ${at} ${station} had tried ${attempts} times to send this frame, and every attempt collided. Ethernet gives up then; the timer of TCP has to notice.`,
  },
  request: {
    title: (client: string) => `${Name(client)} asks for a page`,
    sentence: (at: string, server: string) =>
      `At ${at} its request goes to ${server}. The responses come back on connections of their own.`,
  },
  page: {
    title: (client: string) => `The page of ${client} is complete`,
    sentence: (at: string, span: string, packets: string) =>
      `At ${at}, ${span} after it was asked for: ${packets} have arrived.`,
  },
  change: {
    unknown: 'A setting was changed',
    sentence: (at: string) => `You changed it at ${at}. What lies before stays as it was.`,
    timer: 'A timer that is running keeps its deadline until it is started again.',
  },
};

export type WhyWords = typeof en;
