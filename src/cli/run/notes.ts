// What the person should know about a link before its run: what was repaired, and what else it holds.

import { describeRepair } from '../../scenarios/kit/describe-repair.ts';
import { type Language, text } from '../../scenarios/kit/text.ts';
import type { Terminal } from '../command.ts';
import type { Request } from './request.ts';

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
