// The runs of a link, computed one after the other as each is alone, and what there is to say of them together.

import { explainPartingOnAnyStage } from '../../explain/parting/on-any-stage.ts';
import { type ToldParting, tellParting } from '../../explain/say.ts';
import { english } from '../../explain/words/english.ts';
import { korean } from '../../explain/words/korean.ts';
import type { Words } from '../../explain/words/words.ts';
import { differences, type ResultDifference } from '../../plot/differences.ts';
import type { Parting } from '../../record/divergence.ts';
import type { RunRecord } from '../../record/record.ts';
import { recordOf } from '../../runner/record-builder.ts';
import { sessionOf } from '../../runner/session-of.ts';
import { compareSpecs, type SpecComparison } from '../../scenarios/kit/compare-specs.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { computing } from '../run/computing.ts';
import type { ComparedRequest } from '../run/request.ts';

export const LETTERS = ['A', 'B', 'C'] as const;

export interface Comparison extends ComparedRequest {
  /** Of each run, eight hexadecimal digits. */
  readonly digests: readonly string[];
  readonly results: readonly ResultDifference[];
  /** Of B, and of C, beside A. */
  readonly besideA: readonly BesideA[];
}

export interface BesideA {
  readonly letter: (typeof LETTERS)[number];
  readonly specs: SpecComparison;
  readonly parting: Parting;
  readonly told: ToldParting;
}

const WORDS: Readonly<Record<Language, Words>> = { en: english, ko: korean };

/** Throws a UsageError for settings that cannot be built. */
export function compareRuns(request: ComparedRequest, language: Language): Comparison {
  const { scenario, runs } = request;
  const records = runs.map((run) => computing(run, () => recordOf(sessionOf(run.spec))));
  const [a, ...others] = records as [RunRecord, ...RunRecord[]];
  return {
    ...request,
    digests: records.map(({ digest }) => digestText(digest)),
    results: differences(
      scenario,
      records.map(({ metrics }) => metrics!),
    ),
    besideA: others.map((record, index) => {
      const run = index + 1;
      const explanation = explainPartingOnAnyStage({
        scenario,
        runs: [
          { run: 0, record: a },
          { run, record },
        ],
      });
      return {
        letter: LETTERS[run]!,
        specs: compareSpecs(scenario, a.spec, record.spec),
        parting: explanation.parting,
        told: tellParting(explanation, WORDS[language]),
      };
    }),
  };
}
