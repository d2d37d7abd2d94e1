// The sentences that explain what happens in a web cluster, in English. The most popular document is document 1.

import type { webClusterRules } from '../web-cluster/rules.ts';
import { begin, counted, forms } from './forms.en.ts';
import type { Catalogue } from './words.ts';

const connections = (load: string): string => counted(load, 'connection');

export const webCluster: Catalogue<typeof webClusterRules> = {
  'dispatch-new': ({ document, node }) => `${begin(document)} goes to ${node}`,
  'dispatch-kept': ({ document, node }) => `${begin(document)} stays with ${node}`,
  'dispatch-moved': ({ document, node }) => `${begin(document)} moves to ${node}`,
  'dispatch-joined': ({ document, node }) => `${begin(document)}: ${node} joins`,
  'dispatch-left': ({ document, node }) => `${begin(node)} no longer serves ${document}`,
  'dispatch-picked': ({ document, node }) => `${begin(document)} comes from ${node}`,
  'dispatch-outcome': ({ document, node }) => `${document} from ${node}`,
  'dispatch.new': ({ at, node, load }) =>
    `At ${at} no node was responsible for it; ${node} takes it, with the fewest connections (${load}).`,
  'dispatch.kept': ({ at, node, load, high, highLabel }) =>
    `At ${at} ${node}, responsible for it, had ${connections(load)}, not above ${high} (${highLabel}), so it serves the request.`,
  'dispatch.kept-busy': ({ at, node, load, high, highLabel, low, lowLabel }) =>
    `At ${at} ${node}, responsible for it, had ${connections(load)}, more than ${high} (${highLabel}), but no node had fewer than ${low} (${lowLabel}).`,
  'dispatch.busy': ({ at, from, fromLoad, high, highLabel }) =>
    `At ${at} ${from}, responsible for it, had ${connections(fromLoad)}, more than ${high} (${highLabel}).`,
  'dispatch.busy-twice': ({ at, from, fromLoad, high, highLabel }) =>
    `At ${at} ${from}, responsible for it, had ${connections(fromLoad)}, twice ${high} (${highLabel}) or more.`,
  'dispatch.takes-over': ({ node, load, low, lowLabel }) =>
    `${begin(node)} had ${load}, fewer than ${low} (${lowLabel}), and takes it over.`,
  'dispatch.joins': ({ node, load, low, lowLabel }) =>
    `${begin(node)} had ${load}, fewer than ${low} (${lowLabel}), and becomes responsible as well.`,
  'dispatch.least-takes-over': ({ node, load }) => `${begin(node)} had the fewest (${load}) and takes it over.`,
  'dispatch.least-joins': ({ node, load }) =>
    `${begin(node)} had the fewest (${load}) and becomes responsible as well.`,
  'dispatch.grown': ({ at, requests, unit, label, node, members }) =>
    `At ${at} the dispatcher had been asked for it another ${counted(requests, 'time')} in a unit of ${unit} (${label}), so ${node} becomes responsible as well: ${members} in all.`,
  'dispatch.shrunk': ({ at, stay, label, node, members }) =>
    `At ${at} its set of nodes had not changed for more than ${stay} (${label}), so ${node}, the busiest of them, no longer serves it: ${members} left.`,
  'dispatch.serves': ({ node, load }) => `${begin(node)} (${connections(load)}) serves this request.`,
  'dispatch.serves-not-least': ({ node, load, least, leastLoad }) =>
    `${begin(node)} (${connections(load)}) serves this request; the least loaded would have been ${least} (${leastLoad}).`,
  'dispatch.fewest': ({ at, node, load }) => `At ${at} ${node} had the fewest connections of all (${load}).`,
  'dispatch.rule': ({ at, node, load }) =>
    `At ${at} the rule gave ${node}, with ${counted(load, 'connection')}, the least value of all nodes that are up; of equals the first is taken.`,
  'dispatch.drawn': ({ at, node, load, draws }) =>
    `At ${at} a node was drawn ${counted(draws, 'time')}; of those drawn, ${node} had the fewest connections (${load}).`,
  'dispatch.posted': ({ at, node, load, age }) =>
    `At ${at} the dispatcher went by loads posted ${age} before: ${node} had the fewest connections of all then (${load}).`,
  'dispatch.posted-drawn': ({ at, node, load, age, draws }) =>
    `At ${at} the dispatcher drew a node ${counted(draws, 'time')} and went by loads posted ${age} before: of those drawn, ${node} had the fewest connections then (${load}).`,
  'dispatch.idle': ({ at, node }) =>
    `At ${at} ${node} had no connections and had said so before all others that were still idle.`,
  'dispatch.none-idle': ({ at, node, load }) =>
    `At ${at} the dispatcher knew of no idle node, so ${node} was drawn (${connections(load)}).`,
  'dispatch.home': ({ at, node, load, room, bal }) =>
    `At ${at} ${node} was the first node that is up after the document on the ring. It had ${connections(load)}, fewer than the ${room} it may have: its part of ${bal} % of all connections, this one included.`,
  'dispatch.passed': ({ at, from, node, load, room, bal }) =>
    `At ${at} ${from}, the first node that is up after the document on the ring, had as many connections as it may have (its part of ${bal} % of all, this one included). ${begin(node)} is the first after it with room: ${load} of ${room}.`,
  'dispatch.turn': ({ at, node, load }) =>
    `At ${at} it was the turn of ${node} (${connections(load)}), whatever the document.`,
  'dispatch.chance': ({ at, node, load }) =>
    `At ${at} ${node} was drawn (${connections(load)}), whatever the document.`,
  'dispatch.own': ({ at, node, load }) =>
    `At ${at} ${node} was the node of this user (${connections(load)}), whatever the document.`,
  'dispatch.least': ({ least, leastLoad }) => `The least loaded would have been ${least} (${leastLoad}).`,
  'long-wait': ({ document, took }) => `${begin(document)} took ${took}`,
  'long-wait.dispatcher': ({ askedAt, waited, ahead, decision, label }) =>
    `Requested at ${askedAt}, it spent ${waited} at the dispatcher: ${counted(ahead, 'request was', 'requests were')} ahead of it, and a decision takes ${decision} (${label}).`,
  'long-wait.front': ({ askedAt, waited, ahead, frontCost, label }) =>
    `Requested at ${askedAt}, it spent ${waited} at the front end, which every request passes: ${counted(ahead, 'was', 'were')} ahead of it, and each takes its processor ${frontCost} (${label}).`,
  'long-wait.front-relays': ({ askedAt, waited, ahead, frontCost, label }) =>
    `Requested at ${askedAt}, it spent ${waited} at the front end, which every request and every reply passes: ${counted(ahead, 'of them was', 'of them were')} ahead of it, and a request takes its processor ${frontCost} (${label}).`,
  'long-wait.relayed': ({ askedAt, relayed, port, label }) =>
    `Requested at ${askedAt}, the end of its reply spent ${relayed} at the front end, which sends the replies of all nodes through one port of ${port} (${label}).`,
  'long-wait.passed': ({ waited }) => `The request spent ${waited} at the front end.`,
  'long-wait.rest': ({ rest }) => `The rest took ${rest}.`,
  'long-wait.disk': ({ askedAt, node, seek, label }) =>
    `Requested at ${askedAt}, it was not in the memory of ${node}, whose disk reads one file at a time, each after a seek of ${seek} (${label}).`,
  'long-wait.node': ({ askedAt, node, bytes, port, label, others }) =>
    `Requested at ${askedAt}, its ${bytes} came from memory through the port of ${node}, ${port} (${label}), which had ${others} other ${forms(others, 'connection')}.`,
  'long-wait.sent': ({ askedAt, node, bytes, port, label, others }) =>
    `Requested at ${askedAt}, it was read from the disk of ${node}, and its ${bytes} went through the port of that node, ${port} (${label}), which had ${others} other ${forms(others, 'connection')}.`,
  'long-wait.client': ({ askedAt, node, bytes, port, label, alone }) =>
    `Requested at ${askedAt}, its ${bytes} came from ${node} through the client’s port, ${port} (${label}), which takes ${alone} for them alone.`,
  'long-wait.net': ({ askedAt, ways, oneWay, label }) =>
    `Requested at ${askedAt}, most of that time it was on its way between machines: ${ways} ways of ${oneWay} each (${label}).`,
  'long-wait.asked': ({ waited }) => `It spent ${waited} at the dispatcher.`,
  'long-wait.not-asked': () => 'The dispatcher was not asked.',
  'node-down': ({ node }) => `${begin(node)} fails`,
  'node-down.held': ({ at, held }) => `At ${at} it had ${connections(held)}; what it was working on is lost.`,
  'node-down.documents': ({ documents }) =>
    `It was responsible for ${counted(documents, 'document')}, which it loses; what has no node left gets one when it is next asked for.`,
  'node-down.at-first': ({ label }) => `It is down from the beginning (${label}).`,
  'node-up': ({ node }) => `${begin(node)} is back`,
  'node-up.back': ({ at }) =>
    `From ${at} requests reach it again; its memory is empty, so its disk has to read at first.`,
  'request-lost': ({ document }) => `A request for ${document} is lost`,
  'request-lost.with-node': ({ at, node, downAt, waited }) =>
    `At ${at} it was at ${node} or on the way to it, which failed at ${downAt}. Its user had waited ${waited} and will ask for something else after a pause.`,
  'request-lost.of-visitor': ({ at, node, downAt, waited }) =>
    `At ${at} it was at ${node} or on the way to it, which failed at ${downAt}. Its visitor had waited ${waited}.`,
};
