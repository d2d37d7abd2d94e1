// The names of what stands on the stage. Where they do not fit beside each other, the clients keep their numbers.

import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useVocabulary } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { numbersInside } from './paint-bus.ts';
import type { LanPlan, NodeBox } from './plan.ts';
import { nodeLabel } from './words.ts';

interface Props {
  readonly plan: LanPlan;
  readonly layout: Layout;
}

const APART = 8;

export function NodeLabels({ plan, layout }: Props) {
  const { names } = useVocabulary().lanStage;
  if (plan.compact && !plan.hall) return null;
  const inside = numbersInside(plan);
  const clients = plan.stations.filter(({ node }) => node.kind === 'host');
  // Beside it stands the queue.
  const server = plan.stations.find(({ node }) => node.kind === 'server');
  const wide = clients.some(({ node }) => textWidth(nodeLabel(layout, node.name, names), 13, 600) > plan.pitch - APART);
  // In a lecture hall what is on the bus is told by numbers and pictures.
  return [...(plan.hall ? [] : plan.stations), ...plan.outside].map((box) => {
    const { node, focus, x } = box;
    const isClient = node.kind === 'host';
    if (node.kind === 'wan' || (isClient && inside && !focus)) return null;
    const name = isClient && wide && !focus ? node.name.slice(1) : nodeLabel(layout, node.name, names);
    const maxWidth = box === server ? 2 * (x - APART) : plan.width;
    return (
      <span
        key={node.name}
        className={focus ? 'stage-name stage-name-focus' : 'stage-name'}
        style={{
          maxWidth,
          ...across(x, Math.min(maxWidth, textWidth(name, 13, focus ? 600 : 400)), plan.width),
          top: isClient ? plan.nameTop : topOf(box, plan),
        }}
      >
        {name}
      </span>
    );
  });
}

/** In the middle below or above what it names, or as near to it as the stage allows. */
function across(x: number, words: number, stage: number) {
  if (x + words / 2 > stage - APART) return { right: APART };
  return x - words / 2 < APART ? { left: APART } : { left: x, transform: 'translateX(-50%)' };
}

/** Below, or above where a cable leaves downwards. */
function topOf({ node, y, half }: NodeBox, plan: LanPlan): number {
  const isOutside = plan.outside.some((box) => box.node === node);
  return isOutside && !plan.hall ? y - half.y - 21 : y + half.y + (plan.low ? 2 : 5);
}
