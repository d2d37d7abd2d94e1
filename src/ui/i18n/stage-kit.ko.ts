// The words that several stages share, and those of the menu at a packet. Numbers arrive already written.

import type { StageKitWords } from './stage-kit.en.ts';

export const stageKit: StageKitWords = {
  host: (name) => `호스트 ${name}`,
  router: (name) => `라우터 ${name}`,
  server: (name) => `서버 ${name}`,
  queue: (router) => `${router}의 큐`,
  filled: (now, limit) => [now, `/ ${limit}`],
  filledShort: (now, limit) => [now, `/ ${limit}`],
  oneBlock: (count) => `한 칸 = 패킷 ${count}개`,
  oneBlockBytes: (size) => `한 칸 = ${size}`,
  timer: '재전송 타이머',
  shortTimer: (span) => `타이머 ${span}`,
  timerOf: (name) => `재전송 타이머, ${name}`,
  fires: (span) => `${span} 뒤 만료`,
  stopped: '멈춤',
  lost: (segment, kind) =>
    kind === 'drop' ? `${segment} 폐기` : kind === 'loss' ? `${segment} 손실` : `${segment} 직접 폐기`,
  nothing: '회선에 아무것도 없음',
  link: (rate, delay) => `${rate}, ${delay}`,
  syn: 'SYN',
  segment: (number) => (number === 0 ? 'SYN' : `세그먼트 ${number}`),
  dropOne: '패킷 폐기',
  notKept: '이 시점의 패킷을 다시 계산하고 있습니다.',
  elsewhere: '이렇게 긴 실행에서는 아래에 보이는 패킷만 보관합니다.',
  summary: {
    time: (time) => `${time} 시점.`,
    queue: (now, limit) => `큐 ${now} / ${limit}.`,
    link: (place, data, acks) =>
      `${place}: ${[data > 0 ? `데이터 패킷 ${data}개` : '', acks > 0 ? `ACK ${acks}개` : ''].filter(Boolean).join(', ')}.`,
    nothing: '전송 중인 패킷이 없습니다.',
    timer: (span) => `재전송 타이머가 ${span} 뒤 만료됩니다.`,
    noTimer: '재전송 타이머가 멈춰 있습니다.',
    holds: (who, missing, ranges) => `${who}: 세그먼트 ${missing} 대기 중, 이미 받아 SACK으로 알린 것은 ${ranges}.`,
  },
  /** The menu at a packet. */
  menu: {
    segment: (number) => (number === 0 ? 'SYN' : `세그먼트 ${number}`),
    again: (number) => `세그먼트 ${number}, 재전송`,
    ack: (number) => (number === 0 ? 'SYN ACK' : `ACK ${number}`),
    on: (packet, place) => `${place} 위의 ${packet}`,
    dropThis: '이 패킷 폐기',
    onTheWay: (place) => `${place} 구간을 지나는 패킷`,
    nobody: (place) => `지금 ${place} 구간을 지나는 패킷이 없습니다.`,
    from: (packet, station) => `${packet}, 송신: ${station}`,
    allFrom: (station) => `보내는 패킷: ${station}`,
    nobodyFrom: (station) => `지금 보내는 패킷 없음: ${station}`,
    arrives: (span) => `${span} 뒤 도착`,
    waits: '큐에서 대기',
    close: '닫기',
    notCounted: '패킷은 실행 시작부터 세는데, 이렇게 긴 실행에서는 시작 부분을 보관하지 않습니다.',
  },
};
