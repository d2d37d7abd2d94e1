// Wires, disks and requests of the virtual server: how fast, what they remember, when they come. Defaults are those with
// which the paper's table 2 is met; which of them are ours is in docs/models/virtual-server.md.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { Mbps } from '../../engine/core/units.ts';
import { choice, count, duration, factor, rate, settings, size } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { directorSettings, hostSettings } from './director-settings.ts';
import { PAPER_DISK } from './presets.ts';

const MOST_COLD_STARTS = 9;

const wires = settings({
  wire: choice({
    label: text('Ports', '포트'),
    help: text(
      'Full duplex: a port sends and receives at once. Half duplex: one at a time. Hub: one packet at a time for all.',
      '전이중은 동시에 주고받고, 반이중은 한 번에 한 방향만 쓰며, 허브는 모두가 한 매체를 나눠 씁니다.',
    ),
    default: 'full',
    options: [
      { value: 'full', label: text('full duplex', '전이중') },
      { value: 'half', label: text('half duplex', '반이중') },
      { value: 'hub', label: text('hub', '허브') },
    ],
  }),
  nics: count({
    label: text('NICs of the director', '디렉터의 NIC 수'),
    help: text(
      'One: everybody is on the same network, which NAT’s packets cross or enter once on each side of the director. Two: clients and servers are on networks of their own, which director and gateway join. Full-duplex ports notice no difference.',
      '하나면 모두 한 네트워크에 있고, NAT의 패킷은 디렉터 앞뒤로 그 네트워크를 두 번 씁니다. 둘이면 클라이언트와 서버의 네트워크가 나뉘고 디렉터와 게이트웨이가 둘을 잇습니다. 전이중 포트에서는 차이가 없습니다.',
    ),
    default: 1,
    min: 1,
    max: 2,
    step: 1,
  }),
  bw: rate({
    label: text('Port rate', '포트 속도'),
    help: text('Rate of every port.', '모든 포트의 속도입니다.'),
    default: Mbps(100),
    min: Mbps(1),
    max: Mbps(1000),
    step: Mbps(1),
    scale: 'log',
  }),
  net: duration({
    label: text('Switch and cables', '스위치와 케이블'),
    help: text('Delay that switch and cables add to a round trip.', '왕복 한 번에 더해지는 시간입니다.'),
    default: us(100),
    min: 0,
    max: ms(100),
    step: us(10),
  }),
});

