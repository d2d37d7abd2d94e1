// The sentences that explain what the director of a virtual server does with a connection, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { virtualServerRules } from '../virtual-server/rules.ts';
import type { Catalogue } from './words.ts';

export const virtualServer: Catalogue<typeof virtualServerRules> = {
  pick: (f) => `${f.request}번 요청은 ${withParticle(f.server, '으로')}`,
  'pick.turn': (f) => `${f.at}, 하던 일(활성 연결 ${f.active}개)과 관계없이 ${f.server}의 차례였습니다.`,
  'pick.bar': (f) =>
    `${f.at}, 가중 라운드 로빈의 문턱 ${f.bar}에 가중치 ${f.weight}인 ${withParticle(f.server, '이')} 다음으로 닿았습니다.`,
  'pick.least': (f) =>
    `${f.at}, 가중치에 비해 ${withParticle(f.server, '이')} 가장 한가했습니다: 활성 연결 ${f.active}개, 비활성 연결 ${f.inactive}개, 가중치 ${f.weight}.`,
  'pick.fewest': (f) =>
    `${f.at}, 가중치와 관계없이 ${withParticle(f.server, '이')} 가장 한가했습니다: 활성 연결 ${f.active}개, 비활성 연결 ${f.inactive}개.`,
  'pick.soonest': (f) =>
    `${f.at}, 새 연결까지 세면 ${withParticle(f.server, '이')} 가장 빨리 끝낼 서버였습니다: 활성 연결 ${f.active}개, 가중치 ${f.weight}.`,
  'pick.idle': (f) => `${f.at}, ${f.server}의 활성 연결이 ${f.active}개였고, 유휴 서버가 있으면 곧바로 고릅니다.`,
  'pick.first': (f) =>
    `${f.at}, 이 목적지를 맡은 서버가 없어 가장 한가한 ${withParticle(f.server, '이')} 맡습니다(활성 ${f.active}개, 비활성 ${f.inactive}개).`,
  'pick.stays': (f) =>
    `${f.at}, 활성 연결이 ${f.active}개로 가중치 ${f.weight}보다 많지 않아 목적지가 ${f.server}에 머뭅니다.`,
  'pick.stays-busy': (f) =>
    `${f.at}, 활성 연결이 ${f.active}개로 가중치 ${f.weight}보다 많지만, 자기 가중치의 절반보다 적은 서버가 없어 목적지가 ${f.server}에 머뭅니다.`,
  'pick.moves': (f) =>
    `${f.at}, ${withParticle(f.leaves, '이')} 가중치보다 바빠 목적지를 가장 한가한 ${withParticle(f.server, '으로')} 옮깁니다(활성 ${f.active}개).`,
  'pick.quiesced': (f) =>
    `${f.at}, ${f.leaves}의 가중치가 0이어서 목적지를 가장 한가한 ${withParticle(f.server, '으로')} 옮깁니다(활성 ${f.active}개).`,
  'pick.taken-out': (f) =>
    `${f.at}, 이 목적지를 맡던 ${withParticle(f.leaves, '이')} 디렉터의 목록에 없어 가중치에 비해 가장 한가한 ${withParticle(f.server, '이')} 맡습니다(활성 ${f.active}개).`,
  'pick.member': (f) =>
    `${f.at}, 이 목적지를 맡은 서버 ${f.members}대 가운데 ${withParticle(f.server, '이')} 가장 한가했습니다(활성 ${f.active}개).`,
  'pick.joins': (f) =>
    `${f.at}, 이 목적지를 맡은 서버 ${f.members}대가 모두 연결을 받지 않거나 가중치보다 바빠 ${f.server}도 함께 맡습니다(활성 ${f.active}개).`,
  'pick.lowest': (f) =>
    `${f.at}, 이 목적지를 맡은 서버 ${f.members}대나 나머지 서버 가운데 ${withParticle(f.server, '이')} 가장 한가했습니다(활성 ${f.active}개).`,
  'pick.destination': (f) =>
    `${f.at}, 목적지 주소의 해시는 256개 중 ${f.bucket}번이고, 이 자리는 ${f.server}의 것입니다.`,
  'pick.source': (f) =>
    `${f.at}, 클라이언트 주소의 해시는 256개 중 ${f.bucket}번이고, 이 자리는 ${f.server}의 것입니다.`,
  'pick.slot': (f) =>
    `${f.at}, 클라이언트 주소의 해시는 4093개 중 ${f.bucket}번이고, 이 자리는 ${f.server}의 것입니다.`,
  'pick.source-on': (f) =>
    `${f.at}, 클라이언트 주소의 해시는 256개 중 ${f.bucket}번이고, 그 자리부터 찾은 서버 가운데 ${withParticle(f.server, '이')} 처음으로 연결을 받을 수 있었습니다.`,
  'pick.slot-on': (f) =>
    `${f.at}, 클라이언트 주소의 해시는 4093개 중 ${f.bucket}번이고, 그 자리부터 찾은 서버 가운데 ${withParticle(f.server, '이')} 처음으로 연결을 받을 수 있었습니다.`,
  'pick.heaviest': (f) => `${f.at}, 연결을 받는 서버 가운데 ${f.server}의 가중치(${f.weight})가 가장 컸습니다.`,
  'pick.overflow': (f) =>
    `${f.at}, ${f.server}에는 아직 여유가 있었고(활성 연결 ${f.active}개, 가중치 ${f.weight}), 여유 있는 서버 가운데 가중치가 더 큰 것은 없습니다.`,
  'pick.drawn': (f) =>
    `${f.at}, 가중치에 따라 뽑은 두 서버 가운데 ${withParticle(f.server, '이')} 더 바쁘지 않았습니다(활성 ${f.active}개, 비활성 ${f.inactive}개).`,
  'pick.rule': (f) => `${f.at}, 연결을 받는 서버 가운데 규칙의 값이 ${f.server}에서 가장 작았습니다.`,
  'pick.rule-first': (f) =>
    `${f.at}, 규칙의 값이 가장 작은 서버가 여럿이라 목록에서 가장 앞에 있는 ${withParticle(f.server, '으로')} 보냅니다.`,
  'pick.takes-none': () => '연결을 받지 않음',
  'pick.instead-of-rule': (f) => `규칙 대신 ${f.otherScheduler}로 골랐다면 ${f.otherwise}입니다.`,
  'pick.instead-of-rule-too': (f) => `규칙 대신 ${f.otherScheduler}로 골랐어도 ${f.otherwise}입니다.`,
  'pick.instead-of-rule-none': (f) => `규칙 대신 ${f.otherScheduler}로 골랐다면 거절됩니다.`,
  'pick.instead': (f) => `${f.scheduler} 대신 ${f.otherScheduler}로 골랐다면 ${f.otherwise}입니다.`,
  'pick.instead-too': (f) => `${f.scheduler} 대신 ${f.otherScheduler}로 골랐어도 ${f.otherwise}입니다.`,
  'pick.instead-none': (f) => `${f.scheduler} 대신 ${f.otherScheduler}로 골랐다면 거절됩니다.`,
  refused: (f) => `${f.request}번 요청 거절`,
  'refused.because': (f) => `${f.at}, 서버 ${f.servers}대 가운데 연결을 받는 것이 없습니다: ${f.reasons}.`,
  'refused.hash': (f) =>
    `${f.at}, 주소의 해시 ${f.bucket}번 자리의 서버가 연결을 받지 않습니다: 서버 ${f.servers}대 가운데 ${f.reasons}.`,
  'refused.no-servers': (f) => `${f.at}, 디렉터 뒤에 서버가 하나도 없습니다.`,
  'refused.no-room': () => '파일이 서버의 디스크보다 큼',
  'refused.quiesced': (f) => `가중치 0이 ${f.quiesced}대`,
  'refused.full': (f) => `가득 찬 것이 ${f.full}대`,
  'refused.busy': (f) => `활성 연결이 가중치보다 많은 것이 ${f.busy}대`,
  download: (f) => `${f.request}번 요청의 파일 완료`,
  'download.done': (f) =>
    `${f.at}, ${f.server}에서 ${withParticle(f.bytes, '이')} 모두 도착했습니다: SYN부터 마지막 바이트까지 ${f.took}, 평균 ${f.rate}.`,
  'download.busiest': (f) =>
    `지나온 길에서 가장 바쁜 곳은 ${withParticle(f.part, '으로')}, 그 시간의 ${f.share} % 동안 일했습니다.`,
};
