// The words of the LAN stage as data: they keep to the stage and off each other, whatever happens and however long it takes.

import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { besideSpots, labelAtSpot } from '../../src/ui/stage-kit/label-spots.ts';
import { lanLabels } from '../../src/ui/stages/lan/labels.ts';
import type { NodeBox } from '../../src/ui/stages/lan/plan.ts';
import { boxesOf, HALLS, isHall, type LabelBox, outside, overlaps } from '../support/label-boxes.ts';
import { lanRun } from '../support/lan-runs.ts';
import { planOf, sceneOf } from '../support/lan-scene.ts';

describe('a label beside something', () => {
  const room = { left: 40, right: 740 };
  const label = { id: 'x', tone: 'name', texts: ['long '.repeat(40), 'shorter words', 'few'] } as const;
  const placed = (x: number, texts: readonly string[]) =>
    labelAtSpot({ ...label, texts }, besideSpots({ x, y: 5 }, 24, room))[0];

  it('stands at its right, or at its left where there is no room', () => {
    expect(placed(300, ['word'])).toMatchObject({ at: { x: 324, y: 5 }, anchor: 'start' });
    expect(placed(735, ['word'])).toMatchObject({ at: { x: 711, y: 5 }, anchor: 'end' });
  });

  it('is the longest wording for which either side has room, and none where neither has', () => {
    expect(placed(400, label.texts)?.texts).toEqual(['shorter words']);
    expect(placed(400, ['long '.repeat(40)])).toBeUndefined();
  });

  it('keeps to its part of a line when what it belongs to is elsewhere', () => {
    expect(placed(1000, ['word'])).toMatchObject({ at: { x: 740, y: 5 }, anchor: 'end' });
    expect(placed(0, ['word'])).toMatchObject({ at: { x: 40, y: 5 }, anchor: 'start' });
  });
});

const boxOfNode = ({ node, x, y, half }: NodeBox): LabelBox => {
  return { id: node.name, left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
};

/** The words of the timer are half as high again in a hall. */
const asLarge = (box: LabelBox): LabelBox[] =>
  box.id === 'timer' ? [{ ...box, top: box.top - 3, bottom: box.bottom + 3 }] : [];

const SIZES = [[1136, 286], [1136, 242], [976, 186], [640, 220], ...HALLS, [390, 172]] as const;

describe.each(['en', 'ko'] as const)('the words of the stage (%s)', (language: Language) => {
  const run = lanRun(lanRto, 'story', { end: 300e6 });

  it.each(SIZES)('keep to the stage and off each other on %i x %i', (...size) => {
    const plan = planOf(run, size);
    const { still, running } = lanLabels(plan, run.layout, language);
    const said = new Set<string>();
    for (let now = 0; now < run.horizon; now += 2_345_678) {
      const recent = run.marks
        .filter(({ at, kind }) => kind === 'drop' && at <= now && at > now - 10e6)
        .map((mark) => ({ mark, age: 500 }));
      const labels = [...still, ...running(sceneOf(run, now, { size, recent }))];
      const boxes = boxesOf(labels, isHall(size));
      for (const { id } of boxes) said.add(id);
      expect([now, outside(boxes, plan.width, plan.height)]).toEqual([now, []]);
      const titles = boxes.filter(({ id }) => ['queue', 'collision', 'timer'].includes(id));
      expect([now, overlaps(titles)]).toEqual([now, []]);
      if (plan.hall)
        expect([now, overlaps([...boxes.flatMap(asLarge), ...plan.outside.map(boxOfNode)])]).toEqual([now, []]);
    }
    expect([...said]).toEqual(expect.arrayContaining(['queue', 'timer', 'collision']));
  });
});
