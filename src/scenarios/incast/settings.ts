// The settings of `incast`: what is read, through which switch, and how long a server waits for its timer.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { Gbps, Mbps } from '../../engine/core/units.ts';
import type { Recovery } from '../../engine/tcp/flow.ts';
import { end } from '../kit/define.ts';
import {
  type ChoiceSetting,
  choice,
  count,
  duration,
  packets,
  rate,
  settings,
  size,
  type Values,
} from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { admission } from '../tcp/admission-rule.ts';
import { PROFILE_LABELS } from '../tcp/profiles.ts';
import { fineRtoRule } from '../tcp/rto-rule.ts';
import { fixedRto, rtoAlgorithm, rtoMaximum, rttvarFactor } from '../tcp/rto-settings.ts';
import {
  delayedAck,
  forwardRtoRecovery,
  limitedTransmit,
  MARKS_ABOVE,
  markingThreshold,
  receiverWindow,
  segmentSize,
  slowStartAfterIdle,
  withDctcp,
} from '../tcp/settings.ts';
import { windowRules } from '../tcp/window-rules.ts';

const lesson = settings({
  rmin: duration({
    label: text('RTO minimum', 'RTO 최솟값'),
    help: text(
      'The retransmission timeout of a server is never shorter than this.',
      '서버의 재전송 타임아웃(RTO)은 이 값보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.4',
    live: true,
    visible: true,
    default: ms(200),
    min: us(100),
    max: seconds(3),
    step: us(100),
    scale: 'log',
    ticks: [us(200), ms(2), ms(20), ms(200)],
  }),
  n: count({
    label: text('Servers', '서버 수'),
    help: text(
      'Servers that each hold a share of every block and send it at the same time.',
      '블록마다 한 몫씩 나누어 갖고 있다가 동시에 보내는 서버의 수입니다.',
    ),
    visible: true,
    default: 16,
    min: 1,
    max: 64,
    step: 1,
    scale: 'log',
  }),
  q: packets({
    label: text('Switch buffer', '스위치 버퍼'),
    help: text(
      'Packets the switch can hold for the client, counting the one being sent; a packet that arrives at a full buffer is dropped.',
      '스위치가 클라이언트로 보내려고 담아 둘 수 있는 패킷 수입니다. 전송 중인 패킷도 세며, 가득 차 있을 때 도착한 패킷은 버립니다.',
    ),
    live: true,
    visible: true,
    default: 64,
    min: 4,
    max: 1024,
    step: 1,
    scale: 'log',
  }),
  size: size({
    label: text('Data per read', '한 번에 읽는 양'),
    help: text(
      'Read at once: from every server so much, or from all together, as the next setting says.',
      '한 번에 읽는 데이터의 양입니다. 서버마다 이만큼인지 모두 합쳐 이만큼인지는 다음 설정이 정합니다.',
    ),
    visible: true,
    default: 256_000,
    min: 1000,
    max: 16_000_000,
    step: 1000,
    scale: 'log',
  }),
  bw: rate({
    label: text('Link rate', '링크 속도'),
    help: text(
      'Rate of every link: from each server to the switch, and from the switch to the client.',
      '모든 링크의 전송 속도입니다. 서버와 스위치 사이도, 스위치와 클라이언트 사이도 같습니다.',
    ),
    visible: true,
    default: Gbps(1),
    min: Mbps(100),
    max: Gbps(10),
    step: Mbps(100),
    scale: 'log',
  }),
});

const reads = settings({
  per: choice({
    label: text('Data per read are', '한 번에 읽는 양은'),
    help: text(
      'A fixed share means that more servers make a larger block; a fixed block means that more servers have smaller shares.',
      '서버마다 정하면 서버가 늘 때 블록이 커지고, 블록 전체를 정하면 서버가 늘 때 각자의 몫이 작아집니다.',
    ),
    default: 'server',
    options: [
      { value: 'server', label: text('of every server', '서버마다의 양') },
      { value: 'block', label: text('of all together', '모두 합친 양') },
    ],
  }),
  jitter: duration({
    label: text('Jitter of the start', '시작 시각의 흩어짐'),
    help: text(
      'Every server answers later by a random time from 0 up to this, drawn anew for every block; 0: all at once.',
      '서버마다 0부터 이 값까지의 무작위 시간만큼 늦게 답합니다. 블록마다 새로 뽑으며, 0이면 모두 동시에 답합니다.',
    ),
    default: 0,
    min: 0,
    max: ms(100),
    step: us(10),
  }),
  delay: duration({
    label: text('Link delay', '링크 지연'),
    help: text(
      'One-way propagation delay of every link, with what hosts and switch add.',
      '모든 링크의 편도 전파 지연입니다. 호스트와 스위치에서 걸리는 시간도 넣은 값입니다.',
    ),
    default: us(25),
    min: us(1),
    max: ms(10),
    step: us(1),
    scale: 'log',
  }),
});

const recovery: ChoiceSetting<Recovery> = { ...withDctcp, default: 'newreno' };

const tail = admission(text('Discipline of the switch buffer', '스위치 버퍼의 큐 규칙'), 'q');

const discipline: ChoiceSetting<'tail' | 'mark'> = {
  ...tail,
  help: text(
    'Which packets it takes, and which it marks. Tail drop refuses what finds the buffer full; a threshold also marks what finds more than K packets, and servers and client then use ECN; a rule of your own says what is taken.',
    '어떤 패킷을 받고 어떤 패킷에 표시할지 정합니다. 테일 드롭은 가득 찼을 때 온 패킷을 버립니다. 임계값 방식은 K개보다 많을 때 온 패킷에 표시도 하며, 이때 서버와 클라이언트는 ECN을 씁니다. 무엇을 받을지 직접 쓴 규칙으로도 정할 수 있습니다.',
  ),
  options: [...tail.options, MARKS_ABOVE],
};

const buffer = settings({ queue: discipline, qk: markingThreshold(20) });

const tcp = settings({
  tcp: choice({
    label: text('TCP profile', 'TCP 프로필'),
    help: text(
      'Whose rules servers and client follow. Choosing one also sets congestion control, limited transmit, delayed ACK and the clock tick to its own.',
      '서버와 클라이언트가 따르는 규칙입니다. 프로필을 고르면 혼잡 제어, 제한 전송, 지연 ACK, 시계 틱도 그 프로필의 값이 됩니다.',
    ),
    default: 'rfc',
    options: [
      {
        value: 'rfc',
        label: PROFILE_LABELS.rfc,
        sets: { cc: 'newreno', lt: false, dack: 0, g: us(10) },
      },
      { value: 'ns2', label: PROFILE_LABELS.ns2, sets: { cc: 'reno', lt: true, dack: 0, g: ms(10) } },
      {
        value: 'linux',
        label: PROFILE_LABELS.linux,
        sets: { cc: 'newreno', lt: true, dack: ms(40), g: us(10) },
      },
    ],
  }),
  cc: recovery,
  rmax: rtoMaximum({ min: ms(1), step: us(100) }),
  rto: { ...rtoAlgorithm, rule: fineRtoRule },
  rfix: fixedRto({ default: ms(10), min: us(100), max: seconds(3), step: us(100) }),
  k: rttvarFactor,
  g: duration({
    label: text('Clock granularity', '시계 틱'),
    help: text(
      'Tick of the clock that round trips are measured with: the variance term of the RTO is never smaller than one tick, in ns-2 the RTO never shorter than two.',
      '왕복 시간을 재는 시계의 틱입니다. RTO의 분산 항은 한 틱보다 작아지지 않고, ns-2에서는 RTO가 두 틱보다 짧아지지 않습니다.',
    ),
    cite: 'RFC 6298 2.2',
    default: us(10),
    min: us(1),
    max: ms(500),
    step: us(1),
    scale: 'log',
  }),
  lt: limitedTransmit(false),
  frto: forwardRtoRecovery,
  ...windowRules,
  restart: slowStartAfterIdle(true),
  wnd: receiverWindow(44),
  mss: segmentSize(1460, 100, 8960),
  dack: delayedAck(
    text(
      'How long the client may delay an ACK for a single segment; 0 acknowledges every segment at once.',
      '클라이언트가 세그먼트 하나에 대한 ACK를 미룰 수 있는 시간입니다. 0이면 세그먼트마다 바로 ACK를 보냅니다.',
    ),
  ),
  watch: count({
    label: text('Watched server', '지켜보는 서버'),
    help: text(
      'Number of the server whose window and timer the charts show; beyond the last, the last.',
      '차트에 윈도와 타이머를 보여 줄 서버의 번호입니다. 마지막 번호를 넘으면 마지막 서버를 보여 줍니다.',
    ),
    default: 16,
    min: 1,
    max: 64,
    step: 1,
  }),
});

/** In the order of links. */
export const incastSettings = settings({
  ...lesson,
  ...reads,
  ...tcp,
  ...buffer,
  end: { ...end, default: seconds(2), min: ms(10), max: seconds(60), step: ms(10) },
});

/** House units. */
export type IncastValues = Values<typeof incastSettings>;
