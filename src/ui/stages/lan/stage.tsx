// The stage of a network with a bus: stations that share one cable, the server's NIC queue, what collides and who waits. A
// canvas for what moves, words of the page for what is read, a choice of the connection that the charts follow.

import { useCallback } from 'react';
import { watchedNode } from '../../../record/bus/stations.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { useLectern, useLecternContext, useVocabulary } from '../../foundation/context.ts';
import { useSize } from '../../foundation/use-size.ts';
import { PaintedStage, usePaintedStage } from '../../stage-kit/painted-stage.tsx';
import type { Say } from '../../stage-kit/stage-summary.tsx';
import type { Colours } from '../../theme/tokens.ts';
import { LanCanvas } from './canvas.ts';
import { NodeLabels } from './node-labels.tsx';
import { type LanPlan, lanPlan, type NodeBox } from './plan.ts';
import { RunningWords } from './running-words.tsx';
import { lanSentences } from './sentences.ts';
import { StationWords } from './station-words.tsx';
import { WatchChoice } from './watch-choice.tsx';
import { choiceAt, watchChoices } from './watch-choices.ts';
import './stage.css';

const say: Say = ({ record, spec, scenario, now, speed }, language) => ({
  sentences: lanSentences(record, spec, scenario, now, speed, language),
});

const droppable = ({ queue }: LanPlan): number[] => (queue ? [queue.link] : []);

export function LanStage() {
  const [whole, { height: outer }] = useSize<HTMLDivElement>();
  const planOf = useCallback(
    (layout: Layout, width: number, height: number) => lanPlan(layout, watchedNode(layout), width, height, outer),
    [outer],
  );
  const stage = usePaintedStage<LanPlan, LanCanvas>(planOf);
  const { syn } = useVocabulary().drawing.stage;
  const { wan } = useVocabulary().lanStage.names;
  const arrange = useCallback(
    (canvas: LanCanvas, plan: LanPlan, colours: Colours) => canvas.arrange(plan, colours, { syn, wan }),
    [syn, wan],
  );
  const following = useFollowing();
  const { layout, plan: shown, shared } = stage;
  return (
    <div ref={whole} className="lan-stage">
      <PaintedStage
        stage={stage}
        Painter={LanCanvas}
        arrange={arrange}
        drops={droppable}
        press={(plan, { x, y }) => {
          const node = nodeAt(plan, x, y);
          return node === undefined ? undefined : following(node);
        }}
        words={(plan) => (
          <>
            <NodeLabels plan={plan} layout={layout!} />
            <StationWords plan={plan} shared={shared} />
            <RunningWords plan={plan} shared={shared} layout={layout!} />
          </>
        )}
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
  return (node: string): (() => void) | undefined => {
    const layout = runner.record?.layout;
    const choice = layout && choiceAt(layout, watchChoices(layout), node);
    return choice && (() => setParam('watch', choice.value, 'set'));
  };
}
