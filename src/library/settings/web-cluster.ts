// Written by `lectern docs` from what web-cluster declares.
// biome-ignore-all format: one setting a line.

import type { Duration, Rate, Share, Size } from '../quantities.ts';

export type WebClusterSettings = {
  /** How long the dispatcher takes to decide which node serves a request. It decides one at a time. disp is 10 µs – 4 ms, in steps of 10 µs, written like 1ms. */
  readonly disp?: Duration;
  /** Mirroring: the node that the request reaches. LARD: the node that has the document. Dual Scheduling: a node serves its most requested documents by itself. Hashing: the first node with room after the document’s hash on a ring. The others look at load or chance only. policy is one of mirror, lard, lardr, ds, rr, random, jsq, pod, jiq, chbl, or a rule, written like 'owner and not (load >= 2 * thigh or load > thigh and least < tlow) ? -1 : load'. */
  readonly policy?: 'mirror' | 'lard' | 'lardr' | 'ds' | 'rr' | 'random' | 'jsq' | 'pod' | 'jiq' | 'chbl' | (string & {});
  /** Machines that serve the site. nodes is 1 – 32, whole numbers, written like 8. */
  readonly nodes?: number;
  /** Each asks for a document, waits for it, thinks and asks again. users is 1 – 10000, whole numbers, written like 5000. */
  readonly users?: number;
  /** The cluster of the paper, or one thing about it changed. Choosing one sets what belongs to it. case is one of paper, fast, small, flash, eager, own. */
  readonly case?: 'paper' | 'fast' | 'small' | 'flash' | 'eager' | 'own';
  /** How unevenly documents are asked for: 0 all alike, 1 as on the web, 1.8 nearly everybody wants the same few. zipf is 0 – 2, in steps of 0.05, written like 1. */
  readonly zipf?: number;
  /** The number of a node that is down, 0: none. What it was working on is refused; when it comes back its memory is empty. down is 0 – 32, whole numbers, written like 0. */
  readonly down?: number;
  /** Results leave out what happened before, while queues and memories settle. warm is 0 – 300 s, in steps of 1 s, written like 20s. */
  readonly warm?: Duration;
  /** In turn, at random, or always the same node for a user. entry is one of rr, random, sticky. */
  readonly entry?: 'rr' | 'random' | 'sticky';
  /** Round robin, random, shortest queue, power of d choices and joining an idle node look at no document, so the switch in front can pick the node before the request is read, at no cost. Or they queue at the dispatcher like policies that do look. blind is one of switch, dispatcher. */
  readonly blind?: 'switch' | 'dispatcher';
  /** LARD: a document may leave a busy node while some node has fewer connections than this. tlow is 1 – 1000, whole numbers, written like 25. */
  readonly tlow?: number;
  /** LARD: a node with more connections than this may lose documents; with twice as many it does, idle node or not. thigh is 2 – 1000, whole numbers, written like 65. */
  readonly thigh?: number;
  /** LARD with replication and Dual Scheduling: a document’s set of nodes loses its busiest member once the set has not changed for this long. k is 1 – 200 s, in steps of 100 ms, written like 20s. */
  readonly k?: Duration;
  /** Dual Scheduling counts requests in units of this length. unit is 500 ms – 100 s, in steps of 100 ms, written like 10s. */
  readonly unit?: Duration;
  /** Dual Scheduling: a node that receives this many requests for a document in one unit serves it without asking the dispatcher. theta is 1 – 1000, whole numbers, written like 15. */
  readonly theta?: number;
  /** Dual Scheduling: each time the dispatcher has been asked for a document this often in one unit, another node becomes responsible; 0: as many as the hot threshold. grow is 0 – 1000, whole numbers, written like 0. */
  readonly grow?: number;
  /** Power of d choices: how many times a node is drawn at random for each request, the same one again included; of those drawn, the one with the fewest connections serves it. draws is 1 – 8, whole numbers, written like 2. */
  readonly draws?: number;
  /** Shortest queue and power of d choices see the numbers of connections as they were posted last, so up to this old; 0: every change is seen at once. stale is 0 – 10 s, in steps of 100 µs, written like 0ms. */
  readonly stale?: Duration;
  /** Hashing with bounded loads: a node is given no request that would take it above this percentage of the mean number of connections; the request goes on to the next node on the ring. bal is 101 – 1000, whole numbers, written like 125. */
  readonly bal?: number;
  /** Users wait, think and ask again. Visitors arrive at random (Poisson), no matter how long others wait, and ask once. loop is one of users, open. */
  readonly loop?: 'users' | 'open';
  /** Mean rate of visitors; the number of users then plays no part. reqs is 1 – 10000, whole numbers, written like 900. */
  readonly reqs?: number;
  /** SURGE: pages of several documents with short pauses, then a longer one, 1.65 s per request on average. Or exponential. think is one of surge, exponential. */
  readonly think?: 'surge' | 'exponential';
  /** SURGE: pauses between pages are never longer than this. pause is 1 – 100 s, in steps of 100 ms, written like 9s. */
  readonly pause?: Duration;
  /** Mean of the exponential think time. mean is 10 ms – 100 s, in steps of 10 ms, written like 1.65s. */
  readonly mean?: Duration;
  /** Number of documents on the site. docs is 10 – 20000, whole numbers, written like 2000. */
  readonly docs?: number;
  /** Total size of all documents. site is 1 – 1000 MB, in steps of 100 kB, written like 50MB. */
  readonly site?: Size;
  /** Mean size of a requested document; the smaller it is compared with the mean document, the smaller the popular documents are. transfer is 500 bytes – 100 kB, in steps of 100 bytes, written like 8500B. */
  readonly transfer?: Size;
  /** Memory for documents; the least recently used is dropped first. What is not in memory comes from disk. mem is 1 – 1000 MB, in steps of 100 kB, written like 64MB. */
  readonly mem?: Size;
  /** On: every node begins with the most popular documents, as many as fit. Off: memories are empty. full is 1 or 0. */
  readonly full?: boolean;
  /** Seek and rotation before a file; every further 44 KB cost half of it again. seek is 20 µs – 50 ms, in steps of 20 µs, written like 28ms. */
  readonly seek?: Duration;
  /** Rate at which a node sends payload. port is 1 Mbit/s – 10 Gbit/s, in steps of 100 kbit/s, written like 95.2Mbps. */
  readonly port?: Rate;
  /** Rate at which each of the four client machines receives; users are spread over them. cport is 1 Mbit/s – 10 Gbit/s, in steps of 100 kbit/s, written like 95.2Mbps. */
  readonly cport?: Rate;
  /** One-way delay from any machine to any other. net is 10 µs – 100 ms, in steps of 10 µs, written like 200us. */
  readonly net?: Duration;
  /** The number of users, or the rate of visitors, may step to another level at a moment and stay there, rise to it evenly, or go there and come back: a flash crowd, a peak hour. surge is one of none, step, ramp, flash. */
  readonly surge?: 'none' | 'step' | 'ramp' | 'flash';
  /** How many times as much load as usual there is then; below 1 it falls, 1 leaves it as it is. times is 0.1 – 10, in steps of 0.1, written like 2. */
  readonly times?: number;
  /** When the load begins to change. when is 0 – 600 s, in steps of 100 ms, written like 6s. */
  readonly when?: Duration;
  /** Flash: how long the load stays up. Ramp: how long it rises. A step stays. lasts is 100 ms – 600 s, in steps of 100 ms, written like 6s. */
  readonly lasts?: Duration;
  /** The share of all requests that are then for one document (the 103rd in popularity), besides those that always are: what everybody wants has changed. crowd is 0 – 95 %, in steps of 1 %, written like 0pc. */
  readonly crowd?: Share;
  /** Distributed: nodes accept requests and ask the dispatcher. Or one front end accepts all of them, decides and passes them on: it hands the connection off, so that replies go straight to the client, or relays the replies, too. via is one of distributed, handoff, relay. */
  readonly via?: 'distributed' | 'handoff' | 'relay';
  /** Processor time of a single front end for accepting a request and passing it on; the decision is added to it. fcost is 10 µs – 4 ms, in steps of 10 µs, written like 200us. */
  readonly fcost?: Duration;
  /** Rate at which a front end that relays sends replies on to the clients. fport is 1 Mbit/s – 10 Gbit/s, in steps of 100 kbit/s, written like 95.2Mbps. */
  readonly fport?: Rate;
  /** Chooses the random numbers of the run; the same seed gives the same run. seed is 1 – 999999, whole numbers, written like 1. */
  readonly seed?: number;
  /** Simulated time at which the run ends. end is 1 – 600 s, in steps of 100 ms, written like 40s. */
  readonly end?: Duration;
};

