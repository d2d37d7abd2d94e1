// The stage of a network with an ATM switch, the paper's figures 5 and 6: packets cut into cells, the one buffer they meet
// in, its threshold to be dragged, the link behind it, and every node to be pressed for its rule. A canvas for what moves,
// words of the page for what is read.

import { useCallback, useState } from 'react';
import { PaintedStage, usePaintedStage } from '../../stage-kit/painted-stage.tsx';
import type { Say } from '../../stage-kit/stage-summary.tsx';
import type { Colours } from '../../theme/tokens.ts';
import { BufferHandle } from './buffer-handle.tsx';
import { BufferTitle } from './buffer-words.tsx';
import { AtmCanvas } from './canvas.ts';
import { LinkWords } from './link-words.tsx';
import { atmIndex } from './links.ts';
import type { PartName } from './part-names.ts';
import { Parts } from './parts.tsx';
import { type AtmPlan, atmPlan, partAt } from './plan.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { atmSentences } from './sentences.ts';
import { StationWords } from './station-words.tsx';
import { ThresholdWords } from './threshold-words.tsx';
import './stage.css';

const say: Say = ({ record, spec, now }, language) => ({ sentences: atmSentences(record, spec, now, language) });

const arrange = (canvas: AtmCanvas, plan: AtmPlan, colours: Colours): void => canvas.arrange(plan, colours);

export function AtmStage() {
  const stage = usePaintedStage<AtmPlan, AtmCanvas>(atmPlan);
  const [rule, setRule] = useState<PartName>();
  const { layout, shared } = stage;
  const drops = useCallback(() => (layout && atmIndex(layout)?.adapters.slice(0, 1)) ?? [], [layout]);
  return (
    <PaintedStage
      stage={stage}
      className="atm-stage"
      Painter={AtmCanvas}
      arrange={arrange}
      drops={drops}
      press={(plan, { x, y }) => {
        const part = partAt(plan, x, y);
        return part && (() => setRule(part));
      }}
      words={(plan) => (
        <>
          <StationWords plan={plan} shared={shared} />
          <BufferTitle plan={plan} />
          <LinkWords plan={plan} shared={shared} />
          <ThresholdWords plan={plan} />
        </>
      )}
      controls={(plan) => (
        <>
          <Parts plan={plan} onPart={setRule} />
          <BufferHandle plan={plan} />
        </>
      )}
      say={say}
    >
      {rule && <RuleDialog part={rule} onPart={setRule} onClose={() => setRule(undefined)} />}
    </PaintedStage>
  );
}
