// The settings of `reno`: five for the lesson, the rest behind "more settings". The order here is the order in links.
// Rules and default values: RFC 5681 and RFC 6298. How the settings are used: network.ts.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { kbps, Mbps } from '../../engine/core/units.ts';
import { choice, count, duration, packets, probability, rate, settings, size, type Values } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { profileSetting } from '../tcp/profiles.ts';
import { rtoRule } from '../tcp/rto-rule.ts';
import { fixedRto, rtoAlgorithm, rtoMaximum, rttvarFactor } from '../tcp/rto-settings.ts';
import {
  delayedAck,
  forwardRtoRecovery,
  initialRto,
  limitedTransmit,
  receiverWindow,
  segmentSize,
  withDctcp,
} from '../tcp/settings.ts';
import { windowRules } from '../tcp/window-rules.ts';
import { redSettings } from './red-settings.ts';

const lesson = settings({
  rmin: duration({
    label: text('RTO minimum', 'RTO 최솟값'),
    help: text(
      'The retransmission timeout is never shorter than this.',
      '재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.4',
    live: true,
    visible: true,
    default: seconds(1),
    min: ms(1),
    max: seconds(3),
    step: ms(1),
    scale: 'log',
    ticks: [ms(1), ms(10), ms(100), seconds(1)],
  }),
  q: packets({
    label: text('Router queue', '라우터 큐'),
    help: text(
      'Packets the router can hold for B, counting the one being sent; a packet that arrives at a full queue is dropped. Marked is the bandwidth-delay product (BDP), which is enough for one sender, and what may be enough for n that are out of step, BDP/√n.',
      '라우터가 B로 보내려고 담아 둘 수 있는 패킷 수입니다. 전송 중인 패킷도 세며, 가득 차 있을 때 도착한 패킷은 버립니다. 눈금은 송신자 하나에 충분한 대역폭-지연 곱(BDP)과, 서로 어긋나게 움직이는 송신자 n개에 충분할 수 있는 BDP/√n입니다.',
    ),
    cite: 'Villamizar and Song 1994; Appenzeller et al. 2004',
    live: true,
    visible: true,
    default: 15,
    min: 2,
    max: 200,
    step: 1,
    scale: 'log',
  }),
  bw: rate({
    label: text('Bottleneck rate', '병목 링크 속도'),
    help: text('Rate of the link from the router to B.', '라우터에서 B로 가는 링크의 전송 속도입니다.'),
    live: true,
    visible: true,
    default: Mbps(2),
    min: kbps(100),
    max: Mbps(100),
    step: kbps(10),
    scale: 'log',
  }),
  delay: duration({
    label: text('Bottleneck delay', '병목 링크 지연'),
    help: text('One-way propagation delay between the router and B.', '라우터와 B 사이의 편도 전파 지연입니다.'),
    live: true,
    visible: true,
    default: ms(20),
    min: ms(1),
    max: ms(500),
    step: us(100),
    scale: 'log',
  }),
  loss: probability({
    label: text('Random loss', '무작위 손실'),
    help: text(
      'Probability that a packet from the router to B is lost in transit.',
      '라우터에서 B로 가는 패킷이 도중에 사라질 확률입니다.',
    ),
    live: true,
    visible: true,
    default: 0,
    min: 0,
    max: 0.2,
    step: 0.001,
  }),
});

const timer = settings({
  rmax: rtoMaximum({ min: ms(100), step: ms(1) }),
  rto: { ...rtoAlgorithm, rule: rtoRule },
  rfix: { ...fixedRto({ default: seconds(1), min: ms(10), max: seconds(10), step: ms(1) }), live: true },
  irto: initialRto(seconds(1)),
  g: duration({
    label: text('Clock granularity', '시계 틱'),
    help: text(
      'The variance term of the RTO is never smaller than one tick of this clock; the ns-2 profiles have their own.',
      'RTO의 분산 항은 이 시계의 한 틱보다 작아지지 않습니다. ns-2 프로필은 자체 시계를 씁니다.',
    ),
    cite: 'RFC 6298 2.2',
    default: ms(1),
    min: ms(1),
    max: ms(500),
    step: ms(1),
    scale: 'log',
  }),
  k: { ...rttvarFactor, live: true },
});

const tcp = settings({
  tcp: profileSetting({
    help: text(
      'Whose rules sender and receiver follow. Choosing one also sets RTO minimum, maximum and initial value, limited transmit and delayed ACK to its own.',
      '송신자와 수신자가 따르는 규칙입니다. 프로필을 고르면 RTO 최솟값, 최댓값, 초기값, 제한 전송, 지연 ACK도 그 프로필의 값이 됩니다.',
    ),
    default: 'rfc',
  }),
  cc: withDctcp,
  lt: limitedTransmit(false),
  frto: forwardRtoRecovery,
  ...windowRules,
  wnd: receiverWindow(24),
  mss: segmentSize(1460, 100),
  dack: delayedAck(
    text(
      'How long B may delay an ACK for a single segment; 0 acknowledges every segment at once.',
      'B가 세그먼트 하나에 대한 ACK를 미룰 수 있는 시간입니다. 0이면 세그먼트마다 바로 ACK를 보냅니다.',
    ),
  ),
  data: size({
    label: text('Data to send', '보낼 데이터'),
    help: text(
      'How much each sender has to send; 0 means without end.',
      '송신자마다 보낼 데이터의 양입니다. 0이면 끝없이 보냅니다.',
    ),
    default: 0,
    min: 0,
    max: 100_000_000,
    step: 1000,
  }),
});

const network = settings({
  n: count({
    label: text('Senders', '송신자 수'),
    help: text('Hosts that send to B through the router.', '라우터를 거쳐 B로 보내는 호스트의 수입니다.'),
    default: 1,
    min: 1,
    max: 8,
    step: 1,
  }),
  start: duration({
    label: text('Between starts', '시작 간격'),
    help: text(
      'Time from the start of one sender to the start of the next.',
      '한 송신자가 시작한 뒤 다음 송신자가 시작하기까지의 시간입니다.',
    ),
    default: ms(100),
    min: 0,
    max: seconds(10),
    step: ms(10),
  }),
  abw: rate({
    label: text('Access rate', '접속 링크 속도'),
    help: text('Rate of the link from each sender to the router.', '각 송신자와 라우터를 잇는 링크의 전송 속도입니다.'),
    default: Mbps(10),
    min: Mbps(1),
    max: Mbps(1000),
    step: kbps(100),
    scale: 'log',
  }),
  adelay: duration({
    label: text('Access delay', '접속 링크 지연'),
    help: text(
      'One-way propagation delay between each sender and the router.',
      '각 송신자와 라우터 사이의 편도 전파 지연입니다.',
    ),
    default: ms(1),
    min: 0,
    max: ms(100),
    step: us(100),
  }),
  qunit: choice({
    label: text('Queue counted in', '큐를 세는 단위'),
    help: text(
      'Counted in bytes, small packets take less room: the limit is the router queue times a full packet.',
      '바이트로 세면 작은 패킷은 자리를 덜 차지합니다. 이때 한도는 라우터 큐 값에 가득 찬 패킷의 크기를 곱한 값입니다.',
    ),
    default: 'packets',
    options: [
      { value: 'packets', label: text('packets', '패킷') },
      { value: 'bytes', label: text('bytes', '바이트') },
    ],
  }),
});

/** In the order of links. */
export const renoSettings = settings({ ...lesson, ...timer, ...tcp, ...network, ...redSettings });

/** House units. */
export type RenoValues = Values<typeof renoSettings>;
