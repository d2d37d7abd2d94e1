// The arithmetic that decided, in one line; where a rule made it, it is a field when it is pressed.

import { useMemo, useState } from 'react';
import type { ToldTerm } from '../../explain/say.ts';
import { unbroken } from '../../plot/numbers.ts';
import { useIsHidden, useIsLocked, useLectern, useWords } from '../foundation/context.ts';
import { RuleField } from '../foundation/rule-field.tsx';

interface ArithmeticProps {
  readonly terms: readonly ToldTerm[];
  /** Behind the first term, one row for each. */
  readonly inRows: boolean;
  /** Key of the setting that made it. */
  readonly ruled: string | undefined;
}

/** The formula of a setting that takes rules is a field when it is pressed. */
export function Arithmetic({ terms, inRows, ruled }: ArithmeticProps) {
  const words = useWords().rules;
  const [isOpen, setOpen] = useState(false);
  const parameter = useRuledSetting(ruled);
  const value = useLectern(({ spec }) => parameter && spec.params[parameter.key]);
  if (isOpen && parameter) {
    const { rule, options } = parameter;
    // What cannot be written as one gives way to what can.
    const isWord = options.some((option) => option.value === value);
    const text = rule.asRules[`${value}`] ?? (isWord ? Object.values(rule.asRules)[0]! : `${value}`);
    return <RuleField parameter={parameter} value={text} floating onDone={() => setOpen(false)} />;
  }
  const shown = terms.map((term, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence; its terms never change places
    <span key={index} className={`term-${term.role}`} data-colour={term.colour}>
      {unbroken(term.words)}
    </span>
  ));
  const look = inRows ? 'arithmetic arithmetic-rows' : 'arithmetic';
  if (!parameter) return <p className={look}>{shown}</p>;
  return (
    <p className={look}>
      <button type="button" className="arithmetic-open" title={words.edit} onClick={() => setOpen(true)}>
        {shown}
        <span className="out-of-sight">{words.edit}</span>
      </button>
    </p>
  );
}

/** The setting behind the arithmetic, if it takes a rule and may be moved. */
function useRuledSetting(key: string | undefined) {
  const scenario = useLectern((state) => state.scenario);
  const [isLocked, isHidden] = [useIsLocked(key ?? ''), useIsHidden(key ?? '')];
  const isKept = isLocked || isHidden;
  return useMemo(() => {
    const parameter = isKept ? undefined : scenario.parameters.find((each) => each.key === key);
    return parameter?.kind === 'choice' && parameter.rule ? { ...parameter, rule: parameter.rule } : undefined;
  }, [isKept, scenario, key]);
}
