// What else can be done with runs that are kept: two stages side by side, swapped letters, the settings of one for another.

import { useFirstWords, useLectern } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { usePopup } from '../foundation/use-popup.ts';
import type { KeptRun } from '../state/use-kept.ts';

export function CompareMenu({ runs }: { readonly runs: readonly KeptRun[] }) {
  const words = useFirstWords().compare;
  const { open, setOpen, around } = usePopup<HTMLSpanElement>();
  return (
    <span {...around} className="compare-menu">
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
  const words = useFirstWords().compare;
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
