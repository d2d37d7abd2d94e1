// The site, its users and the machines: documents and their sizes, thinking, memory, disk, ports. Only thinking and memory
// matter for the figures of paper P2; the rest must merely be small enough.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { Mbps } from '../../engine/core/units.ts';
import { choice, count, duration, onOff, probability, rate, settings, size } from '../kit/settings.ts';
import { surgeSettings } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { CLIENT_PORT, PAPER_COSTS, PAPER_NET } from './paper-costs.ts';

const users = settings({
  loop: choice({
    label: text('Who asks', '요청하는 사람'),
    help: text(
      'Users wait, think and ask again. Visitors arrive at random (Poisson), no matter how long others wait, and ask once.',
      '사용자는 기다렸다가 생각한 뒤 다시 요청합니다. 방문자는 남이 얼마나 기다리든 무작위로(포아송) 와서 한 번 요청합니다.',
    ),
    default: 'users',
    options: [
      { value: 'users', label: text('users, again and again', '사용자가 되풀이해서') },
      { value: 'open', label: text('visitors, each once', '방문자가 한 번씩') },
    ],
  }),
  reqs: count({
    label: text('Visitors per second', '초당 방문자 수'),
    help: text(
      'Mean rate of visitors; the number of users then plays no part.',
      '방문자의 평균 빈도입니다. 이때 사용자 수는 쓰이지 않습니다.',
    ),
    default: 900,
    min: 1,
    max: 10_000,
    step: 1,
    scale: 'log',
    ticks: [10, 100, 1000, 10_000],
  }),
  think: choice({
    label: text('Thinking', '생각하는 방식'),
    help: text(
      'SURGE: pages of several documents with short pauses, then a longer one, 1.65 s per request on average. Or exponential.',
      'SURGE: 문서 몇 개로 된 페이지를 짧은 간격으로 요청하고 나서 길게 쉽니다. 요청마다 평균 1.65초입니다. 아니면 지수 분포입니다.',
    ),
    default: 'surge',
    options: [
      { value: 'surge', label: text('as in SURGE', 'SURGE처럼') },
      { value: 'exponential', label: text('exponential', '지수 분포') },
    ],
  }),
  pause: duration({
    label: text('Longest pause', '가장 긴 휴식'),
    help: text(
      'SURGE: pauses between pages are never longer than this.',
      'SURGE에서 페이지 사이의 휴식은 이보다 길지 않습니다.',
    ),
    default: seconds(9),
    min: seconds(1),
    max: seconds(100),
    step: seconds(0.1),
    scale: 'log',
  }),
  mean: duration({
    label: text('Mean think time', '평균 생각 시간'),
    help: text('Mean of the exponential think time.', '지수 분포를 따를 때의 평균입니다.'),
    default: seconds(1.65),
    min: ms(10),
    max: seconds(100),
    step: ms(10),
    scale: 'log',
  }),
});

const site = settings({
  docs: count({
    label: text('Documents', '문서 수'),
    help: text('Number of documents on the site.', '사이트에 있는 문서의 수입니다.'),
    default: 2000,
    min: 10,
    max: 20_000,
    step: 1,
    scale: 'log',
  }),
  site: size({
    label: text('Size of the site', '사이트 크기'),
    help: text('Total size of all documents.', '모든 문서를 합친 크기입니다.'),
    default: 50e6,
    min: 1e6,
    max: 1000e6,
    step: 1e5,
    scale: 'log',
  }),
  transfer: size({
    label: text('Mean transfer', '평균 전송량'),
    help: text(
      'Mean size of a requested document; the smaller it is compared with the mean document, the smaller the popular documents are.',
      '요청되는 문서의 평균 크기입니다. 문서 크기의 평균보다 작을수록 인기 있는 문서가 작습니다.',
    ),
    default: 8500,
    min: 500,
    max: 100_000,
    step: 100,
    scale: 'log',
  }),
});

const machines = settings({
  mem: size({
    label: text('Memory per node', '노드 메모리'),
    help: text(
      'Memory for documents; the least recently used is dropped first. What is not in memory comes from disk.',
      '문서를 담아 두는 메모리입니다. 가장 오래 쓰이지 않은 문서부터 내보내며, 없는 문서는 디스크에서 읽습니다.',
    ),
    default: 64e6,
    min: 1e6,
    max: 1000e6,
    step: 1e5,
    scale: 'log',
  }),
  full: onOff({
    label: text('Memory full at first', '처음부터 찬 메모리'),
    help: text(
      'On: every node begins with the most popular documents, as many as fit. Off: memories are empty.',
      '켜면 모든 노드가 인기 있는 문서부터 담을 수 있는 만큼 담고 시작하고, 끄면 비운 채 시작합니다.',
    ),
    default: true,
  }),
  seek: duration({
    label: text('Disk: seek', '디스크 탐색 시간'),
    help: text(
      'Seek and rotation before a file; every further 44 KB cost half of it again.',
      '파일을 읽기 전의 탐색과 회전 시간입니다. 44 KB를 넘을 때마다 그 절반이 더 듭니다.',
    ),
    cite: 'Pai 1998',
    default: PAPER_COSTS.disk.seek,
    min: us(20),
    max: ms(50),
    step: us(20),
    scale: 'log',
  }),
  port: rate({
    label: text('Port of a node', '노드 포트'),
    help: text('Rate at which a node sends payload.', '노드가 데이터를 내보내는 속도입니다.'),
    default: 8 * PAPER_COSTS.port,
    min: Mbps(1),
    max: Mbps(10_000),
    step: Mbps(0.1),
    scale: 'log',
  }),
  cport: rate({
    label: text('Port of a client', '클라이언트 포트'),
    help: text(
      'Rate at which each of the four client machines receives; users are spread over them.',
      '사용자들이 나뉘어 쓰는 클라이언트 컴퓨터 네 대가 각각 데이터를 받는 속도입니다.',
    ),
    default: 8 * CLIENT_PORT,
    min: Mbps(1),
    max: Mbps(10_000),
    step: Mbps(0.1),
    scale: 'log',
  }),
  net: duration({
    label: text('Network', '네트워크 지연'),
    help: text(
      'One-way delay from any machine to any other.',
      '한 컴퓨터에서 다른 컴퓨터까지 한 방향으로 걸리는 시간입니다.',
    ),
    default: PAPER_NET,
    min: us(10),
    max: ms(100),
    step: us(10),
    scale: 'log',
  }),
});

const load = settings({
  ...surgeSettings(
    { when: seconds(6), lasts: seconds(6) },
    text('The number of users, or the rate of visitors,', '사용자 수나 방문자의 빈도가'),
  ),
  crowd: probability({
    label: text('Share for one document', '한 문서에 몰리는 비율'),
    help: text(
      'The share of all requests that are then for one document (the 103rd in popularity), besides those that always are: what everybody wants has changed.',
      '그때 전체 요청 가운데 문서 하나(인기 순위 103위)에 더 몰리는 비율입니다. 모두가 원하는 것이 바뀐 것입니다.',
    ),
    live: true,
    default: 0,
    min: 0,
    max: 0.95,
    step: 0.01,
  }),
});

/** In the order of links. */
export const siteSettings = settings({ ...users, ...site, ...machines, ...load });
