// What the last edit did to the result that answers the question, for a lecture hall: one line between the question and the
// clock, which takes no room from either.

import { Spoken } from '../compare/compared.tsx';
import { useText } from '../foundation/context.ts';
import { useCompared } from '../state/use-compared.ts';

export function PresentedAnswer() {
  const say = useText();
  const compared = useCompared();
  const [answer] = compared?.results ?? [];
  if (!compared || !answer) return null;
  const { metric, a, b, unit } = answer;
  return (
    <div className="present-answer">
      {say(metric.label)}{' '}
      <b>
        {a} → {b} {unit}
      </b>
      <Spoken compared={compared} answers={1} />
    </div>
  );
}
