// What one should know before believing the figure of Reno and CUBIC.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const cubicHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'The RFC prints tables of its formulas, not measurements; the formulas are the dashed lines. Their printed windows are a test of the engine. The paper’s own measurements were of kernels on a test bed, and none is drawn.',
      'RFC의 표는 측정값이 아니라 식의 값이고, 그 식이 파선입니다. 표의 윈도 값은 엔진의 테스트에 들어 있습니다. 논문은 실험망에서 커널을 쟀고, 그 값은 그리지 않았습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'A sender alone on 100 Mbit/s, so that neither queue nor link limits it. Of its packets 0.1 % or 1 % are lost, each for itself, at random. Reno repairs by SACK, as CUBIC does, so that only the windows differ.',
      '100 Mbit/s를 혼자 써서 큐도 링크도 한도가 되지 않습니다. 패킷은 0.1 % 또는 1 %가 저마다 무작위로 사라집니다. Reno도 CUBIC처럼 SACK으로 복구하므로 다른 것은 윈도뿐입니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Friendly here means the same rate alone under the same losses, as in the RFC’s tables. Both on one link is another question, and so are two senders with different round trips; here all senders of a run have one rule and one path.',
      '여기서 친화적이라는 것은 RFC의 표처럼 같은 손실에서 혼자 같은 속도를 낸다는 뜻입니다. 한 링크를 나누어 쓸 때나 왕복 시간이 다른 두 송신자는 다른 문제입니다. 여기서는 한 실행의 송신자가 모두 같은 규칙과 경로를 씁니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'A run counts from its first segment, slow start and all, which lifts the longest round trips by a little. The quick look leaves out two points, 20 and 400 ms.',
      '첫 세그먼트부터 세므로 슬로 스타트도 들어가고, 왕복이 가장 긴 점들이 조금 올라갑니다. 간단히 볼 때는 20 ms와 400 ms를 뺍니다.',
    ),
  },
];
