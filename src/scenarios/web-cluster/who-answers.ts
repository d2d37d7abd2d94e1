// The question of `web-cluster` and the words under it: also the first step of its lesson.

import { text } from '../kit/text.ts';

export const whoAnswers = {
  question: text('Who should answer this request?', '이 요청은 누가 답해야 할까요?'),
  see: text(
    'Five thousand users, eight nodes, and one dispatcher that takes a millisecond to say who serves a request. A node serves its most requested documents by itself, in milliseconds; all other requests wait in one queue.',
    '사용자 5000명, 노드 여덟 대, 그리고 누가 처리할지 정하는 데 1 ms가 걸리는 디스패처 하나가 있습니다. 노드는 자주 요청받는 문서를 직접 몇 ms 만에 처리하지만, 나머지는 모두 한 큐에서 기다립니다.',
  ),
};
