// The users of the LAN scenarios: how many, when they ask, over which connections, and how large the responses are.
// Named workloads (presets.ts) set most of these.

import { ms, seconds } from '../../engine/core/time.ts';
import { choice, count, duration, factor, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

const people = settings({
  clients: count({
    label: text('Clients', '클라이언트 수'),
    help: text('Client stations on the bus.', '버스에 연결된 클라이언트의 수입니다.'),
    default: 6,
    min: 1,
    max: 20,
    step: 1,
  }),
  users: count({
    label: text('Users per client', '클라이언트당 사용자 수'),
    help: text(
      'Users at each client in a closed loop; with open arrivals there are as many as requests need.',
      '폐쇄형일 때 클라이언트마다 있는 사용자의 수입니다. 개방형 도착에서는 요청에 필요한 만큼 사용자가 생깁니다.',
    ),
    default: 1,
    min: 1,
    max: 50,
    step: 1,
  }),
  only: count({
    label: text('Only at client', '한 클라이언트에만'),
    help: text(
      'Number of the only client that has users; 0: every client has users.',
      '사용자가 있는 단 하나의 클라이언트 번호입니다. 0이면 모든 클라이언트에 사용자가 있습니다.',
    ),
    default: 4,
    min: 0,
    max: 20,
    step: 1,
  }),
  wan: count({
    label: text('Users at the WAN node', 'WAN 노드의 사용자 수'),
    help: text(
      'Users beyond the router, in a closed loop; their pages do not count towards the target utilisation.',
      '라우터 너머에서 폐쇄형으로 요청하는 사용자의 수입니다. 이들의 페이지는 목표 이용률에 넣지 않습니다.',
    ),
    default: 0,
    min: 0,
    max: 20,
    step: 1,
  }),
  arrive: choice({
    label: text('Requests', '요청의 도착'),
    help: text(
      'Closed loop: a user asks again after thinking. Poisson or even spacing: requests arrive no matter how far behind the server is.',
      '폐쇄형: 사용자는 생각 시간이 지난 뒤 다시 요청합니다. 포아송, 일정 간격: 서버와 상관없이 요청이 옵니다.',
    ),
    default: 'closed',
    options: [
      { value: 'closed', label: text('closed loop', '폐쇄형') },
      { value: 'poisson', label: text('Poisson', '포아송') },
      { value: 'fixed', label: text('even spacing', '일정 간격') },
    ],
  }),
  think: duration({
    label: text('Think time', '생각 시간'),
    help: text(
      'Mean time from a page to the same user’s next request; 0: whatever the target utilisation needs.',
      '페이지를 받은 뒤 다음 요청까지의 평균 시간입니다. 0이면 목표 이용률에 필요한 값을 씁니다.',
    ),
    default: 0,
    min: 0,
    max: seconds(100),
    step: ms(0.1),
  }),
  ask: factor({
    label: text('Requests per second', '초당 요청 수'),
    help: text(
      'With open arrivals, pages requested by each client per second; 0: whatever the target utilisation needs.',
      '개방형 도착에서 클라이언트마다 1초에 요청하는 페이지의 수입니다. 0이면 목표 이용률에 필요한 값을 씁니다.',
    ),
    default: 0,
    min: 0,
    max: 100,
    step: 0.01,
  }),
});

const pages = settings({
  conn: choice({
    label: text('Connections', '연결'),
    help: text(
      'Stay open: window and RTT are remembered from page to page, as in HTTP/1.1. New: each transfer begins with a SYN.',
      '지속: HTTP/1.1처럼 다음 페이지에서도 윈도와 RTT를 이어 씁니다. 새로: 전송마다 SYN으로 시작합니다.',
    ),
    default: 'new',
    options: [
      { value: 'persistent', label: text('stay open', '지속') },
      { value: 'new', label: text('new for each transfer', '전송마다 새로') },
    ],
  }),
  par: count({
    label: text('Parallel responses', '동시 응답 수'),
    help: text(
      'Responses that make up a page, each over its own connection, all at the same time.',
      '한 페이지를 이루는 응답의 수입니다. 응답마다 자기 연결로 한꺼번에 전송합니다.',
    ),
    default: 4,
    min: 1,
    max: 10,
    step: 1,
  }),
  dist: choice({
    label: text('Response sizes', '응답 크기의 분포'),
    help: text(
      'How sizes are distributed; each is rounded up to whole packets.',
      '응답 크기의 분포입니다. 크기는 패킷 단위로 올림합니다.',
    ),
    default: 'constant',
    options: [
      { value: 'exponential', label: text('exponential', '지수 분포') },
      { value: 'pareto', label: text('Pareto', '파레토 분포') },
      { value: 'lognormal', label: text('lognormal', '로그 정규 분포') },
      { value: 'constant', label: text('constant', '일정') },
    ],
  }),
  mean: factor({
    label: text('Mean size, packets', '평균 크기(패킷)'),
    help: text('Mean size of a response before rounding.', '올림하기 전 응답 크기의 평균입니다.'),
    default: 30,
    min: 1,
    max: 300,
    step: 0.1,
    scale: 'log',
  }),
  cap: count({
    label: text('Largest size, packets', '최대 크기(패킷)'),
    help: text('Responses drawn larger than this are cut to this size.', '이보다 큰 응답은 이 크기로 자릅니다.'),
    default: 300,
    min: 1,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
  shape: factor({
    label: text('Pareto shape', '파레토 분포의 형상'),
    help: text(
      'Tail index of the Pareto distribution: the closer to 1, the more a few large responses dominate.',
      '파레토 분포의 꼬리 지수입니다. 1에 가까울수록 소수의 큰 응답이 차지하는 비중이 커집니다.',
    ),
    default: 1.2,
    min: 1.05,
    max: 5,
    step: 0.05,
  }),
  sigma: factor({
    label: text('Lognormal sigma', '로그 정규 분포의 σ'),
    help: text('Standard deviation of the logarithm of the sizes.', '크기에 로그를 취한 값의 표준 편차입니다.'),
    default: 1,
    min: 0.1,
    max: 3,
    step: 0.1,
  }),
});

/** In the order of links. */
export const userSettings = settings({ ...people, ...pages });
