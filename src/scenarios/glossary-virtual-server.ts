// The words of virtual servers, for the glossary.

import type { Term } from './glossary-entry.ts';
import { text } from './kit/text.ts';

export const virtualServerTerms: readonly Term[] = [
  {
    id: 'virtual-server',
    term: text('virtual server', '가상 서버'),
    meaning: text(
      'One address shared by many servers. Clients know only the address.',
      '여러 서버가 뒤에 있는 주소 하나입니다. 클라이언트는 이 주소만 압니다.',
    ),
    source: 'Linux Virtual Server',
  },
  {
    id: 'director',
    term: text('director', '디렉터(부하 분산기)'),
    meaning: text(
      'The machine that has the virtual address, picks a server for each new connection and passes its packets on.',
      '가상 주소를 갖고, 새 연결마다 서버를 골라 패킷을 전달하는 컴퓨터입니다.',
    ),
  },
  {
    id: 'real-server',
    term: text('real server', '실제 서버'),
    meaning: text(
      'A server behind the director, which has the files and answers.',
      '디렉터 뒤에서 파일을 갖고 답하는 서버입니다.',
    ),
  },
  {
    id: 'nat-forwarding',
    term: text('NAT forwarding', 'NAT 방식'),
    meaning: text(
      'The director rewrites addresses in both directions, so replies pass it as well.',
      '디렉터가 양방향의 주소를 바꿔 씁니다. 그래서 응답도 디렉터를 지납니다.',
    ),
    source: 'RFC 2663',
  },
  {
    id: 'tunnelling',
    term: text('IP tunnelling', 'IP 터널링'),
    meaning: text(
      'Requests are wrapped into packets to the server, 20 bytes longer; replies go to the client without the director.',
      '요청을 서버로 가는 패킷에 싸서 20바이트 길게 보냅니다. 응답은 디렉터를 거치지 않고 클라이언트로 갑니다.',
    ),
    source: 'RFC 2003',
  },
  {
    id: 'direct-routing',
    term: text('direct routing', '직접 라우팅'),
    meaning: text(
      'Only the MAC address of a request is changed, on the same segment; replies go to the client without the director.',
      '같은 세그먼트에서 요청의 MAC 주소만 바꿉니다. 응답은 디렉터를 거치지 않고 클라이언트로 갑니다.',
    ),
  },
  {
    id: 'connection-table',
    term: text('connection table', '연결 표'),
    meaning: text(
      'Where the director keeps which server each connection has, also for a while after it is closed.',
      '연결마다 어느 서버인지 디렉터가 적어 두는 표입니다. 닫힌 연결도 얼마 동안 남습니다.',
    ),
  },
  {
    id: 'scheduler',
    names: { en: ['scheduler'], ko: ['스케줄러'] },
    term: text('scheduler of a director', '디렉터의 스케줄러'),
    meaning: text(
      'The rule that picks a server for each new connection: by turn, by load, or by a hash of an address.',
      '새 연결마다 서버를 고르는 규칙입니다. 차례, 부하, 또는 주소의 해시로 고릅니다.',
    ),
  },
  {
    id: 'wlc',
    term: text('WLC, weighted least connection', 'WLC, 가중 최소 연결'),
    meaning: text(
      'Picks the server with the fewest connections for its weight; active ones count 256 times as much as closed ones.',
      '가중치에 비해 연결이 가장 적은 서버를 고릅니다. 활성 연결은 닫힌 연결의 256배로 셉니다.',
    ),
    source: 'ip_vs_wlc.c',
  },
  {
    id: 'lblc',
    term: text('LBLC, locality-based least connection', 'LBLC, 지역성 기반 최소 연결'),
    meaning: text(
      'Keeps each destination on its server until that server has more connections than its weight and another has fewer than half of its own weight. Made for proxies.',
      '목적지마다 같은 서버에 두다가, 그 서버의 연결이 가중치보다 많고 자기 가중치의 절반보다 적은 서버가 있으면 옮깁니다. 프록시를 위해 만들었습니다.',
    ),
    source: 'ip_vs_lblc.c',
  },
  {
    id: 'turn-around',
    term: text('turn-around time', '처리 시간'),
    meaning: text(
      'From asking for a file to its last byte. A plain mean and a harmonic mean of it can crown different winners.',
      '파일을 요청해서 마지막 바이트가 올 때까지의 시간입니다. 단순 평균과 조화 평균의 승자가 다를 수 있습니다.',
    ),
  },
];
