// The question that is open in the hall, for the speaker alone: what the run will answer and why, and what those expected who
// say something else. Worked out from the run in this window, before the curtain has risen in the hall.

import { withUnitsBound } from '../../plot/numbers.ts';
import { answerOf } from '../../predict/judge.ts';
import { sayOf } from '../../predict/say-question.ts';
import { wordsOfGiven } from '../../predict/words-of-given.ts';
import type { AskedRun, Question } from '../../scenarios/kit/prediction.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { BesideFailed } from '../foundation/beside-failed.tsx';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { useQuestionRun } from '../predict/question-run.ts';

export function AskedNow({ question }: { readonly question: Question }) {
  const words = useWords().present.speaker;
  const text = useText();
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const asked = useQuestionRun(question);
  const of = asked.can === 'yes' ? asked.of : undefined;
  const answer = of && answerOf(question, of.record, of.run);
  const say = (said: Text): string => (of ? withUnitsBound(sayOf(said, question, of.run, scenario, language)) : '');
  const course = question.kind === 'draw' ? words.drawn : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
    <section className="speaker-notes" aria-label={words.asked} tabIndex={0}>
      <div>
        <h2>{words.asked}</h2>
        {asked.can === 'failed' ? (
          <BesideFailed runs={asked.runs} />
        ) : (
          <p>{asked.can === 'yes' ? say(question.ask) : words.unanswered[asked.can]}</p>
        )}
      </div>
      <div>
        <h2>{words.answer}</h2>
        {of && answer && (
          <>
            <p className="speaker-answer">{wordsOfGiven(question, answer, language, say) || course}</p>
            <p>{say(question.because)}</p>
          </>
        )}
      </div>
      <div>
        <h2>{words.expect}</h2>
        {of && (
          <dl className="speaker-expected">
            {expectedBy(question, answer && 'id' in answer ? answer.id : undefined, of.run).map(({ label, says }) => (
              <div key={says.en}>
                {label && <dt>{say(label)}</dt>}
                <dd>{text(says)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

interface Expected {
  /** What they choose; of a number or a drawing there is none. */
  readonly label?: Text;
  readonly says: Text;
}

/** What stands behind the answers that are not the run's. */
function expectedBy(question: Question, right: string | undefined, run: AskedRun): readonly Expected[] {
  switch (question.kind) {
    case 'choice':
      return question.options.filter(({ id }) => id !== right).map(({ label, expects }) => ({ label, says: expects }));
    case 'place':
      return question.among
        .filter(({ id }) => id !== right)
        .flatMap(({ label, node }) => {
          const known = question.expects.find(({ when }) => when(node, run));
          return known ? [{ label, says: known.says }] : [];
        });
    case 'draw':
      return question.shapes;
    default:
      return question.expects;
  }
}
