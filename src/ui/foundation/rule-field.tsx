// The field of a rule: what is typed is checked with every letter, and while something is wrong with it the last rule that
// worked holds. Enter runs it; what helps with it stands below (rule-help.tsx).

import './rule-field.css';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Mistake } from '../../scenarios/kit/rule.ts';
import { readRule } from '../../scenarios/kit/rule.ts';
import { useLanguage, useLectern, useText, useWords } from './context.ts';
import { type RuledParameter, RuleHelp } from './rule-help.tsx';

interface RuleFieldProps {
  readonly parameter: RuledParameter;
  /** The rule in force, or one to begin with. */
  readonly value: string;
  /** It was opened to be written in: it takes the keys, and its help lies over the page. */
  readonly floating?: boolean;
  /** It was left, or its rule was run. */
  readonly onDone?: () => void;
}

export function RuleField(props: RuleFieldProps) {
  const { parameter, floating = false } = props;
  const words = useWords().rules;
  const say = useText();
  const field = useRef<HTMLInputElement>(null);
  const about = useId();
  useEffect(() => {
    if (floating) field.current?.focus();
  }, [floating]);
  const { text, mistake, isOpen, caret, setCaret, write, change, handlers, onKeyDown } = useRule(props, field);
  const note = <Note id={about} text={text} mistake={mistake} isOpen={isOpen} />;
  return (
    <div className={floating ? 'rule-field rule-floating' : 'rule-field'} {...handlers}>
      <input
        ref={field}
        type="text"
        className="rule-text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={400}
        value={text}
        aria-label={words.field(say(parameter.label))}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={about}
        onChange={({ target }) => change(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      {!floating && note}
      {isOpen && (
        <RuleHelp parameter={parameter} text={text} caret={caret} write={write} floating={floating}>
          {floating && note}
        </RuleHelp>
      )}
    </div>
  );
}

/** What is being typed, and what each key does to it. */
function useRule(
  { parameter, value, floating = false, onDone }: RuleFieldProps,
  field: RefObject<HTMLInputElement | null>,
) {
  const setParam = useLectern((state) => state.setParam);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(floating);
  const [caret, setCaret] = useState(value.length);
  const text = draft ?? value;
  const read = readRule(parameter.rule, text);
  const leave = (): void => {
    setDraft(null);
    onDone?.();
  };
  const run = (): void => {
    if (!('program' in read)) return;
    if (read.text !== value || floating) setParam(parameter.key, read.text, 'set');
    leave();
  };
  const change = (next: string, at: number | null): void => {
    setDraft(next);
    setCaret(at ?? next.length);
  };
  const write = (next: string, at: number): void => {
    change(next, at);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The letters of a rule are no keys of the page.
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    // The button that takes the keys back is not pressed by the same press.
    event.preventDefault();
    run();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    if (draft !== null && 'program' in read) run();
    else if (floating) onDone?.();
  };
  const mistake = 'message' in read ? read : undefined;
  const handlers = { onFocus: () => setOpen(true), onBlur };
  return { text, mistake, isOpen, caret, setCaret, change, write, handlers, onKeyDown };
}

interface NoteProps {
  readonly id: string;
  readonly text: string;
  readonly mistake: Mistake | undefined;
  readonly isOpen: boolean;
}

/** Letters that are shown around the one that is wrong. */
const BEFORE = 24;
const BEHIND = 12;

function Note({ id, text, mistake, isOpen }: NoteProps) {
  const words = useWords().rules;
  const language = useLanguage();
  const message = mistake?.message[language];
  if (!mistake || message === undefined) {
    return (
      <p id={id} className="rule-hint">
        {isOpen && words.help}
      </p>
    );
  }
  const { at } = mistake;
  return (
    <p id={id} className="rule-mistake" role="alert">
      <code aria-hidden="true">
        {text.slice(Math.max(0, at - BEFORE), at)}
        <mark>{text.slice(at, at + 1) || ' '}</mark>
        {text.slice(at + 1, at + BEHIND)}
      </code>
      <span aria-hidden="true">{message}</span>
      <span className="out-of-sight">{words.mistake(at + 1, message)}</span>
    </p>
  );
}
