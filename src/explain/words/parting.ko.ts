// The sentences about two runs that part, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { partingRules } from '../parting/rules.ts';
import type { Catalogue } from './words.ts';

export const parting: Catalogue<typeof partingRules> = {
  parted: ({ run, otherRun, at }) => `${withParticle(run, '과')} ${withParticle(otherRun, '은')} ${at}까지 같습니다`,
  'parted.never': ({ run, otherRun, at }) =>
    `${withParticle(run, '과')} ${withParticle(otherRun, '은')} 끝(${at})까지 같습니다`,
  'parted.incomparable': ({ run, otherRun }) =>
    `${withParticle(run, '과')} ${withParticle(otherRun, '은')} 처음부터 다릅니다`,
  'parted.network': ({ run, otherRun }) =>
    `${withParticle(run, '과')} ${withParticle(otherRun, '은')} 서로 다른 네트워크입니다. 호스트나 링크, 연결이 달라 이벤트끼리 짝을 지을 수 없으니 결과를 비교해 보세요.`,
  'parted.watched': ({ run, otherRun }) =>
    `${withParticle(run, '과')} ${withParticle(otherRun, '은')} 서로 다른 연결을 따라갑니다. 결과를 비교하거나 같은 연결을 따라가 보세요.`,
  'parted.users': ({ run, otherRun }) =>
    `${otherRun}에는 ${withParticle(run, '과')} 다른 사용자들이 있으므로, 차이가 모두 설정 하나 때문은 아닙니다.`,
  'parted.seed': ({ run, otherRun }) =>
    `${withParticle(run, '과')} ${withParticle(otherRun, '은')} 시드가 달라 난수도 다르므로, 차이가 모두 설정 때문은 아닙니다.`,
  'parted.setting': ({ change, run, before, otherRun, after }) =>
    `${change}: ${run}에서 ${before}, ${otherRun}에서 ${after}`,
  'parted.timer-minimum': ({ run, minimum, otherRun, rto }) =>
    `${withParticle(run, '은')} 아직 타이머를 기다리고(최솟값 ${minimum}), ${otherRun}의 타이머는 ${rto} 만에 만료되었습니다.`,
  'parted.timer-longer': ({ run, otherRto, otherRun, rto }) =>
    `${withParticle(run, '은')} 아직 타이머를 기다리고(RTO ${otherRto}), ${otherRun}의 타이머는 ${rto} 만에 만료되었습니다.`,
  'parted.timer-not-due': ({ run, otherRto, otherRun, rto }) =>
    `${run}의 타이머(RTO ${otherRto})는 아직 만료될 때가 아니지만, ${otherRun}의 타이머는 ${rto} 만에 만료되었습니다.`,
  'parted.timer-not-due-minimum': ({ run, minimum, otherRun, rto }) =>
    `${run}의 타이머(최솟값 ${minimum})는 아직 만료될 때가 아니지만, ${otherRun}의 타이머는 ${rto} 만에 만료되었습니다.`,
  'parted.event': ({ run, at, event }) => `${run}에서 ${at}: “${event}”.`,
  'parted.admitted': ({ run, packet }) => `${run}에서는 ${withParticle(packet, '이')} 들어갈 자리가 있습니다.`,
  'parted.goes-on': ({ run, packet }) => `${run}에서는 ${withParticle(packet, '이')} 그대로 지나갑니다.`,
  'parted.cell-admitted': ({ run, packet }) => `${run}에서는 스위치가 ${packet}의 그 셀을 받습니다.`,
  'parted.next': ({ run, at, event }) => `${run}의 다음 이벤트는 ${at}에 있습니다: “${event}”.`,
  'parted.next-of-flow': ({ run, at, event }) => `${run}에서 이 연결의 다음 이벤트는 ${at}에 있습니다: “${event}”.`,
  'parted.none': ({ run, at }) => `${run}에서는 ${at}까지 이벤트가 더 없습니다.`,
  'parted.none-of-flow': ({ run, at }) => `${run}에서는 ${at}까지 이 연결의 이벤트가 더 없습니다.`,
  'parted.given': ({ run, at, packet, place }) =>
    `${run}에서는 ${at}에 ${withParticle(packet, '이')} 링크 ${place}에 들어옵니다.`,
  'parted.leaves': ({ run, at, packet, place }) =>
    `${run}에서는 ${at}에 ${withParticle(packet, '이')} 링크 ${place}에서 출발합니다.`,
  'parted.arrives': ({ run, at, packet, place }) =>
    `${run}에서는 ${at}에 ${withParticle(packet, '이')} 링크 ${place}의 반대쪽 끝에 도착합니다.`,
  'parted.nic-given': ({ run, at, packet, station }) =>
    `${run}에서는 ${at}에 ${withParticle(packet, '이')} ${station}의 NIC에 들어옵니다.`,
  'parted.nic-leaves': ({ run, at, packet, station }) =>
    `${run}에서는 ${withParticle(station, '이')} ${at}에 ${withParticle(packet, '을')} 보내기 시작합니다.`,
  'parted.nic-arrives': ({ run, at, packet, station }) =>
    `${run}에서는 ${withParticle(station, '이')} 보낸 ${withParticle(packet, '이')} ${at}에 버스를 다 건넙니다.`,
  'parted.collides': ({ run, at, station }) => `${run}에서는 ${at}에 ${withParticle(station, '이')} 충돌을 겪습니다.`,
  'parted.backs-off': ({ run, at, station }) =>
    `${run}에서는 ${withParticle(station, '이')} 충돌한 뒤 ${at}까지 물러나 기다립니다.`,
  'parted.cell-given': ({ run, at, packet }) => `${run}에서는 ${at}에 ${packet}의 셀이 출력 포트에 들어옵니다.`,
  'parted.cell-leaves': ({ run, at, packet }) => `${run}에서는 ${at}에 ${packet}의 셀이 버퍼를 떠납니다.`,
  'parted.cell-arrives': ({ run, at, packet }) =>
    `${run}에서는 ${at}에 ${packet}의 셀이 출력 링크의 반대쪽 끝에 도착합니다.`,
  'parted.cell-lost': ({ run, at, packet }) => `${run}에서는 ${at}에 스위치가 ${packet}의 셀을 받지 않습니다.`,
  'parted.ask-given': ({ run, at, node }) => `${run}에서는 ${at}에 ${node}의 요청이 디스패처에 들어옵니다.`,
  'parted.ask-leaves': ({ run, at, node }) => `${run}에서는 ${at}에 디스패처가 ${node}의 요청을 맡습니다.`,
  'parted.ask-arrives': ({ run, at, node }) => `${run}에서는 ${at}에 디스패처가 ${node}의 요청을 보낼 곳을 정합니다.`,
  'parted.handoff-given': ({ run, at, node }) =>
    `${run}에서는 ${at}에 ${withParticle(node, '이')} 넘겨야 할 연결이 생깁니다.`,
  'parted.handoff-leaves': ({ run, at, node }) =>
    `${run}에서는 ${at}에 ${withParticle(node, '이')} 연결을 넘기기 시작합니다.`,
  'parted.handoff-arrives': ({ run, at, node }) =>
    `${run}에서는 ${at}에 ${withParticle(node, '이')} 연결을 다 넘깁니다.`,
  'parted.read-given': ({ run, at, node }) => `${run}에서는 ${at}에 ${node}의 디스크에 요청이 들어옵니다.`,
  'parted.read-leaves': ({ run, at, node }) => `${run}에서는 ${at}에 ${node}의 디스크가 문서를 읽기 시작합니다.`,
  'parted.read-arrives': ({ run, at, node }) => `${run}에서는 ${at}에 ${node}의 디스크가 문서를 다 읽습니다.`,
  'parted.reply-given': ({ run, at, node }) => `${run}에서는 ${at}에 ${node}의 포트에 응답이 들어옵니다.`,
  'parted.reply-leaves': ({ run, at, node }) =>
    `${run}에서는 ${at}에 ${withParticle(node, '이')} 응답을 보내기 시작합니다.`,
  'parted.reply-arrives': ({ run, at, node }) => `${run}에서는 ${at}에 ${withParticle(node, '이')} 응답을 다 보냅니다.`,
  'parted.job-given': ({ run, at, part }) => `${run}에서는 ${at}에 ${part}에 패킷이 들어옵니다.`,
  'parted.job-leaves': ({ run, at, part }) =>
    `${run}에서는 ${at}에 ${withParticle(part, '이')} 패킷 처리를 시작합니다.`,
  'parted.job-arrives': ({ run, at, part }) => `${run}에서는 ${at}에 ${withParticle(part, '이')} 패킷 처리를 마칩니다.`,
  'parted.other-same': ({ run, at }) => `${run}에서는 ${at}입니다.`,
  'parted.other-packet': ({ run, at, packet }) => `${run}에서 그다음은 ${at}의 ${packet}입니다.`,
  'parted.other-next': ({ run, at }) => `${run}에서 그다음은 ${at}입니다.`,
  'parted.other-none': ({ run, at }) => `${run}에서는 ${at}까지 그곳에 더 오는 것이 없습니다.`,
};
