// Which cell on the link behind the switch a press is on, while cells are drawn there: by when it left. Pure.

import type { Point } from '../../stage-kit/geometry.ts';
import type { CellSpan } from '../../stage-kit/scene.ts';
import type { AtmPlan } from './plan.ts';
import type { AtmScene } from './scene.ts';

/** Above and below the link, CSS pixels. */
const REACH = 14;

/** The slots of the block under a point; undefined where no cell is drawn. */
export function pressedCell(
  { output, slot, scale, now }: Pick<AtmScene, 'output' | 'slot' | 'scale' | 'now'>,
  { out: { from, to } }: Pick<AtmPlan, 'out'>,
  { x, y }: Point,
): CellSpan | undefined {
  if (output.kind !== 'cells' || x < from.x || x > to.x || Math.abs(y - from.y) > REACH) return undefined;
  // Blocks are drawn from where they end: slots since then.
  const since = (x - from.x) / scale.perSlot;
  const block = output.blocks.find((each) => since >= each.since && since < each.since + scale.block);
  if (!block) return undefined;
  const end = now - block.since * slot;
  return { from: end - (scale.block + 0.5) * slot, to: Math.min(now, end - slot / 2) };
}
