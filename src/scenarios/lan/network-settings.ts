// The bus or the switch, its stations and the path to the outside. Times of the bus: engine/ethernet/timing.ts.

import { ms, us } from '../../engine/core/time.ts';
import { Gbps, kbps, Mbps } from '../../engine/core/units.ts';
import { choice, duration, packets, rate, settings, size } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { admissionRule } from '../tcp/admission-rule.ts';
import { CODEL_OPTION, earlyDropSettings, PIE_OPTION, RED_OPTION } from '../tcp/early-drop-settings.ts';
import { backOffRule } from './back-off-rule.ts';
import { wanSettings } from './wan-settings.ts';

/** In the order of links. */
export const networkSettings = settings({
  bw: rate({
    label: text('Rate of the LAN', 'LAN의 속도'),
    help: text(
      'Rate at which a station sends. On a shared bus a slot is 512 bits at this rate; with a switch every cable has this rate both ways at once.',
      '장치가 보내는 속도입니다. 공유 버스의 슬롯 시간은 이 속도로 512비트를 보내는 시간이고, 스위치가 있으면 케이블마다 양방향으로 동시에 이 속도를 씁니다.',
    ),
    default: Mbps(10),
    min: Mbps(1),
    max: Gbps(1),
    step: kbps(100),
    scale: 'log',
  }),
  prop: duration({
    label: text('Propagation delay', '전파 지연'),
    help: text(
      'Time the first bit of a frame takes from any station to any other, or to the switch.',
      '프레임의 첫 비트가 한 장치에서 다른 장치나 스위치까지 가는 데 걸리는 시간입니다.',
    ),
    default: us(4),
    min: 0,
    max: us(50),
    step: us(0.1),
  }),
  lldelay: duration({
    label: text('Link-layer delay', '링크 계층 지연'),
    help: text(
      'Processing time of a station, once before the queue of its NIC and once after reception.',
      '장치의 처리 시간입니다. 보낼 때 NIC 큐에 넣기 전과 받은 뒤에 한 번씩 더합니다.',
    ),
    default: ms(1),
    min: 0,
    max: ms(10),
    step: us(10),
  }),
  mac: choice({
    label: text('Medium', '매체'),
    help: text(
      'A shared bus with the timing of ns-2 (no preamble; after a collision slots are counted from the end of the gap) or of IEEE 802.3 (with a preamble; they are counted from the end of the jam), or a switch: a cable for each station, both ways at once, where nothing collides.',
      'ns-2 타이밍의 공유 버스(프리앰블이 없고, 충돌 뒤의 슬롯을 프레임 사이 간격이 끝난 때부터 셈), IEEE 802.3 타이밍의 공유 버스(프리앰블이 있고, 슬롯을 잼 신호가 끝난 때부터 셈), 또는 스위치입니다. 스위치는 장치마다 케이블이 따로 있어 양방향으로 동시에 보내며 충돌이 없습니다.',
    ),
    cite: 'IEEE 802.3 clause 4, annex 4A',
    default: 'ns2',
    options: [
      { value: 'ns2', label: text('bus, ns-2 timing', '버스, ns-2 타이밍') },
      { value: 'ieee', label: text('bus, IEEE 802.3', '버스, IEEE 802.3') },
      { value: 'switch', label: text('switch, full duplex', '스위치, 전이중') },
    ],
  }),
  backoff: choice({
    label: text('Back-off', '백오프'),
    help: text(
      'How many slots a station waits after a collision. IEEE 802.3: one of 2, after the next collision of the same frame one of 4, of 8, up to 1024.',
      '충돌한 장치가 기다리는 슬롯의 수입니다. IEEE 802.3에서는 2개 가운데 하나를 뽑고, 같은 프레임이 또 충돌할 때마다 4개, 8개, …, 1024개 가운데 하나를 뽑습니다.',
    ),
    cite: 'IEEE 802.3 4.2.3.2.5',
    default: 'beb',
    options: [{ value: 'beb', label: text('truncated binary exponential', '절단 이진 지수 백오프') }],
    rule: backOffRule,
  }),
  mtu: size({
    label: text('MTU', 'MTU'),
    help: text(
      'Largest IP packet on the LAN. Above 1500 bytes (jumbo frames, with a switch only) segments are filled up to it, and a response has as many bytes as before in fewer of them.',
      'LAN에서 보낼 수 있는 가장 큰 IP 패킷입니다. 1500바이트보다 크면(점보 프레임, 스위치에서만) 세그먼트를 여기까지 채우고, 응답은 같은 바이트 수를 더 적은 세그먼트로 보냅니다.',
    ),
    cite: 'IEEE 802.3 clause 3',
    default: 1500,
    min: 576,
    max: 9000,
    step: 1,
    scale: 'log',
    ticks: [576, 1500, 9000],
  }),
  cq: packets({
    label: text('Queue in client NICs', '클라이언트 NIC 큐'),
    help: text(
      'Packets that a client’s or the router’s NIC can hold, counting the frame being sent; each port of a switch holds as many.',
      '클라이언트나 라우터의 NIC가 담아 둘 수 있는 패킷 수입니다. 보내고 있는 프레임도 셉니다. 스위치의 포트마다 같은 수를 담습니다.',
    ),
    default: 50,
    min: 2,
    max: 200,
    step: 1,
  }),
  acks: choice({
    label: text('Loss of ACKs', 'ACK 손실'),
    help: text(
      'Both LAN papers assume that no ACK is ever lost. With “never”, no NIC refuses an ACK when it is full or gives one up after 16 collisions; no real Ethernet can promise that.',
      '두 LAN 논문은 ACK가 손실되지 않는다고 가정합니다. “없음”을 고르면 NIC가 가득 차도 ACK를 버리지 않고 16번 충돌해도 포기하지 않습니다. 실제 이더넷은 이를 보장하지 못합니다.',
    ),
    default: 'lost',
    options: [
      { value: 'lost', label: text('as Ethernet loses them', '이더넷 그대로') },
      { value: 'kept', label: text('never', '없음') },
    ],
  }),
  queue: choice({
    label: text('Discipline of the server’s NIC', '서버 NIC의 큐 규칙'),
    help: text(
      'Which packets it takes, drops early or marks. Tail drop refuses what finds it full; RED drops earlier and by chance, the more often the longer the average queue is; CoDel drops from the head once packets have waited too long for a while; PIE holds the delay where it is wanted. CoDel and PIE need a cable of the server’s own, which it has with a switch.',
      '어떤 패킷을 받고, 미리 버리거나, 표시할지 정합니다. 테일 드롭은 가득 찼을 때 온 패킷을 버립니다. RED는 그 전에, 평균 큐가 길수록 더 자주 무작위로 버립니다. CoDel은 패킷이 한동안 너무 오래 기다렸으면 맨 앞에서 버리고, PIE는 지연을 목표에 맞춥니다. CoDel과 PIE에는 서버 혼자 쓰는 케이블, 곧 스위치가 필요합니다.',
    ),
    cite: 'Floyd and Jacobson 1993, RFC 8289, RFC 8033',
    default: 'tail',
    options: [{ value: 'tail', label: text('Tail drop', '테일 드롭') }, RED_OPTION, CODEL_OPTION, PIE_OPTION],
    rule: admissionRule('nicq'),
  }),
  ...wanSettings,
  ...earlyDropSettings,
});
