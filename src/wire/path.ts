// The stations and links that a connection passes: of data one way, of ACKs the other.

import type { Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import { areSegments } from './known.ts';

export interface Path {
  /** From who sends data to who receives them. */
  readonly nodes: readonly string[];
  /** Link n leads from node n to node n + 1. */
  readonly data: readonly number[];
  /** Link n leads from node n + 1 to node n; where there is but one of more (`isDirect`), from the last to the first. */
  readonly acks: readonly number[];
  /** ACKs take a cable past the stations between. */
  readonly isDirect?: true;
}

/** Index of the connection whose window the charts show, or the first of them. */
export const followedFlow = ({ watched, gauges }: Layout): number =>
  watched ?? Math.max(0, gauges.find(({ name }) => name === 'cwnd')?.flow ?? 0);

/** Undefined where packets are not known to the byte. */
export function pathOf(layout: Layout, flow = followedFlow(layout)): Path | undefined {
  const { from, to } = layout.flows[flow] ?? {};
  if (from === undefined || to === undefined) return undefined;
  const [there, back] = [shortest(layout, from, to), shortest(layout, to, from)];
  if (!there || !back) return undefined;
  if (back.links.length === 1 && there.links.length > 1) {
    return { nodes: there.nodes, data: there.links, acks: back.links, isDirect: true };
  }
  if (there.nodes.length !== back.nodes.length) return undefined;
  return { nodes: there.nodes, data: there.links, acks: back.links.toReversed() };
}

interface Way {
  readonly nodes: readonly string[];
  readonly links: readonly number[];
}

function shortest(layout: Layout, from: string, to: string): Way | undefined {
  let ways: readonly Way[] = [{ nodes: [from], links: [] }];
  for (let hops = 0; hops < layout.nodes.length; hops++) {
    const there = ways.find(({ nodes }) => nodes.at(-1) === to);
    if (there) return there;
    ways = ways.flatMap((way) =>
      layout.links.flatMap((info, link) =>
        endsOf(layout, info)
          .filter((next) => info.from === way.nodes.at(-1) && !way.nodes.includes(next))
          .map((next) => ({ nodes: [...way.nodes, next], links: [...way.links, link] })),
      ),
    );
  }
  return undefined;
}

/** What a station puts on a bus comes to all others. */
function endsOf(layout: Layout, link: LinkInfo): readonly string[] {
  if (!areSegments(layout, link)) return [];
  const isHeardByAll = link.role === 'nic' && !layout.bus!.switched;
  return isHeardByAll ? layout.bus!.stations.filter((name) => name !== link.from) : [link.to];
}

/** Between which nodes of the path the n-th link of ACKs leads. */
export const endsOfAcks = ({ nodes, isDirect }: Path, hop: number): readonly [from: number, to: number] =>
  isDirect ? [nodes.length - 1, 0] : [hop + 1, hop];
