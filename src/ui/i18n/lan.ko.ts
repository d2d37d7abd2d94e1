// The words on the LAN stage.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { LanWords } from './lan.en.ts';

/** a, b, c. Where a particle follows, it agrees with the last of them. */
const list = (names: readonly string[]): string =>
  names.length === 2 ? `${withParticle(names[0]!, '과')} ${names[1]}` : names.join(', ');

export const lan: LanWords = {
  names: {
    client: (number) => `클라이언트 ${number}`,
    server: '내부 서버',
    alone: '서버',
    externalServer: '외부 서버',
    router: '라우터',
    wan: 'WAN',
  },
  about: (rate) => `반이중, ${rate}`,
  aboutSwitch: (rate) => `스위치, 전이중, ${rate}`,
  busy: (percent) => `${percent} % 사용 중`,
  busyCable: (percent) => `서버 케이블 ${percent} % 사용`,
  everywhere: (delay) => `${delay} 뒤 모든 곳에 도달`,
  queue: 'NIC 큐',
  queued: (now, limit) => [now, `/ ${limit} 대기`],
  collision: (stations) => ['충돌', `${withParticle(list(stations), '이')} 동시에 전송`],
  collisionOf: (stations) => ['충돌', `장치 ${stations}개가 동시에 전송`],
  collisions: (count) => [`충돌 ${count}번`, '최근 100 ms 동안'],
  collisionsOf: (count, stations) => [`충돌 ${count}번`, `최근 100 ms 동안 ${list(stations)}`],
  jam: (stations) => ['잼 신호', list(stations)],
  quiet: () => ['', '전송하는 장치 없음'],
  slots: (count) => `${count}슬롯`,
  tries: (next, most) => `시도 ${next} / ${most}`,
  triesShort: (next, most) => `시도 ${next}/${most}`,
  givenUp: (segment, tries) => `${segment}: ${tries}번 시도 후 포기`,
  gaveUp: (tries) => `${tries}번 후\n포기`,
  needs: (segment) => `${segment}번 대기`,
  page: (arrived, packets) => `페이지\n${arrived} / ${packets}`,
  pageShort: (percent) => `페이지\n${percent} %`,
  asked: '페이지\n요청 중',
  waiting: (waiting, users) => `${users}명 중 ${waiting}명 대기`,
  waitingShort: (waiting, users) => `${users}명 중 ${waiting}명`,
  timer: (station) => `재전송 타이머, ${station}`,
  silent: (station) => `${station}에 전송 없음`,
  follow: '차트로 볼 연결',
  summary: {
    sends: (station, packet, receiver) =>
      `${withParticle(station, '이')} ${receiver}에 ${withParticle(packet, '을')} 보내는 중입니다.`,
    data: (segment) => (segment === 0 ? 'SYN 세그먼트' : `세그먼트 ${segment}`),
    again: (segment) => `재전송 세그먼트 ${segment}`,
    ack: (segment) => `ACK ${segment}`,
    idle: '버스가 비어 있습니다.',
    idleSwitch: '보내는 장치가 없습니다.',
    collides: (stations) => `${list(stations)} 사이에 충돌이 일어났습니다.`,
    collisions: (count) => `최근 100 ms 동안 충돌이 ${count}번 있었습니다.`,
    backsOff: (station, slots, next, most) =>
      `${withParticle(station, '은')} ${most}번 중 ${next}번째 시도까지 ${slots}슬롯을 기다립니다.`,
    waits: (station) => `${withParticle(station, '은')} 버스가 비기를 기다립니다.`,
    waiting: (count) => `장치 ${count}개가 버스가 비기를 기다립니다.`,
    queue: (now, limit) => `서버 NIC 큐 ${now} / ${limit}.`,
    needs: (station, segment) =>
      `${withParticle(station, '은')} 세그먼트 ${withParticle(String(segment), '을')} 기다립니다.`,
    page: (station, arrived, packets) => `${station}의 페이지: 패킷 ${packets}개 중 ${arrived}개 도착.`,
    asked: (station) => `${withParticle(station, '이')} 페이지를 요청했습니다.`,
    users: (waiting) => `사용자 ${waiting}명이 페이지를 기다립니다.`,
    timer: (station, span) => `${station}의 재전송 타이머가 ${span} 뒤 만료됩니다.`,
    noTimer: (station) => `${station}의 재전송 타이머가 멈춰 있습니다.`,
  },
};
