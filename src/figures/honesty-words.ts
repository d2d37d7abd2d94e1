// What the honest remarks of a figure are about, in words.

import { type Text, text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const HONESTY_WORDS: Readonly<Record<HonestyNote['about'], Text>> = {
  printed: text('What the paper prints', '논문에 인쇄된 것'),
  assumed: text('What we assumed', '우리가 가정한 것'),
  open: text('What is not settled', '가릴 수 없는 것'),
};
