// What helps to write a rule: the names that fit what is being typed, with what they mean and what they are at the cursor, and
// the algorithms to start from.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { findGauge, valueAt } from '../../record/values.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { ChoiceParameter } from '../../scenarios/kit/parameter.ts';
import type { RuleName, RuleWords } from '../../scenarios/kit/rule.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { useAtCursor, useLanguage, useText, useWords } from './context.ts';
import type { Lectern } from './store-contract.ts';

export type RuledParameter = ChoiceParameter & { readonly rule: RuleWords };

interface RuleHelpProps {
  readonly parameter: RuledParameter;
  readonly text: string;
  readonly caret: number;
  /** It lies over the page, where there is room. */
  readonly floating: boolean;
  readonly write: (text: string, caret: number) => void;
  /** What is wrong, where there is no room for it under the field. */
  readonly children: ReactNode;
}

export function RuleHelp({ parameter, text, caret, floating, write, children }: RuleHelpProps) {
  const words = useWords().rules;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (floating && panel.current) putBeside(panel.current);
  });
  return (
    <div ref={panel} className="rule-help" onPointerDown={(event) => event.preventDefault()}>
      {children}
      <p className="rule-head">{words.names}</p>
      <Names parameter={parameter} text={text} caret={caret} write={write} />
      <p className="rule-head">{words.startFrom}</p>
      <Starts parameter={parameter} write={write} />
    </div>
  );
}

/** Below the field, or above it where there is more room. */
function putBeside(panel: HTMLElement): void {
  const field = panel.parentElement!.getBoundingClientRect();
  const { height } = panel.getBoundingClientRect();
  const isBelow = field.bottom + height + 8 < window.innerHeight || field.top < height;
  panel.style.top = `${isBelow ? field.bottom + 4 : field.top - height - 4}px`;
  panel.style.left = `${Math.max(8, Math.min(field.left, window.innerWidth - panel.offsetWidth - 8))}px`;
}

function Names({ parameter, text, caret, write }: Pick<RuleHelpProps, 'parameter' | 'text' | 'caret' | 'write'>) {
  const say = useText();
  const names = Object.entries(parameter.rule.names);
  const [begun = ''] = /[a-zA-Z_][a-zA-Z0-9_]*$/.exec(text.slice(0, caret)) ?? [];
  const fitting = names.filter(([name]) => name.startsWith(begun));
  const isPart = fitting.length > 0;
  const insert = (name: string): void => {
    const from = caret - (isPart ? begun.length : 0);
    const rest = text.slice(caret).replace(/^[a-zA-Z0-9_]*/, '');
    write(`${text.slice(0, from)}${name}${rest}`, from + name.length);
  };
  return (
    <ul>
      {(isPart ? fitting : names).map(([name, about]) => (
        <li key={name}>
          <button type="button" onClick={() => insert(name)}>
            <code>{name}</code>
            <span className="rule-meaning">{say(about.meaning)}</span>
            <Now name={about} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Starts({ parameter, write }: Pick<RuleHelpProps, 'parameter' | 'write'>) {
  const say = useText();
  const { asRules, examples = [] } = parameter.rule;
  const builtIn = parameter.options.filter(({ value }) => value in asRules);
  const starts = [...builtIn.map(({ value, label }) => ({ label, rule: asRules[value]! })), ...examples];
  return (
    <div className="rule-starts">
      {starts.map(({ label, rule }) => (
        <button key={label.en} type="button" className="text-button" onClick={() => write(rule, rule.length)}>
          {say(label)}
        </button>
      ))}
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
  // Of several candidates each has its own.
  if (!from || from.each) return Number.NaN;
  if ('setting' in from) return Number(settingAt(store.getState().spec, from.setting, playback.now));
  const series = record && findGauge(record, from.gauge, record.layout.watched ?? 0);
  return series ? valueAt(series, playback.now) : Number.NaN;
}
