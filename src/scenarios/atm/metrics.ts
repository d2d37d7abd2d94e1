// The results of `tcp-over-atm` in words; how they are counted: results.ts.

import { withBetter } from '../kit/better.ts';
import type { MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

const metrics: readonly MetricInfo[] = [
  {
    name: 'load',
    unit: 'fraction',
    label: text('Load', '부하'),
    help: text('Slots of the output link that carried a cell.', '출력 링크에서 셀을 실은 슬롯의 비율입니다.'),
    minor: true,
  },
  {
    name: 'goodput',
    unit: 'bit/s',
    label: text('Goodput', '유효 처리량'),
    help: text(
      'New data that reached the applications in order, divided by the length of the run.',
      '응용 프로그램에 순서대로 도착한 새 데이터를 실행 길이로 나눈 값입니다.',
    ),
  },
  {
    name: 'efficiency',
    unit: 'fraction',
    label: text('Efficiency', '효율'),
    help: text(
      'Goodput as a part of what the link could carry in full packets of this size.',
      '이 크기의 가득 찬 패킷만 지나갈 때 링크가 실을 수 있는 양에 대한 유효 처리량의 비율입니다.',
    ),
  },
  {
    name: 'lostCells',
    unit: 'count',
    label: text('Cells dropped', '폐기된 셀'),
    help: text('Cells the switch did not take, of all senders.', '스위치가 받지 않은 셀이며 모든 송신자를 셉니다.'),
  },
  {
    name: 'deadCells',
    unit: 'count',
    label: text('Dead cells', '헛된 셀'),
    help: text(
      'Cells that were carried although their packet could not be delivered, headers of trimmed packets included.',
      '패킷을 전달할 수 없는데도 실려 간 셀이며, 헤더만 간 패킷의 헤더도 셉니다.',
    ),
    minor: true,
  },
  {
    name: 'refused',
    unit: 'packets',
    label: text('Packets refused', '거부된 패킷'),
    help: text('Packets of which the switch took no cell.', '스위치가 셀을 하나도 받지 않은 패킷입니다.'),
  },
  {
    name: 'cut',
    unit: 'packets',
    label: text('Packets cut', '잘린 패킷'),
    help: text('Packets that lost some of their cells.', '셀의 일부를 잃은 패킷입니다.'),
  },
  {
    name: 'trimmed',
    unit: 'packets',
    label: text('Packets trimmed', '헤더만 간 패킷'),
    help: text(
      'Packets whose payload the switch dropped and whose header went on.',
      '스위치가 페이로드를 버리고 헤더만 보낸 패킷입니다.',
    ),
    minor: true,
  },
  {
    name: 'bigGaps',
    unit: 'count',
    label: text('Silences', '침묵'),
    help: text(
      'Runs of slots without a cell that lasted half the RTO minimum or longer.',
      '셀이 없는 슬롯이 RTO 최솟값의 절반 이상 이어진 횟수입니다.',
    ),
  },
  {
    name: 'meanGap',
    unit: 'ns',
    label: text('Mean silence', '평균 침묵'),
    help: text('How long those silences were on average.', '그 침묵의 평균 길이입니다.'),
    average: true,
    none: text('no silence', '침묵 없음'),
    minor: true,
  },
  {
    name: 'timeouts',
    unit: 'count',
    label: text('Timeouts', '타임아웃'),
    help: text('Number of retransmission timers that expired.', '재전송 타이머가 만료된 횟수입니다.'),
  },
  {
    name: 'share',
    unit: 'fraction',
    label: text('Share of the first sender', '첫 송신자의 몫'),
    help: text('Its part of all that was delivered.', '전달된 양 가운데 첫 송신자의 비율입니다.'),
    minor: true,
  },
  {
    name: 'fairness',
    unit: 'fraction',
    label: text('Fairness', '공정성'),
    help: text(
      'Jain’s index of what the senders got: 100 % if all got the same, 1/n if one of n got everything.',
      '송신자들이 얻은 양의 Jain 지수입니다. 모두 같으면 100 %, n명 중 하나가 다 가졌으면 1/n입니다.',
    ),
    minor: true,
  },
  {
    name: 'glued',
    unit: 'packets',
    label: text('Packets glued', '붙은 패킷'),
    help: text(
      'Packets that came whole behind the rest of one whose end cell was lost.',
      '마지막 셀을 잃은 패킷의 나머지 뒤에 온전히 온 패킷입니다.',
    ),
    minor: true,
  },
  {
    name: 'fastRetransmits',
    unit: 'count',
    label: text('Fast retransmits', '빠른 재전송'),
    help: text(
      'Number of retransmissions triggered by three duplicate ACKs.',
      '중복 ACK 세 개를 받아 재전송한 횟수입니다.',
    ),
    minor: true,
  },
  {
    name: 'retransmissions',
    unit: 'packets',
    label: text('Retransmissions', '재전송한 세그먼트'),
    help: text('Segments that were sent again, for whatever reason.', '이유와 상관없이 다시 보낸 세그먼트의 수입니다.'),
    minor: true,
  },
  {
    name: 'spurious',
    unit: 'packets',
    label: text('Spurious retransmissions', '불필요한 재전송'),
    help: text(
      'Retransmissions that brought a receiver what it already had.',
      '수신자가 이미 받은 것을 다시 보낸 재전송입니다.',
    ),
    minor: true,
  },
  {
    name: 'largestQueue',
    unit: 'count',
    label: text('Fullest buffer', '최대 버퍼 점유'),
    help: text('The most cells in the buffer at once.', '버퍼에 한꺼번에 있던 셀의 최대 개수입니다.'),
    minor: true,
  },
  {
    name: 'cellsServed',
    unit: 'count',
    label: text('Cells carried', '실어 나른 셀'),
    help: text('Cells that left on the output link.', '출력 링크로 나간 셀의 수입니다.'),
    minor: true,
  },
];

/** In the order in which they are shown. */
export const atmMetrics = withBetter(metrics, {
  more: ['goodput', 'efficiency', 'fairness'],
  less: ['lostCells', 'deadCells', 'bigGaps', 'meanGap', 'timeouts', 'glued', 'retransmissions', 'spurious'],
});
