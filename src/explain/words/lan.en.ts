// The sentences about a shared bus and the web users on it, in English.

import type { lanRules } from '../lan/rules.ts';
import { begin, counted } from './forms.en.ts';
import type { Catalogue } from './words.ts';

export const lan: Catalogue<typeof lanRules> = {
  'given-up': ({ packet }) => `${begin(packet)} is given up`,
  'given-up.data': ({ at, station, attempts }) =>
    `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. Ethernet drops it silently; only TCP can notice.`,
  'given-up.ack': ({ at, station, attempts }) =>
    `At ${at} ${station} had begun to send this frame ${attempts} times, and every attempt collided. A later ACK can stand in for it.`,
  collision: ({ stations }) => `Collision: ${stations}`,
  'collision-many': ({ stationCount }) => `Collision of ${stationCount} stations`,
  'collision.capture': ({ at, sender, waiting }) =>
    `At ${at} ${sender} had just sent a frame and began the next one at once, just when ${waiting}, having waited, began too. A busy sender always collides with whoever is waiting.`,
  'collision.capture-many': ({ at, sender, waitingCount }) =>
    `At ${at} ${sender} had just sent a frame and began the next one at once, just when ${counted(waitingCount, 'other')} that had waited began too. A busy sender always collides with whoever is waiting.`,
  'collision.waited': ({ at, sender }) =>
    `All of them had waited for the end of the frame of ${sender}, and at ${at} they began at once.`,
  'collision.together': ({ at, apart, propagation }) =>
    `At ${at} they began within ${apart} of one another; a signal needs ${propagation} along the bus, so none heard the others in time.`,
  'draw.first': ({ station, slots, range, attempt }) =>
    `${station} drew ${slots} of ${counted(range, 'slot')} (try ${attempt}): first`,
  draw: ({ station, slots, range, attempt }) => `${station} drew ${slots} of ${range} (try ${attempt})`,
  'draw.ruled': ({ station, slots, attempt }) =>
    `the rule lets ${station} wait ${counted(slots, 'slot')} (try ${attempt})`,
  'draw.ruled-first': ({ station, slots, attempt }) =>
    `the rule lets ${station} wait ${counted(slots, 'slot')} (try ${attempt}): first`,
  'draw.more': ({ others }) => `and ${others} more`,
  'draw.again': ({ stations }) => `→ ${stations} will collide again`,
  'draw.gives-up': ({ station }) => `${station} gives its frame up after 16 tries`,
  request: ({ user }) => `${begin(user)} asks for a page`,
  'request.alone': ({ at, receiver }) =>
    `At ${at} the request, one packet, goes to ${receiver}. The responses come back on connections of their own.`,
  'request.sent': ({ at, receiver }) => `At ${at} the request, one packet, goes to ${receiver}.`,
  'request.restart': ({ sender, cwndBefore, cwnd }) =>
    `The pause was longer than the RTO of ${sender}, so cwnd starts again from ${cwnd} instead of ${counted(cwndBefore, 'segment')}.`,
  'restart.idle': ({ idle }) => `idle ${idle}`,
  'restart.initial': ({ initialWindow }) => `initial window ${initialWindow}`,
  'restart.halved': () => 'halved for every RTO of the pause, to no less than the initial window',
  'restart.expired': ({ rto }) => `RTO ${rto} after the last ACK, nothing to send again`,
  'restart.result': ({ cwnd }) => counted(cwnd, 'segment'),
  page: ({ user }) => `The page of ${user} is complete`,
  'page.complete': ({ at, took, packets }) =>
    `At ${at}, ${took} after it was asked for, all of its ${packets} are acknowledged.`,
  'page.waited': ({ waited, timeouts }) =>
    `For ${waited} of that time a connection was waiting for its timer (${counted(timeouts, 'timeout')}).`,
  'page.again': ({ again }) => `${begin(again)} had to be sent again, but no timer had to fire.`,
  'page.smooth': () => 'Nothing had to be sent again.',
};
