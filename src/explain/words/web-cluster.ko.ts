// The sentences that explain what happens in a web cluster, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { webClusterRules } from '../web-cluster/rules.ts';
import type { Catalogue } from './words.ts';

const held = (load: string): string => `연결이 ${load}개`;

export const webCluster: Catalogue<typeof webClusterRules> = {
  'dispatch-new': ({ document, node }) => `${withParticle(document, '을')} ${node}에 맡김`,
  'dispatch-kept': ({ document, node }) => `${withParticle(document, '은')} 그대로 ${node}에서`,
  'dispatch-moved': ({ document, node }) => `${withParticle(document, '을')} ${withParticle(node, '으로')} 옮김`,
  'dispatch-joined': ({ document, node }) => `${document}: ${withParticle(node, '이')} 함께 맡음`,
  'dispatch-left': ({ document, node }) => `${document}: ${withParticle(node, '을')} 뺌`,
  'dispatch-picked': ({ document, node }) => `${withParticle(document, '을')} ${node}에서 처리`,
  'dispatch-outcome': ({ document, node }) => `${document}: ${node}`,
  'dispatch.new': ({ at, node, load }) =>
    `${at}, 맡은 노드가 없어 연결이 가장 적은(${load}개) ${withParticle(node, '이')} 맡습니다.`,
  'dispatch.kept': ({ at, node, load, high, highLabel }) =>
    `${at}, 이 문서를 맡은 ${withParticle(node, '은')} ${held(load)}로 ${high}개(${highLabel})를 넘지 않아 그대로 처리합니다.`,
  'dispatch.kept-busy': ({ at, node, load, high, highLabel, low, lowLabel }) =>
    `${at}, 이 문서를 맡은 ${withParticle(node, '은')} ${held(load)}로 ${high}개(${highLabel})를 넘지만, ${low}개(${lowLabel})보다 적은 노드가 없습니다.`,
  'dispatch.busy': ({ at, from, fromLoad, high, highLabel }) =>
    `${at}, 이 문서를 맡은 ${withParticle(from, '은')} ${held(fromLoad)}로 ${high}개(${highLabel})를 넘었습니다.`,
  'dispatch.busy-twice': ({ at, from, fromLoad, high, highLabel }) =>
    `${at}, 이 문서를 맡은 ${withParticle(from, '은')} ${held(fromLoad)}로 ${high}개(${highLabel})의 두 배 이상입니다.`,
  'dispatch.takes-over': ({ node, load, low, lowLabel }) =>
    `${withParticle(node, '은')} ${held(load)}로 ${low}개(${lowLabel})보다 적어 문서를 넘겨받습니다.`,
  'dispatch.joins': ({ node, load, low, lowLabel }) =>
    `${withParticle(node, '은')} ${held(load)}로 ${low}개(${lowLabel})보다 적어 함께 맡습니다.`,
  'dispatch.least-takes-over': ({ node, load }) =>
    `연결이 가장 적은(${load}개) ${withParticle(node, '이')} 문서를 넘겨받습니다.`,
  'dispatch.least-joins': ({ node, load }) => `연결이 가장 적은(${load}개) ${withParticle(node, '이')} 함께 맡습니다.`,
  'dispatch.grown': ({ at, requests, unit, label, node, members }) =>
    `${at}, 집계 단위 ${unit} 안에 디스패처가 이 문서를 ${requests}번 더 요청받아(${label}) ${withParticle(node, '이')} 함께 맡습니다. 맡은 노드는 모두 ${members}대이고,`,
  'dispatch.shrunk': ({ at, stay, label, node, members }) =>
    `${at}, ${stay}(${label}) 넘게 바뀐 것이 없어 맡은 노드 가운데 가장 바쁜 ${withParticle(node, '을')} 뺍니다. 이제 ${members}대이고,`,
  'dispatch.serves': ({ node, load }) => `이 요청은 ${node}(연결 ${load}개)에서 처리합니다.`,
  'dispatch.serves-not-least': ({ node, load, least, leastLoad }) =>
    `이 요청은 ${node}(연결 ${load}개)에서 처리합니다(가장 한가한 노드를 골랐다면 ${least}, 연결 ${leastLoad}개).`,
  'dispatch.fewest': ({ at, node, load }) => `${at}, ${node}의 연결이 모든 노드 가운데 가장 적었습니다(${load}개).`,
  'dispatch.rule': ({ at, node, load }) =>
    `${at}, 동작 중인 노드 가운데 규칙의 값이 ${node}(연결 ${load}개)에서 가장 작았습니다(같으면 앞의 노드).`,
  'dispatch.drawn': ({ at, node, load, draws }) =>
    `${at}, 노드를 ${draws}번 뽑았고, 뽑힌 노드 가운데 ${node}의 연결이 가장 적었습니다(${load}개).`,
  'dispatch.posted': ({ at, node, load, age }) =>
    `${at}, 디스패처가 본 부하는 ${age} 전에 알려진 것이며, 그때는 ${node}의 연결이 모든 노드 가운데 가장 적었습니다(${load}개).`,
  'dispatch.posted-drawn': ({ at, node, load, age, draws }) =>
    `${at}, 노드를 ${draws}번 뽑았고 디스패처가 본 부하는 ${age} 전에 알려진 것이며, 뽑힌 노드 가운데 그때는 ${node}의 연결이 가장 적었습니다(${load}개).`,
  'dispatch.idle': ({ at, node }) =>
    `${at}, ${node}에는 연결이 없었고, 아직 쉬고 있는 노드 가운데 가장 먼저 쉰다고 알렸습니다.`,
  'dispatch.none-idle': ({ at, node, load }) =>
    `${at}, 디스패처가 아는 쉬는 노드가 없어 무작위로 ${withParticle(node, '이')} 뽑혔습니다(연결 ${load}개).`,
  'dispatch.home': ({ at, node, load, room, bal }) =>
    `${at}, 고리에서 문서 다음에 처음 나오는 동작 중인 노드가 ${node}입니다. 연결이 ${load}개로, 가질 수 있는 ${room}개(이 요청까지 센 전체 연결의 ${bal} %에서 제 몫)보다 적었습니다.`,
  'dispatch.passed': ({ at, from, node, load, room, bal }) =>
    `${at}, 동작 중인 노드 가운데 고리에서 문서 다음에 처음 나오는 ${from}의 연결이 가질 수 있는 만큼(이 요청까지 센 전체의 ${bal} %에서 제 몫) 차 있었습니다. 그다음에 자리가 있는 첫 노드가 ${node}입니다(${room}개 가운데 ${load}개).`,
  'dispatch.turn': ({ at, node, load }) => `${at}, 무엇을 요청하든 ${node}의 차례였습니다(연결 ${load}개).`,
  'dispatch.chance': ({ at, node, load }) =>
    `${at}, 무엇을 요청하든 무작위로 ${withParticle(node, '이')} 뽑혔습니다(연결 ${load}개).`,
  'dispatch.own': ({ at, node, load }) => `${at}, 무엇을 요청하든 이 사용자의 노드는 ${node}입니다(연결 ${load}개).`,
  'dispatch.least': ({ least, leastLoad }) => `가장 한가한 노드를 골랐다면 ${least}(연결 ${leastLoad}개)입니다.`,
  'long-wait': ({ document, took }) => `${document}: 응답까지 ${took}`,
  'long-wait.dispatcher': ({ askedAt, waited, ahead, decision, label }) =>
    `${askedAt}에 요청해 디스패처에서 ${waited} 머물렀습니다. 앞에 요청이 ${ahead}개 있었고, 디스패처는 요청 하나에 ${decision}를 쓰며(설정: ${label}),`,
  'long-wait.front': ({ askedAt, waited, ahead, frontCost, label }) =>
    `${askedAt}에 요청한 뒤 모든 요청이 지나는 전위 서버에서 ${waited} 머물렀는데, 앞에 ${ahead}개가 있었고 프로세서가 요청마다 ${frontCost}씩 씁니다(${label}).`,
  'long-wait.front-relays': ({ askedAt, waited, ahead, frontCost, label }) =>
    `${askedAt}에 요청한 뒤 모든 요청과 응답이 지나는 전위 서버에서 ${waited} 머물렀는데, 요청과 응답이 앞에 ${ahead}개 있었고 프로세서가 요청마다 ${frontCost}씩 씁니다(${label}).`,
  'long-wait.relayed': ({ askedAt, relayed, port, label }) =>
    `${askedAt}에 요청했고, 응답의 끝이 전위 서버에서 ${relayed} 머물렀는데 모든 노드의 응답이 ${port}의 포트 하나로 나갑니다(${label}).`,
  'long-wait.passed': ({ waited }) => `요청은 전위 서버에서 ${waited} 머물렀습니다.`,
  'long-wait.rest': ({ rest }) => `나머지 과정은 ${rest} 걸렸습니다.`,
  'long-wait.disk': ({ askedAt, node, seek, label }) =>
    `${askedAt}에 요청했지만 ${node}의 메모리에 없었고, 디스크는 파일을 하나씩 읽으며 탐색에만 ${seek}가 걸립니다(${label}).`,
  'long-wait.node': ({ askedAt, node, bytes, port, label, others }) =>
    `${askedAt}에 요청해 ${withParticle(bytes, '을')} 메모리에서 ${node}의 포트로 받았고(${label} ${port}), 그 노드에는 다른 연결이 ${others}개 있었습니다.`,
  'long-wait.sent': ({ askedAt, node, bytes, port, label, others }) =>
    `${askedAt}에 요청해 ${node}의 디스크에서 읽은 ${withParticle(bytes, '을')} 그 노드의 포트로 받았고(${label} ${port}), 그 노드에는 다른 연결이 ${others}개 있었습니다.`,
  'long-wait.client': ({ askedAt, node, bytes, port, label, alone }) =>
    `${askedAt}에 요청해 ${node}에서 온 ${withParticle(bytes, '을')} 클라이언트의 포트로 받았고(${label} ${port}), 다른 것이 없어도 ${alone}가 걸립니다.`,
  'long-wait.net': ({ askedAt, ways, oneWay, label }) =>
    `${askedAt}에 요청했고, 시간은 대부분 컴퓨터 사이를 오가는 데 걸렸습니다: 한 번에 ${oneWay}씩(${label}) ${ways}번.`,
  'long-wait.asked': ({ waited }) => `디스패처에서는 ${waited} 머물렀습니다.`,
  'long-wait.not-asked': () => '디스패처에는 묻지 않았습니다.',
  'node-down': ({ node }) => `${node} 고장`,
  'node-down.held': ({ at, held: load }) => `${at}에 ${held(load)} 있었고, 처리하던 요청은 모두 잃습니다.`,
  'node-down.documents': ({ documents }) =>
    `맡고 있던 문서 ${documents}개를 내려놓으며, 맡은 노드가 없어진 문서는 다음에 요청될 때 새 노드를 얻습니다.`,
  'node-down.at-first': ({ label }) => `처음부터 멈춰 있습니다(${label}).`,
  'node-up': ({ node }) => `${node} 복귀`,
  'node-up.back': ({ at }) => `${at}부터 다시 요청을 받습니다. 메모리가 비어 있어 처음에는 디스크에서 읽어야 합니다.`,
  'request-lost': ({ document }) => `${document} 요청을 잃음`,
  'request-lost.with-node': ({ at, node, downAt, waited }) =>
    `${at}, ${downAt}에 고장 난 ${node}에 있었거나 그리로 가던 요청입니다. 사용자는 ${waited} 기다렸고, 잠시 쉰 뒤 다른 문서를 요청합니다.`,
  'request-lost.of-visitor': ({ at, node, downAt, waited }) =>
    `${at}, ${downAt}에 고장 난 ${node}에 있었거나 그리로 가던 요청입니다. 방문자는 ${waited} 기다렸습니다.`,
};
