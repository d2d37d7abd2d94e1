// What passed a link, in the words of a trace: packets, cells, steps of requests and visits each have rows of their own.

import { decisionOf, entryOf, handedTo, isFromDisk } from '../../engine/web-cluster/decision.ts';
import { CELLS_PER_SEGMENT, type Log, PACKET_KIND, packetFlow, packetKind } from '../../record/logs.ts';

const PACKET_KINDS = Object.keys(PACKET_KIND);

export interface Passage {
  /** What passed. */
  readonly is: string;
  readonly what: string;
  readonly flow: number;
  /** Of the segment, document or chunk. */
  readonly number: number;
}

export function passageOf(log: Log, row: number): Passage {
  switch (log.kind) {
    case 'packets':
    case 'collisions': {
      const info = log.info[row]!;
      const is = log.kind === 'packets' ? 'packet' : 'collision';
      return { is, what: PACKET_KINDS[packetKind(info)]!, flow: packetFlow(info), number: log.segment[row]! };
    }
    case 'cells':
    case 'lost-cells': {
      const is = log.kind === 'cells' ? 'cell' : 'lost cell';
      const [segment, cell] = [Math.floor(log.cell[row]! / CELLS_PER_SEGMENT), log.cell[row]! % CELLS_PER_SEGMENT];
      return { is, what: `${cell}`, flow: packetFlow(log.info[row]!), number: segment };
    }
    case 'asks': {
      const { node, reason } = decisionOf(log.outcome[row]!);
      return { is: 'ask', what: reason, flow: node, number: log.document[row]! };
    }
    case 'handoffs':
      return { is: 'handoff', what: '', flow: handedTo(log.outcome[row]!), number: log.document[row]! };
    case 'reads':
      return { is: 'read', what: '', flow: entryOf(log.outcome[row]!), number: log.document[row]! };
    case 'replies': {
      const what = isFromDisk(log.outcome[row]!) ? 'from disk' : 'from memory';
      return { is: 'reply', what, flow: entryOf(log.outcome[row]!), number: log.document[row]! };
    }
    case 'visits':
      return {
        is: 'visit',
        what: (log.info[row]! & 1) === 1 ? 'ack' : 'data',
        flow: log.info[row]! >> 2,
        number: log.chunk[row]!,
      };
  }
}
