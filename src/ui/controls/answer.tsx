// The one result that answers the question, at the hand that changed it: silent time 1 → 0 s. Until there is one, the question
// that the invitation has asked, so that its place is not empty.

import { useLectern, useText } from '../foundation/context.ts';
import { useCompared } from '../state/use-compared.ts';

interface AnswerProps {
  readonly setting: string;
  /** The invitation has gone. */
  readonly asked: boolean;
}

export function Answer({ setting, asked }: AnswerProps) {
  const say = useText();
  const question = useLectern(({ scenario }) => scenario.invitation);
  const compared = useCompared();
  const [answer] = compared?.setting?.key === setting ? compared.results : [];
  if (!answer) return asked && question ? <p className="lesson-answer">{say(question)}</p> : null;
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
