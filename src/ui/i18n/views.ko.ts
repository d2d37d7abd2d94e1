// The words of the views beside the charts, in Korean.

import type { ViewsWords } from './views.en.ts';

const listOf = (...parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, words]) => (count > 0 ? [words] : [])).join(', ');

export const views: ViewsWords = {
  title: '보기',
  tabs: { charts: '차트', ladder: '사다리 그림', sequence: '시간-순서 번호', events: '이벤트 표' },
  throughFront: '전위 서버를 지나는 것은 패킷으로 모델링하지 않아 사다리 그림이 없습니다.',
  noPackets: '이 시간에는 이 연결의 패킷이 없습니다.',
  notKept: '이렇게 긴 실행은 패킷을 일부만 보관합니다. 확대하면 이 부분을 다시 계산합니다.',
  closer: {
    part: (span) => `${span}만, 패킷 하나하나 보입니다.`,
    back: (span) => `${span} 모두 보기`,
  },
  band: (segments, acks) => listOf([segments, `세그먼트 ${segments}개`], [acks, `ACK ${acks}개`]),
  requestsBand: (requests, segments) =>
    listOf([requests, `요청 ${requests}건`], [segments, `응답 세그먼트 ${segments}개`]),
  duplicate: (nth) => `중복 ${nth}`,
  timer: '타이머',
  connection: '보이는 연결',
  node: '보이는 노드',
  download: (request, client) => `요청 ${request}, ${client}`,
  ladder: {
    label: (from, to) => `${from}부터 ${to}까지의 사다리 그림. 화살표 키로 패킷을 옮겨 다니고 Enter로 엽니다.`,
    summary: (segments, acks, again, lost, duplicates) =>
      `보낸 세그먼트 ${segments}개(재전송 ${again}개), ACK ${acks}개(중복 ${duplicates}개), 손실 ${lost}개.`,
    forwarded: (segments, acks) => `서버가 보낸 세그먼트 ${segments}개, 클라이언트가 보낸 ACK ${acks}개.`,
    requests: (requests, segments) => `이 노드의 요청 ${requests}건, 응답 세그먼트 ${segments}개.`,
    clients: '클라이언트',
    others: '다른 노드',
  },
  sequence: {
    title: '순서 번호',
    unit: 'kB',
    label: (from, to) =>
      `${from}부터 ${to}까지의 시간-순서 번호 그래프. 화살표 키로 세그먼트를 옮겨 다니고 Enter로 엽니다.`,
  },
  caption: {
    span: (from, to) => `${from}부터 ${to}까지.`,
    ladder:
      '시간은 아래로 흐릅니다. 화살표 하나는 출발해서 도착할 때까지의 패킷 하나이고, 너무 촘촘해 구별할 수 없는 것은 개수로 나타냅니다.',
    tcp: '가위표는 손실, ↻는 재전송된 세그먼트, 왼쪽 막대는 재전송 타이머입니다.',
    cluster:
      '선 위의 막대는 무언가 기다리는 동안은 비어 있고, 디스패처가 결정하거나 디스크가 읽는 동안은 채워져 있습니다.',
    sequence:
      '세로 막대는 보낸 시각의 세그먼트이고 R은 재전송된 것입니다. 선은 확인 응답된 곳(ACK), cwnd가 허용하는 곳(ACK + cwnd), 수신자가 허용하는 곳(rwnd, 점선)입니다.',
  },
  events: {
    label: '실행의 모든 이벤트. 화살표 키로 옮겨 다니고 Enter로 그 패킷을 엽니다.',
    ask: '보기',
    example: '타임아웃, 클라이언트 4, > 1.2s, drop at R',
    count: (shown, all) => (shown === all ? `이벤트 ${all}건` : `이벤트 ${all}건 가운데 ${shown}건`),
    unknown: (words) => `알 수 없어 빼고 찾은 말: ${words}`,
    none: '이런 이벤트는 없습니다.',
    columns: ['시각', '이벤트', '세그먼트', '연결', '위치', '원인'],
    clusterColumns: ['시각', '이벤트', '문서', '노드', '위치', '원인'],
    serverColumns: ['시각', '이벤트', '파일', '다운로드', '서버', '원인'],
    clusterExample: '긴 대기, 문서 38, 노드 N2, > 1.2s',
    serverExample: '서버 선택, 다운로드 4, at R2, > 1.2s',
    atmExample: '타임아웃, 거부된 패킷, 세그먼트 6, > 1.2s, at S-B',
  },
  packet: (what, place, from, to) => `${what}, ${place}, ${from} – ${to}`,
};
