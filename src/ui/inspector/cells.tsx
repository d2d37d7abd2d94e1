// The cells of a packet, each a square: carried, lost in front of the link behind the switch, or not there yet. Pressed, one opens.

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { whole } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { packetOfCell } from '../../wire/cell-steps.ts';
import { type CellFate, cellStop, fatesAt } from '../../wire/cell-stops.ts';
import type { Stop } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { useGoTo } from './going.ts';
import './cells.css';

/** In a row; arrow keys go up and down by so many. */
const PER_ROW = 24;

interface CellsProps {
  readonly record: RunRecord;
  readonly stop: Stop;
}

export function Cells({ record, stop }: CellsProps) {
  const words = useWords().inspector.cells;
  const language = useLanguage();
  const goTo = useGoTo();
  const packet = useMemo(() => (stop.cell === undefined ? stop : packetOfCell(record, stop)), [record, stop]);
  const fates = useMemo(() => fatesAt(record, packet), [record, packet]);
  const count = (value: number): string => whole(value, language);
  const open = (cell: number): void => {
    const one = cellStop(record, packet, cell);
    if (one) goTo(one);
  };
  return (
    <section aria-labelledby="inspector-cells">
      <h3 id="inspector-cells">{words.title}</h3>
      <p className="inspector-note">{fateWords(fates, words, count)}</p>
      <Grid fates={fates} current={stop.cell} onOpen={open} />
      {stop.cell !== undefined && (
        <button type="button" className="why-open" onClick={() => goTo(packet)}>
          {words.packet}
        </button>
      )}
    </section>
  );
}

function fateWords(
  fates: readonly CellFate[],
  words: ReturnType<typeof useWords>['inspector']['cells'],
  count: (value: number) => string,
): string {
  const of = (fate: CellFate): number => fates.filter((each) => each === fate).length;
  const all = count(fates.length);
  if (of('carried') === fates.length) return words.whole(all);
  if (of('unknown') > 0) return words.coming(all);
  return words.fate(all, count(of('carried')), count(of('lost')));
}

interface GridProps {
  readonly fates: readonly CellFate[];
  readonly current: number | undefined;
  onOpen(cell: number): void;
}

/** One stop for the Tab key. */
function Grid({ fates, current, onOpen }: GridProps) {
  const words = useWords().inspector.cells;
  const grid = useRef<HTMLDivElement>(null);
  const [come, setCome] = useState(0);
  const focused = Math.min(current ?? come, fates.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: PER_ROW, ArrowUp: -PER_ROW }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? fates.length - 1 : move && focused + move;
    if (to === undefined || to < 0 || to >= fates.length) return;
    event.preventDefault();
    event.stopPropagation();
    setCome(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
    // Where a cell is open already, one goes from cell to cell.
    if (current !== undefined) onOpen(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a packet, not of a form
    <div
      ref={grid}
      className="cell-grid"
      role="group"
      aria-label={words.grid(fates.length)}
      onKeyDown={onKeyDown}
      style={{ gridTemplateColumns: `repeat(${PER_ROW}, 1fr)` }}
    >
      {fates.map((fate, cell) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number
          key={cell}
          type="button"
          tabIndex={cell === focused ? 0 : -1}
          data-fate={fate}
          aria-current={cell === current || undefined}
          aria-label={`${words.cell(cell + 1, fates.length)}, ${words[fate]}`}
          title={`${words.cell(cell + 1, fates.length)}, ${words[fate]}`}
          onClick={() => {
            setCome(cell);
            onOpen(cell);
          }}
        />
      ))}
    </div>
  );
}
