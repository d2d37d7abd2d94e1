// The marks as buttons in one tab stop: arrow keys go from mark to mark, Enter or a click selects one and moves the cursor
// to it. A mark with a count goes through its events, one per click.

import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { eventTimeText } from '../../plot/numbers.ts';
import { useLanguage, useLectern, useLecternContext, useLecternStore, useWords } from '../foundation/context.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { MarkGlyph } from '../timeline/mark-glyph.tsx';
import type { MarkGroup } from '../timeline/mark-groups.ts';

interface Props {
  readonly groups: readonly MarkGroup[];
  readonly top: number;
}

export const MarkList = memo(function MarkList({ groups, top }: Props) {
  const words = useWords().strip;
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState('');
  const selected = useLectern((state) => state.selectedMark);
  const select = useSelect();
  const tabStop = groups.some(({ key }) => key === focused)
    ? focused
    : (groups.find((group) => holds(group, selected)) ?? groups[0])?.key;
  useFrame((now) => {
    const buttons = list.current?.children ?? [];
    groups.forEach((group, index) => {
      const past = group.marks[0]!.at <= now;
      const button = buttons[index];
      if (button instanceof HTMLElement && button.dataset['future'] !== String(!past))
        button.dataset['future'] = String(!past);
    });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const group = groups[next];
    if (!group) return;
    buttons[next]?.focus();
    setFocused(group.key);
    select(group, false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar-like row of buttons, not a fieldset.
    <div ref={list} className="mark-list" role="group" aria-label={words.list} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <MarkButton
          key={group.key}
          group={group}
          top={top}
          selected={holds(group, selected)}
          tabStop={group.key === tabStop}
          onSelect={() => {
            setFocused(group.key);
            select(group, true);
          }}
        />
      ))}
    </div>
  );
});

const holds = (group: MarkGroup, id: number | null): boolean => group.marks.some((mark) => mark.id === id);

/** Moves the cursor to a group's first event, or to the one after the selected (`further`). */
function useSelect() {
  const store = useLecternStore();
  const { playback } = useLecternContext();
  return (group: MarkGroup, further: boolean) => {
    const { selectedMark, pause, selectMark } = store.getState();
    const current = group.marks.findIndex((mark) => mark.id === selectedMark);
    const next = further && current >= 0 ? (current + 1) % group.marks.length : Math.max(0, current);
    const mark = group.marks[next]!;
    pause();
    playback.seek(mark.at);
    selectMark(mark.id);
  };
}

interface ButtonProps {
  readonly group: MarkGroup;
  readonly top: number;
  readonly selected: boolean;
  readonly tabStop: boolean;
  onSelect(): void;
}

function MarkButton({ group, top, selected, tabStop, onSelect }: ButtonProps) {
  const { marks, kind, x, width, bare } = group;
  const name = useMarkName(group);
  const words = useWords().strip;
  return (
    <button
      type="button"
      className={`mark-button mark-${kind}`}
      style={{ transform: `translateX(${Math.round(x - width / 2) - 3}px)`, top: top - 12, width: width + 6 }}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={selected}
      aria-label={name}
      title={`${name}. ${words.meaning(kind)}`}
      onClick={onSelect}
    >
      <MarkGlyph kind={kind} />
      {marks.length > 1 && !bare && <span className="mark-count">{marks.length}</span>}
    </button>
  );
}

export function useMarkName({ marks, kind }: MarkGroup): string {
  const words = useWords().strip;
  const language = useLanguage();
  // Elsewhere the number is a document's.
  const hasSegments = useLectern(({ scenario }) => scenario.calm === undefined);
  const first = marks[0]!;
  const last = marks.at(-1)!;
  const from = eventTimeText(first.at, language);
  if (marks.length > 1 && last.at > first.at) {
    return words.between(words.marks(kind, marks.length), from, eventTimeText(last.at, language));
  }
  const name = words.marks(kind, marks.length);
  const full =
    hasSegments && first.segment >= 0 && marks.length === 1 ? `${name}, ${words.segment(first.segment)}` : name;
  return words.at(full, from);
}
