// The names of what stands on the LAN stage. Where they do not fit beside each other, the clients keep their numbers.

import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { LanWords } from '../../i18n/lan.en.ts';
import { type Label, wordingWidth } from '../../stage-kit/labels.ts';
import { numbersInside } from './paint-bus.ts';
import type { LanPlan, NodeBox } from './plan.ts';

type Names = LanWords['names'];

/** Between two names, and from a name to the edge of the stage. */
const APART = 8;

export function nameLabels(plan: LanPlan, layout: Layout, names: Names): readonly Label[] {
  const { stations, outside, compact, hall, pitch } = plan;
  if (compact && !hall) return [];
  const wide = stations.some(
    ({ node }) => node.kind === 'host' && wordingWidth(nodeLabel(layout, node.name, names), 'strong') > pitch - APART,
  );
  // In a lecture hall what is on the bus is told by numbers and pictures.
  return [...(hall ? [] : stations), ...outside].flatMap((box) => {
    const { node, focus } = box;
    const isClient = node.kind === 'host';
    if (node.kind === 'wan' || (isClient && !focus && numbersInside(plan))) return [];
    const name = isClient && wide && !focus ? node.name.slice(1) : nodeLabel(layout, node.name, names);
    return [nameOf(box, name, plan)];
  });
}

/** In the middle below or above what it names, or as near to it as the stage allows. */
function nameOf(box: NodeBox, name: string, plan: LanPlan): Label {
  const tone = box.focus ? 'strong' : 'name';
  const half = wordingWidth(name, tone) / 2;
  const x = Math.max(APART + half, Math.min(box.x, plan.width - APART - half));
  return { id: `name-${box.node.name}`, at: { x, y: heightOf(box, plan) }, anchor: 'middle', tone, texts: [name] };
}

/** Half of a line, and how far it is below or above what it names. */
const HALF = 9;
const BELOW = 5;
const BELOW_LOW = 2;
const ABOVE = 3;

/** Below, or above where a cable leaves downwards. */
function heightOf({ node, y, half }: NodeBox, { nameTop, outside, hall, low }: LanPlan): number {
  if (node.kind === 'host') return nameTop + HALF;
  const isOutside = outside.some((box) => box.node === node);
  return isOutside && !hall ? y - half.y - ABOVE - HALF : y + half.y + (low ? BELOW_LOW : BELOW) + HALF;
}

/** What a node is called where it stands. */
export function nodeLabel({ nodes }: Layout, name: string, words: Names): string {
  const kind = nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return words.client(name.slice(1));
  if (kind === 'router') return words.router;
  if (kind === 'wan') return words.wan;
  const servers = nodes.filter((node) => node.kind === 'server');
  if (servers.length < 2) return words.alone;
  return servers[0]!.name === name ? words.server : words.externalServer;
}
