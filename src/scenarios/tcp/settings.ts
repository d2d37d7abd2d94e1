// Settings that every scenario with TCP senders has, each with its own default; the profile is in profiles.ts.
// Left out: the range of the RTO, which a lesson words for its own sender.

import { ms, type Nanos, seconds } from '../../engine/core/time.ts';
import type { Recovery } from '../../engine/tcp/flow.ts';
import { type ChoiceSetting, choice, count, duration, onOff, packets, size } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

/** Key `cc`. */
export const lossRecovery = choice({
  label: text('Congestion control', '혼잡 제어'),
  help: text(
    'How losses are repaired, and how the window moves. With Reno a partial ACK ends fast recovery, with NewReno it shows the next hole, with SACK the receiver says what it has. RACK-TLP tells losses by time, and sends a probe where no ACK comes. CUBIC repairs as SACK does, keeps 7/10 of the window after a loss, and grows it with the time since then, not with the round trip. The ns-2 profiles have Reno and SACK, that of Linux NewReno only.',
    '손실을 복구하고 윈도를 움직이는 방법입니다. 부분 ACK를 받으면 Reno는 빠른 회복을 끝내고, NewReno는 다음 빈 곳을 재전송합니다. SACK에서는 수신자가 무엇을 받았는지 알려 줍니다. RACK-TLP는 시간으로 손실을 판단하고 ACK가 오지 않으면 탐침을 보냅니다. CUBIC은 SACK처럼 복구하고, 손실 뒤에 윈도의 7/10을 남기며, 왕복 시간이 아니라 그 뒤로 지난 시간에 따라 윈도를 늘립니다. ns-2 프로필에는 Reno와 SACK만, Linux 프로필에는 NewReno만 있습니다.',
  ),
  cite: 'RFC 5681 3.2, RFC 6582, RFC 6675, RFC 8985, RFC 9438',
  default: 'reno',
  options: [
    { value: 'reno', label: text('Reno', 'Reno') },
    { value: 'newreno', label: text('NewReno', 'NewReno') },
    { value: 'sack', label: text('SACK', 'SACK') },
    { value: 'rack', label: text('RACK-TLP, with SACK', 'RACK-TLP(SACK 포함)') },
    { value: 'cubic', label: text('CUBIC, with SACK', 'CUBIC(SACK 포함)') },
  ],
});

/** Key `cc` where the network can mark. */
export const withDctcp: ChoiceSetting<Recovery> = {
  ...lossRecovery,
  help: text(
    `${lossRecovery.help.en} DCTCP cuts by the fraction of packets that came marked; it needs a queue that marks.`,
    `${lossRecovery.help.ko} DCTCP는 표시된 패킷의 비율만큼만 윈도를 줄입니다. 패킷에 표시하는 큐가 필요합니다.`,
  ),
  cite: `${lossRecovery.cite}, RFC 8257`,
  options: [...lossRecovery.options, { value: 'dctcp', label: text('DCTCP, with SACK', 'DCTCP(SACK 포함)') }],
};

/** Key `qk`. @param first packets */
export const markingThreshold = (first: number) =>
  packets({
    label: text('Marking threshold, K', '표시 임계값, K'),
    help: text(
      'A packet that finds more than this many packets there, the one being sent among them, is marked.',
      '보내고 있는 것까지 이 수보다 많은 패킷이 있을 때 도착한 패킷에 표시합니다.',
    ),
    cite: 'RFC 8257 3.1',
    default: first,
    min: 1,
    max: 1000,
    step: 1,
    scale: 'log',
  });

/** An option of the key `queue`. */
export const MARKS_ABOVE = {
  value: 'mark',
  label: text('Mark above a threshold (for DCTCP)', '임계값 초과 시 표시(DCTCP용)'),
} as const;

