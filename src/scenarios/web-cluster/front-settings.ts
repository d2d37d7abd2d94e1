// Where requests come in: at the nodes, with a dispatcher beside them, or at a single front end (paper P2, section 2.1).

import { ms, us } from '../../engine/core/time.ts';
import { Mbps } from '../../engine/core/units.ts';
import { choice, duration, rate, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { CLIENT_PORT } from './paper-costs.ts';

/** In the order of links. */
export const frontSettings = settings({
  via: choice({
    label: text('Front end', '전위 서버'),
    help: text(
      'Distributed: nodes accept requests and ask the dispatcher. Or one front end accepts all of them, decides and passes them on: it hands the connection off, so that replies go straight to the client, or relays the replies, too.',
      '분산에서는 노드가 요청을 받고 디스패처에 묻습니다. 또는 전위 서버 한 대가 모든 요청을 받아 노드를 정하고 넘깁니다. 연결을 넘기면 응답은 클라이언트로 곧장 가고, 중계하면 응답도 전위 서버를 지납니다.',
    ),
    cite: 'Pai 1998, Aron 2000',
    default: 'distributed',
    options: [
      { value: 'distributed', label: text('none: distributed', '없음(분산)') },
      { value: 'handoff', label: text('hands off', '연결 넘김') },
      { value: 'relay', label: text('relays', '중계') },
    ],
  }),
  fcost: duration({
    label: text('Front end, time per request', '전위 서버의 요청당 시간'),
    help: text(
      'Processor time of a single front end for accepting a request and passing it on; the decision is added to it.',
      '전위 서버가 요청 하나를 받아 넘기는 데 쓰는 프로세서 시간입니다. 여기에 배정하는 시간이 더해집니다.',
    ),
    default: us(200),
    min: us(10),
    max: ms(4),
    step: us(10),
    scale: 'log',
  }),
  fport: rate({
    label: text('Port of the front end', '전위 서버의 포트'),
    help: text(
      'Rate at which a front end that relays sends replies on to the clients.',
      '중계하는 전위 서버가 응답을 클라이언트로 내보내는 속도입니다.',
    ),
    default: 8 * CLIENT_PORT,
    min: Mbps(1),
    max: Mbps(10_000),
    step: Mbps(0.1),
    scale: 'log',
  }),
});
