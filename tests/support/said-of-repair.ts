// What the sentence about a repair has to name, whatever its words are.

import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { asWords, formatExactly } from '../../src/scenarios/kit/format-value.ts';
import type { Repair } from '../../src/scenarios/kit/repair.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';

/** What it does not name: what was given, what is used instead, what may have been meant, which run it is about. */
export function leftOut(repair: Repair, language: Language): readonly string[] {
  const said = describeRepair(repair, language);
  const { given, used, quantity, suggestion, run, options = [], message } = repair;
  const instead = typeof used === 'number' ? asWords(formatExactly(used, quantity ?? 'count', language)) : used;
  const owed = [`\`${given}\``, instead, suggestion, run && `${'ABC'[run]}: `, ...options, message?.[language]];
  return owed.filter((each) => each !== undefined && !said.includes(`${each}`)).map(String);
}
