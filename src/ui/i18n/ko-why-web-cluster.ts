// The sentences that explain what happens in a web cluster, in Korean.

import type { ClusterWhyWords } from './en-why-web-cluster.ts';
import { withParticle } from './particles.ts';

const node = (n: number): string => `노드 ${n}`;
const document = (n: number): string => `문서 ${n}`;
const held = (load: string): string => `연결이 ${load}개`;

export const ko: ClusterWhyWords = {
  titles: {
    new: (n, to) => `${withParticle(document(n), '을')} ${node(to)}에 맡김`,
    kept: (n, at) => `${withParticle(document(n), '은')} 그대로 ${node(at)}에서`,
    moved: (n, to) => `${withParticle(document(n), '을')} ${withParticle(node(to), '으로')} 옮김`,
    joined: (n, to) => `${document(n)}: ${withParticle(node(to), '이')} 함께 맡음`,
    left: (n, from) => `${document(n)}: ${withParticle(node(from), '을')} 뺌`,
    picked: (n, to) => `${withParticle(document(n), '을')} ${node(to)}에서 처리`,
  },
  outcome: (n, at) => `${document(n)}: ${node(at)}`,
  new: (at, to, load) =>
    `${at}, 아직 맡은 노드가 없어 연결이 가장 적은(${load}개) ${withParticle(node(to), '이')} 맡습니다.`,
  kept: (at, to, load, high, busy) =>
    `${at}, 이 문서를 맡은 ${withParticle(node(to), '은')} ${held(load)}로 ${high}개(${busy})를 넘지 않아 그대로 처리합니다.`,
  keptBusy: (at, to, load, high, busy, low, idle) =>
    `${at}, 이 문서를 맡은 ${withParticle(node(to), '은')} ${held(load)}로 ${high}개(${busy})를 넘지만, ${low}개(${idle})보다 적은 노드가 없습니다.`,
  moved: (at, from, load, high, busy) =>
    `${at}, 이 문서를 맡은 ${withParticle(node(from), '은')} ${held(load)}로 ${high}개(${busy})를 넘었습니다.`,
  movedFar: (at, from, load, high, busy) =>
    `${at}, 이 문서를 맡은 ${withParticle(node(from), '은')} ${held(load)}로 ${high}개(${busy})의 두 배 이상입니다.`,
  takesOver: (to, load, low, idle) =>
    `${withParticle(node(to), '은')} ${held(load)}로 ${low}개(${idle})보다 적어 문서를 넘겨받습니다.`,
  joins: (to, load, low, idle) =>
    `${withParticle(node(to), '은')} ${held(load)}로 ${low}개(${idle})보다 적어 함께 맡습니다.`,
  takesOverFar: (to, load) => `연결이 가장 적은(${load}개) ${withParticle(node(to), '이')} 문서를 넘겨받습니다.`,
  joinsFar: (to, load) => `연결이 가장 적은(${load}개) ${withParticle(node(to), '이')} 함께 맡습니다.`,
  grown: (at, times, unit, setting, to, members) =>
    `${at}, 집계 단위 ${unit} 안에 디스패처가 이 문서를 ${times}번 더 요청받아(${setting}) ${withParticle(node(to), '이')} 함께 맡습니다. 맡은 노드는 모두 ${members}대이고,`,
  shrunk: (at, span, setting, from, members) =>
    `${at}, ${span}(${setting}) 넘게 바뀐 것이 없어 맡은 노드 가운데 가장 바쁜 ${withParticle(node(from), '을')} 뺍니다. 이제 ${members}대이고,`,
  serves: (to, load) => `이 요청은 ${node(to)}(연결 ${load}개)에서 처리합니다.`,
  servesNotLeast: (to, load, least, leastLoad) =>
    `이 요청은 ${node(to)}(연결 ${load}개)에서 처리합니다(가장 한가한 노드를 골랐다면 ${node(least)}, 연결 ${leastLoad}개).`,
  fewest: (at, to, load) => `${at}, ${node(to)}의 연결이 모든 노드 가운데 가장 적었습니다(${load}개).`,
  drawn: (at, to, load, drawn) => `${at}, 뽑은 노드 ${drawn}대 가운데 ${node(to)}의 연결이 가장 적었습니다(${load}개).`,
  turn: (at, to, load) => `${at}, 무엇을 요청하든 ${node(to)}의 차례였습니다(연결 ${load}개).`,
  chance: (at, to, load) =>
    `${at}, 무엇을 요청하든 무작위로 ${withParticle(node(to), '이')} 뽑혔습니다(연결 ${load}개).`,
  least: (least, load) => `가장 한가한 노드를 골랐다면 ${node(least)}(연결 ${load}개)입니다.`,
  mostOf: (load) => `${load} 이상`,
  wait: {
    title: (n, span) => `${document(n)}: 응답까지 ${span}`,
    dispatcher: (at, waited, ahead, decision, setting) =>
      `${at}에 요청해 디스패처에서 ${waited} 머물렀습니다. 앞에 요청이 ${ahead}개 있었고 배정 한 번에 ${decision}(${setting})가 걸리며,`,
    served: (span) => `나머지 과정은 ${span} 걸렸습니다.`,
    disk: (at, to, seek, setting) =>
      `${at}에 요청했지만 ${node(to)}의 메모리에 없었고, 디스크는 파일을 하나씩 읽으며 탐색에만 ${seek}(${setting})가 걸립니다.`,
    node: (at, to, size, rate, setting, load) =>
      `${at}에 요청해 ${withParticle(size, '을')} 메모리에서 ${node(to)}의 포트 ${rate}(${setting})로 받았고, 그 노드에는 다른 연결이 ${load}개 있었습니다.`,
    asked: (waited) => `디스패처에서는 ${waited} 머물렀습니다.`,
    notAsked: '디스패처에는 묻지 않았습니다.',
  },
  down: {
    title: (n) => `${node(n)} 고장`,
    sentence: (at, load) => `${at}에 ${held(load)} 있었고, 처리하던 요청은 모두 잃습니다.`,
    documents: (documents) =>
      `맡고 있던 문서 ${documents}개를 내려놓으며, 맡은 노드가 없어진 문서는 다음에 요청될 때 새 노드를 얻습니다.`,
    atFirst: (setting) => `처음부터 멈춰 있습니다(${setting}).`,
  },
  up: {
    title: (n) => `${node(n)} 복귀`,
    sentence: (at) => `${at}부터 다시 요청을 받습니다. 메모리가 비어 있어 처음에는 디스크에서 읽어야 합니다.`,
  },
  lost: {
    title: (n) => `${document(n)} 요청을 잃음`,
    sentence: (at, at_node, downAt, waited) =>
      `${at}, ${downAt}에 고장 난 ${node(at_node)}에 있었거나 그리로 가던 요청입니다. 사용자는 ${waited} 기다렸고, 잠시 쉰 뒤 다른 문서를 요청합니다.`,
  },
};
