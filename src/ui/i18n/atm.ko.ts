// The words on the stage with an ATM switch.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { AtmWords } from './atm.en.ts';

export const atm: AtmWords = {
  sender: (name) => `송신자 ${name}`,
  receiver: (name) => `${name}의 수신자`,
  parts: {
    source: '소스',
    sender: 'TCP',
    cutter: 'AAL5',
    switch: '스위치 버퍼',
    demux: 'Demux',
    joiner: 'AAL5',
    receiver: 'TCP',
    sink: '싱크',
  },
  noCells: 'NIC',
  ruleOf: (part, node, host) => `${part}: ${node}의 동작${host ? `, ${host}` : ''}`,
  allRules: '각 부분이 하는 일',
  cells: (limit) => `/ ${limit} 셀`,
  cellsShort: (limit) => `/ ${limit} 셀`,
  places: (limit) => `/ ${limit} × 53바이트`,
  oneBlockOfPlaces: (count) => `한 칸 = ${count} × 53바이트`,
  perPlace: (slot) => `53바이트에 ${slot}`,
  oneBlock: (count) => `한 칸 = 셀 ${count}개`,
  perCell: (slot) => `셀 하나에 ${slot}`,
  oneSlotBlock: (count) => `한 칸 = ${count}슬롯`,
  refused: (segment) => `${segment} 거부됨`,
  trimmed: (segment) => `${segment} 헤더만`,
  cut: (segment) => `${segment} 셀 손실`,
  glued: (segment) => `${segment} 붙음`,
  killed: (segment) => `${segment} 폐기`,
  assembling: (segment, arrived, cells) => `${segment}: ${arrived} / ${cells}`,
  whole: (segment) => `${segment} 완성`,
  broken: (segment) => `${segment} 깨짐`,
  timer: (name) => `${name}의 타이머`,
  nextTimer: '타이머',
  silent: '링크가 조용합니다',
  waiting: (name, span) => `${name}의 타이머가 ${span} 뒤 만료됩니다`,
  linkTime: {
    title: '링크 시간',
    dead: (share) => `헛됨 ${share}`,
    idle: (share) => `유휴 ${share}`,
    first: (name, share) => `${name} ${share}`,
    others: (names, share) => `${names} ${share}`,
    rest: '나머지',
    sentence: (useful, dead, idle) =>
      `링크 시간 가운데 유효한 셀이 ${useful}, 헛된 셀이 ${dead}, 유휴가 ${idle}입니다.`,
    shares: (name, share, rest) => `전달된 양 가운데 ${name}의 몫이 ${share}, 다른 송신자의 몫이 ${rest}입니다.`,
  },
  summary: {
    buffer: (now, limit) => `스위치 버퍼의 셀 ${now} / ${limit}.`,
    sends: (name, segment, left, cells) =>
      `${withParticle(name, '이')} 세그먼트 ${withParticle(segment, '을')} 보내는 중이며 셀 ${cells}개 가운데 ${left}개가 남았습니다.`,
    dead: (name, segment) => `${name}의 세그먼트 ${segment}에서 남은 셀은 헛되이 실려 갑니다.`,
    refused: (name, segment) => `${name}의 세그먼트 ${withParticle(segment, '이')} 거부되었습니다.`,
    queued: (name, packets) => `${name}에 패킷 ${packets}개가 더 기다립니다.`,
    assembling: (name, segment, arrived, cells) =>
      `${name}의 수신자는 세그먼트 ${segment}의 셀 ${cells}개 가운데 ${arrived}개를 받았습니다.`,
    silent: '아무도 보내지 않아 링크가 조용합니다.',
    timer: (name, span) => `${name}의 재전송 타이머가 ${span} 뒤 만료됩니다.`,
    noTimer: (name) => `${name}의 재전송 타이머가 멈춰 있습니다.`,
  },
};
