// The sentences that explain what happens in a web cluster, in English. Times, spans and counts arrive already written, names
// of settings in the reader's language. Nodes and documents are counted from 1; the most popular document is 1.

const connections = (load: string): string => (load === '1' ? '1 connection' : `${load} connections`);

export const en = {
  titles: {
    new: (document: number, node: number) => `Document ${document} goes to node ${node}`,
    kept: (document: number, node: number) => `Document ${document} stays with node ${node}`,
    moved: (document: number, node: number) => `Document ${document} moves to node ${node}`,
    joined: (document: number, node: number) => `Document ${document}: node ${node} joins`,
    left: (document: number, node: number) => `Node ${node} no longer serves document ${document}`,
    picked: (document: number, node: number) => `Document ${document} comes from node ${node}`,
  },
  /** At the end of a chain of causes. */
  outcome: (document: number, node: number) => `document ${document} from node ${node}`,
  new: (at: string, node: number, load: string) =>
    `At ${at} no node was responsible for it yet; node ${node} takes it, with the fewest connections (${load}).`,
  kept: (at: string, node: number, load: string, high: string, busy: string) =>
    `At ${at} node ${node}, responsible for it, had ${connections(load)}, not above ${high} (${busy}), so it serves the request.`,
  keptBusy: (at: string, node: number, load: string, high: string, busy: string, low: string, idle: string) =>
    `At ${at} node ${node}, responsible for it, had ${connections(load)}, more than ${high} (${busy}), but no node had fewer than ${low} (${idle}).`,
  moved: (at: string, from: number, load: string, high: string, busy: string) =>
    `At ${at} node ${from}, responsible for it, had ${connections(load)}, more than ${high} (${busy}).`,
  movedFar: (at: string, from: number, load: string, high: string, busy: string) =>
    `At ${at} node ${from}, responsible for it, had ${connections(load)}, twice ${high} (${busy}) or more.`,
  takesOver: (node: number, load: string, low: string, idle: string) =>
    `Node ${node} had ${load}, fewer than ${low} (${idle}), and takes it over.`,
  joins: (node: number, load: string, low: string, idle: string) =>
    `Node ${node} had ${load}, fewer than ${low} (${idle}), and becomes responsible as well.`,
  takesOverFar: (node: number, load: string) => `Node ${node} had the fewest (${load}) and takes it over.`,
  joinsFar: (node: number, load: string) => `Node ${node} had the fewest (${load}) and becomes responsible as well.`,
  grown: (at: string, times: string, unit: string, setting: string, node: number, members: number) =>
    `At ${at} the dispatcher had been asked for it another ${times} times in a unit of ${unit} (${setting}), so node ${node} becomes responsible as well: ${members} in all.`,
  shrunk: (at: string, span: string, setting: string, node: number, members: number) =>
    `At ${at} its set of nodes had not changed for more than ${span} (${setting}), so node ${node}, the busiest of them, no longer serves it: ${members} left.`,
  serves: (node: number, load: string) => `Node ${node} (${connections(load)}) serves this request.`,
  servesNotLeast: (node: number, load: string, least: number, leastLoad: string) =>
    `Node ${node} (${connections(load)}) serves this request; the least loaded would have been node ${least} (${leastLoad}).`,
  fewest: (at: string, node: number, load: string) =>
    `At ${at} node ${node} had the fewest connections of all (${load}).`,
  drawn: (at: string, node: number, load: string, drawn: string) =>
    `At ${at} node ${node} had the fewest connections (${load}) of the ${drawn} nodes drawn.`,
  turn: (at: string, node: number, load: string) =>
    `At ${at} it was the turn of node ${node} (${connections(load)}), whatever the document.`,
  chance: (at: string, node: number, load: string) =>
    `At ${at} node ${node} was drawn (${connections(load)}), whatever the document.`,
  least: (node: number, load: string) => `The least loaded would have been node ${node} (${load}).`,
  mostOf: (load: string) => `${load} or more`,
  wait: {
    title: (document: number, span: string) => `Document ${document} took ${span}`,
    dispatcher: (at: string, waited: string, ahead: string, decision: string, setting: string) =>
      `Requested at ${at}, it spent ${waited} at the dispatcher: ${ahead} requests were ahead of it, and a decision takes ${decision} (${setting}).`,
    served: (span: string) => `The rest took ${span}.`,
    disk: (at: string, node: number, seek: string, setting: string) =>
      `Requested at ${at}, it was not in the memory of node ${node}, whose disk reads one file at a time, each after a seek of ${seek} (${setting}).`,
    node: (at: string, node: number, size: string, rate: string, setting: string, load: string) =>
      `Requested at ${at}, its ${size} came from memory through the port of node ${node}, ${rate} (${setting}), which had ${load} other ${load === '1' ? 'connection' : 'connections'}.`,
    asked: (waited: string) => `It spent ${waited} at the dispatcher.`,
    notAsked: 'The dispatcher was not asked.',
  },
  down: {
    title: (node: number) => `Node ${node} fails`,
    sentence: (at: string, load: string) => `At ${at} it had ${connections(load)}; what it was working on is lost.`,
    documents: (documents: string) =>
      `It was responsible for ${documents} documents, which it loses; what has no node left gets one when it is next asked for.`,
    atFirst: (setting: string) => `It is down from the beginning (${setting}).`,
  },
  up: {
    title: (node: number) => `Node ${node} is back`,
    sentence: (at: string) =>
      `From ${at} requests reach it again; its memory is empty, so its disk has to read at first.`,
  },
  lost: {
    title: (document: number) => `A request for document ${document} is lost`,
    sentence: (at: string, node: number, downAt: string, waited: string) =>
      `At ${at} it was at node ${node} or on the way to it, which failed at ${downAt}. Its user had waited ${waited} and will ask for something else after a pause.`,
  },
};

export type ClusterWhyWords = typeof en;
