// The stage of a network with an ATM switch, the paper's figures 5 and 6: packets cut into cells, the one buffer they meet
// in, its threshold to be dragged, the link behind it, and every node to be pressed for its rule. A canvas for what moves,
// labels for what is read.

import { useCallback, useState } from 'react';
import { useLanguage } from '../../foundation/context.ts';
import type { LabelsOf, SayScene } from '../../stage-kit/scene.ts';
import { StageShell, useStage } from '../../stage-kit/stage.tsx';
import type { StageParts } from '../../stage-kit/stage-parts.ts';
import { BufferHandle } from './buffer-handle.tsx';
import { atmLabels } from './labels.ts';
import { LinkTime } from './link-time.tsx';
import { atmPaint } from './paint.ts';
import type { PartName } from './part-names.ts';
import { Parts } from './parts.tsx';
import { type AtmPlan, atmPlan, partAt } from './plan.ts';
import { pressedCell } from './pressed-cell.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { type AtmScene, atmScene } from './scene.ts';
import { atmSentences } from './sentences.ts';
import './stage.css';

const say: SayScene<AtmScene> = (scene, language) => ({ sentences: atmSentences(scene, language) });

function AtmStage() {
  const stage = useStage(atmPlan, atmScene);
  const language = useLanguage();
  const [rule, setRule] = useState<PartName>();
  const labels = useCallback<LabelsOf<AtmPlan, AtmScene>>((plan) => atmLabels(plan, language), [language]);
  return (
    <StageShell
      stage={stage}
      className="atm-stage"
      paint={atmPaint}
      labels={labels}
      drops={({ drops }) => drops}
      cell={pressedCell}
      press={(plan, { x, y }) => {
        const part = partAt(plan, x, y);
        return part && (() => setRule(part));
      }}
      controls={(plan) => (
        <>
          <Parts plan={plan} onPart={setRule} />
          <BufferHandle plan={plan} />
        </>
      )}
      say={say}
    >
      {rule && <RuleDialog part={rule} onPart={setRule} onClose={() => setRule(undefined)} />}
    </StageShell>
  );
}

export const parts: StageParts = {
  explains: async () => (await import('../../../explain/on-atm.ts')).onAtm,
  Stage: AtmStage,
  Share: LinkTime,
};
