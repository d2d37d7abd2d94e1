// The one result that answers the question, at the hand that changed it: silent time 1 → 0 s.

import { useText } from '../foundation/context.ts';
import { useCompared } from '../state/use-compared.ts';

export function Answer({ setting }: { readonly setting: string }) {
  const say = useText();
  const compared = useCompared();
  const [answer] = compared?.setting?.key === setting ? compared.results : [];
  if (!answer) return null;
  const { metric, a, b, unit } = answer;
  return (
    // Said with the other results.
    <p className="lesson-answer" aria-hidden="true">
      {say(metric.label)}
      <b>
        {a} → {b} {unit}
      </b>
    </p>
  );
}
