// What the two LAN lessons are about: the server's timer and its NIC buffer, the workload, and the two servers of paper
// P0. How they are used: build files of this folder.

import { ms, seconds } from '../../engine/core/time.ts';
import type { ChoiceOption } from '../kit/parameter.ts';
import { choice, duration, onOff, packets, probability, settings } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';
import { lanRtoRule } from '../tcp/rto-rule.ts';
import { RTO_OF_TODAY } from '../tcp/rto-settings.ts';
import type { PresetName } from './presets.ts';

/** Names of the workloads. */
export const PRESET_LABELS: Readonly<Record<PresetName, Text>> = {
  story: text('One user', '사용자 한 명'),
  r1: text('R1: connections stay open', 'R1: 지속 연결'),
  r2: text('R2: new connections', 'R2: 매번 새 연결'),
  n1: text('N1: Poisson requests', 'N1: 포아송 요청'),
  n2: text('N2: Poisson, long responses', 'N2: 포아송 요청, 긴 응답'),
  n3: text('N3: even spacing, long responses', 'N3: 일정 간격 요청, 긴 응답'),
  c1: text('C1: users of R1', 'C1: R1과 같은 사용자'),
};

/** Which workload; the options and what they bring differ between the scenarios. */
export const workloadSetting = (options: readonly ChoiceOption<PresetName | 'own'>[]) =>
  choice({
    label: text('Workload', '부하'),
    help: text(
      'Who requests what. Choosing a workload sets users, connections and sizes; changing any of these makes it your own.',
      '누가 무엇을 요청하는지 정합니다. 고르면 사용자, 연결, 크기가 그 값으로 바뀌고, 그중 하나를 바꾸면 직접 설정이 됩니다.',
    ),
    default: 'story',
    options,
  });

const split = onOff({
  label: text('A server for the outside', '외부 접속용 서버'),
  help: text(
    'On: the WAN uses an external server behind the router. Off: its requests cross the LAN to the internal server.',
    '켜면 WAN의 요청을 라우터 너머 외부 서버가 처리하고, 끄면 요청이 LAN을 지나 내부 서버로 갑니다.',
  ),
  default: true,
});

/** In the order of links, where a scenario does not show others first. */
export const lessonSettings = settings({
  rmin: duration({
    label: text('RTO minimum', 'RTO 최솟값'),
    help: text(
      'The retransmission timeout of the internal server is never shorter than this.',
      '내부 서버의 재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.4',
    live: true,
    default: seconds(1),
    min: ms(1),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
    ticks: [ms(1), ms(10), ms(100), seconds(1), seconds(10)],
    paper: { value: ms(200), label: text('paper: 0.2 s', '논문: 0.2 s') },
  }),
  rto: choice({
    label: text('RTO of the server', '서버의 RTO'),
    help: text(
      'Bounded: computed from the RTT, between minimum and maximum. Fixed: always the minimum, never doubled. Linux adds to SRTT the larger of the minimum and 4 × RTTVAR; QUIC has no minimum, and adds the time for which an ACK may be delayed.',
      '범위 제한: RTT로 계산하되 최솟값과 최댓값 사이로 제한합니다. 고정: 늘 최솟값이며 두 배로 늘리지 않습니다. Linux는 SRTT에 최솟값과 4 × RTTVAR 가운데 큰 값을 더합니다. QUIC에는 최솟값이 없고 ACK를 미룰 수 있는 시간을 더합니다.',
    ),
    cite: 'RFC 6298 2.3, RFC 9002 6.2.1',
    default: 'bounded',
    options: [
      { value: 'bounded', label: text('bounded', '범위 제한') },
      { value: 'fixed', label: text('fixed', '고정') },
      ...RTO_OF_TODAY,
    ],
    rule: lanRtoRule,
  }),
  rmax: duration({
    label: text('RTO maximum', 'RTO 최댓값'),
    help: text(
      'The retransmission timeout of the internal server is never longer than this, however often it has been doubled.',
      '내부 서버의 재전송 타임아웃(RTO)은 몇 번을 두 배로 늘려도 이 값보다 길어지지 않습니다.',
    ),
    cite: 'RFC 6298 2.5',
    live: true,
    default: seconds(100),
    min: ms(50),
    max: seconds(200),
    step: ms(1),
    scale: 'log',
  }),
  nicq: packets({
    label: text('Queue in server NIC', '서버 NIC 큐'),
    help: text(
      'Packets that the internal server’s NIC can hold, counting the frame being sent; a packet that arrives at a full queue is dropped.',
      '내부 서버의 NIC가 담아 둘 수 있는 패킷 수입니다. 보내고 있는 프레임도 세며, 가득 차 있을 때 온 패킷은 버립니다.',
    ),
    live: true,
    default: 50,
    min: 2,
    max: 200,
    step: 1,
    ticks: [50, 100, 150, 200],
    paper: { value: 70, label: text('paper: 70', '논문: 70') },
  }),
  util: probability({
    label: text('Target utilisation', '목표 이용률'),
    help: text(
      'Share of the bus that the clients’ pages should take; think times or request rates are set to reach it.',
      '클라이언트의 페이지가 버스를 쓰게 하려는 비율입니다. 생각 시간이나 요청률을 이 값에 맞춥니다.',
    ),
    default: 0.4,
    min: 0.01,
    max: 0.9,
    step: 0.01,
  }),
  split,
  xrmin: duration({
    label: text('RTO minimum, external server', '외부 서버의 RTO 최솟값'),
    help: text(
      'The retransmission timeout of the external server is never shorter than this.',
      '외부 서버의 재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    live: true,
    default: seconds(1),
    min: ms(1),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
  }),
});
