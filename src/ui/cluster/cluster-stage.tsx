// The stage of a cluster: users, switch, nodes with their memories as shelves, and the dispatcher with its queue. A canvas
// for what moves, words of the page for what is read, a choice of the document that is outlined.

import { useCallback, useMemo, useState } from 'react';
import { useRecord } from '../charts/use-record.ts';
import { useSize } from '../charts/use-size.ts';
import { atLeisure, later } from '../later.tsx';
import { Recomputing } from '../stage/recomputing.tsx';
import { stageShared, useStageCanvas } from '../stage/use-stage-canvas.ts';
import type { Colours } from '../theme/tokens.ts';
import { ClusterCanvas, type ClusterShared } from './cluster-canvas.ts';
import { ClusterLabels } from './cluster-labels.tsx';
import { type ClusterPlan, clusterPlan } from './cluster-plan.ts';
import { useClusterWords } from './cluster-words.ts';
import { DocumentChoice } from './document-choice.tsx';
import { RunningWords } from './running-words.tsx';
import '../beside.css';
import './cluster.css';

const ClusterSummary = atLeisure(async () => (await import('./cluster-summary.tsx')).ClusterSummary);

/** Fetched when a pointer comes near. */
const NodeSwitches = later(async () => (await import('./node-switches.tsx')).NodeSwitches);

export function ClusterStage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const { record } = useRecord();
  const nodes = record?.layout.flows.length ?? 0;
  const plan = useMemo(
    () => (nodes > 0 && size.width > 0 && size.height > 0 ? clusterPlan(nodes, size.width, size.height) : undefined),
    [nodes, size],
  );
  const shared = useMemo(stageShared<ClusterCanvas>, []);
  // The document that is asked for most.
  const [outlined, setOutlined] = useState(0);
  const [near, setNear] = useState(false);
  return (
    <div className="cluster-stage">
      <div ref={stage} className="stage" onPointerEnter={() => setNear(true)}>
        {plan && (
          <>
            <ClusterPicture plan={plan} shared={shared} outlined={outlined} />
            <div className="stage-words" aria-hidden="true">
              <ClusterLabels plan={plan} />
              <RunningWords plan={plan} shared={shared} />
              <Recomputing plan={besideLoads(plan)} />
            </div>
            {near && <NodeSwitches plan={plan} />}
          </>
        )}
        <ClusterSummary outlined={outlined} />
      </div>
      <ShelfBar outlined={outlined} onChoose={setOutlined} />
    </div>
  );
}

/** On the line above the plots of the load, at its right end. */
const besideLoads = ({ width, height, plots }: ClusterPlan) => ({
  width: 2 * (width - Math.min(190, width / 2)),
  height: (plots?.top ?? height) + 6,
});

/** Below the picture: how shelves are read, and whose outline is on them. */
function ShelfBar({ outlined, onChoose }: { readonly outlined: number; readonly onChoose: (place: number) => void }) {
  const words = useClusterWords();
  return (
    <div className="shelf-bar">
      <p>
        <span>{words.shelves}</span>
        <span className="shelf-more">, {words.hollow}</span>
      </p>
      <DocumentChoice outlined={outlined} onChoose={onChoose} style={undefined} />
    </div>
  );
}

interface PictureProps {
  readonly plan: ClusterPlan;
  readonly shared: ClusterShared;
  readonly outlined: number;
}

function ClusterPicture({ plan, shared, outlined }: PictureProps) {
  const arrange = useCallback(
    (canvas: ClusterCanvas, colours: Colours) => canvas.arrange(plan, outlined, colours),
    [plan, outlined],
  );
  const canvas = useStageCanvas(shared, ClusterCanvas, arrange);
  return (
    <div className="stage-touch" aria-hidden="true">
      <canvas ref={canvas} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
    </div>
  );
}
