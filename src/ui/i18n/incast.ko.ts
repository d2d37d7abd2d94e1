// The words of the stage with servers, a switch and one client. Numbers arrive already written.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { IncastWords } from './incast.en.ts';

export const incast: IncastWords = {
  servers: (count) => `서버 ${count}대`,
  client: (name) => `클라이언트 ${name}`,
  switch: (name) => `스위치 ${name}`,
  sending: (count) => `전송 ${count}`,
  waiting: (count) => `타이머 대기 ${count}`,
  waitingShort: (count) => `대기 ${count}`,
  done: (count) => `완료 ${count}`,
  buffer: '버퍼',
  block: (number, percent) => `블록 ${number}: ${percent}`,
  nextTimer: (name) => `${name}의 타이머`,
  nextTimerOf: (name, count) => `${name}의 타이머, ${count}개 중 다음`,
  numbers: '번호 = 서버',
  lost: (server, count) => (count > 1 ? `${count}개 폐기, 마지막은 ${server}` : `${server}: 폐기`),
  summary: {
    servers: (sending, waiting, done) =>
      `서버 가운데 ${sending}대가 보내고 있고, ${waiting}대가 타이머를 기다리고, ${done}대는 마쳤습니다.`,
    block: (number, percent) => `블록 ${withParticle(number, '은')} ${percent} 도착했습니다.`,
    timer: (name, span) => `다음에 만료될 타이머는 ${name}의 것으로, ${span} 남았습니다.`,
  },
};
