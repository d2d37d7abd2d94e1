// The field of a rule: what is typed is checked with every letter, and while something is wrong with it the last rule that
// worked holds. Below stand the names that fit what is being typed, with what they mean and what they are at the cursor, and
// the algorithms to start from. Enter runs it.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import './rule-field.css';
import { findGauge, valueAt } from '../../record/values.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { ChoiceParameter } from '../../scenarios/kit/parameter.ts';
import { type RuleName, type RuleWords, readRule } from '../../scenarios/kit/rule.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { useAtCursor, useLanguage, useLectern, useText, useWords } from './context.ts';
import type { Lectern } from './store-contract.ts';

interface RuleFieldProps {
  readonly parameter: ChoiceParameter & { readonly rule: RuleWords };
  /** The rule in force, or one to begin with. */
  readonly value: string;
  /** It was opened to be written in: it takes the keys, and its help lies over the page. */
  readonly floating?: boolean;
  /** It was left, or its rule was run. */
  readonly onDone?: () => void;
}

export function RuleField({ parameter, value, floating = false, onDone }: RuleFieldProps) {
  const words = useWords().rules;
  const say = useText();
  const language = useLanguage();
  const setParam = useLectern((state) => state.setParam);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(floating);
  const [caret, setCaret] = useState(value.length);
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const about = useId();
  const text = draft ?? value;
  const read = readRule(parameter.rule, text);
  const mistake = 'message' in read ? read : undefined;

  useEffect(() => {
    if (floating) field.current?.focus();
  }, [floating]);

  const run = (): void => {
    if (!('program' in read)) return;
    setDraft(null);
    if (read.text !== value || floating) setParam(parameter.key, read.text, 'set');
    onDone?.();
  };
  const write = (next: string, at: number): void => {
    setDraft(next);
    setCaret(at);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The letters of a rule are no keys of the page.
    event.stopPropagation();
    if (event.key === 'Enter') {
      // The button that takes the keys back is not pressed by the same press.
      event.preventDefault();
      run();
    } else if (event.key === 'Escape') {
      setDraft(null);
      onDone?.();
    }
  };
  const note = (
    <p id={about} className={mistake ? 'rule-mistake' : 'rule-hint'} role={mistake ? 'alert' : undefined}>
      {mistake ? (
        <>
          <code aria-hidden="true">
            {text.slice(Math.max(0, mistake.at - 24), mistake.at)}
            <mark>{text.slice(mistake.at, mistake.at + 1) || ' '}</mark>
            {text.slice(mistake.at + 1, mistake.at + 12)}
          </code>
          <span aria-hidden="true">{mistake.message[language]}</span>
          <span className="out-of-sight">{words.mistake(mistake.at + 1, mistake.message[language])}</span>
        </>
      ) : (
        isOpen && words.help
      )}
    </p>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tells when the field and its help are left
    <div
      ref={whole}
      className={floating ? 'rule-field rule-floating' : 'rule-field'}
      onFocus={() => setOpen(true)}
      onBlur={(event) => {
        if (whole.current?.contains(event.relatedTarget)) return;
        setOpen(false);
        if (draft !== null && 'program' in read) run();
        else if (floating) onDone?.();
      }}
    >
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
        onChange={({ target }) => {
          setDraft(target.value);
          setCaret(target.selectionStart ?? target.value.length);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      {!floating && note}
      {isOpen && (
        <Help parameter={parameter} text={text} caret={caret} write={write} floating={floating}>
          {floating && note}
        </Help>
      )}
    </div>
  );
}

interface HelpProps {
  readonly parameter: RuleFieldProps['parameter'];
  readonly text: string;
  readonly caret: number;
  readonly floating: boolean;
  readonly write: (text: string, caret: number) => void;
  /** What is wrong, where there is no room for it under the field. */
  readonly children: ReactNode;
}

function Help({ parameter, text, caret, floating, write, children }: HelpProps) {
  const words = useWords().rules;
  const say = useText();
  const panel = useRef<HTMLDivElement>(null);
  const { names, asRules } = parameter.rule;
  const [begun = ''] = /[a-zA-Z_][a-zA-Z0-9_]*$/.exec(text.slice(0, caret)) ?? [];
  const fitting = Object.entries(names).filter(([name]) => name.startsWith(begun));
  const shown = fitting.length > 0 ? fitting : Object.entries(names);
  const isPart = fitting.length > 0;
  const insert = (name: string): void => {
    const from = caret - (isPart ? begun.length : 0);
    const rest = text.slice(caret).replace(/^[a-zA-Z0-9_]*/, '');
    write(`${text.slice(0, from)}${name}${rest}`, from + name.length);
  };
  // What lies over the page is where there is room: below the field, or above it.
  useLayoutEffect(() => {
    if (!floating || !panel.current) return;
    const field = panel.current.parentElement!.getBoundingClientRect();
    const { height } = panel.current.getBoundingClientRect();
    const isBelow = field.bottom + height + 8 < window.innerHeight || field.top < height;
    panel.current.style.top = `${isBelow ? field.bottom + 4 : field.top - height - 4}px`;
    panel.current.style.left = `${Math.max(8, Math.min(field.left, window.innerWidth - panel.current.offsetWidth - 8))}px`;
  });
  return (
    <div ref={panel} className="rule-help" onPointerDown={(event) => event.preventDefault()}>
      {children}
      <p className="rule-head">{words.names}</p>
      <ul>
        {shown.map(([name, about]) => (
          <li key={name}>
            <button type="button" onClick={() => insert(name)}>
              <code>{name}</code>
              <span className="rule-meaning">{say(about.meaning)}</span>
              <Now name={about} />
            </button>
          </li>
        ))}
      </ul>
      <p className="rule-head">{words.startFrom}</p>
      <div className="rule-starts">
        {parameter.options
          .filter(({ value }) => value in asRules)
          .map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="text-button"
              onClick={() => write(asRules[value]!, asRules[value]!.length)}
            >
              {say(label)}
            </button>
          ))}
      </div>
    </div>
  );
}

const QUANTITIES = { time: 'duration', size: 'size', rate: 'rate', number: 'factor' } as const;

/** What a name stands for at the cursor, where the record knows. */
function Now({ name }: { readonly name: RuleName }) {
  const words = useWords().rules;
  const language = useLanguage();
  const value = useAtCursor((lectern) => worthAt(lectern, name));
  const quantity = QUANTITIES[name.type as keyof typeof QUANTITIES];
  if (Number.isNaN(value) || !quantity) return null;
  return <span className="rule-now">{words.now(asWords(formatMeasured(value, quantity, language, 3)))}</span>;
}

function worthAt({ store, runner, playback }: Lectern, { from }: RuleName): number {
  const { record } = runner;
  if (!from) return Number.NaN;
  if ('setting' in from) return Number(settingAt(store.getState().spec, from.setting, playback.now));
  const series = record && findGauge(record, from.gauge, record.layout.watched ?? 0);
  return series ? valueAt(series, playback.now) : Number.NaN;
}
