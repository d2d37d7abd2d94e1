// The sentences that explain what the director of a virtual server does with a connection, in English.

import type { virtualServerRules } from '../virtual-server/rules.ts';
import { counted, forms } from './forms.en.ts';
import type { Catalogue } from './words.ts';

const active = (count: string): string => counted(count, 'active connection');

export const virtualServer: Catalogue<typeof virtualServerRules> = {
  pick: (f) => `Request ${f.request} goes to server ${f.server}`,
  'pick.turn': (f) => `At ${f.at} it was the turn of ${f.server}, whatever its load (${active(f.active)}).`,
  'pick.bar': (f) =>
    `At ${f.at} the bar of weighted round robin stood at ${f.bar}, and ${f.server} with weight ${f.weight} was next to reach it.`,
  'pick.least': (f) =>
    `At ${f.at} ${f.server} had the lowest load for its weight: ${f.active} active and ${counted(f.inactive, 'inactive connection')}, weight ${f.weight}.`,
  'pick.fewest': (f) =>
    `At ${f.at} ${f.server} had the lowest load, whatever its weight: ${f.active} active and ${counted(f.inactive, 'inactive connection')}.`,
  'pick.soonest': (f) =>
    `At ${f.at} ${f.server} had the shortest expected delay, the new connection counted: ${f.active} active, weight ${f.weight}.`,
  'pick.idle': (f) => `At ${f.at} ${f.server} had ${active(f.active)}, and never queue takes an idle server at once.`,
  'pick.first': (f) =>
    `At ${f.at} no server was known for this destination; ${f.server} had the lowest load (${f.active} active, ${f.inactive} inactive).`,
  'pick.stays': (f) =>
    `At ${f.at} the destination stays with ${f.server}: ${active(f.active)}, not above its weight ${f.weight}.`,
  'pick.stays-busy': (f) =>
    `At ${f.at} the destination stays with ${f.server}: ${active(f.active)}, more than its weight ${f.weight}, but no server has fewer than half of its own.`,
  'pick.moves': (f) =>
    `At ${f.at} the destination leaves ${f.leaves}, which was busier than its weight, for ${f.server}, which had the lowest load (${f.active} active).`,
  'pick.quiesced': (f) =>
    `At ${f.at} the destination leaves ${f.leaves}, whose weight is 0, for ${f.server}, which had the lowest load (${f.active} active).`,
  'pick.taken-out': (f) =>
    `At ${f.at} ${f.leaves}, which had this destination, was no longer in the director’s list, so ${f.server}, which had the lowest load for its weight (${f.active} active), takes it over.`,
  'pick.member': (f) =>
    `At ${f.at} ${f.server} had the lowest load of the servers kept for this destination, ${f.members} in all (${f.active} active).`,
  'pick.joins': (f) =>
    `At ${f.at} none of the servers kept for this destination, ${f.members} in all, took connections, or all were busier than their weights; ${f.server} joins them (${f.active} active).`,
  'pick.lowest': (f) =>
    `At ${f.at} ${f.server} had the lowest load (${f.active} active), of the servers kept for this destination, ${f.members} in all, or of all others.`,
  'pick.destination': (f) =>
    `At ${f.at} the destination's address gave bucket ${f.bucket} of 256, which belongs to ${f.server}.`,
  'pick.source': (f) => `At ${f.at} the client's address gave bucket ${f.bucket} of 256, which belongs to ${f.server}.`,
  'pick.slot': (f) => `At ${f.at} the client's address gave slot ${f.bucket} of 4093, which belongs to ${f.server}.`,
  'pick.source-on': (f) =>
    `At ${f.at} the client's address gave bucket ${f.bucket} of 256; of the servers tried from there on, ${f.server} is the first that takes connections.`,
  'pick.slot-on': (f) =>
    `At ${f.at} the client's address gave slot ${f.bucket} of 4093; of the servers tried from there on, ${f.server} is the first that takes connections.`,
  'pick.heaviest': (f) =>
    `At ${f.at} ${f.server} had the highest weight (${f.weight}) of the servers that take connections.`,
  'pick.overflow': (f) =>
    `At ${f.at} ${f.server} still had room, ${active(f.active)} and weight ${f.weight}, and no server with room has a higher weight.`,
  'pick.drawn': (f) =>
    `At ${f.at} two servers were drawn by weight, and ${f.server} had no higher load than the other (${f.active} active, ${f.inactive} inactive).`,
  'pick.rule': (f) => `At ${f.at} the rule gave ${f.server} the least value of the servers that take connections.`,
  'pick.rule-first': (f) =>
    `At ${f.at} no server that takes connections had a lower value of the rule than ${f.server}, the first in the list of those with the least.`,
  'pick.takes-none': () => 'takes no connection',
  'pick.instead-of-rule': (f) => `With ${f.otherScheduler} instead of the rule it would be ${f.otherwise}.`,
  'pick.instead-of-rule-too': (f) => `With ${f.otherScheduler} instead of the rule it would be ${f.otherwise}, too.`,
  'pick.instead-of-rule-none': (f) => `With ${f.otherScheduler} instead of the rule it would be refused.`,
  'pick.instead': (f) => `With ${f.otherScheduler} instead of ${f.scheduler} it would be ${f.otherwise}.`,
  'pick.instead-too': (f) => `With ${f.otherScheduler} instead of ${f.scheduler} it would be ${f.otherwise}, too.`,
  'pick.instead-none': (f) => `With ${f.otherScheduler} instead of ${f.scheduler} it would be refused.`,
  refused: (f) => `Request ${f.request} is refused`,
  'refused.because': (f) => `At ${f.at} of ${counted(f.servers, 'server')} none takes a connection: ${f.reasons}.`,
  'refused.hash': (f) =>
    `At ${f.at} the address gave ${f.bucket}, whose server takes no connection; of ${counted(f.servers, 'server')} ${f.reasons}.`,
  'refused.no-servers': (f) => `At ${f.at} there is no server behind the director.`,
  'refused.no-room': () => 'the files are larger than their disks',
  'refused.quiesced': (f) => `${counted(f.quiesced, 'has', 'have')} weight 0`,
  'refused.full': (f) => `${counted(f.full, 'is', 'are')} full`,
  'refused.busy': (f) =>
    `${counted(f.busy, 'has', 'have')} more active connections than ${forms(f.busy, 'its weight', 'weight')}`,
  download: (f) => `Request ${f.request} has its file`,
  'download.done': (f) =>
    `At ${f.at} all ${f.bytes} are there from ${f.server}, ${f.took} from the SYN to the last byte: ${f.rate} on average.`,
  'download.busiest': (f) => `On its way ${f.part} was busiest, ${f.share} % of that time.`,
};
