// What the switch does under each of its drop policies, in sentences with the numbers of this run.

import { type Text, text } from '../../scenarios/kit/text.ts';
import type { Numbers } from './part-rules.ts';

export function switchRules(numbers: Numbers): readonly Text[] {
  const { params, buffer, threshold, cells, slot } = numbers;
  const served = text(
    `All senders share one buffer of ${buffer} cells; one cell leaves every ${slot}, whoever sent it.`,
    `모두가 함께 쓰는 셀 ${buffer}개짜리 버퍼가 하나 있고, 누구의 셀이든 ${slot}마다 하나씩 나갑니다.`,
  );
  const cut = cutRule(numbers);
  switch (params['policy']) {
    case 'epd':
      return [
        served,
        text(
          `Early packet discard (EPD): when the first cell of a packet finds ${threshold} cells or more, the whole packet is refused, all ${cells} cells of it. Otherwise it is admitted to the end.`,
          `조기 패킷 폐기(EPD): 패킷의 첫 셀이 왔을 때 셀이 ${threshold}개 이상 있으면 그 패킷의 셀 ${cells}개를 모두 거부합니다. 그렇지 않으면 끝까지 받습니다.`,
        ),
        text(
          'If the buffer still fills up in the middle of a packet:',
          '그래도 패킷 중간에 버퍼가 가득 차면 다음과 같습니다.',
        ),
        cut,
      ];
    case 'sd':
    case 'fba':
    case 'red':
      return [served, ...shareRules(numbers), cut];
    case 'none':
      return [packetSwitch(buffer)];
    case 'tail':
      return [
        served,
        text(
          'Tail drop: a cell is lost when it finds the buffer full; the other cells of its packet are still carried, in vain.',
          '테일 드롭: 버퍼가 가득 찼을 때 온 셀을 잃습니다. 그 패킷의 다른 셀은 그대로 실려 가지만 헛일이 됩니다.',
        ),
      ];
    default:
      return [served, cut];
  }
}

function cutRule({ params }: Numbers): Text {
  return params['keep'] === 'on'
    ? text(
        'Once a cell of a packet is lost, the rest of it is dropped too, except for its last cell.',
        '패킷의 셀 하나를 잃으면 마지막 셀만 빼고 나머지도 버립니다.',
      )
    : text(
        'Once a cell of a packet is lost, the rest of it is dropped too.',
        '패킷의 셀 하나를 잃으면 나머지도 버립니다.',
      );
}

function shareRules({ params, threshold, share }: Numbers): readonly Text[] {
  if (params['policy'] === 'red') {
    return [
      text(
        `When the average occupancy exceeds ${threshold} cells, packets are refused at random, more often the higher the average.`,
        `평균 점유가 셀 ${threshold}개를 넘으면 패킷을 무작위로 거부하며, 평균이 클수록 자주 거부합니다.`,
      ),
    ];
  }
  const fair = text(
    `Above ${threshold} cells it refuses a packet whose sender holds more than ${share} times its fair share of the buffer.`,
    `셀이 ${threshold}개를 넘으면 버퍼에서 공정한 몫의 ${share}배보다 많이 차지한 송신자의 패킷을 거부합니다.`,
  );
  if (params['policy'] === 'sd') return [fair];
  return [
    fair,
    text('The fuller the buffer, the smaller the share it allows.', '버퍼가 찰수록 허용하는 몫이 작아집니다.'),
  ];
}

const packetSwitch = (buffer: number): Text =>
  text(
    `A packet switch for comparison: packets are stored whole in a buffer the size of ${buffer} cells, and one that does not fit is refused whole.`,
    `비교를 위한 패킷 스위치입니다. 패킷은 온전히 도착할 때까지 셀 ${buffer}개 크기의 버퍼에서 기다리고, 들어갈 자리가 없으면 통째로 거부됩니다.`,
  );
