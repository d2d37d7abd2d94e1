// The contract of content policies: which node serves a request for a document (layer 7: the document is known). A policy is
// one file in this folder that imports this one, what the cluster gives it, and core. Nodes are counted from 0, ties go to
// the lowest number, sets of nodes are bit masks. The load of a node is its active connections, counted by the cluster.

/** Why a node was picked: an index into `REASONS`. */
export const REASONS = [
  /** Every node can serve it, and this one has it before it. */
  'here',
  /** Drawn, or its turn. */
  'turn',
  /** Nobody was responsible for the document yet: the least loaded. */
  'new',
  /** Responsible, and not too busy. */
  'kept',
  /** Whoever was responsible is too busy, and somebody is idle enough: the document moves. */
  'moved',
  /** The same, but the one before stays responsible too. */
  'replicated',
  /** Asked for so often that another node becomes responsible too. */
  'grown',
  /** Fewest connections, of all or of those drawn. */
  'least',
  /** It had said that it was idle. */
  'idle',
  /** The first on the ring, with room for one connection more. */
  'home',
  /** Those before it on the ring have as many connections as they may. */
  'passed',
] as const;
export type Reason = (typeof REASONS)[number];

export interface ContentPolicy {
  /** Looks at no document, so that a switch in front of the nodes can pick before anybody has read the request. Left out: it does. */
  readonly isBlind?: true;
  /** Why the last pick was made. */
  readonly reason: Reason;
  /** Of the last pick, where nodes may have only so many connections: whose it was at first, and what the node picked may have. */
  readonly bound?: { readonly first: number; readonly room: number };
  /** May the node that a request reached serve it without asking anybody? Called once for each request. */
  servesAtOnce(document: number, node: number): boolean;
  /** The dispatcher's choice when asked by the node the request reached. At least one node is up. */
  pick(document: number, askedBy: number): number;
  /** The nodes responsible for a document, as a mask; 0: nobody yet, or the policy does not care. */
  responsibleFor(document: number): number;
  /** A node is down and no longer responsible for anything. */
  forget(node: number): void;
  /** A node that is up has no connections any more, or has come back without any. */
  idle?(node: number): void;
}

/** When a node is too busy to keep a document (Pai et al. 1998), in connections. */
export interface Thresholds {
  readonly low: number;
  readonly high: number;
}
