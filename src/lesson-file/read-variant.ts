// A run as it differs from another, as links write it: `rmin=200ms&e=4.5s:delay:200ms`. `step` is no difference: the run of
// the step itself.

import type { Reading } from '../expression/check.ts';
import { describeRepair } from '../scenarios/kit/describe-repair.ts';
import type { Variant } from '../scenarios/kit/lesson.ts';
import { readEdits } from '../scenarios/kit/read-edits.ts';
import type { Repair } from '../scenarios/kit/repair.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { inEveryLanguage, text } from '../scenarios/kit/text.ts';
import { readValue } from '../scenarios/kit/value.ts';
import { notKnown } from './phrases.ts';

/** What a run is called that differs in nothing. */
const OWN_RUN = 'step';

export function readVariant(given: string, scenario: Scenario): Reading<Variant> {
  if (given.trim() === OWN_RUN) return { data: {} };
  const sets: Record<string, ParamValue> = {};
  let changes: Variant['changes'];
  for (const { 0: piece, index: at } of given.matchAll(/[^&]+/g)) {
    const [, key = '', value] = /^\s*([^=]*?)\s*(?:=(.*))?$/s.exec(piece) ?? [];
    if (key === 'e') {
      const end = scenario.parameters.find((parameter) => parameter.key === 'end');
      const reading = readEdits(value ?? '', scenario.parameters, end?.kind === 'number' ? end.max : 0);
      const [repair] = reading.repairs;
      if (repair) return { at, message: wordsOf(repair) };
      changes = reading.changes;
      continue;
    }
    const parameter = scenario.parameters.find((candidate) => candidate.key === key);
    if (!parameter) {
      const known = scenario.parameters.map((each) => each.key);
      return { at: at + piece.search(/\S|$/), message: notKnown(text('setting', '설정'), key, known) };
    }
    if (!value && parameter.kind !== 'switch') {
      return { at, message: text(`"${key}" has no value`, `"${key}"에 값이 없습니다`) };
    }
    const reading = readValue(parameter, value ?? '1');
    if (reading.problem) {
      return { at, message: wordsOf({ ...reading.problem, key, given: piece.trim(), used: reading.value }) };
    }
    sets[key] = reading.value;
  }
  return {
    data: { ...(Object.keys(sets).length > 0 && { sets }), ...(changes && { changes }) },
  };
}

/** A file is not mended as a link is: what was wrong is said, and not what was done instead. */
const wordsOf = (repair: Repair) =>
  inEveryLanguage((language) =>
    describeRepair(repair, language)
      .replace(/, so (?:we use .*|it is ignored)(?=\.$)/, '')
      .replace(/므로 .*(?:씁니다|무시합니다)/, '므로 쓸 수 없습니다')
      .replace(/`/g, '"'),
  );
