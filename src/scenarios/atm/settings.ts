// The settings of `tcp-over-atm`: five for the lesson, then the setup with a name and everything else. The order here is the
// order in links. What the paper does not state says so.

import { ms, seconds } from '../../engine/core/time.ts';
import { kbps, Mbps } from '../../engine/core/units.ts';
import { end } from '../kit/define.ts';
import { choice, count, duration, factor, probability, rate, settings, size, type Values } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { cellRule } from './cell-rule.ts';
import { policyOptions } from './policy-words.ts';
import { PRESETS } from './presets.ts';
import { tcpSettings } from './tcp-settings.ts';

const lesson = settings({
  rmin: duration({
    label: text('RTO minimum', 'RTO 최솟값'),
    help: text(
      'The retransmission timeout is never shorter than this; the paper compares 450 ms and 100 ms.',
      '재전송 타임아웃은 이 값보다 짧아지지 않습니다. 논문은 450 ms와 100 ms를 비교합니다.',
    ),
    live: true,
    visible: true,
    default: ms(450),
    min: ms(20),
    max: seconds(3),
    step: ms(1),
    scale: 'log',
    ticks: [ms(20), ms(100), ms(450), seconds(3)],
    paper: { value: ms(100), label: text('100 ms in the paper', '논문의 100 ms') },
  }),
  policy: choice({
    label: text('Drop policy', '폐기 정책'),
    help: text(
      'What the switch drops as its buffer fills: cells (tail drop), the rest of a damaged packet (PPD), or whole packets once a threshold is reached (EPD).',
      '버퍼가 찰 때 스위치가 버리는 것입니다. 셀, 잘린 패킷의 나머지(PPD), 또는 임계값부터 패킷을 통째로(EPD) 버립니다.',
    ),
    live: true,
    visible: true,
    default: 'epd',
    options: policyOptions,
    rule: cellRule,
  }),
  buf: count({
    label: text('Buffer, cells', '버퍼(셀)'),
    help: text(
      'Cells the switch can hold for its output link. Not stated in the paper.',
      '스위치가 출력 링크 앞에 담을 수 있는 셀 수입니다. 논문에는 나와 있지 않습니다.',
    ),
    live: true,
    visible: true,
    default: 1100,
    min: 50,
    max: 10_000,
    step: 1,
    scale: 'log',
  }),
  th: count({
    label: text('Threshold, cells', '임계값(셀)'),
    help: text(
      'At this many cells or more, EPD refuses packets at their first cell. Not stated in the paper.',
      '버퍼에 이만큼 차면 EPD는 첫 셀부터 패킷을 거부합니다. 논문에는 나와 있지 않습니다.',
    ),
    live: true,
    visible: true,
    default: 550,
    min: 1,
    max: 10_000,
    step: 1,
    scale: 'log',
  }),
  mtu: size({
    label: text('Packet size', '패킷 크기'),
    help: text(
      'IP packets of full segments, headers included; 9180 is the default for IP over ATM.',
      '가득 찬 세그먼트의 IP 패킷 크기이며 헤더를 포함합니다. 9180은 ATM 위 IP의 기본값입니다.',
    ),
    cite: 'RFC 2225',
    visible: true,
    default: 9180,
    min: 44,
    max: 9180,
    step: 1,
    scale: 'log',
  }),
});

const setup = choice({
  label: text('Setup', '설정 묶음'),
  help: text(
    'Sets everything else at once; afterwards each setting can be moved by itself.',
    '나머지 설정을 한꺼번에 정합니다. 그 뒤에 하나씩 바꿀 수 있습니다.',
  ),
  default: 'p450',
  options: [
    {
      value: 'p450',
      label: text('Our reading of the paper, 450 ms', '논문에 대한 우리의 해석, 450 ms'),
      sets: PRESETS.p450,
    },
    {
      value: 'p100',
      label: text('Our reading of the paper, 100 ms', '논문에 대한 우리의 해석, 100 ms'),
      sets: PRESETS.p100,
    },
    {
      value: 'small',
      label: text('Small loss (tail drop, 2090 cells)', '작은 손실(테일 드롭, 셀 2090개)'),
      sets: PRESETS.small,
    },
    { value: 'tight', label: text('EPD with 1000 and 500 cells', 'EPD, 셀 1000개와 500개'), sets: PRESETS.tight },
    {
      value: 'ample',
      label: text('No loss (3500 and 2200 cells)', '손실 없음(셀 3500개와 2200개)'),
      sets: PRESETS.ample,
    },
    { value: 'rf', label: text('In the style of Romanow and Floyd', 'Romanow와 Floyd 방식'), sets: PRESETS.rf },
    { value: 'own', label: text('your own', '직접 설정') },
  ],
});

const ON_OFF = [
  { value: 'off', label: text('off', '끔') },
  { value: 'on', label: text('on', '켬') },
] as const;

