// The two runs that are compared, for React: worked out again when an edit was made or a run is complete.

import type { RunRecord } from '../../record/record.ts';
import { isHidden, type Limits } from '../../scenarios/kit/limits.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useFirstWords, useLanguage, useLectern } from '../foundation/context.ts';
import { lastOf } from '../foundation/last-of.ts';
import type { Comparison } from '../foundation/store-contract.ts';
import { useRecord } from '../foundation/use-record.ts';
import type { Words } from '../i18n/words.ts';
import { type ComparedResult, type ComparedRuns, comparedResults, comparedRuns, nameOf } from './compared-runs.ts';

export interface Compared extends ComparedRuns {
  /** Short names: the values of the setting in which they differ, or before and now. */
  readonly names: { readonly a: string; readonly b: string };
  readonly results: readonly ComparedResult[];
}

export function useCompared(): Compared | undefined {
  const scenario = useLectern((state) => state.scenario);
  const comparison = useLectern((state) => state.comparison);
  const language = useLanguage();
  const words = useFirstWords().compare;
  const { record } = useRecord();
  const done = record?.done === true;
  const limits = useLectern((state) => state.limits);
  return compared(scenario, comparison, record, done, language, words, limits);
}

/** Several parts ask for it at once; one of them works it out. */
const compared = lastOf(
  (
    scenario: Scenario,
    comparison: Comparison | null,
    record: RunRecord | undefined,
    done: boolean,
    language: Language,
    words: Words['compare'],
    limits: Limits,
  ): Compared | undefined => {
    const found = comparedRuns(scenario, comparison, record);
    if (!found) return undefined;
    const isKept = found.setting !== undefined && isHidden(limits, found.setting.key);
    const runs = isKept ? { ...found, setting: undefined } : found;
    const names = {
      a: nameOf(runs, runs.a, language) ?? words.before,
      b: nameOf(runs, runs.b, language) ?? words.now,
    };
    return { ...runs, names, results: done ? comparedResults(runs, scenario, language) : [] };
  },
);
