// The stage of a network with a bus: stations that share one cable, the server's NIC queue, what collides and who waits. A
// canvas for what moves, words of the page for what is read, a choice of the connection that the charts follow.

import { type PointerEvent, useCallback, useMemo } from 'react';
import { AfterStage } from '../after-stage.tsx';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useLecternContext, useVocabulary } from '../context.ts';
import { Dropping, packetUnder, pointOf, useDropping } from '../stage-kit/dropping.tsx';
import { Recomputing } from '../stage-kit/recomputing.tsx';
import { useLayoutByValue } from '../stage-kit/use-layout.ts';
import { stageShared, useStageCanvas } from '../stage-kit/use-stage-canvas.ts';
import type { Colours } from '../theme/tokens.ts';
import { BusCanvas, type BusShared } from './bus-canvas.ts';
import { watchedNode } from './bus-index.ts';
import { type BusPlan, busPlan, type NodeBox } from './bus-plan.ts';
import { BusSummary } from './bus-summary.tsx';
import { NodeLabels } from './node-labels.tsx';
import { RunningWords } from './running-words.tsx';
import { StationWords } from './station-words.tsx';
import { WatchChoice } from './watch-choice.tsx';
import { choiceAt, watchChoices } from './watch-choices.ts';
import './bus-stage.css';

export function BusStage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const [whole, { height }] = useSize<HTMLDivElement>();
  const layout = useLayoutByValue();
  const focus = layout && watchedNode(layout);
  const plan = useMemo(
    () =>
      layout && size.width > 0 && size.height > 0 ? busPlan(layout, focus, size.width, size.height, height) : undefined,
    [layout, focus, size, height],
  );
  const shared = useMemo<BusShared>(stageShared<BusCanvas>, []);
  return (
    <div ref={whole} className="bus-stage">
      <div ref={stage} className="stage">
        {plan && layout && (
          <>
            <BusPicture plan={plan} shared={shared} />
            <div className="stage-words" aria-hidden="true">
              <NodeLabels plan={plan} layout={layout} />
              <StationWords plan={plan} shared={shared} />
              <RunningWords plan={plan} shared={shared} layout={layout} />
              <Recomputing plan={plan} />
            </div>
          </>
        )}
        <AfterStage>
          <BusSummary />
        </AfterStage>
      </div>
      <WatchChoice layout={layout} room={roomForChoice(plan)} />
    </div>
  );
}

/** At the right of the queue; on a phone there is a bar for it. */
const roomForChoice = (plan: BusPlan | undefined): number | undefined =>
  plan?.queue && !plan.compact ? plan.width - plan.queue.right - 2 * BESIDE_QUEUE : undefined;
const BESIDE_QUEUE = 16;

interface PictureProps {
  readonly plan: BusPlan;
  readonly shared: BusShared;
}

function BusPicture({ plan, shared }: PictureProps) {
  const { syn } = useVocabulary().drawing.stage;
  const { wan } = useVocabulary().bus.names;
  const arrange = useCallback(
    (canvas: BusCanvas, colours: Colours) => canvas.arrange(plan, colours, { syn, wan }),
    [plan, syn, wan],
  );
  const canvas = useStageCanvas(shared, BusCanvas, arrange);
  const dropping = useDropping(plan.queue ? [plan.queue.link] : []);
  const { follow, canFollow } = useFollowing();
  const at = (event: PointerEvent<HTMLElement>) => {
    const packet = packetUnder(event, shared.canvas);
    const { x, y } = pointOf(event);
    return { packet, node: packet ? undefined : nodeAt(plan, x, y) };
  };
  return (
    <>
      <div
        className="stage-touch"
        aria-hidden="true"
        onPointerUp={(event) => {
          const { packet, node } = at(event);
          if (node) follow(node);
          else dropping.press(packet);
        }}
        onPointerMove={(event) => {
          const { packet, node } = at(event);
          event.currentTarget.style.cursor = packet || (node && canFollow(node)) ? 'pointer' : '';
        }}
      >
        <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <Dropping dropping={dropping} plan={plan} />
    </>
  );
}

/** Around a station, for fingers. */
const REACH = 8;

function nodeAt({ stations, outside }: BusPlan, x: number, y: number): string | undefined {
  const within = (box: NodeBox) =>
    Math.abs(x - box.x) <= box.half.x + REACH && Math.abs(y - box.y) <= box.half.y + REACH;
  return [...stations, ...outside].find(within)?.node.name;
}

/** Pressing a station is choosing one of its connections for the charts. */
function useFollowing() {
  const { runner } = useLecternContext();
  const setParam = useLectern((state) => state.setParam);
  const choiceOf = (node: string) => {
    const layout = runner.record?.layout;
    return layout && choiceAt(layout, watchChoices(layout), node);
  };
  return {
    canFollow: (node: string) => choiceOf(node) !== undefined,
    follow: (node: string) => {
      const choice = choiceOf(node);
      if (choice) setParam('watch', choice.value, 'set');
    },
  };
}