const network = settings({
  n: count({
    label: text('Senders', '송신자 수'),
    help: text('Hosts that send to B through the switch.', '스위치를 거쳐 B로 보내는 호스트의 수입니다.'),
    default: 2,
    min: 1,
    max: 10,
    step: 1,
  }),
  bw: rate({
    label: text('Cell links', '셀 링크 속도'),
    help: text(
      'Rate of every link with cells, of the output link alone where those of the senders are faster; 21.2 Mbit/s make slots of 20 µs.',
      '셀이 다니는 모든 링크의 속도이며, 송신자의 링크가 더 빠르면 출력 링크의 속도입니다. 21.2 Mbit/s이면 슬롯 하나가 20 µs입니다.',
    ),
    default: Mbps(21.2),
    min: Mbps(1),
    max: Mbps(155.52),
    step: kbps(10),
    scale: 'log',
  }),
  delay: duration({
    label: text('Delay of a link', '링크 지연'),
    help: text(
      'One-way propagation on each cell link; from host to switch in whole slots.',
      '셀 링크 하나의 편도 전파 지연입니다. 호스트에서 스위치까지는 슬롯 단위로 셉니다.',
    ),
    default: 0,
    min: 0,
    max: ms(50),
    step: 1000,
  }),
  llc: choice({
    label: text('LLC/SNAP header', 'LLC/SNAP 헤더'),
    help: text('Eight bytes more in front of each packet.', '패킷마다 앞에 8바이트를 더 붙입니다.'),
    cite: 'RFC 2684',
    default: 'off',
    options: ON_OFF,
  }),
  keep: choice({
    label: text('End cell of a cut packet', '잘린 패킷의 마지막 셀'),
    help: text(
      'On: it is still offered, so that the receiver sees where the next packet begins.',
      '켜면 마지막 셀은 버퍼에 넣어 봅니다. 그래야 수신자가 다음 패킷의 시작을 압니다.',
    ),
    default: 'off',
    options: ON_OFF,
  }),
  cut: choice({
    label: text('Rest of a cut packet', '잘린 패킷의 나머지'),
    help: text(
      'Where the drop policy is a rule of your own, which is asked at the first cell only: once a cell is lost, is the rest dropped (as PPD does) or still offered to the buffer (as tail drop does)?',
      '직접 쓴 폐기 규칙은 첫 셀에서만 묻습니다. 그 뒤에 셀을 잃은 패킷의 나머지를 PPD처럼 버릴지, 테일 드롭처럼 계속 버퍼에 넣어 볼지 정합니다.',
    ),
    default: 'drop',
    options: [
      { value: 'drop', label: text('dropped', '버림') },
      { value: 'offer', label: text('still offered', '계속 넣어 봄') },
    ],
  }),
  glue: choice({
    label: text('A lost end cell glues packets', '마지막 셀을 잃으면 패킷이 붙음'),
    help: text(
      'On, as real AAL5: the next packet is taken for the rest of this one, and both are thrown away.',
      '켜면 실제 AAL5처럼 다음 패킷이 이 패킷의 나머지로 여겨져 둘 다 폐기됩니다.',
    ),
    default: 'off',
    options: ON_OFF,
  }),
  z: factor({
    label: text('Share Z', '몫 Z'),
    help: text(
      'Selective drop and fair buffer allocation refuse a sender that holds more than Z times its fair share.',
      '선택적 폐기와 공정 버퍼 할당은 공정한 몫의 Z배보다 많이 차지한 송신자를 거부합니다.',
    ),
    default: 0.8,
    min: 0.5,
    max: 1,
    step: 0.05,
  }),
  order: choice({
    label: text('Cells of one slot', '한 슬롯의 셀 순서'),
    help: text('Whose cell is offered first.', '누구의 셀을 먼저 버퍼에 넣어 볼지 정합니다.'),
    default: 'random',
    options: [
      { value: 'random', label: text('at random', '무작위') },
      { value: 'turns', label: text('in turns', '번갈아') },
    ],
  }),
  ackd: duration({
    label: text('Way of an ACK', 'ACK가 오는 시간'),
    help: text(
      'Acknowledgements take no ATM way here; they come back after this time.',
      '여기서 ACK는 ATM을 거치지 않고 이 시간 뒤에 돌아옵니다.',
    ),
    default: 20_000,
    min: 1000,
    max: ms(100),
    step: 1000,
    scale: 'log',
  }),
  rest: probability({
    label: text('Rest between packets', '패킷 사이의 쉼'),
    help: text(
      'Hosts rest after a packet for up to this part of its time, at random.',
      '호스트는 패킷을 보낸 뒤 그 시간의 이 비율까지 무작위로 쉽니다.',
    ),
    default: 0,
    min: 0,
    max: 0.5,
    step: 0.01,
  }),
  cell: size({
    label: text('Payload of a cell', '셀의 페이로드'),
    help: text(
      'What a cell carries behind its header of 5 bytes: 48 in ATM, more if packets are cut into larger fragments. The buffer still counts cells.',
      '셀이 5바이트 헤더 뒤에 싣는 양입니다. ATM은 48바이트이고, 패킷을 더 큰 조각으로 나누면 늘어납니다. 버퍼는 그대로 셀 수로 셉니다.',
    ),
    default: 48,
    min: 48,
    max: 1480,
    step: 1,
    scale: 'log',
  }),
  pace: count({
    label: text('Senders’ links, times as fast', '송신자 링크의 빠르기(배)'),
    help: text(
      'How many times as fast as the output link each sender’s link is: 1 as in the paper; from 2 on one sender alone can fill the buffer.',
      '송신자의 링크가 출력 링크보다 몇 배 빠른지 정합니다. 논문은 1배이고, 2배부터는 송신자 하나만으로도 버퍼가 찰 수 있습니다.',
    ),
    default: 1,
    min: 1,
    max: 8,
    step: 1,
  }),
});

/** In the order of links. */
export const atmSettings = settings({
  ...lesson,
  setup,
  ...network,
  ...tcpSettings,
  end: { ...end, default: seconds(10), min: seconds(0.5), max: seconds(60) },
});

/** House units. */
export type AtmValues = Values<typeof atmSettings>;