/** Key `lt`. @param first the default profile's own */
export const limitedTransmit = (first: boolean) =>
  onOff({
    label: text('Limited transmit', '제한 전송'),
    help: text(
      'Each of the first two duplicate ACKs sends one new segment, so that a small window, too, gets its third duplicate ACK.',
      '처음 두 중복 ACK마다 새 세그먼트를 하나씩 보냅니다. 윈도가 작아도 세 번째 중복 ACK를 받을 수 있습니다.',
    ),
    cite: 'RFC 3042',
    default: first,
  });

/** Key `frto`. */
export const forwardRtoRecovery = onOff({
  label: text('F-RTO', 'F-RTO'),
  help: text(
    'After a timeout one segment is sent again; if its ACK moves on, two new ones follow. If the next ACK moves on, too, the timeout was spurious, nothing else is sent again, and the window is restored (Eifel response). In the profile of the RFCs, with Reno, NewReno or SACK.',
    '타임아웃 뒤에 세그먼트 하나만 다시 보내고, ACK가 앞으로 나아가면 새 세그먼트 둘을 보냅니다. 다음 ACK도 앞으로 나아가면 타임아웃이 불필요했으므로 더는 다시 보내지 않고 윈도를 되돌립니다(Eifel 응답). RFC 프로필의 Reno, NewReno, SACK에서 쓸 수 있습니다.',
  ),
  cite: 'RFC 5682, RFC 4015',
  default: false,
});

/** Key `idle`. @param first the default profile's own */
export const slowStartAfterIdle = (first: boolean) =>
  onOff({
    label: text('Slow start after idle', '유휴 뒤 슬로 스타트'),
    help: text(
      'A connection that has been idle for longer than its RTO starts again from a small window: at most the initial window under RFC 5681, one segment in ns-2, half for every RTO in Linux.',
      'RTO보다 오래 쉰 연결은 작은 윈도로 다시 시작합니다. RFC 5681은 초기 윈도 이하로, ns-2는 세그먼트 하나로 줄이고, Linux는 RTO가 지날 때마다 절반으로 줄입니다.',
    ),
    cite: 'RFC 5681 4.1',
    default: first,
  });

/** Key `irto`. @param first ns */
export const initialRto = (first: Nanos) =>
  duration({
    label: text('Initial RTO', '초기 RTO'),
    help: text('The timeout before the first RTT sample.', '첫 RTT 표본을 얻기 전의 타임아웃입니다.'),
    cite: 'RFC 6298 2.1',
    default: first,
    min: ms(10),
    max: seconds(10),
    step: ms(1),
    scale: 'log',
  });

/** Key `wnd`. @param first segments */
export const receiverWindow = (first: number) =>
  count({
    label: text('Receiver window, segments', '수신 윈도(세그먼트)'),
    help: text(
      'A sender never has more than this many segments unacknowledged.',
      '송신자는 확인받지 못한 세그먼트를 이 수보다 많이 두지 않습니다.',
    ),
    default: first,
    min: 2,
    max: 1000,
    step: 1,
    scale: 'log',
  });

/** Key `mss`. @param first bytes @param min bytes; the most is what fits an Ethernet frame @param max bytes */
export const segmentSize = (first: number, min: number, max = 1460) =>
  size({
    label: text('Segment size', '세그먼트 크기'),
    help: text(
      'Payload of a full segment (SMSS), headers not counted.',
      '가득 찬 세그먼트의 데이터 크기(SMSS)입니다. 헤더는 세지 않습니다.',
    ),
    cite: 'RFC 5681 2',
    default: first,
    min,
    max,
    step: 1,
  });

/** Key `dack`. @param help who holds the ACK back */
export const delayedAck = (
  help: Text = text(
    'How long an ACK for a single segment may be delayed; 0 acknowledges every segment at once.',
    '세그먼트 하나에 대한 ACK를 미룰 수 있는 시간입니다. 0이면 세그먼트마다 바로 ACK를 보냅니다.',
  ),
) =>
  duration({
    label: text('Delayed ACK', '지연 ACK'),
    help,
    cite: 'RFC 5681 4.2',
    default: 0,
    min: 0,
    max: ms(500),
    step: ms(1),
  });
