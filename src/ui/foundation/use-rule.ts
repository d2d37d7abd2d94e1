// A rule that is being typed, and what each key does to it: the arrows choose in the list of names, Enter takes the one that is
// chosen or runs the rule, Escape leaves the list, then the field.

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { type Rule, readRule } from '../../scenarios/kit/rule.ts';
import { useLectern } from './context.ts';
import { completed, type Offered, offersAt } from './rule-completion.ts';
import type { RuledParameter } from './rule-help.tsx';

interface RuleInForce {
  readonly parameter: RuledParameter;
  /** The rule in force, or one to begin with. */
  readonly value: string;
  /** Another value is in force, and this rule the first to take its place. */
  readonly isNew: boolean;
  /** It was left, or its rule was run. */
  readonly onDone?: () => void;
}

export function useRule({ parameter, value, isNew, onDone }: RuleInForce, input: RefObject<HTMLInputElement | null>) {
  const setParam = useLectern((state) => state.setParam);
  const draft = useDraft(value, input);
  const { text, caret } = draft;
  const [isOpen, setOpen] = useState(isNew);
  const read = readRule(parameter.rule, text);
  const leave = (): void => {
    draft.clear();
    onDone?.();
  };
  const run = (): void => {
    if (!('program' in read)) return;
    if (read.text !== value || isNew) setParam(parameter.key, read.text, 'set');
    leave();
  };
  const offers = offersAt(parameter.rule, text, caret);
  const choose = (offered: Offered): void => {
    const { text: next, caret: at } = completed(text, caret, offered);
    draft.write(next, at);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    draft.setChosen(-1);
    if (draft.isBegun && 'program' in read) run();
    else if (isNew) onDone?.();
  };
  const mistake = 'message' in read ? read : undefined;
  const lastRead = useRef<Rule>(undefined);
  if ('program' in read) lastRead.current = read;
  const handlers = { onFocus: () => setOpen(true), onBlur };
  return {
    ...draft,
    mistake,
    rule: lastRead.current,
    isOpen,
    offers,
    choose,
    handlers,
    onKeyDown: keysOf(draft, offers, choose, run, leave),
  };
}

/** What was typed since the rule in force, where the caret is, and which name of the list is chosen. */
function useDraft(value: string, input: RefObject<HTMLInputElement | null>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [caret, setCaret] = useState(value.length);
  /** Place in the list; -1: none. */
  const [chosen, setChosen] = useState(-1);
  const onCaret = (at: number): void => {
    if (at !== caret) setChosen(-1);
    setCaret(at);
  };
  const change = (next: string, at: number | null): void => {
    setDraft(next);
    setChosen(-1);
    setCaret(at ?? next.length);
  };
  const write = (next: string, at: number): void => {
    change(next, at);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at, at);
    });
  };
  const clear = (): void => {
    setDraft(null);
    setChosen(-1);
  };
  return { text: draft ?? value, isBegun: draft !== null, caret, chosen, setChosen, onCaret, change, write, clear };
}

function keysOf(
  { chosen, setChosen }: ReturnType<typeof useDraft>,
  offers: readonly Offered[],
  choose: (offered: Offered) => void,
  run: () => void,
  leave: () => void,
) {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setChosen(chosen + 1 < offers.length ? chosen + 1 : 0),
    ArrowUp: () => setChosen(chosen > 0 ? chosen - 1 : offers.length - 1),
    Enter: () => (offers[chosen] ? choose(offers[chosen]) : run()),
    Escape: () => (chosen >= 0 ? setChosen(-1) : leave()),
  };
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    // The letters of a rule are no keys of the page.
    event.stopPropagation();
    // Hangul that is being put together takes its own Enter.
    if (event.nativeEvent.isComposing || !Object.hasOwn(keys, event.key)) return;
    // Nor is the button that takes the keys back pressed by the same press.
    event.preventDefault();
    keys[event.key]!();
  };
}
