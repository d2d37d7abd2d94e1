// What there is to say of a link that was handed in, besides what came of it: in words, for the lecturer. No finding is a
// judgement of a person; what was done about it stands in the sentence.

import { type Text, text } from '../scenarios/kit/text.ts';

export type FindingCode =
  /** The link is not what the page wrote: cut off, mistyped, broken by a program. */
  | 'mangled'
  /** It says that something else came of the run. */
  | 'differs'
  | 'older-model'
  | 'newer-model'
  | 'unknown-scenario'
  | 'not-own-seed'
  /** The same person handed in another link for the same step later. */
  | 'replaced'
  | 'not-computed'
  /** Not copied by the button of a task or a question: there is nothing to compare with. */
  | 'no-claim';

export interface Finding {
  readonly code: FindingCode;
  readonly says: Text;
}

/** In one or two words, in the order of how much there is to look at. */
export const FINDINGS: Readonly<Record<FindingCode, Text>> = {
  mangled: text('mangled link', '손상된 링크'),
  differs: text('other result', '다른 결과'),
  'older-model': text('older model', '이전 모델'),
  'newer-model': text('newer model', '더 새로운 모델'),
  'unknown-scenario': text('unknown scenario', '모르는 시나리오'),
  'not-own-seed': text('not their own run', '다른 시드'),
  'not-computed': text('not computed', '계산하지 못함'),
  replaced: text('handed in again', '다시 제출함'),
  'no-claim': text('nothing claimed', '결과 없음'),
};
