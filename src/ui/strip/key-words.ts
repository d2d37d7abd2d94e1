// What the key says besides the meaning of each mark, in both languages.

import { text } from '../../scenarios/kit/text.ts';

export const stripSigns = {
  inThisRun: (count: string) => text(`${count} in this run.`, `이 실행에 ${count}번.`),
  count: text(
    'A number beside a symbol: that many events of its kind lie too close together to be drawn separately.',
    '기호 옆의 숫자: 너무 가까이 있어 하나로 모은 같은 종류의 수입니다.',
  ),
  pale: text('A pale symbol lies ahead of the cursor.', '흐린 기호는 커서보다 뒤에 일어나는 이벤트입니다.'),
  bracket: text(
    'A bracket under the line spans idle time, in which nothing is in flight; purple if a timer ends it.',
    '선 아래의 괄호는 전송 중인 것이 없는 시간이며, 타이머가 끝내는 시간은 보라색입니다.',
  ),
  tick: text(
    'A fine tick under the line is an event of another connection.',
    '선 아래의 가는 선은 다른 연결에서 일어난 이벤트입니다.',
  ),
} as const;
