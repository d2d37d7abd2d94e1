// The sentences about two runs that part, in English.

import type { partingRules } from '../parting/rules.ts';
import type { Catalogue } from './words.ts';

export const parting: Catalogue<typeof partingRules> = {
  parted: ({ run, otherRun, at }) => `${run} and ${otherRun} are equal until ${at}`,
  'parted.never': ({ run, otherRun, at }) => `${run} and ${otherRun} are equal to the end, ${at}`,
  'parted.incomparable': ({ run, otherRun }) => `${run} and ${otherRun} differ from the start`,
  'parted.network': ({ run, otherRun }) =>
    `${run} and ${otherRun} are two networks: other hosts, links or connections, so no event of the one belongs to an event of the other. Compare their results.`,
  'parted.watched': ({ run, otherRun }) =>
    `${run} and ${otherRun} follow two different connections. Compare their results, or follow the same one.`,
  'parted.users': ({ run, otherRun }) =>
    `Other users take part in ${otherRun} than in ${run}, so not everything that differs is due to one setting.`,
  'parted.seed': ({ run, otherRun }) =>
    `${run} and ${otherRun} have different seeds, so chance differs too: not everything that differs is due to the settings.`,
  'parted.setting': ({ change, run, before, otherRun, after }) =>
    `${change}: ${before} in ${run}, ${after} in ${otherRun}`,
  'parted.timer-minimum': ({ run, minimum, otherRun, rto }) =>
    `${run} waits for its timer (minimum ${minimum}); ${otherRun}’s went off after ${rto}.`,
  'parted.timer-longer': ({ run, otherRto, otherRun, rto }) =>
    `${run} waits for its timer (RTO ${otherRto}); ${otherRun}’s went off after ${rto}.`,
  'parted.timer-not-due': ({ run, otherRto, otherRun, rto }) =>
    `${run}’s timer (RTO ${otherRto}) is not due yet; ${otherRun}’s went off after ${rto}.`,
  'parted.timer-not-due-minimum': ({ run, minimum, otherRun, rto }) =>
    `${run}’s timer (minimum ${minimum}) is not due yet; ${otherRun}’s went off after ${rto}.`,
  'parted.event': ({ run, at, event }) => `${run} at ${at}: “${event}”.`,
  'parted.admitted': ({ run, packet }) => `In ${run} there is room for ${packet}.`,
  'parted.goes-on': ({ run, packet }) => `In ${run} ${packet} goes on.`,
  'parted.cell-admitted': ({ run, packet }) => `In ${run} the switch takes that cell of ${packet}.`,
  'parted.next': ({ run, at, event }) => `In ${run} the next event is at ${at}: “${event}”.`,
  'parted.next-of-flow': ({ run, at, event }) => `In ${run} the next event of this connection is at ${at}: “${event}”.`,
  'parted.none': ({ run, at }) => `In ${run} no event follows until ${at}.`,
  'parted.none-of-flow': ({ run, at }) => `In ${run} no event of this connection follows until ${at}.`,
  'parted.given': ({ run, at, packet, place }) => `In ${run} ${packet} comes to the link ${place} at ${at}.`,
  'parted.leaves': ({ run, at, packet, place }) => `In ${run} ${packet} leaves on the link ${place} at ${at}.`,
  'parted.arrives': ({ run, at, packet, place }) =>
    `In ${run} ${packet} arrives at the far end of the link ${place} at ${at}.`,
  'parted.nic-given': ({ run, at, packet, station }) => `In ${run} ${packet} comes to the NIC of ${station} at ${at}.`,
  'parted.nic-leaves': ({ run, at, packet, station }) => `In ${run} ${station} begins to send ${packet} at ${at}.`,
  'parted.nic-arrives': ({ run, at, packet, station }) =>
    `In ${run} ${packet} from ${station} is across the bus at ${at}.`,
  'parted.collides': ({ run, at, station }) => `In ${run} ${station} runs into a collision at ${at}.`,
  'parted.backs-off': ({ run, at, station }) => `In ${run} ${station} backs off after a collision until ${at}.`,
  'parted.cell-given': ({ run, at, packet }) => `In ${run} a cell of ${packet} comes to the output port at ${at}.`,
  'parted.cell-leaves': ({ run, at, packet }) => `In ${run} a cell of ${packet} leaves the buffer at ${at}.`,
  'parted.cell-arrives': ({ run, at, packet }) =>
    `In ${run} a cell of ${packet} arrives at the far end of the output link at ${at}.`,
  'parted.cell-lost': ({ run, at, packet }) => `In ${run} the switch does not take a cell of ${packet} at ${at}.`,
  'parted.ask-given': ({ run, at, node }) => `In ${run} a request of ${node} comes to the dispatcher at ${at}.`,
  'parted.ask-leaves': ({ run, at, node }) => `In ${run} the dispatcher takes up a request of ${node} at ${at}.`,
  'parted.ask-arrives': ({ run, at, node }) => `In ${run} the dispatcher has decided on a request of ${node} at ${at}.`,
  'parted.handoff-given': ({ run, at, node }) => `In ${run} ${node} is to hand off a connection at ${at}.`,
  'parted.handoff-leaves': ({ run, at, node }) => `In ${run} ${node} begins to hand off a connection at ${at}.`,
  'parted.handoff-arrives': ({ run, at, node }) => `In ${run} ${node} has handed off a connection at ${at}.`,
  'parted.read-given': ({ run, at, node }) => `In ${run} a request comes to the disk of ${node} at ${at}.`,
  'parted.read-leaves': ({ run, at, node }) => `In ${run} the disk of ${node} begins to read a document at ${at}.`,
  'parted.read-arrives': ({ run, at, node }) => `In ${run} the disk of ${node} has read a document at ${at}.`,
  'parted.reply-given': ({ run, at, node }) => `In ${run} a reply comes to the port of ${node} at ${at}.`,
  'parted.reply-leaves': ({ run, at, node }) => `In ${run} ${node} begins to send a reply at ${at}.`,
  'parted.reply-arrives': ({ run, at, node }) => `In ${run} ${node} has sent a reply at ${at}.`,
  'parted.job-given': ({ run, at, part }) => `In ${run} a packet comes to ${part} at ${at}.`,
  'parted.job-leaves': ({ run, at, part }) => `In ${run} ${part} begins to work on a packet at ${at}.`,
  'parted.job-arrives': ({ run, at, part }) => `In ${run} ${part} is done with a packet at ${at}.`,
  'parted.other-same': ({ run, at }) => `In ${run} that is at ${at}.`,
  'parted.other-packet': ({ run, at, packet }) => `In ${run} the next there is ${packet}, at ${at}.`,
  'parted.other-next': ({ run, at }) => `In ${run} the next one there is at ${at}.`,
  'parted.other-none': ({ run, at }) => `In ${run} nothing more comes there until ${at}.`,
};
