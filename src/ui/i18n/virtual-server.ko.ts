// The words on the stage of the virtual server.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { VirtualServerWords } from './virtual-server.en.ts';

export const virtualServer: VirtualServerWords = {
  replies: {
    director: '응답이 디렉터를 거쳐 돌아감',
    gateway: '응답이 게이트웨이 하나로 나감',
    none: '서버마다 제 길로 응답함',
  },
  names: {
    director: '디렉터',
    gateway: '게이트웨이',
    hub: '허브',
    hubC: '클라이언트 허브',
    hubS: '서버 허브',
    client: (number) => `클라이언트 ${number}`,
  },
  unused: '지나지 않음',
  requests: '요청',
  tunnel: '바깥 헤더 +20 B',
  tunnelShort: '+20 B',
  parts: {
    port: (hosts) => `${hosts.join(', ')} 포트`,
    cpu: (hosts) => `${hosts.join(', ')} 프로세서`,
    disk: (hosts) => `${hosts.join(', ')} 디스크`,
    hub: (hosts) => hosts.join(', '),
  },
  bottleneck: (what) => ['병목:', what.join('; ')],
  bottleneckShort: (what, others) => ['병목:', others > 0 ? `${what} 외 ${others}곳` : what],
  busiest: (what, percent) => ['가장 바쁜 곳:', `${what}, ${percent} %`],
  quiet: '진행 중인 요청이 없습니다.',
  unmeasured: ['가장 바쁜 곳:', '100 ms 뒤에 알 수 있음'],
  idle: '지난 100 ms 동안 바쁜 곳이 없었습니다.',
  refused: (count) => `거절 ${count}개`,
  strip: {
    title: '누가 누구를 맡는가',
    ownRule: '직접 쓴 규칙',
    about: (scheduler, requests) => `${scheduler}, 요청 ${requests}개를 차례로`,
    coldStart: '콜드 스타트',
    emptyCaches: '지금 모든 페이지 캐시 비우기',
    note: '칸 안: 요청한 클라이언트, 아래: 요청 번호',
    entries: (active, inactive) => `활성 ${active}, 비활성 ${inactive}`,
    port: (percent) => `포트 ${percent} %`,
    disk: (percent) => `디스크 ${percent} %`,
    memory: (amount) => `메모리 ${amount}`,
    weight: (weight) => `가중치 ${weight}`,
    out: '목록에서 빠짐',
    outShort: '빠짐',
  },
  summary: {
    method: (method, replies) => `${method}: ${replies}.`,
    requests: (complete, underWay, refused, later) =>
      `요청: 완료 ${complete}개, 진행 중 ${underWay}개, 거절 ${refused}개, 아직 오지 않은 것 ${later}개.`,
    rate: (rate) => `클라이언트들이 모두 합쳐 ${rate}의 속도로 받고 있습니다.`,
    out: (name) => `${withParticle(name, '은')} 목록에서 빠져 새 연결을 받지 않습니다.`,
    server: (name, requests, entries) => `서버 ${name}: 요청 ${requests}개를 받았습니다. 연결은 ${entries}입니다.`,
    loads: (name, port, disk, memory) =>
      `서버 ${name}: 포트 이용률 ${port} %, 디스크 이용률 ${disk} %, 메모리에 ${memory}.`,
    middle: (name, percent) => `${name} 이용률 ${percent} %.`,
  },
  table: {
    caption: '차례로 본 요청',
    columns: ['요청', '클라이언트', '서버', '도착'],
    refused: '거절됨',
    later: '아직',
  },
};
