// What the last edit did to the result that answers the question, for a lecture hall: one line between the question and the
// clock, which takes no room from either.

import { Spoken } from '../compare/compared.tsx';
import { KeptSpoken } from '../compare/kept-pill.tsx';
import { useText } from '../foundation/context.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import { useCompared } from '../state/use-compared.ts';
import { type Kept, useKept } from '../state/use-kept.ts';

export function PresentedAnswer() {
  const kept = useKept();
  return kept ? <PresentedRuns kept={kept} /> : <PresentedEdit />;
}

/** What came of each of the runs that are kept. */
function PresentedRuns({ kept: { runs, results } }: { readonly kept: Kept }) {
  const say = useText();
  const [answer] = results;
  return (
    <div className="present-answer present-kept">
      <span className="present-result">{answer && say(answer.metric.label)}</span>
      {runs.map(({ letter, front, slot }) => (
        <span key={letter} className="present-runs">
          <RunLetter letter={letter} front={front} />
          <b>{answer?.values[slot]}</b>
        </span>
      ))}{' '}
      {answer?.unit}
      <KeptSpoken />
    </div>
  );
}

function PresentedEdit() {
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
