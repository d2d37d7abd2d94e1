// What else can be done with runs that are kept: two stages side by side, swapped letters, the settings of one for another.

import { useEffect, useRef, useState } from 'react';
import { useLectern, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import type { KeptRun } from '../state/use-kept.ts';

export function CompareMenu({ runs }: { readonly runs: readonly KeptRun[] }) {
  const words = useWords().compare;
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent): void => setOpen(place.current?.contains(target as Node) ?? false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what closes the list, whatever in it has the focus
    <span
      ref={place}
      className="compare-menu"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className="icon-button"
        aria-expanded={open}
        aria-label={words.menu}
        title={words.menu}
        onClick={() => setOpen(!open)}
      >
        <ChevronIcon />
      </button>
      {open && <Choices runs={runs} onChosen={() => setOpen(false)} />}
    </span>
  );
}

interface ChoicesProps {
  readonly runs: readonly KeptRun[];
  readonly onChosen: () => void;
}

function Choices({ runs, onChosen }: ChoicesProps) {
  const words = useWords().compare;
  const sideBySide = useLectern((state) => state.sideBySide);
  const { setSideBySide, askParting, swapRuns, takeSettingsOf, dropRun } = useLectern((state) => state);
  const front = runs.find((run) => run.front)!;
  const others = runs.filter((run) => !run.front);
  const rows: readonly (readonly [string, () => void])[] = [
    [sideBySide ? words.oneStage : words.sideBySide, () => setSideBySide(!sideBySide)],
    [words.whyDiffer, () => askParting()],
    ...others.map(({ letter, slot }) => [words.swap(front.letter, letter), () => swapRuns(front.slot, slot)] as const),
    ...others.map(({ letter, slot }) => [words.copy(letter, front.letter), () => takeSettingsOf(slot)] as const),
    ...(runs.length > 2 ? others.map(({ letter, slot }) => [words.without(letter), () => dropRun(slot)] as const) : []),
  ];
  return (
    <ul>
      {rows.map(([said, act]) => (
        <li key={said}>
          <button
            type="button"
            onClick={() => {
              onChosen();
              act();
            }}
          >
            {said}
          </button>
        </li>
      ))}
    </ul>
  );
}
