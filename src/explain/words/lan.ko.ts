// The sentences about a shared bus and the web users on it, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { lanRules } from '../lan/rules.ts';
import type { Catalogue } from './words.ts';

export const lan: Catalogue<typeof lanRules> = {
  'given-up': ({ packet }) => `${packet}: 프레임 포기`,
  'given-up.data': ({ at, station, attempts }) =>
    `${at}까지 ${withParticle(station, '이')} 이 프레임을 ${attempts}번 보내 보았지만 모두 충돌했습니다. 이더넷은 말없이 버리고, TCP만 알아챌 수 있습니다.`,
  'given-up.ack': ({ at, station, attempts }) =>
    `${at}까지 ${withParticle(station, '이')} 이 프레임을 ${attempts}번 보내 보았지만 모두 충돌했습니다. 다음 ACK가 대신할 수 있습니다.`,
  collision: ({ stations }) => `충돌: ${stations}`,
  'collision-many': ({ stationCount }) => `장치 ${stationCount}대의 충돌`,
  'collision.capture': ({ at, sender, waiting }) =>
    `${at}에 ${withParticle(sender, '이')} 막 프레임 하나를 보내고 바로 다음 프레임을 시작했고, 그 프레임이 끝나기를 기다리던 ${waiting}도 그때 시작했습니다. 바쁜 송신자는 기다리던 장치와 늘 부딪칩니다.`,
  'collision.capture-many': ({ at, sender, waitingCount }) =>
    `${at}에 ${withParticle(sender, '이')} 막 프레임 하나를 보내고 바로 다음 프레임을 시작했고, 그 프레임이 끝나기를 기다리던 장치 ${waitingCount}대도 그때 시작했습니다. 바쁜 송신자는 기다리던 장치와 늘 부딪칩니다.`,
  'collision.waited': ({ at, sender }) =>
    `모두 ${sender}의 프레임이 끝나기를 기다렸다가 ${at}에 한꺼번에 시작했습니다.`,
  'collision.together': ({ at, apart, propagation }) =>
    `${at}에 ${apart} 차이로 시작했습니다. 신호가 버스를 지나는 데 ${propagation}가 걸려 서로 듣지 못했습니다.`,
  'draw.first': ({ station, slots, range, attempt }) =>
    `${station}: ${range}슬롯 가운데 ${slots}(${attempt}번째 시도), 먼저`,
  draw: ({ station, slots, range, attempt }) => `${station}: ${range}슬롯 가운데 ${slots}(${attempt}번째 시도)`,
  'draw.ruled': ({ station, slots, attempt }) => `${station}: 규칙에 따라 ${slots}슬롯 대기(${attempt}번째 시도)`,
  'draw.ruled-first': ({ station, slots, attempt }) =>
    `${station}: 규칙에 따라 ${slots}슬롯 대기(${attempt}번째 시도), 먼저`,
  'draw.more': ({ others }) => `그 밖에 ${others}대`,
  'draw.again': ({ stations }) => `→ ${withParticle(stations, '은')} 다시 충돌합니다`,
  'draw.gives-up': ({ station }) => `${withParticle(station, '은')} 16번 만에 프레임을 포기`,
  request: ({ user }) => `${user}의 페이지 요청`,
  'request.alone': ({ at, receiver }) =>
    `${at}에 ${withParticle(receiver, '으로')} 패킷 하나로 된 요청을 보냅니다. 응답은 저마다 다른 연결로 돌아옵니다.`,
  'request.sent': ({ at, receiver }) => `${at}에 ${withParticle(receiver, '으로')} 패킷 하나로 된 요청을 보냅니다.`,
  'request.restart': ({ sender, cwndBefore, cwnd }) =>
    `쉰 시간이 ${sender}의 RTO보다 길어, cwnd는 ${cwndBefore} 세그먼트가 아니라 ${cwnd} 세그먼트에서 다시 시작합니다.`,
  'restart.idle': ({ idle }) => `쉰 시간 ${idle}`,
  'restart.initial': ({ initialWindow }) => `초기 윈도 ${initialWindow}`,
  'restart.halved': () => '쉰 동안 RTO마다 반으로, 초기 윈도까지만',
  'restart.expired': ({ rto }) => `마지막 ACK 뒤 RTO ${rto} 경과, 다시 보낼 것 없음`,
  'restart.result': ({ cwnd }) => `${cwnd} 세그먼트`,
  page: ({ user }) => `${user}의 페이지 완료`,
  'page.complete': ({ at, took, packets }) =>
    `${at}, 요청하고 ${took} 뒤에 ${withParticle(packets, '이')} 모두 확인되었습니다.`,
  'page.waited': ({ waited, timeouts }) =>
    `그 가운데 ${waited} 동안은 연결이 타이머를 기다렸습니다(타임아웃 ${timeouts}번).`,
  'page.again': ({ again }) => `${withParticle(again, '을')} 다시 보냈지만 타이머를 기다리지는 않았습니다.`,
  'page.smooth': () => '다시 보낸 것은 없습니다.',
};