export type WebClusterMetrics = {
  /** Replies that arrived, divided by the time. In count. */
  readonly throughput: number;
  /** Mean time from the request to the last byte of the reply. In ns. */
  readonly responseMean: number;
  /** Half of the replies took no longer. In ns. */
  readonly response50: number;
  /** 95 of 100 replies took no longer. In ns. */
  readonly response95: number;
  /** 99 of 100 replies took no longer. In ns. */
  readonly response99: number;
  /** Requests whose document the serving node had in memory. In fraction. */
  readonly hitRatio: number;
  /** Requests served without asking the dispatcher. In fraction. */
  readonly localShare: number;
  /** Requests served by another node than the one they reached. In fraction. */
  readonly handoffShare: number;
  /** Requests served by the busiest node, divided by the mean over all nodes; 1 is perfectly even. In count. */
  readonly imbalance: number;
  /** Share of the time during which the dispatcher was busy deciding; of a single front end its processor, with whatever it did. In fraction. */
  readonly dispatcherUse: number;
  /** Share of the time, of a front end that relays replies. In fraction. */
  readonly frontUse: number;
  /** Share of the time, mean of the nodes. In fraction. */
  readonly cpuUse: number;
  /** Share of the time, mean of the nodes. In fraction. */
  readonly diskUse: number;
  /** Share of the time, mean of the nodes. In fraction. */
  readonly portUse: number;
  /** Share of the time, mean of the four machines. In fraction. */
  readonly clientUse: number;
  /** Mean pause of the users after a reply. In ns. */
  readonly thinkMean: number;
  /** Requests lost because their node failed, over the whole run. In count. */
  readonly refused: number;
  /** Requests in the cluster when the run ends. In count. */
  readonly inProgress: number;
  /** Most nodes at a time that were responsible for the document a crowd wants, over the whole run. In count. */
  readonly crowdNodes: number;
  /** Nodes that are responsible for that document when the run ends. In count. */
  readonly crowdNodesEnd: number;
};
