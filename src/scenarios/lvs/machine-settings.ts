// Machines and wires of the virtual server: how many, how fast, what they remember. Defaults are those with which the paper's
// table 2 is met; which of them are ours is in docs/models/virtual-server.md.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { Mbps } from '../../engine/core/units.ts';
import type { Parameter } from '../kit/parameter.ts';
import { choice, count, duration, factor, rate, size } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';
import { PAPER_DISK } from './lvs-presets.ts';

/** Servers and clients there can be. */
export const MOST_SERVERS = 5;
const MOST_CLIENTS = 6;

const weight = (server: number): Parameter =>
  count(`w${server}`, {
    label: text(`Weight of R${server}`, `R${server}의 가중치`),
    help: text(
      'Share of the load this server should get; 0: no new connections, and those under way go on.',
      '이 서버가 맡을 몫입니다. 0이면 새 연결을 받지 않고 하던 연결은 계속합니다.',
    ),
    live: true,
    default: 1,
    min: 0,
    max: 100,
    step: 1,
  });

const cost = (key: string, label: Text, help: Text, value: number): Parameter =>
  duration(key, { label, help, default: value, min: 0, max: ms(1), step: us(1) });

const hosts: readonly Parameter[] = [
  count('servers', {
    label: text('Real servers', '실제 서버'),
    help: text('Servers behind the director.', '디렉터 뒤에 있는 서버의 수입니다.'),
    default: 3,
    min: 1,
    max: MOST_SERVERS,
    step: 1,
  }),
  count('clients', {
    label: text('Clients', '클라이언트'),
    help: text('Hosts that ask for files.', '파일을 요청하는 호스트의 수입니다.'),
    default: 3,
    min: 1,
    max: MOST_CLIENTS,
    step: 1,
  }),
  ...Array.from({ length: MOST_SERVERS }, (_, index) => weight(index + 1)),
  factor('fast', {
    label: text('Speed of R1’s disk', 'R1 디스크의 속도'),
    help: text('How many times as fast as the disks of the others.', '다른 서버의 디스크보다 몇 배 빠른지 정합니다.'),
    default: 1,
    min: 1,
    max: 10,
    step: 0.5,
  }),
];

const director: readonly Parameter[] = [
  count('most', {
    label: text('Upper threshold', '연결 상한'),
    help: text(
      'Connections, lingering ones included, at which a server takes no more; 0: no limit.',
      '남아 있는 연결까지 세어 이 수에 이른 서버는 더 받지 않습니다. 0이면 상한이 없습니다.',
    ),
    cite: 'ip_vs_conn.c',
    default: 0,
    min: 0,
    max: 100,
    step: 1,
  }),
  choice('era', {
    label: text('Kernel', '커널'),
    help: text(
      '2002: hashes see the last octet, active connections count 50, and only from ESTABLISHED. Today: all of the address, 256, from the SYN.',
      '2002년 커널은 주소의 끝자리만 해싱하고, 활성 연결을 50배로, ESTABLISHED부터 셉니다. 요즘 커널은 주소 전체를 해싱하고 256배로, SYN부터 셉니다.',
    ),
    default: '2002',
    options: [
      { value: '2002', label: text('2002', '2002년') },
      { value: 'current', label: text('today', '요즘') },
    ],
  }),
  duration('linger', {
    label: text('Closed connections linger', '닫힌 연결이 남는 시간'),
    help: text(
      'How long the director keeps a closed connection in its table.',
      '닫힌 연결이 디렉터의 연결 표에 남아 있는 시간입니다.',
    ),
    cite: 'ip_vs_proto_tcp.c',
    default: seconds(120),
    min: 0,
    max: seconds(900),
    step: seconds(1),
  }),
  cost(
    'dcost',
    text('Director, time per data packet', '디렉터의 데이터 패킷당 시간'),
    text(
      'How long the director works on each data packet it forwards.',
      '디렉터가 데이터 패킷 하나를 전달하는 데 드는 시간입니다.',
    ),
    us(30),
  ),
  cost(
    'acost',
    text('Director, time per ACK', '디렉터의 ACK당 시간'),
    text('How long the director works on each ACK it forwards.', '디렉터가 ACK 하나를 전달하는 데 드는 시간입니다.'),
    us(20),
  ),
  cost(
    'tcost',
    text('Wrapping, time per packet', '터널링의 패킷당 추가 시간'),
    text('What tunnelling adds to that.', '터널링에서 여기에 더 드는 시간입니다.'),
    us(4),
  ),
];

