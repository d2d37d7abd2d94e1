// Hosts of the virtual server, how the director's table and schedulers work, and what a packet costs it. Which defaults are
// ours is in docs/models/virtual-server.md.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { choice, count, duration, factor, onOff, settings } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

/** Servers and clients there can be. */
export const MOST_SERVERS = 5;
const MOST_CLIENTS = 6;

const weight = (server: number) =>
  count({
    label: text(`Weight of R${server}`, `R${server}의 가중치`),
    help: text(
      'Share of the load this server should get; 0 (quiesced): no new connections, existing ones continue.',
      '이 서버가 맡을 몫입니다. 0이면 새 연결을 받지 않고 하던 연결은 계속합니다.',
    ),
    live: true,
    default: 1,
    min: 0,
    max: 100,
    step: 1,
  });

const cost = (label: Text, help: Text, value: number) =>
  duration({ label, help, default: value, min: 0, max: ms(1), step: us(1) });

export const hostSettings = settings({
  servers: count({
    label: text('Real servers', '실제 서버'),
    help: text(
      'Servers behind the director. With none every connection is refused.',
      '디렉터 뒤에 있는 서버의 수입니다. 하나도 없으면 모든 연결이 거절됩니다.',
    ),
    default: 3,
    min: 0,
    max: MOST_SERVERS,
    step: 1,
  }),
  clients: count({
    label: text('Clients', '클라이언트'),
    help: text('Hosts that ask for files.', '파일을 요청하는 호스트의 수입니다.'),
    default: 3,
    min: 1,
    max: MOST_CLIENTS,
    step: 1,
  }),
  w1: weight(1),
  w2: weight(2),
  w3: weight(3),
  w4: weight(4),
  w5: weight(5),
  gone: count({
    label: text('Server taken out', '빠진 서버'),
    help: text(
      'Number of a server that is taken out of the director’s list, 0: none. It gets no new connections and hashes are filled without it; what it was sending goes on. Weight 0 would leave it its place in the hashes.',
      '디렉터의 목록에서 뺀 서버의 번호이며 0이면 없습니다. 새 연결을 받지 않고 해시 표도 그 서버 없이 다시 채우며, 보내던 것은 계속 보냅니다. 가중치 0이라면 해시에 자리가 남습니다.',
    ),
    cite: 'ipvsadm -d',
    live: true,
    default: 0,
    min: 0,
    max: MOST_SERVERS,
    step: 1,
  }),
  fast: factor({
    label: text('Speed of R1’s disk', 'R1 디스크의 속도'),
    help: text('How many times as fast as the disks of the others.', '다른 서버의 디스크보다 몇 배 빠른지 정합니다.'),
    default: 1,
    min: 1,
    max: 10,
    step: 0.5,
  }),
});

export const directorSettings = settings({
  most: count({
    label: text('Upper threshold', '연결 상한'),
    help: text(
      'Number of connections, lingering ones included, at which a server accepts no more; 0: no limit.',
      '남아 있는 연결까지 세어 이 수에 이른 서버는 더 받지 않습니다. 0이면 상한이 없습니다.',
    ),
    cite: 'ip_vs_conn.c',
    default: 0,
    min: 0,
    max: 100,
    step: 1,
  }),
  low: count({
    label: text('Lower threshold', '연결 하한'),
    help: text(
      'A full server accepts connections again below this number; 0: below three quarters of the upper threshold.',
      '가득 찼던 서버가 이보다 적어지면 다시 연결을 받습니다. 0이면 상한의 4분의 3 아래에서 다시 받습니다.',
    ),
    cite: 'ip_vs_conn.c',
    default: 0,
    min: 0,
    max: 100,
    step: 1,
  }),
  era: choice({
    label: text('Kernel', '커널'),
    help: text(
      '2002: hashes see the last octet only; connections are active from ESTABLISHED and count 50 inactive ones in LBLC and LBLCR. Today: all of the address, from the SYN, 256.',
      '2002년 커널은 주소의 끝자리만 해싱하고, ESTABLISHED부터 활성으로 보며 LBLC와 LBLCR에서 비활성의 50배로 셉니다. 요즘 커널은 주소 전체를 해싱하고 SYN부터 256배로 셉니다.',
    ),
    default: '2002',
    options: [
      { value: '2002', label: text('2002', '2002년') },
      { value: 'current', label: text('today', '요즘') },
    ],
  }),
  port: onOff({
    label: text('Hash the source port, too', '출발지 포트도 해싱'),
    help: text(
      'SH and MH: connections of one client may go to different servers (flags sh-port, mh-port).',
      'SH와 MH에서 한 클라이언트의 연결이 서로 다른 서버로 갈 수 있습니다(sh-port, mh-port 플래그).',
    ),
    default: false,
  }),
  fall: onOff({
    label: text('Fall back to another server', '다른 서버로 대신 보내기'),
    help: text(
      'SH and MH: if the chosen server accepts no connection, another one is used instead of refusing the request (flags sh-fallback, mh-fallback).',
      'SH와 MH에서 고른 서버가 연결을 받지 않으면 거절하지 않고 다른 서버로 보냅니다(sh-fallback, mh-fallback 플래그).',
    ),
    default: false,
  }),
  exp: duration({
    label: text('LBLCR, servers are dropped after', 'LBLCR의 서버 정리 시간'),
    help: text(
      'A destination’s set of servers that has not changed for this long loses its busiest member.',
      '목적지를 맡은 서버들이 이 시간 동안 바뀌지 않으면 가장 바쁜 서버를 뺍니다.',
    ),
    cite: 'lblcr_expiration',
    default: seconds(86_400),
    min: seconds(1),
    max: seconds(86_400),
    step: seconds(1),
    scale: 'log',
  }),
  linger: duration({
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
  dcost: cost(
    text('Director, time per data packet', '디렉터의 데이터 패킷당 시간'),
    text(
      'Processing time of the director for each data packet it forwards.',
      '디렉터가 데이터 패킷 하나를 전달하는 데 드는 시간입니다.',
    ),
    us(30),
  ),
  acost: cost(
    text('Director, time per ACK', '디렉터의 ACK당 시간'),
    text(
      'Processing time of the director for each ACK it forwards.',
      '디렉터가 ACK 하나를 전달하는 데 드는 시간입니다.',
    ),
    us(20),
  ),
  tcost: cost(
    text('Wrapping, time per packet', '터널링의 패킷당 추가 시간'),
    text('Additional processing time for IP-in-IP encapsulation.', '터널링에서 여기에 더 드는 시간입니다.'),
    us(4),
  ),
});
