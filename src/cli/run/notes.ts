// What the person should know about a link before its run: what was repaired, and what else it holds.

import { describeRepair } from '../../scenarios/kit/describe-repair.ts';
import { lacksUnit } from '../../scenarios/kit/read-quantity.ts';
import { setFromText } from '../../scenarios/kit/set-from-text.ts';
import { type Language, text } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import type { Terminal } from '../command.ts';
import { asTyped, keyOf, type Request, type Setting } from './request.ts';

const CORRECTED = text('The corrected link', '고친 링크');

export function noteRepairs(
  { repairs, link }: Pick<Request, 'repairs' | 'link'>,
  language: Language,
  terminal: Terminal,
): void {
  if (repairs.length === 0) return;
  for (const repair of repairs) terminal.note(describeRepair(repair, language).replaceAll('`', ''));
  terminal.note(`${CORRECTED[language]}: ${link}`);
}

const OTHERS = [
  text(
    'This link holds two runs, A and B; this is A. "lectern compare" computes both.',
    '이 링크에는 실행이 A와 B 두 개 있으며, 이것은 A입니다. "lectern compare"는 둘 다 계산합니다.',
  ),
  text(
    'This link holds three runs, A, B and C; this is A. "lectern compare" computes all of them.',
    '이 링크에는 실행이 A, B, C 세 개 있으며, 이것은 A입니다. "lectern compare"는 셋 다 계산합니다.',
  ),
];

export function noteOthers({ others }: Pick<Request, 'others'>, language: Language, terminal: Terminal): void {
  const words = OTHERS[others - 1];
  if (words) terminal.note(words[language]);
}

/** @param sweep as the link asks for it: of use to the page and to other commands */
export function noteSweep({ sweep }: Pick<Request, 'sweep'>, language: Language, terminal: Terminal): void {
  if (sweep === undefined) return;
  const words = text(
    `sweep=${sweep} in this link asks for many runs and has no effect here; "lectern figure" and "lectern sweep" compute them.`,
    `이 링크의 sweep=${sweep} 항목은 여러 실행을 뜻하며 여기서는 쓰지 않습니다. 여러 실행은 "lectern figure"와 "lectern sweep"으로 계산합니다.`,
  );
  terminal.note(words[language]);
}

/** Numbers without a unit, with the one they were read in. @param settings legal ones; of several values of one the last counts */
export function noteUnits(
  { scenario }: Pick<Request, 'scenario'>,
  settings: readonly Setting[],
  language: Language,
  terminal: Terminal,
): void {
  for (const setting of new Map(settings.map((each) => [keyOf(each), each])).values()) {
    const parameter = scenario.parameters.find(({ key }) => key === keyOf(setting))!;
    if (parameter.kind !== 'number' || !lacksUnit(setting.text, parameter.quantity)) continue;
    const value = writeValue(parameter, setFromText(scenario, setting.key, setting.text));
    const typed = asTyped(setting);
    const words = text(
      `${typed} has no unit; it is read as ${value}.`,
      `${typed}: 단위가 없어 ${value} 값으로 읽습니다.`,
    );
    terminal.note(words[language]);
  }
}
