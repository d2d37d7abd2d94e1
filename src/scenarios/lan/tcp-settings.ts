// The TCP of the stations in the LAN scenarios, and which part of the run is counted and shown. The timers of the servers are
// in lesson-settings.ts; times of the profiles: engine/tcp/profile.ts.

import { ms, seconds } from '../../engine/core/time.ts';
import { count, duration, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { profileSetting } from '../tcp/profiles.ts';
import {
  delayedAck,
  forwardRtoRecovery,
  initialRto,
  limitedTransmit,
  lossRecovery,
  receiverWindow,
  segmentSize,
  slowStartAfterIdle,
} from '../tcp/settings.ts';
import { windowRules } from '../tcp/window-rules.ts';

/** The tick of each profile's clock, ns, and whether a connection that was idle starts slowly: all do. */
const TICKS_AND_IDLENESS = {
  rfc: { tick: ms(1), idle: true },
  ns2: { tick: ms(10), idle: true },
  ns2web: { tick: ms(10), idle: true },
  ns2001: { tick: ms(100), idle: true },
  linux: { tick: ms(1), idle: true },
};

const rules = settings({
  tcp: profileSetting({
    help: text(
      'Whose rules senders and receivers follow. Choosing one also sets the clock, the server’s RTO range, the initial RTO, limited transmit, slow start after idle and delayed ACK to its own.',
      '송신자와 수신자가 따르는 규칙입니다. 프로필을 고르면 시계 틱, 서버의 RTO 범위, 초기 RTO, 제한 전송, 유휴 뒤 슬로 스타트, 지연 ACK도 그 프로필의 값이 됩니다.',
    ),
    default: 'ns2web',
    besides: TICKS_AND_IDLENESS,
  }),
  cc: lossRecovery,
  lt: limitedTransmit(true),
  frto: forwardRtoRecovery,
  ...windowRules,
  idle: slowStartAfterIdle(true),
  irto: initialRto(seconds(6)),
  tick: duration({
    label: text('Clock tick', '시계 틱'),
    help: text(
      'Tick of the clock that measures the RTT; in the ns-2 profiles no RTO is shorter than two ticks.',
      'RTT를 재는 시계의 틱입니다. ns-2 프로필에서는 RTO가 두 틱보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.2',
    default: ms(10),
    min: ms(0.1),
    max: ms(100),
    step: ms(0.1),
    scale: 'log',
  }),
  crmin: duration({
    label: text('RTO minimum, clients', '클라이언트의 RTO 최솟값'),
    help: text(
      'For requests: a client’s retransmission timeout is never shorter than this.',
      '요청에 적용됩니다. 클라이언트의 재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    default: seconds(1),
    min: ms(1),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
  }),
  crmax: duration({
    label: text('RTO maximum, clients', '클라이언트의 RTO 최댓값'),
    help: text(
      'For requests: a client’s retransmission timeout is never longer than this.',
      '요청에 적용됩니다. 클라이언트의 재전송 타임아웃(RTO)은 이 값보다 길어지지 않습니다.',
    ),
    default: seconds(100),
    min: ms(50),
    max: seconds(200),
    step: ms(1),
    scale: 'log',
  }),
  wnd: receiverWindow(20),
  mss: segmentSize(1000, 1),
  dack: delayedAck(),
});

const watching = settings({
  warm: duration({
    label: text('Count from', '집계 시작'),
    help: text(
      'Results are counted from this time; everything before it is warm-up.',
      '이 시각부터 결과를 집계합니다. 그 전은 준비 구간입니다.',
    ),
    default: 0,
    min: 0,
    max: seconds(100),
    step: seconds(0.1),
  }),
  watch: count({
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
});

/** In the order of links. */
export const tcpSettings = settings({ ...rules, ...watching });
