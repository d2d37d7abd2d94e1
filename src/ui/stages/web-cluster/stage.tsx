// The stage of a cluster: users, switch, nodes with their memories as shelves, and the dispatcher with its queue. A canvas
// for what moves, words of the page for what is read, a choice of the document that is outlined.

import { useCallback, useMemo, useState } from 'react';
import { lastDecision } from '../../../explain/web-cluster/decision.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { isOfRequests } from '../../../wire/web-cluster/exchange.ts';
import { stopOfRow } from '../../../wire/web-cluster/stops.ts';
import { useFirstWords, useLanguage } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import type { Opens } from '../../stage-kit/dropping.tsx';
import type { LabelsOf, SayScene, SceneOf } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import type { StageShared } from '../../stage-kit/use-scene.ts';
import { DocumentChoice } from './document-choice.tsx';
import { clusterLabels } from './labels.ts';
import { ClusterLegend } from './legend.tsx';
import { NodeSwitches } from './node-switches.tsx';
import { clusterPaint } from './paint.ts';
import { type ClusterPlan, clusterPlan } from './plan.ts';
import { type ClusterScene, ClusterScenes } from './scene.ts';
import { clusterSentences } from './sentences.ts';
import { Spread } from './spread.tsx';
import '../../foundation/beside.css';
import './stage.css';
import { TEXT } from '../../theme/text-sizes.ts';

const planOf = ({ flows, front }: Layout, width: number, height: number): ClusterPlan | undefined =>
  flows.length > 0 ? clusterPlan(flows.length, width, height, front) : undefined;

/** A dot is a reply or a handoff; the one that is followed asks the dispatcher. */
const requestAt: Opens = (record, { link, row }, now) => {
  const log = record.flights[link];
  // Of what passes a single front end no packets are known.
  return record.layout.requests && isOfRequests(log) ? stopOfRow(record, log, row, now) : undefined;
};

const say: SayScene<ClusterScene> = (scene, language) => ({ sentences: clusterSentences(scene, language) });

function ClusterStage() {
  const words = useFirstWords().webCluster;
  const language = useLanguage();
  // The document that is asked for most.
  const [outlined, setOutlined] = useState(0);
  const scenes = useMemo(() => new ClusterScenes(), []);
  const sceneOf = useCallback<SceneOf<ClusterPlan, ClusterScene>>(
    (frame, plan) => scenes.at(frame, plan, outlined),
    [scenes, outlined],
  );
  const labels = useCallback<LabelsOf<ClusterPlan, ClusterScene>>(
    (plan) => clusterLabels(plan, words, language),
    [words, language],
  );
  const stage = useStage(planOf, sceneOf);
  return (
    <div className="stage-frame cluster-stage">
      <StageShell
        stage={stage}
        paint={clusterPaint}
        labels={labels}
        words={(plan) => plan.plots && !plan.measures.compact && <BesideLoads plan={plan} />}
        controls={(plan) => <NodeSwitches plan={plan} />}
        recomputing={besideLoads}
        opens={requestAt}
        say={say}
      />
      <ShelfBar
        shared={stage.shared}
        outlined={outlined}
        signs={stage.plan && signsRoom(stage.plan)}
        front={stage.plan?.front !== undefined}
        onChoose={setOutlined}
      />
    </div>
  );
}

/** On the line above the plots of the load, at its right end. */
const besideLoads = ({ width, height, plots }: ClusterPlan) => ({
  width: 2 * (width - Math.min(190, width / 2)),
  height: (plots?.top ?? height) + 6,
});

const SPACE = 24;

/** What the signs of the picture mean, as far as there is room beside the title of the loads and their scale. */
function BesideLoads({ plan }: { readonly plan: ClusterPlan }) {
  const words = useFirstWords().webCluster;
  const { nodes, plots, width } = plan;
  const last = nodes.at(-1)!;
  const [bold, rest] = words.loads();
  const title =
    textWidth(bold, TEXT.label, 600) +
    textWidth(rest, TEXT.label, 400) +
    textWidth(words.scale('1000', '1000'), TEXT.note, 400) +
    8;
  const left = nodes[0]!.x + title + SPACE;
  const right = width - last.x - last.width;
  return (
    <ClusterLegend
      room={width - right - left}
      front={plan.front !== undefined}
      style={{ right, top: plots!.top - 18 }}
    />
  );
}

interface ShelfBarProps {
  readonly shared: StageShared<ClusterScene>;
  readonly outlined: number;
  /** Room for what the signs mean, where the picture has none, CSS pixels. */
  readonly signs: number | undefined;
  readonly front: boolean;
  readonly onChoose: (place: number) => void;
}

/** Left and right of the words below the picture, on a phone; as in stage.css. */
const PHONE_SIDE = 16;

function signsRoom({ measures, plots, width }: ClusterPlan): number | undefined {
  if (measures.compact) return width - 2 * PHONE_SIDE;
  return plots ? undefined : width / 2;
}

/** Below the picture: how shelves are read, and whose outline is on them; in a low one also what the signs mean. */
function ShelfBar({ shared, outlined, signs, front, onChoose }: ShelfBarProps) {
  const words = useFirstWords().webCluster;
  return (
    <div className="shelf-bar">
      <p>
        <span>{words.shelves}</span>
        <span className="shelf-more">, {words.hollow}</span>
      </p>
      <div className="shelf-signs">{signs !== undefined && <ClusterLegend room={signs} front={front} />}</div>
      <DocumentChoice shared={shared} outlined={outlined} onChoose={onChoose} />
    </div>
  );
}

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-web-cluster.ts')).onWebCluster,
  Stage: ClusterStage,
  unmarked: lastDecision,
  Beside: Spread,
};
