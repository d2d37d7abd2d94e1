// How the stations of the LAN scenarios speak TCP, and what of the run is counted and shown. The timers of the servers are
// in lesson-settings.ts; times of the profiles: engine/tcp/profile-times.ts.

import { ms, seconds } from '../../engine/core/time.ts';
import { PROFILE_TIMES, type TcpProfileName } from '../../engine/tcp/profile-times.ts';
import type { Parameter } from '../kit/parameter.ts';
import { choice, count, duration, size } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** The times a profile has of its own, and the tick of its clock; the sliders show them, and may move them. */
function timesOf(name: TcpProfileName, tick: number): Readonly<Record<string, number>> {
  const { minimumRto, maximumRto, initialRto, delayedAck } = PROFILE_TIMES[name];
  return { rmin: minimumRto, rmax: maximumRto, irto: initialRto, dack: delayedAck, tick };
}

const rules: readonly Parameter[] = [
  choice('tcp', {
    label: text('TCP profile', 'TCP 프로필'),
    help: text(
      'Whose rules senders and receivers follow. Choosing one also sets the clock, the server’s RTO range, the initial RTO and delayed ACK.',
      '송신자와 수신자가 따르는 규칙입니다. 프로필을 고르면 시계 눈금, 서버의 RTO 범위, 초기 RTO, 지연 ACK도 그 프로필의 값이 됩니다.',
    ),
    default: 'ns2web',
    options: [
      { value: 'rfc', label: text('RFC 5681 and RFC 6298', 'RFC 5681, RFC 6298'), sets: timesOf('rfc', ms(1)) },
      { value: 'ns2', label: text('ns-2.35', 'ns-2.35'), sets: timesOf('ns-2.35', ms(10)) },
      {
        value: 'ns2web',
        label: text('ns-2.35, web studies', 'ns-2.35, 웹 연구'),
        sets: timesOf('ns-2.35-web', ms(10)),
      },
      { value: 'ns2001', label: text('ns-2 of 2001', '2001년판 ns-2'), sets: timesOf('ns-2001', ms(100)) },
      { value: 'linux', label: text('like Linux', 'Linux 방식'), sets: timesOf('linux-like', ms(1)) },
    ],
  }),
  choice('cc', {
    label: text('Loss recovery', '손실 복구'),
    help: text(
      'What an ACK for only a part of the lost data does: Reno ends fast recovery, NewReno sends the next hole.',
      '잃은 데이터의 일부만 확인하는 ACK를 받았을 때의 동작입니다. Reno는 빠른 복구를 끝내고, NewReno는 다음 빈 곳을 재전송합니다.',
    ),
    cite: 'RFC 5681 3.2, RFC 6582',
    default: 'reno',
    options: [
      { value: 'reno', label: text('Reno', 'Reno') },
      { value: 'newreno', label: text('NewReno', 'NewReno') },
    ],
  }),
  duration('irto', {
    label: text('Initial RTO', '초기 RTO'),
    help: text('The timeout before the first RTT sample.', '첫 RTT 표본을 얻기 전의 타임아웃입니다.'),
    cite: 'RFC 6298 2.1',
    default: seconds(6),
    min: ms(10),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
  }),
  duration('tick', {
    label: text('Clock tick', '시계 눈금'),
    help: text(
      'Of the clock that measures the RTT; in the ns-2 profiles no RTO is shorter than two ticks.',
      'RTT를 재는 시계의 눈금입니다. ns-2 프로필에서는 RTO가 두 눈금보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.2',
    default: ms(10),
    min: ms(0.1),
    max: ms(100),
    step: ms(0.1),
    scale: 'log',
  }),
  duration('crmin', {
    label: text('RTO minimum, clients', '클라이언트의 RTO 최솟값'),
    help: text(
      'Of requests: the retransmission timeout of a client is never shorter than this.',
      '요청에 적용됩니다. 클라이언트의 재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    default: seconds(1),
    min: ms(1),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
  }),
  duration('crmax', {
    label: text('RTO maximum, clients', '클라이언트의 RTO 최댓값'),
    help: text(
      'Of requests: the retransmission timeout of a client is never longer than this.',
      '요청에 적용됩니다. 클라이언트의 재전송 타임아웃(RTO)은 이 값보다 길어지지 않습니다.',
    ),
    default: seconds(100),
    min: ms(50),
    max: seconds(200),
    step: ms(1),
    scale: 'log',
  }),
  count('wnd', {
    label: text('Receiver window, segments', '수신 윈도(세그먼트)'),
    help: text(
      'A sender never has more than this many segments unacknowledged.',
      '송신자는 확인받지 못한 세그먼트를 이 수보다 많이 두지 않습니다.',
    ),
    default: 20,
    min: 2,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
  size('mss', {
    label: text('Segment size', '세그먼트 크기'),
    help: text(
      'Payload of a full segment (SMSS), headers not counted.',
      '가득 찬 세그먼트의 데이터 크기(SMSS)입니다. 헤더는 세지 않습니다.',
    ),
    cite: 'RFC 5681 2',
    default: 1000,
    min: 1,
    max: 1460,
    step: 1,
  }),
  duration('dack', {
    label: text('Delayed ACK', '지연 ACK'),
    help: text(
      'How long an ACK for a single segment may be held back; 0 acknowledges every segment at once.',
      '세그먼트 하나에 대한 ACK를 미룰 수 있는 시간입니다. 0이면 세그먼트마다 바로 ACK를 보냅니다.',
    ),
    cite: 'RFC 5681 4.2',
    default: 0,
    min: 0,
    max: ms(500),
    step: ms(1),
  }),
];

const watching: readonly Parameter[] = [
  duration('warm', {
    label: text('Count from', '집계 시작'),
    help: text(
      'Results are counted from this time on; what came before is warm-up.',
      '이 시각부터 결과를 집계합니다. 그 전은 준비 구간입니다.',
    ),
    default: 0,
    min: 0,
    max: seconds(100),
    step: seconds(0.1),
  }),
  count('watch', {
    label: text('Watched connection', '지켜보는 연결'),
    help: text(
      'Number of the response connection whose window and timer are shown, counted user by user; beyond the last, the last.',
      '윈도와 타이머를 보여 줄 응답 연결의 번호입니다. 사용자 순서로 세며, 마지막 번호를 넘으면 마지막 연결을 보여 줍니다.',
    ),
    default: 1,
    min: 1,
    max: 999,
    step: 1,
  }),
];

/** In the order of links. */
export const tcpSettings: readonly Parameter[] = [...rules, ...watching];
