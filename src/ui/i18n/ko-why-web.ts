// The sentences about a shared bus and the web users on it, in Korean.

import type { WebWhyWords } from './en-why-web.ts';
import { withParticle } from './particles.ts';

const segment = (n: number): string => (n === 0 ? 'SYN 세그먼트' : `${n}번 세그먼트`);
const lost = (n: number, ack: boolean): string => (ack ? `${n}번까지의 ACK` : segment(n));

export const ko: WebWhyWords = {
  givenUp: {
    title: (n, ack) => `${lost(n, ack)}: 프레임 포기`,
    data: (at, station, attempts) =>
      `${at}까지 ${withParticle(station, '이')} 이 프레임을 ${attempts}번 보내 보았지만 모두 충돌했습니다. 이더넷은 말없이 버리고, TCP만 알아챌 수 있습니다.`,
    ack: (at, station, attempts) =>
      `${at}까지 ${withParticle(station, '이')} 이 프레임을 ${attempts}번 보내 보았지만 모두 충돌했습니다. 다음 ACK가 대신할 수 있습니다.`,
  },
  collision: {
    title: (names) => `충돌: ${names.join(', ')}`,
    titleMany: (count) => `장치 ${count}대의 충돌`,
    capture: (at, busy, others) =>
      `${at}에 ${withParticle(busy, '이')} 막 프레임 하나를 보내고 바로 다음 프레임을 시작했고, 그 프레임이 끝나기를 기다리던 ${typeof others === 'number' ? `장치 ${others}대` : others.join(', ')}도 그때 시작했습니다. 바쁜 송신자는 기다리던 장치와 늘 부딪칩니다.`,
    waited: (at, sender) => `모두 ${sender}의 프레임이 끝나기를 기다렸다가 ${at}에 한꺼번에 시작했습니다.`,
    together: (at, apart, propagation) =>
      `${at}에 ${apart} 차이로 시작했습니다. 신호가 버스를 지나는 데 ${propagation}가 걸려 서로 듣지 못했습니다.`,
    drewFirst: (station, slots, range, attempt) =>
      `${station}: ${range}슬롯 가운데 ${slots}(${attempt}번째 시도), 먼저`,
    drew: (station, slots, range, attempt) => `${station}: ${range}슬롯 가운데 ${slots}(${attempt}번째 시도)`,
    more: (count) => `그 밖에 ${count}대`,
    again: (stations) => `→ ${withParticle(stations.join(', '), '은')} 다시 충돌합니다`,
    givesUp: (station) => `${withParticle(station, '은')} 16번 만에 프레임을 포기`,
  },
  request: {
    title: (user) => `${user}의 페이지 요청`,
    sentence: (at, server) =>
      `${at}에 ${withParticle(server, '으로')} 패킷 하나로 된 요청을 보냅니다. 응답은 저마다 다른 연결로 돌아옵니다.`,
    restart: (server, before, after) =>
      `쉰 시간이 ${server}의 RTO보다 길어, cwnd는 ${before} 세그먼트가 아니라 ${after} 세그먼트에서 다시 시작합니다.`,
    asked: (at, server) => `${at}에 ${withParticle(server, '으로')} 패킷 하나로 된 요청을 보냅니다.`,
  },
  restart: {
    idle: (span) => `쉰 시간 ${span}`,
    initial: (segments) => `초기 윈도 ${segments}`,
    expired: (rto) => `마지막 ACK 뒤 RTO ${rto} 경과, 다시 보낼 것 없음`,
    segments: (count) => `${count} 세그먼트`,
  },
  page: {
    title: (user) => `${user}의 페이지 완료`,
    sentence: (at, span, packets) => `${at}, 요청하고 ${span} 뒤에 ${withParticle(packets, '이')} 모두 확인되었습니다.`,
    waited: (waited, timeouts) => `그 가운데 ${waited} 동안은 연결이 타이머를 기다렸습니다(타임아웃 ${timeouts}번).`,
    again: (packets) => `${withParticle(packets, '을')} 다시 보냈지만 타이머를 기다리지는 않았습니다.`,
    smooth: '다시 보낸 것은 없습니다.',
  },
};
