// The words around a lesson's text, both languages, loaded with the sheet they stand on.

import { text } from '../../scenarios/kit/text.ts';

export const lessonWords = {
  notice: text('Things to notice', '눈여겨볼 것'),
  tries: text('Things to try', '해 볼 것'),
  set: text('Set it', '적용'),
  steps: text('The whole lesson', '강의 전체'),
  claims: text('What the paper claims', '논문의 주장'),
  judged: (figure: string) => text(`Judged by figure ${figure}`, `그림 ${figure}에서 판정`),
  references: text('Further reading', '읽을거리'),
  missing: text('The text of this lesson could not be loaded.', '이 강의의 글을 불러오지 못했습니다.'),
} as const;
