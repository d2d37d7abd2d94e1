// How sure all verdicts are together: one sentence above every list of claims.

import { type Language, text } from '../scenarios/kit/text.ts';
import { figures } from './figures.ts';

/** At most this many verdicts in a hundred are wrong by chance: looks.ts. */
const WRONG = 5;

/** Claims of all figures; a claim that two figures share is judged twice. */
const count = figures.reduce(
  (sum, { claims }) => sum + claims.filter(({ judgement, readings }) => judgement ?? readings).length,
  0,
);

export function claimsAtLarge(language: Language): string {
  const wrong = Math.floor((count * WRONG) / 100);
  return text(
    `${count} claims are judged in all figures. Each verdict may be wrong by chance in up to ${WRONG} of 100 cases, so about ${wrong} wrong ones at most are to be expected.`,
    `모든 그림에서 주장 ${count}개를 판정합니다. 판정 하나가 우연히 틀릴 확률은 최대 ${WRONG} %이므로, 잘못된 판정은 많아야 ${wrong}개쯤으로 예상됩니다.`,
  )[language];
}
