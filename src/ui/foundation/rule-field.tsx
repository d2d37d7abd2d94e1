// The field of a rule: what is typed is checked with every letter, and while something is wrong with it the last rule that
// worked holds. Enter runs it; what helps with it stands below (rule-help.tsx). With the list of names it is an editable
// combobox (WAI-ARIA APG): the arrows choose in the list while the keys stay in the field.

import './rule-field.css';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { Mistake } from '../../scenarios/kit/rule.ts';
import { useLanguage, useText, useWords } from './context.ts';
import { lazy } from './lazy.tsx';
import type { RuledParameter } from './rule-help.tsx';
import { useRule } from './use-rule.ts';

/** It comes with the first rule that somebody opens. */
const RuleHelp = lazy(async () => (await import('./rule-help.tsx')).RuleHelp);

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
  const { floating = false, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [about, list] = [useId(), useId()];
  useEffect(() => {
    if (floating) input.current?.focus();
  }, [floating]);
  const editing = useRule({ ...field, isNew: floating }, input);
  const { mistake, isOpen, offers, chosen, choose, write, rule, handlers } = editing;
  const note = <Note id={about} mistake={mistake} isOpen={isOpen} />;
  const helped = { parameter: field.parameter, list, offers, chosen, choose, write, rule, floating };
  return (
    <div className={floating ? 'rule-field rule-floating' : 'rule-field'} {...handlers}>
      <Line {...editing} parameter={field.parameter} input={input} list={list} about={about} />
      {!floating && note}
      {isOpen && <RuleHelp {...helped}>{floating && note}</RuleHelp>}
    </div>
  );
}

interface LineProps extends ReturnType<typeof useRule> {
  readonly parameter: RuledParameter;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Ids of the list of names and of what is said of the rule. */
  readonly list: string;
  readonly about: string;
}

function Line({ parameter, input, list, about, text, mistake, isOpen, chosen, change, onCaret, onKeyDown }: LineProps) {
  const words = useWords().rules;
  const say = useText();
  return (
    <div className="rule-line">
      <input
        ref={input}
        type="text"
        role="combobox"
        className="rule-text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={400}
        value={text}
        aria-label={words.field(say(parameter.label))}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && chosen >= 0 ? `${list}-${chosen}` : undefined}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={about}
        onChange={({ target }) => change(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      {mistake && <Underline field={input} text={text} at={mistake.at} />}
    </div>
  );
}

interface UnderlineProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly at: number;
}

/** A stroke under the character that is wrong, in a copy of the line that scrolls with it. */
function Underline({ field, text, at }: UnderlineProps) {
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = field.current!;
    const follow = (): void => {
      if (copy.current) copy.current.scrollLeft = input.scrollLeft;
    };
    follow();
    input.addEventListener('scroll', follow);
    return () => input.removeEventListener('scroll', follow);
  });
  return (
    <div ref={copy} className="rule-copy" aria-hidden="true">
      {text.slice(0, at)}
      <mark>{text.slice(at, at + 1) || ' '}</mark>
      {text.slice(at + 1)}
    </div>
  );
}

interface NoteProps {
  readonly id: string;
  readonly mistake: Mistake | undefined;
  readonly isOpen: boolean;
}

function Note({ id, mistake, isOpen }: NoteProps) {
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
  return (
    <p id={id} className="rule-mistake" role="alert">
      {words.mistake(mistake.at + 1, message)}
    </p>
  );
}
