// The words on the stage of a cluster and beside it.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { WebClusterWords } from './web-cluster.en.ts';

export const webCluster: WebClusterWords = {
  users: (count) => [`사용자 ${count}명`, '생각한 뒤 다시 요청'],
  visitors: (count) => [`초당 ${count}명`, '한 번씩 요청'],
  asking: { users: '사용자', visitors: '방문자' },
  entry: '레이어-4 스위치',
  entryShort: '스위치',
  dispatcher: '디스패처',
  frontEnd: '전위 서버',
  comes: (rate) => [`초당 ${rate}개`, '전위 서버를 지남'],
  straight: (rate) => [`초당 ${rate}개`, '곧장 돌아감'],
  relayed: (rate) => [`초당 ${rate}개`, '다시 거쳐 돌아감'],
  request: (one, all) => `요청마다 ${one}, 그래서 ${all}`,
  requestOnly: (one) => `요청마다 ${one}`,
  atFront: (document) => `문서 ${document}: 전위 서버에서 대기`,
  sentTo: (document, target) => `문서 ${document}: 노드 ${withParticle(target, '으로')} 보냄`,
  node: (number) => `노드 ${number}`,
  load: (load) => `부하 ${load}`,
  down: '고장',
  disk: (reads) => `초당 ${reads}번 읽음`,
  diskIdle: '디스크 유휴',
  diskBusy: (waiting) => `디스크에 ${waiting}개`,
  atOnce: (rate) => [`초당 ${rate}개`, '바로 처리'],
  atOnceShort: (rate) => `초당 ${rate}개 바로`,
  asks: (rate) => [`초당 ${rate}개`, '먼저 물어봄'],
  waiting: (count) => `${count}개 대기`,
  decision: (one, all) => `배정 한 번에 ${one}, 그래서 ${all}`,
  idle: (one) => `배정 한 번에 ${one}`,
  block: (requests) => `한 칸 = 요청 ${requests}개`,
  asked: (document, entry) => `문서 ${document}: 노드 ${withParticle(entry, '이')} 물어봄`,
  decided: (document, entry, target) =>
    entry === target ? `문서 ${document}: 노드 ${entry}에서 처리` : `문서 ${document}: 노드 ${entry} → 노드 ${target}`,
  loads: () => ['노드별 부하', '연결 수, 실행 전체'],
  scale: (top, high) => `0부터 ${top}까지, T_high는 ${high}`,
  shelves: '선반: 진할수록 자주 요청, 너비는 크기',
  hollow: '빈 칸은 다른 노드가 맡은 문서',
  outlined: '테두리: 문서',
  keptBy: (numbers, all) =>
    all
      ? '모든 노드에 있음'
      : numbers.length === 0
        ? '어느 노드에도 없음'
        : numbers.length > 6
          ? `노드 ${numbers.length}대에 있음`
          : `노드 ${numbers.join(', ')}에 있음`,
  spread: {
    title: '응답 시간 분포',
    unit: '응답의 비율 %, 로그 초',
    soFar: '커서까지 집계',
    warmUp: '준비 구간; 윤곽선은 앞으로 집계될 값',
    warmUpShort: '아직 집계 전',
    atOnce: (share, time) => [`${share} % 바로 처리`, time],
    asked: (share, time) => [`${share} % 물어본 뒤`, time],
    mean: (time) => `평균 ${time}`,
    meanNobody: (time) => `평균 ${time}, 아무도 겪지 않는 값`,
    none: '아직 집계된 응답이 없습니다.',
    throughput: '처리량',
    perSecond: '초당 요청',
    thisRun: '커서 위치',
    offered: '아무도 기다리지 않는다면',
    ceiling: '모든 요청이 물어본다면',
    front: {
      passed: (share, time) => [`${share} % 전위 서버를 거쳐`, time],
      ceiling: '전위 서버의 한계',
      processor: '전위 서버',
      all: (time) => `집계된 응답은 모두 전위 서버를 거쳐 평균 ${time} 걸렸습니다.`,
    },
    use: '이용률',
    useUnit: '최근 1초, %',
    stations: {
      dispatcher: '디스패처',
      cpu: '프로세서',
      disk: '디스크',
      port: '노드 포트',
      client: '클라이언트 포트',
      front: '그 포트',
    },
    summary: {
      both: (share, time, rest, restTime) =>
        `집계된 응답 가운데 ${share} %는 바로 처리되어 평균 ${time}, ${rest} %는 디스패처에 물어본 뒤 평균 ${restTime} 걸렸습니다.`,
      one: (time, asked) =>
        `집계된 응답은 모두 ${asked ? '디스패처에 물어본 뒤 처리되어' : '바로 처리되어'} 평균 ${time} 걸렸습니다.`,
      mean: (time) => `평균 ${time}에 가까운 응답은 거의 없습니다.`,
      use: (parts) => `최근 1초의 이용률: ${parts.join(', ')}.`,
      part: (station, percent) => `${station} ${percent} %`,
    },
  },
  summary: {
    users: (users, count) => `사용자 ${users}명, 노드 ${count}대.`,
    rates: (atOnce, asks) => `최근 1초 동안 요청 ${atOnce}개를 바로 처리했고 ${asks}개는 디스패처에 물었습니다.`,
    waiting: (count, decision, wait) =>
      `디스패처에서 요청 ${count}개가 기다립니다. 배정 한 번에 ${decision} 걸리므로 ${wait} 기다립니다.`,
    nobody: (decision) => `디스패처에서 기다리는 요청이 없습니다. 배정 한 번에 ${decision} 걸립니다.`,
    loads: (busiest, most, mean) => `가장 바쁜 노드 ${busiest}의 연결은 ${most}개이고 평균은 ${mean}개입니다.`,
    reads: (rate) => `최근 1초 동안 디스크에서 문서 ${rate}개를 읽었습니다.`,
    down: (node) => `노드 ${node}: 고장.`,
    followed: (document, entry) => `문서 ${document} 요청이 노드 ${entry}에 도착해 디스패처를 기다립니다.`,
    sent: (document, entry, target) =>
      entry === target
        ? `문서 ${document} 요청은 노드 ${entry}에서 처리합니다.`
        : `문서 ${document} 요청을 노드 ${entry}에서 노드 ${withParticle(target, '으로')} 넘깁니다.`,
    outlined: (document, where) => `문서 ${withParticle(document, '은')} ${where}.`,
  },
  frontSummary: {
    rates: (asks, replies, relays) =>
      `최근 1초 동안 요청 ${asks}개가 전위 서버를 지났고 응답 ${replies}개가 ${relays ? '전위 서버를 다시 거쳐' : '클라이언트로 곧장'} 갔습니다.`,
    waiting: (count, cost) => `전위 서버의 프로세서를 ${count}개가 기다립니다. 요청마다 ${cost} 걸립니다.`,
    nobody: (cost) => `전위 서버의 프로세서를 기다리는 요청이 없습니다. 요청마다 ${cost} 걸립니다.`,
    followed: (document) => `문서 ${document} 요청이 전위 서버에서 기다립니다.`,
    sent: (document, target) => `전위 서버가 문서 ${document} 요청을 노드 ${withParticle(target, '으로')} 보냅니다.`,
  },
  frontLegend: { 'at-once': '응답', asked: '요청', handed: '노드로 넘김' },
  legend: {
    'at-once': '바로 처리',
    asked: '디스패처를 거침',
    followed: '요청 하나',
    reply: '메모리에서',
    read: '디스크에서',
    handed: '다른 노드로',
  },
  nodes: '노드: 누르면 고장 냅니다',
  failNode: (node) => `커서 시각에 노드 ${node} 고장 내기, 또는 되살리기`,
};
