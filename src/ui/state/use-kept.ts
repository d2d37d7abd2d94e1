// The runs that are kept, with their names and results, for React: worked out again when one of them has changed.

import { compareSpecs, type SpecComparison } from '../../scenarios/kit/compare-specs.ts';
import { isHidden, type Limits } from '../../scenarios/kit/limits.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern } from '../foundation/context.ts';
import { lastOf } from '../foundation/last-of.ts';
import { differingSettings, type KeptResult, keptResults, tellingNames, valueIn } from './kept-runs.ts';
import { type SlotRun, useSlots } from './use-slots.ts';

export interface KeptRun extends SlotRun {
  /** The value of the first setting in which they differ, of a long one the end in which it does; empty where there is none. */
  readonly name: string;
  /** With that of the second setting, where it is said or has room. */
  readonly wholeName: string;
}

export interface Kept {
  readonly runs: readonly KeptRun[];
  /** Those in which they differ, as far as they are shown. */
  readonly settings: readonly Parameter[];
  /** They differ in a setting that is not shown. */
  readonly differsUnseen: boolean;
  readonly results: readonly KeptResult[];
  /** Why not all that differs between the two that are subtracted is due to their settings (compare-specs.ts). */
  readonly randomness: SpecComparison['randomness'];
  /** The difference is told of these two: second minus first. */
  readonly subtracted: readonly [KeptRun, KeptRun];
}

/** Undefined while a single run is looked at, or the one before the last edit beside it. */
export function useKept(): Kept | undefined {
  const slots = useSlots();
  const scenario = useLectern((state) => state.scenario);
  const language = useLanguage();
  const limits = useLectern((state) => state.limits);
  return kept(slots, scenario, language, limits);
}

/** More values are no name. */
const NAMING_AT_MOST = 2;

/** Several parts ask for it at once; one of them works it out. */
const kept = lastOf(
  (slots: readonly SlotRun[], scenario: Scenario, language: Language, limits: Limits): Kept | undefined => {
    if (slots.length < 2) return undefined;
    const differing = differingSettings(
      scenario,
      slots.map(({ spec }) => spec),
    );
    const settings = differing.filter(({ key }) => !isHidden(limits, key));
    const naming = settings.slice(0, NAMING_AT_MOST);
    const values = slots.map(({ spec }) => naming.map((setting) => valueIn(spec, setting, language)));
    const names = tellingNames(values.map(([name = '']) => name));
    const runs = slots.map((slot, index) => ({
      ...slot,
      name: names[index]!,
      wholeName: values[index]!.join(', '),
    }));
    // The run in front minus A; seen from A, that is B.
    const later = runs.find(({ front, slot }) => front && slot > 0) ?? runs[1]!;
    const results = keptResults(
      scenario,
      runs.map(({ record, spec }) => (record?.done && sameSpec(record.spec, spec) ? record : undefined)),
      [0, later.slot],
      language,
    );
    const { randomness } = compareSpecs(scenario, runs[0]!.spec, later.spec);
    const differsUnseen = differing.length > settings.length;
    return { runs, settings, differsUnseen, results, randomness, subtracted: [runs[0]!, later] };
  },
);
