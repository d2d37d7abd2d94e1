// What helps to write a rule: what it may give, the names that fit what is being typed, with what they mean and what they are
// at the cursor, and the algorithms to start from.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AskedRule } from '../../scenarios/kit/asked-rule.ts';
import type { ChoiceParameter } from '../../scenarios/kit/parameter.ts';
import type { Rule, RuleWords } from '../../scenarios/kit/rule.ts';
import { useAtCursor, useLanguage, useText, useWords } from './context.ts';
import type { FunctionName, Offered } from './rule-completion.ts';
import { RuleGave, useAsked } from './rule-gave.tsx';
import { nowOf } from './rule-values.ts';

export type RuledParameter = ChoiceParameter & { readonly rule: RuleWords };

interface RuleHelpProps {
  readonly parameter: RuledParameter;
  /** Id of the list of names, and which of them is chosen. */
  readonly list: string;
  readonly offers: readonly Offered[];
  readonly chosen: number;
  readonly choose: (offered: Offered) => void;
  /** What is written, or was when it could be read last. */
  readonly rule: Rule | undefined;
  /** It lies over the page, where there is room. */
  readonly floating: boolean;
  readonly write: (text: string, caret: number) => void;
  /** What is wrong, where there is no room for it under the field. */
  readonly children: ReactNode;
}

export function RuleHelp({ parameter, floating, write, rule, children, ...names }: RuleHelpProps) {
  const words = useWords().rules;
  const say = useText();
  const asked = useAsked(parameter);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!floating || !panel.current) return;
    const target = panel.current;
    const place = (): void => putBeside(target);
    place();
    // The keys of a phone take half of it.
    window.visualViewport?.addEventListener('resize', place);
    return () => window.visualViewport?.removeEventListener('resize', place);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on it leaves the keys in the field, and does nothing else
    <div ref={panel} className="rule-help" onMouseDown={(event) => event.preventDefault()}>
      {children}
      <p className="rule-head">
        <strong>{words.names}</strong> <span>{words.gives(say(parameter.rule.range))}</span>
      </p>
      <Names parameter={parameter} asked={asked ?? undefined} {...names} />
      {rule && <RuleGave parameter={parameter} rule={rule} asked={asked} />}
      <p className="rule-head">
        <strong>{words.startFrom}</strong>
      </p>
      <Starts parameter={parameter} write={write} />
    </div>
  );
}

const MARGIN = 8;

/** Below the field or above it, where there is more room; what has no room scrolls. */
function putBeside(panel: HTMLElement): void {
  const field = panel.parentElement!.getBoundingClientRect();
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const [above, below] = [field.top - 2 * MARGIN, bottom - field.bottom - 2 * MARGIN];
  panel.style.maxHeight = `${Math.max(above, below)}px`;
  const { height } = panel.getBoundingClientRect();
  const isBelow = height <= below || below >= above;
  panel.toggleAttribute('data-above', !isBelow);
  panel.style.top = `${isBelow ? field.bottom + 4 : field.top - height - 4}px`;
  panel.style.left = `${Math.max(MARGIN, Math.min(field.left, window.innerWidth - panel.offsetWidth - MARGIN))}px`;
}

type NamesProps = Pick<RuleHelpProps, 'parameter' | 'list' | 'offers' | 'chosen' | 'choose'> & {
  readonly asked: AskedRule | undefined;
};

function Names({ parameter, asked, list, offers, chosen, choose }: NamesProps) {
  const words = useWords().rules;
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (chosen >= 0) box.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo(0, 0);
  }, [chosen]);
  return (
    <div ref={box} id={list} role="listbox" aria-label={words.names}>
      {offers.map((offered, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are in the field, whose arrows choose here
        <div
          key={offered.written}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onClick={() => choose(offered)}
        >
          <code>{offered.written}</code>
          <span className="rule-meaning">
            {offered.name ? say(offered.name.meaning) : words.functions[offered.written.slice(0, -1) as FunctionName]}
          </span>
          <Now parameter={parameter} offered={offered} asked={asked} />
        </div>
      ))}
    </div>
  );
}

/** What a name stands for at the cursor, where the record knows; else what kind of value it is. */
function Now({
  parameter,
  asked,
  offered: { name, written },
}: Pick<NamesProps, 'parameter' | 'asked'> & { readonly offered: Offered }) {
  const words = useWords().rules;
  const language = useLanguage();
  const now = useAtCursor((lectern) => (name ? nowOf(lectern, parameter.rule, written, asked, language) : ''));
  if (!name) return null;
  return (
    <span className="rule-now">{now === '' ? words.kinds[name.type as keyof typeof words.kinds] : words.now(now)}</span>
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
        <button key={label.en} type="button" onClick={() => write(rule, rule.length)}>
          <span>{say(label)}</span>
          <code>{rule}</code>
        </button>
      ))}
    </div>
  );
}
