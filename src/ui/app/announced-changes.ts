// What else of the page changes at one press and is said, because nothing that has the focus says it: another step of the
// lesson, and what is set after undo and redo.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { isHidden } from '../../scenarios/kit/limits.ts';
import { type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import { changeTime } from '../foundation/changes.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import { firstWordsIn, wordsIn } from '../i18n/words.ts';

/** Calls `say` with each; returns what stops it. */
export function listenToChanges(lectern: Lectern, say: (words: string) => void): () => void {
  return lectern.store.subscribe((state, before) => {
    const { revised } = state;
    if (state.step !== before.step) say(stepWords(state));
    else if (revised && revised !== before.revised) say(settingWords(lectern, revised));
  });
}

function stepWords({ scenario, lesson, step, language }: LecternState): string {
  const { progress } = firstWordsIn(language).lesson;
  const question = lesson?.steps[step - 1]?.question ?? (step === 1 ? scenario.question : undefined);
  const where = progress(step, scenario.steps ?? 1);
  return question ? `${where}: ${question[language]}` : where;
}

/** Everything in which the run is not as it was, as it is at the cursor now. */
function settingWords({ store, playback }: Lectern, was: RunSpec): string {
  const { scenario, spec, language, limits } = store.getState();
  const words = wordsIn(language).page.announce;
  const now = changeTime(spec, playback.now) || playback.now;
  const settings = scenario.parameters
    .filter(({ key }) => !isHidden(limits, key) && saidOf(spec, key) !== saidOf(was, key))
    .map((parameter) => {
      const value = formatValue(parameter, settingAt(spec, parameter.key, now)!, language);
      return words.set(parameter.label[language], asWords(value));
    });
  const isDropped = JSON.stringify(spec.kills) !== JSON.stringify(was.kills);
  return [...settings, ...(isDropped ? [words.drops(spec.kills.length)] : [])].join(' ');
}

/** All that a run says of a setting. */
const saidOf = ({ params, changes }: RunSpec, key: string): string =>
  JSON.stringify([params[key], changes.filter((change) => change.key === key)]);