const disks = settings({
  files: choice({
    label: text('Files', '파일'),
    help: text(
      'Does each request ask for its own file, or all for the same file (per destination)?',
      '요청마다 다른 파일을 받는지, (목적지마다) 모두 같은 파일을 받는지 정합니다.',
    ),
    default: 'own',
    options: [
      { value: 'own', label: text('one for each request', '요청마다 다름') },
      { value: 'same', label: text('the same for all', '모두 같음') },
    ],
  }),
  ram: size({
    label: text('Page cache', '페이지 캐시'),
    help: text(
      'Memory in which each server keeps the blocks it read last.',
      '서버마다 최근에 읽은 것을 담아 두는 메모리입니다.',
    ),
    default: 8_000_000,
    min: 1_000_000,
    max: 4_000_000_000,
    step: 1_000_000,
    scale: 'log',
  }),
  start: choice({
    label: text('Page caches at the start', '시작할 때 페이지 캐시'),
    help: text(
      'Cold: empty. Warm: each server has read the files before, as far as they fit.',
      '콜드: 비어 있습니다. 웜: 들어가는 만큼 파일을 미리 읽어 두었습니다.',
    ),
    default: 'cold',
    options: [
      { value: 'cold', label: text('cold', '비어 있음(콜드)') },
      { value: 'warm', label: text('warm', '미리 채움(웜)') },
    ],
  }),
  cold: count({
    label: text('Cold starts', '콜드 스타트'),
    help: text(
      'Each further one empties the page caches of all servers at that moment; the director’s table stays.',
      '하나 늘릴 때마다 그 순간 모든 서버의 페이지 캐시를 비웁니다. 디렉터의 연결 표는 그대로입니다.',
    ),
    live: true,
    default: 0,
    min: 0,
    max: MOST_COLD_STARTS,
    step: 1,
  }),
  disk: rate({
    label: text('Disk rate', '디스크 속도'),
    help: text(
      'Rate at which a disk reads one file in order; 59.2 Mbit/s are 7.4 MB/s.',
      '파일 하나를 차례로 읽는 속도입니다. 59.2 Mbit/s는 7.4 MB/s입니다.',
    ),
    default: PAPER_DISK,
    min: Mbps(1),
    max: Mbps(1000),
    step: Mbps(0.1),
    scale: 'log',
  }),
  seek: duration({
    label: text('Seek', '탐색 시간'),
    help: text('Time to move to another place of the disk.', '디스크의 다른 곳으로 옮겨 가는 시간입니다.'),
    default: ms(12),
    min: 0,
    max: ms(100),
    step: us(100),
  }),
  grow: factor({
    label: text('Growth of seeks', '탐색 시간의 증가'),
    help: text(
      'How much longer seeks get with every file beyond two that a disk reads at once.',
      '디스크가 한꺼번에 읽는 파일이 둘을 넘을 때 하나마다 탐색 시간이 늘어나는 비율입니다.',
    ),
    default: 0.2,
    min: 0,
    max: 2,
    step: 0.05,
  }),
  ahead: size({
    label: text('Read-ahead', '미리 읽기'),
    help: text('Bytes a disk reads at a time.', '디스크가 한 번에 읽는 양입니다.'),
    default: 131_072,
    min: 16_384,
    max: 1_048_576,
    step: 16_384,
  }),
  room: size({
    label: text('Size of a disk', '디스크 크기'),
    help: text(
      'Every server has all files. Where they do not fit, servers accept no connection.',
      '서버마다 모든 파일을 갖습니다. 다 들어가지 않으면 서버가 연결을 받지 않습니다.',
    ),
    default: 20_000_000_000,
    min: 1_000_000,
    max: 1_000_000_000_000,
    step: 1_000_000,
    scale: 'log',
  }),
});

const requests = settings({
  sites: count({
    label: text('Destinations', '목적지'),
    help: text(
      'Addresses that clients ask for, in turn. One: a virtual server. Many: proxies, what LBLC and DH were made for.',
      '클라이언트가 돌아가며 요청하는 목적지 주소의 수입니다. 하나면 가상 서버, 여럿이면 LBLC와 DH의 원래 용도인 프록시입니다.',
    ),
    default: 1,
    min: 1,
    max: 50,
    step: 1,
  }),
  stagger: duration({
    label: text('Between two requests', '요청 사이의 간격'),
    help: text(
      'Time from the start of one request to that of the next.',
      '한 요청을 시작하고 다음 요청을 시작하기까지의 시간입니다.',
    ),
    default: ms(50),
    min: 0,
    max: seconds(10),
    step: ms(1),
  }),
  jitter: duration({
    label: text('At random, up to', '무작위로 더하는 간격'),
    help: text(
      'Random extra time between two requests, at most this much; the seed decides.',
      '요청 사이의 간격에 이 값까지 무작위로 더합니다. 시드에 따라 정해집니다.',
    ),
    default: 0,
    min: 0,
    max: seconds(10),
    step: ms(1),
  }),
  batches: count({
    label: text('Batches', '묶음 수'),
    help: text(
      'How many times the batch is repeated, each 125 s after the last file; connection tables and page caches are kept.',
      '마지막 파일이 오고 125초 뒤에 다시 하는 횟수입니다. 연결 표와 페이지 캐시는 그대로 이어집니다.',
    ),
    default: 1,
    min: 1,
    max: 5,
    step: 1,
  }),
});

/** In the order of links. */
export const machineSettings = settings({
  ...hostSettings,
  ...directorSettings,
  ...wires,
  ...disks,
  ...requests,
});
