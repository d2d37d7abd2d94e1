// The stage of a LAN: stations that share one cable, the server's NIC queue, what collides and who waits. A canvas for what
// moves, labels for what is read, a choice of the connection that the charts follow.

import { useCallback } from 'react';
import { shownCollision } from '../../../explain/lan/collision.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useFirstWords, useIsLocked, useLanguage, useLectern, useLecternContext } from '../../foundation/context.ts';
import { useSize } from '../../foundation/use-size.ts';
import type { LabelsOf, PaintOf, SayScene } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import { lanLabels } from './labels.ts';
import { lanPaint } from './paint.ts';
import { type LanPlan, type NodeBox, watchedPlan } from './plan.ts';
import { type LanScene, lanScene } from './scene.ts';
import { lanSentences } from './sentences.ts';
import { WatchChoice } from './watch-choice.tsx';
import { choiceAt, watchChoices } from './watch-choices.ts';
import './stage.css';

const say: SayScene<LanScene> = (scene, language) => ({ sentences: lanSentences(scene, language) });

const droppable = ({ queue }: LanPlan): number[] => (queue ? [queue.link] : []);

function LanStage() {
  const [whole, { height: outer }] = useSize<HTMLDivElement>();
  const language = useLanguage();
  const { syn } = useFirstWords().stageKit;
  const { wan } = useFirstWords().lan.names;
  const planOf = useCallback(
    (layout: Layout, width: number, height: number) => watchedPlan(layout, width, height, outer),
    [outer],
  );
  const stage = useStage(planOf, lanScene);
  const { layout, plan: shown } = stage;
  const paint = useCallback<PaintOf<LanPlan, LanScene>>(
    (plan, colours) => lanPaint(plan, colours, { syn, wan }),
    [syn, wan],
  );
  const labels = useCallback<LabelsOf<LanPlan, LanScene>>(
    (plan) => lanLabels(plan, layout!, language),
    [layout, language],
  );
  const following = useFollowing();
  return (
    <div ref={whole} className="stage-frame lan-stage">
      <StageShell
        stage={stage}
        paint={paint}
        labels={labels}
        drops={droppable}
        press={(plan, { x, y }) => {
          const node = nodeAt(plan, x, y);
          return node === undefined ? undefined : following(node);
        }}
        say={say}
      />
      <WatchChoice layout={layout} room={roomForChoice(shown)} />
    </div>
  );
}

/** At the right of the queue; on a phone there is a bar for it. */
const roomForChoice = (plan: LanPlan | undefined): number | undefined =>
  plan?.queue && !plan.compact ? plan.width - plan.queue.right - 2 * BESIDE_QUEUE : undefined;
const BESIDE_QUEUE = 16;

/** Around a station, for fingers. */
const REACH = 8;

function nodeAt({ stations, outside }: LanPlan, x: number, y: number): string | undefined {
  const within = (box: NodeBox) =>
    Math.abs(x - box.x) <= box.half.x + REACH && Math.abs(y - box.y) <= box.half.y + REACH;
  return [...stations, ...outside].find(within)?.node.name;
}

/** Pressing a station is choosing one of its connections for the charts, where it has any. */
function useFollowing() {
  const { runner } = useLecternContext();
  const setParam = useLectern((state) => state.setParam);
  const locked = useIsLocked('watch');
  return (node: string): (() => void) | undefined => {
    const layout = runner.record?.layout;
    const choice = layout && choiceAt(layout, watchChoices(layout), node);
    return choice && !locked ? () => setParam('watch', choice.value, 'set') : undefined;
  };
}

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-lan.ts')).onLan,
  Stage: LanStage,
  unmarked: shownCollision,
};
