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

/** The same, or the letter of a run that the step opens: those beside its own first, its own last. */
export function readRunOfStep(given: string, scenario: Scenario, beside: readonly Variant[]): Reading<Variant> {
  const letter = given.trim();
  if (!/^[A-Z]$/.test(letter)) return readVariant(given, scenario);
  const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  if (beside.length > 0 && place <= beside.length) return { data: beside[place] ?? {} };
  const letters = 'ABC'
    .slice(0, beside.length + 1)
    .split('')
    .join(', ');
  return {
    at: given.indexOf(letter),
    message:
      beside.length === 0
        ? text(
            `this step has no runs beside its own, so there is no "${letter}"`,
            `이 단계에는 곁에 두는 실행이 없어 "${letter}"도 없습니다`,
          )
        : text(
            `this step has no run "${letter}", only ${letters}`,
            `이 단계의 실행은 ${letters}이고 "${letter}"는 없습니다`,
          ),
  };
}

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
