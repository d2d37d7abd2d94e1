// The line from the router to the WAN node, both directions alike: how long it is, how fast, and how much of what it carries is lost.

import { ms, us } from '../../engine/core/time.ts';
import { Gbps, kbps } from '../../engine/core/units.ts';
import { duration, probability, rate, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** In the order of links. */
export const wanSettings = settings({
  wdelay: duration({
    label: text('Delay to the WAN', 'WAN까지의 지연'),
    help: text(
      'One-way propagation delay between the router and the WAN node.',
      '라우터와 WAN 노드 사이의 편도 전파 지연입니다.',
    ),
    live: true,
    default: ms(20),
    min: ms(1),
    max: ms(500),
    step: us(100),
    scale: 'log',
  }),
  wbw: rate({
    label: text('Rate of the WAN', 'WAN의 속도'),
    help: text(
      'Rate of the line between the router and the WAN node, each way; it is never faster than the LAN. At the right end it is as fast as that.',
      '라우터와 WAN 노드 사이 회선의 속도이며 방향마다 따로 씁니다. LAN보다 빠르지는 않고, 오른쪽 끝에 두면 LAN과 같습니다.',
    ),
    live: true,
    default: Gbps(1),
    min: kbps(64),
    max: Gbps(1),
    step: kbps(1),
    scale: 'log',
  }),
  wloss: probability({
    label: text('Loss on the WAN', 'WAN의 손실'),
    help: text(
      'Probability that a packet is lost on the line between the router and the WAN node, each way: segments and ACKs alike.',
      '라우터와 WAN 노드 사이에서 패킷이 사라질 확률입니다. 방향마다, 세그먼트와 ACK 모두에 적용됩니다.',
    ),
    live: true,
    default: 0,
    min: 0,
    max: 0.3,
    step: 0.001,
  }),
});
