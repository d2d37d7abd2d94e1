// The number beside a slider: exact entry with or without a unit, steps by arrow keys, and the legal range in words when
// what was typed is outside it. What is typed counts on Enter or when the field is left; Escape takes it back. What cannot
// count does not stay in a field that was left: it would stand beside a run of another value.

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { asWords, formatExactly } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { keyTarget } from '../foundation/slider-scale.ts';
import { useHold } from '../foundation/use-hold.ts';
import { notTaken, type Problem, problemText, type Typed, typedNumber } from './number-text.ts';

interface NumberFieldProps {
  readonly parameter: NumberParameter;
  readonly value: number;
  readonly linkValue: number;
  readonly label: string;
}

/** While a person types: the text, and what is wrong with it once they wanted it to count. */
interface Draft {
  readonly text: string;
  readonly problem?: Problem;
  /** The field was left and shows its value again, which is this; what was wrong with the text is still said. */
  readonly left?: number | undefined;
}

/** Digits there is room for in every field. */
const LEAST_DIGITS = 3;

export function NumberField(props: NumberFieldProps) {
  const { parameter, value, label } = props;
  const language = useLanguage();
  const words = useWords().controls;
  const message = useId();
  const shown = formatExactly(value, parameter.quantity, language);
  const { draft, handlers } = useDraft(props, shown.number);
  const isLeft = draft?.left !== undefined;
  const text = draft && !isLeft ? draft.text : shown.number;
  const { digits, unit: room } = roomOf(props, language);
  return (
    <>
      <span className="field" data-invalid={draft?.problem && !isLeft ? '' : undefined}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text}
          style={{ width: `${Math.max(digits, text.length) + 0.5}ch` }}
          aria-label={shown.unit ? `${label}, ${shown.unit}` : label}
          aria-invalid={draft?.problem && !isLeft ? true : undefined}
          aria-describedby={draft?.problem ? message : undefined}
          {...handlers}
        />
        {shown.unit && (
          <span className="unit" aria-hidden="true" data-room={room}>
            {shown.unit}
          </span>
        )}
      </span>
      {draft?.problem && (
        <p className="field-message" id={message} role="alert">
          {isLeft && notTaken(draft.text, language)}
          {problemText(draft.problem, parameter, language)}
          {isLeft && words.typed.kept(asWords(shown))}
        </p>
      )}
    </>
  );
}

/** Room for the ends of the slider, so that the field keeps its width and its unit its place while it is dragged. */
function roomOf({ parameter: { min, max, quantity }, value }: NumberFieldProps, language: Language) {
  const reach = [value, min, max].map((each) => formatExactly(each, quantity, language));
  const [unit] = reach.map((each) => each.unit).sort((a, b) => b.length - a.length);
  return { digits: Math.max(LEAST_DIGITS, ...reach.map(({ number }) => number.length)), unit };
}

/** What is being typed, and what each key does to it. */
function useDraft({ parameter, value, linkValue }: NumberFieldProps, shown: string) {
  const setParam = useLectern((state) => state.setParam);
  const hand = useHold(parameter.key);
  const [draft, setDraft] = useState<Draft | null>(null);
  // Whoever sets it by other means has no need to know any more what was not taken.
  if (draft?.left !== undefined && draft.left !== value) setDraft(null);
  const set = (next: number): void => {
    if (next !== value) setParam(parameter.key, next, 'set');
  };
  const take = (text: string, typed: Typed, left: boolean): void => {
    setDraft(typed.ok ? null : { text, problem: typed.problem, left: left ? value : undefined });
    if (typed.ok) set(typed.value);
  };
  const commit = (left: boolean): void => {
    if (draft === null || draft.left !== undefined) return;
    const { text } = draft;
    if (text === shown) setDraft(null);
    else take(text, typedNumber(parameter, text, value), left);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit(false);
    else if (event.key === 'Escape' && draft) setDraft(null);
    else if (/^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key)) {
      event.preventDefault();
      setDraft(null);
      hand.step();
      setParam(parameter.key, keyTarget(parameter, value, linkValue, event.key) ?? value, 'drag');
    }
  };
  const handlers = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ text: event.target.value }),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: () => commit(true),
    onKeyDown,
  };
  return { draft, handlers };
}