const wires: readonly Parameter[] = [
  choice('wire', {
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
  rate('bw', {
    label: text('Port rate', '포트 속도'),
    help: text('Rate of every port.', '모든 포트의 속도입니다.'),
    default: Mbps(100),
    min: Mbps(1),
    max: Mbps(1000),
    step: Mbps(1),
    scale: 'log',
  }),
  duration('net', {
    label: text('Switch and cables', '스위치와 케이블'),
    help: text('What they add to a round trip.', '왕복 한 번에 더해지는 시간입니다.'),
    default: us(100),
    min: 0,
    max: ms(100),
    step: us(10),
  }),
];

const disks: readonly Parameter[] = [
  choice('files', {
    label: text('Files', '파일'),
    help: text(
      'Does every request want a file of its own, or do all want the same one (of each destination)?',
      '요청마다 다른 파일을 받는지, (목적지마다) 모두 같은 파일을 받는지 정합니다.',
    ),
    default: 'own',
    options: [
      { value: 'own', label: text('one for each request', '요청마다 다름') },
      { value: 'same', label: text('the same for all', '모두 같음') },
    ],
  }),
  size('ram', {
    label: text('Page cache', '페이지 캐시'),
    help: text(
      'Memory in which each server keeps what it read last.',
      '서버마다 최근에 읽은 것을 담아 두는 메모리입니다.',
    ),
    default: 8_000_000,
    min: 1_000_000,
    max: 4_000_000_000,
    step: 1_000_000,
    scale: 'log',
  }),
  choice('start', {
    label: text('Page caches at the start', '시작할 때 페이지 캐시'),
    help: text(
      'Cold: empty. Warm: each server has read the files before, as far as they fit.',
      '차가움: 비어 있습니다. 따뜻함: 들어가는 만큼 파일을 미리 읽어 두었습니다.',
    ),
    default: 'cold',
    options: [
      { value: 'cold', label: text('cold', '차가움') },
      { value: 'warm', label: text('warm', '따뜻함') },
    ],
  }),
  rate('disk', {
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
  duration('seek', {
    label: text('Seek', '탐색 시간'),
    help: text('Time to move to another place of the disk.', '디스크의 다른 곳으로 옮겨 가는 시간입니다.'),
    default: ms(12),
    min: 0,
    max: ms(100),
    step: us(100),
  }),
  factor('grow', {
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
  size('ahead', {
    label: text('Read-ahead', '미리 읽기'),
    help: text('Bytes a disk reads at a time.', '디스크가 한 번에 읽는 양입니다.'),
    default: 131_072,
    min: 16_384,
    max: 1_048_576,
    step: 16_384,
  }),
  size('room', {
    label: text('Size of a disk', '디스크 크기'),
    help: text('Every server has all files.', '서버마다 모든 파일을 갖습니다.'),
    default: 20_000_000_000,
    min: 100_000_000,
    max: 1_000_000_000_000,
    step: 100_000_000,
    scale: 'log',
  }),
];

const requests: readonly Parameter[] = [
  count('sites', {
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
  duration('stagger', {
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
  count('batches', {
    label: text('Batches', '묶음 수'),
    help: text(
      'How often it is all done again, 125 s after the last file; tables and page caches keep what they know.',
      '마지막 파일이 오고 125 s 뒤에 다시 하는 횟수입니다. 연결 표와 페이지 캐시는 그대로 이어집니다.',
    ),
    default: 1,
    min: 1,
    max: 5,
    step: 1,
  }),
];

/** In the order of links. */
export const machineSettings: readonly Parameter[] = [...hosts, ...director, ...wires, ...disks, ...requests];
