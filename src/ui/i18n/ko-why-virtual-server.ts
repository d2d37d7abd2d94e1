// The sentences that explain what the director of a virtual server does with a connection, in Korean.

import type { PickWords } from './en-why-virtual-server.ts';
import { withParticle } from './particles.ts';

const PARTS = { cpu: '프로세서', disk: '디스크', port: '포트' } as const;

export const pick: PickWords = {
  title: (request, server) => `${request}번 요청은 ${withParticle(server, '으로')}`,
  turn: (at, server, active) => `${at}, 하던 일(활성 연결 ${active}개)과 관계없이 ${server}의 차례였습니다.`,
  bar: (at, server, weight, bar) =>
    `${at}, 가중 라운드 로빈의 문턱 ${bar}에 가중치 ${weight}인 ${withParticle(server, '이')} 다음으로 닿았습니다.`,
  least: (at, server, active, inactive, weight) =>
    `${at}, 가중치에 비해 ${withParticle(server, '이')} 가장 한가했습니다: 활성 연결 ${active}개, 비활성 연결 ${inactive}개, 가중치 ${weight}.`,
  soonest: (at, server, active, weight) =>
    `${at}, 새 연결까지 세면 ${withParticle(server, '이')} 가장 빨리 끝낼 서버였습니다: 활성 연결 ${active}개, 가중치 ${weight}.`,
  idle: (at, server, active) => `${at}, ${server}의 활성 연결이 ${active}개였고, 유휴 서버가 있으면 곧바로 고릅니다.`,
  first: (at, server, active, inactive) =>
    `${at}, 이 목적지를 맡은 서버가 없어 가장 한가한 ${withParticle(server, '이')} 맡습니다(활성 ${active}개, 비활성 ${inactive}개).`,
  stays: (at, server, active, weight) =>
    `${at}, 활성 연결이 ${active}개로 가중치 ${weight}보다 많지 않아 목적지가 ${server}에 머뭅니다.`,
  staysBusy: (at, server, active, weight) =>
    `${at}, 활성 연결이 ${active}개로 가중치 ${weight}보다 많지만, 자기 가중치의 절반보다 적은 서버가 없어 목적지가 ${server}에 머뭅니다.`,
  moves: (at, from, server, active) =>
    `${at}, ${withParticle(from, '이')} 가중치보다 바빠 목적지를 가장 한가한 ${withParticle(server, '으로')} 옮깁니다(활성 ${active}개).`,
  quiesced: (at, from, server, active) =>
    `${at}, ${from}의 가중치가 0이어서 목적지를 가장 한가한 ${withParticle(server, '으로')} 옮깁니다(활성 ${active}개).`,
  member: (at, server, members, active) =>
    `${at}, 이 목적지를 맡은 서버 ${members}대 가운데 ${withParticle(server, '이')} 가장 한가했습니다(활성 ${active}개).`,
  joins: (at, server, members, active) =>
    `${at}, 이 목적지를 맡은 서버 ${members}대가 모두 가중치보다 바빠 ${server}도 함께 맡습니다(활성 ${active}개).`,
  destination: (at, server, bucket) =>
    `${at}, 목적지 주소의 해시는 256개 중 ${bucket}번이고, 이 자리는 ${server}의 것입니다.`,
  source: (at, server, bucket) =>
    `${at}, 클라이언트 주소의 해시는 256개 중 ${bucket}번이고, 이 자리는 ${server}의 것입니다.`,
  slot: (at, server, slot) =>
    `${at}, 클라이언트 주소의 해시는 4093개 중 ${slot}번이고, 이 자리는 ${server}의 것입니다.`,
  heaviest: (at, server, weight) => `${at}, 연결을 받는 서버 가운데 ${server}의 가중치(${weight})가 가장 컸습니다.`,
  overflow: (at, server, weight, active) =>
    `${at}, ${server}에는 아직 여유가 있었고(활성 연결 ${active}개, 가중치 ${weight}), 여유 있는 서버 가운데 가중치가 더 큰 것은 없습니다.`,
  drawn: (at, server, active, inactive) =>
    `${at}, 가중치에 따라 뽑은 두 서버 가운데 ${withParticle(server, '이')} 더 바쁘지 않았습니다(활성 ${active}개, 비활성 ${inactive}개).`,
  instead: (other, rule, server) => `${rule} 대신 ${other}로 골랐다면 ${server}입니다.`,
  insteadToo: (other, rule, server) => `${rule} 대신 ${other}로 골랐어도 ${server}입니다.`,
  insteadNone: (other, rule) => `${rule} 대신 ${other}로 골랐다면 거절됩니다.`,
  refused: (request) => `${request}번 요청 거절`,
  refusedBecause: (at, servers, why) => `${at}, 서버 ${servers}대 가운데 연결을 받는 것이 없습니다: ${why}.`,
  noServers: (at) => `${at}, 디렉터 뒤에 서버가 하나도 없습니다.`,
  noRoom: '파일이 서버의 디스크보다 큼',
  refusedHash: (at, bucket, servers, why) =>
    `${at}, 주소의 해시 ${bucket}번 자리의 서버가 연결을 받지 않습니다: 서버 ${servers}대 가운데 ${why}.`,
  quiescedServers: (count) => `가중치 0이 ${count}대`,
  fullServers: (count) => `가득 찬 것이 ${count}대`,
  busyServers: (count) => `활성 연결이 가중치보다 많은 것이 ${count}대`,
  done: (request) => `${request}번 요청의 파일 완료`,
  doneAfter: (at, server, span, size, rate) =>
    `${at}, ${server}에서 ${withParticle(size, '이')} 모두 도착했습니다: SYN부터 마지막 바이트까지 ${span}, 평균 ${rate}.`,
  busiest: (part, share) =>
    `지나온 길에서 가장 바쁜 곳은 ${withParticle(part, '으로')}, 그 시간의 ${share} % 동안 일했습니다.`,
  part: (host, part) => {
    if (part === 'hub') return '허브';
    return `${{ D: '디렉터', G: '게이트웨이' }[host] ?? host}의 ${PARTS[part]}`;
  },
};
