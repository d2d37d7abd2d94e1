// What a step gives to try, as numbered buttons: the number is the key that does it. A button has the value that it sets for
// its words where there is room, and the whole sentence as its name.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { LessonTry } from '../../scenarios/kit/lesson.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern, useText, useWhole, useWords } from '../foundation/context.ts';
import { isLockedTry, triesOf, tryOut } from '../lesson/open-step.ts';

/** Of more, or of several settings at once, the words would take the slider's room. */
const MOST_NAMED = 2;

interface TriesProps {
  /** Is there room for what they set? */
  readonly roomy: boolean;
}

export function PresentedTries({ roomy }: TriesProps) {
  const say = useText();
  const language = useLanguage();
  const words = useWords().present;
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const step = useLectern(({ lesson, step }) => lesson?.steps[step - 1]);
  const limits = useLectern((state) => state.limits);
  const locked = useWords().controls.limits;
  const tries = triesOf(step);
  if (tries.length === 0) return null;
  const named = roomy && tries.length <= MOST_NAMED && tries.every(({ sets = {} }) => Object.keys(sets).length === 1);
  return (
    <ul className="present-tries" aria-label={words.tries}>
      {tries.map((each, index) => (
        <li key={each.what.en}>
          <button
            type="button"
            aria-label={`${index + 1}: ${say(each.what)}`}
            title={isLockedTry(each, limits) ? locked.lockedHint : say(each.what)}
            disabled={isLockedTry(each, limits)}
            onClick={() => tryOut(lectern, each)}
          >
            <kbd>{index + 1}</kbd>
            {named && <span>{valueWords(scenario, each, language)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The value that is set: 200 ms, or the name of an option. */
function valueWords({ parameters }: Scenario, { sets = {} }: LessonTry, language: Language): string {
  const parameter = parameters.find(({ key }) => key in sets);
  return parameter ? asWords(formatValue(parameter, sets[parameter.key]!, language)) : '';
}
