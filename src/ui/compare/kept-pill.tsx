// The runs that are kept, at the top of the page: which is in front, what each is called, and the ways to one more and to an
// end. Pressing one brings it to the front.

import { useEffect, useState } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { CloseIcon } from '../foundation/icons.tsx';
import { LETTERS, RunSample } from '../foundation/run-letter.tsx';
import { type Kept, type KeptRun, useKept } from '../state/use-kept.ts';
import { CompareMenu } from './compare-menu.tsx';
import './kept.css';

export function KeptPill({ kept }: { readonly kept: Kept }) {
  const words = useFirstWords().compare;
  const say = useText();
  const { runs, settings, differsUnseen } = kept;
  const endComparison = useLectern((state) => state.endComparison);
  const front = runs.find((run) => run.front)!;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar-like row of buttons, not a fieldset.
    <span className="pill pill-kept" role="group" aria-label={words.kept}>
      <span className="kept-setting">
        {settings.length === 1
          ? say(settings[0]!.label)
          : settings.length === 0
            ? words[differsUnseen ? 'unseen' : 'nothing']
            : words.several(settings.length)}
      </span>
      <RunChoices runs={runs} named={settings.length === 1} />
      <OneMore runs={runs} />
      <CompareMenu runs={runs} />
      <button
        type="button"
        className="icon-button"
        aria-label={words.end(front.letter)}
        title={words.end(front.letter)}
        onClick={endComparison}
      >
        <CloseIcon />
      </button>
    </span>
  );
}

/** @param named with the value that tells them apart */
function RunChoices({ runs, named }: { readonly runs: readonly KeptRun[]; readonly named: boolean }) {
  const words = useFirstWords().compare;
  const bringToFront = useLectern((state) => state.bringToFront);
  return runs.map(({ slot, letter, name, wholeName, front }) => (
    <button
      key={letter}
      type="button"
      className="run-choice"
      aria-pressed={front}
      aria-label={words.run(letter, wholeName)}
      title={`${words.run(letter, wholeName)}. ${words.toFront(letter)}`}
      onClick={() => bringToFront(slot)}
    >
      <RunSample letter={letter} front={front} />
      {named && <span>{name}</span>}
    </button>
  ));
}

/** The way to B, or to a third run. */
function OneMore({ runs }: { readonly runs: readonly KeptRun[] }) {
  const words = useFirstWords().compare;
  const keepRun = useLectern((state) => state.keepRun);
  const next = LETTERS[runs.length];
  if (!next) return null;
  return (
    <button type="button" className="text-button" title={words.moreHint(next)} onClick={keepRun}>
      {words.more(next)}
    </button>
  );
}

/** Said when another run comes to the front, and when a comparison ends; the results when they have changed. */
export function KeptSpoken() {
  const kept = useKept();
  const words = useFirstWords().compare;
  const say = useText();
  const dragging = useLectern((state) => state.dragging !== null);
  const answers = useLectern(({ scenario }) => Math.max(1, scenario.answers?.length ?? 0));
  const front = kept?.runs.find((run) => run.front);
  const which = front ? words.front(front.letter, front.wholeName) : '';
  const complete = kept?.results[0]?.values.every((value) => value !== '') === true && !dragging;
  const results = (kept?.results.slice(0, answers) ?? []).map(({ metric, values, unit, difference, verdict }) => {
    const each = values.map((value, slot) => `${LETTERS[slot]} ${unit ? `${value} ${unit}` : value}`);
    const [a, b] = kept!.subtracted;
    return words.difference(
      say(metric.label),
      each.join(', '),
      difference && `${words.minus(b.letter, a.letter)}: ${difference}${verdict ? `, ${words[verdict]}` : ''}`,
    );
  });
  const chance = kept && kept.randomness !== 'common' ? [words.randomness[kept.randomness].why] : [];
  const text = front ? [which, ...chance, ...(complete ? results : [])].join(' ') : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const next = (before: string): string => nextSaid(before, { which, text, complete, ended: words.ended });
    const timer = setTimeout(() => setSaid(next), 300);
    return () => clearTimeout(timer);
  }, [text, which, complete, words]);
  return (
    <p className="out-of-sight" aria-live="polite">
      {said}
    </p>
  );
}

interface ToSay {
  /** Which run is in front; empty: none is compared. */
  readonly which: string;
  /** That, and the results if they are there. */
  readonly text: string;
  readonly complete: boolean;
  readonly ended: string;
}

/** While the run in front is computed anew there are no results, which takes nothing back that was said of it. */
export function nextSaid(before: string, { which, text, complete, ended }: ToSay): string {
  if (which && !complete && before.startsWith(which)) return before;
  return text || (before ? ended : '');
}
