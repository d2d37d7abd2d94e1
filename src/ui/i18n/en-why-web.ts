// The sentences about a shared bus and the web users on it, in English. `ko-why-web.ts` has the same shape or does not compile.
// Times, spans and counts arrive already written. Segment 0 is the SYN.

/** At the beginning of a sentence. */
const Name = (station: string): string => station.charAt(0).toUpperCase() + station.slice(1);
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const lost = (n: number, ack: boolean): string =>
  ack ? `The ACK for ${n === 0 ? 'the SYN' : `segment ${n}`}` : n === 0 ? 'The SYN' : `Segment ${n}`;

export const en = {
  givenUp: {
    title: (n: number, ack: boolean) => `${lost(n, ack)} is given up`,
    data: (at: string, station: string, attempts: string) =>
      `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. Ethernet drops it silently; only TCP can notice.`,
    ack: (at: string, station: string, attempts: string) =>
      `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. A later ACK can stand in for it.`,
  },
  collision: {
    title: (names: readonly string[]) => `Collision: ${list(names)}`,
    titleMany: (count: number) => `Collision of ${count} stations`,
    capture: (at: string, busy: string, others: readonly string[] | number) =>
      `At ${at} ${busy} had just sent a frame and began the next one at once, just when ${typeof others === 'number' ? `${others} others that had waited` : `${list(others)}, having waited,`} began too. A busy sender always collides with whoever is waiting.`,
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
      `For ${waited} of that time a connection was waiting for its timer (${timeouts === '1' ? '1 timeout' : `${timeouts} timeouts`}).`,
    again: (packets: string) => `${Name(packets)} had to be sent again, but no timer had to fire.`,
    smooth: 'Nothing had to be sent again.',
  },
};

export type WebWhyWords = typeof en;
