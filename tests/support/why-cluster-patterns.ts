// How explanations of a web cluster may read, as sources of regular expressions with named numbers. What each number must be
// is in why-cluster.ts.

const T = (name: string): string => `(?<${name}>[\\d.]+)(?: s|초)`;
const D = (name: string): string => `(?<${name}>[\\d.,]+(?: (?:s|ms|µs|ns)|초))`;
const S = (name: string): string => `(?<${name}>[\\d.,]+ (?:[kM]?B|bytes|바이트))`;
const R = (name: string): string => `(?<${name}>[\\d.,]+) Mbit/s`;
const N = (name: string): string => `(?<${name}>[\\d,]+)`;
/** A load, which may be so large that it is not counted any further. */
const L = (name: string): string => `(?<${name}>[\\d,]+(?: or more| 이상)?)`;

const leastEn = `(?: The least loaded would have been node ${N('least')} \\(${L('leastLoad')}\\)\\.)?`;
const leastKo = `(?: 가장 한가한 노드를 골랐다면 노드 ${N('least')}\\(연결 ${L('leastLoad')}개\\)입니다\\.)?`;
const servesEn = `Node ${N('node')} \\(${L('load')} connections?\\) serves this request(?:; the least loaded would have been node ${N('least')} \\(${L('leastLoad')}\\))?\\.`;
const servesKo = `이 요청은 노드 ${N('node')}\\(연결 ${L('load')}개\\)에서 처리합니다(?:\\(가장 한가한 노드를 골랐다면 노드 ${N('least')}, 연결 ${L('leastLoad')}개\\))?\\.`;
const highEn = `${N('high')} \\(T_high, busy above\\)`;
const highKo = `${N('high')}개\\(T_high, 바쁨의 기준\\)`;
const lowEn = `${N('low')} \\(T_low, idle below\\)`;
const lowKo = `${N('low')}개\\(T_low, 한가함의 기준\\)`;

/** Of decisions that change who is responsible. */
const dispatch = {
  en: [
    `At ${T('at')} node ${N('from')}, responsible for it, had ${L('fromLoad')} connections?, (?<over>more than) ${highEn}\\. Node ${N('node')} had ${L('load')}, fewer than ${lowEn}, and (?:takes it over|becomes responsible as well)\\.`,
    `At ${T('at')} node ${N('from')}, responsible for it, had ${L('fromLoad')} connections?, (?<far>twice) ${highEn} or more\\. Node ${N('node')} had the fewest \\(${L('load')}\\) and (?:takes it over|becomes responsible as well)\\.`,
    `At ${T('at')} the dispatcher had been asked for it another ${N('times')} times in a unit of ${D('unit')} \\((?:Hot threshold|Replica added every)\\), so node ${N('joined')} becomes responsible as well: ${N('members')} in all\\. ${servesEn}`,
    `At ${T('at')} its set of nodes had not changed for more than ${D('stay')} \\(Replicas stay\\), so node ${N('left')}, the busiest of them, no longer serves it: ${N('members')} left\\. ${servesEn}`,
  ],
  ko: [
    `${T('at')}, 이 문서를 맡은 노드 ${N('from')}[은는] 연결이 ${L('fromLoad')}개로 ${highKo}를 (?<over>넘었습니다)\\. 노드 ${N('node')}[은는] 연결이 ${L('load')}개로 ${lowKo}보다 적어 (?:문서를 넘겨받습니다|함께 맡습니다)\\.`,
    `${T('at')}, 이 문서를 맡은 노드 ${N('from')}[은는] 연결이 ${L('fromLoad')}개로 ${highKo}의 (?<far>두 배) 이상입니다\\. 연결이 가장 적은\\(${L('load')}개\\) 노드 ${N('node')}[이가] (?:문서를 넘겨받습니다|함께 맡습니다)\\.`,
    `${T('at')}, 집계 단위 ${D('unit')} 안에 디스패처가 이 문서를 ${N('times')}번 더 요청받아\\((?:인기 임계값|담당 추가 간격)\\) 노드 ${N('joined')}[이가] 함께 맡습니다\\. 맡은 노드는 모두 ${N('members')}대이고, ${servesKo}`,
    `${T('at')}, ${D('stay')}\\(복제본 유지 시간\\) 넘게 바뀐 것이 없어 맡은 노드 가운데 가장 바쁜 노드 ${N('left')}[을를] 뺍니다\\. 이제 ${N('members')}대이고, ${servesKo}`,
  ],
};

/** Of every decision. */
export const DECISION = {
  en: [
    `At ${T('at')} no node was responsible for it yet; node ${N('node')} takes it, with the fewest connections? \\(${L('load')}\\)\\.`,
    `At ${T('at')} node ${N('node')}, responsible for it, had ${L('load')} connections?, (?<within>not above) ${highEn}, so it serves the request\\.${leastEn}`,
    `At ${T('at')} node ${N('node')}, responsible for it, had ${L('load')} connections?, (?<nobody>more than) ${highEn}, but no node had fewer than ${lowEn}\\.${leastEn}`,
    `At ${T('at')} node ${N('node')} had the fewest connections? of all \\(${L('load')}\\)\\.`,
    `At ${T('at')} node ${N('node')} had the fewest connections? \\(${L('load')}\\) of the ${N('draws')} nodes drawn\\.${leastEn}`,
    `At ${T('at')} (?:it was the turn of )?node ${N('node')} (?:was drawn )?\\(${L('load')} connections?\\), whatever the document\\.${leastEn}`,
    servesEn,
    `Node ${N('node')} had the fewest \\(${L('load')}\\) and (?:takes it over|becomes responsible as well)\\.`,
  ],
  ko: [
    `${T('at')}, 아직 맡은 노드가 없어 연결이 가장 적은\\(${L('load')}개\\) 노드 ${N('node')}[이가] 맡습니다\\.`,
    `${T('at')}, 이 문서를 맡은 노드 ${N('node')}[은는] 연결이 ${L('load')}개로 ${highKo}를 (?<within>넘지 않아) 그대로 처리합니다\\.${leastKo}`,
    `${T('at')}, 이 문서를 맡은 노드 ${N('node')}[은는] 연결이 ${L('load')}개로 ${highKo}를 (?<nobody>넘지만), ${lowKo}보다 적은 노드가 없습니다\\.${leastKo}`,
    `${T('at')}, 노드 ${N('node')}의 연결이 모든 노드 가운데 가장 적었습니다\\(${L('load')}개\\)\\.`,
    `${T('at')}, 뽑은 노드 ${N('draws')}대 가운데 노드 ${N('node')}의 연결이 가장 적었습니다\\(${L('load')}개\\)\\.${leastKo}`,
    `${T('at')}, 무엇을 요청하든 (?:무작위로 )?노드 ${N('node')}(?:의 차례였습니다|[이가] 뽑혔습니다)\\(연결 ${L('load')}개\\)\\.${leastKo}`,
    servesKo,
    `연결이 가장 적은\\(${L('load')}개\\) 노드 ${N('node')}[이가] (?:문서를 넘겨받습니다|함께 맡습니다)\\.`,
  ],
};

const askedEn = `(?:It spent ${D('waited')} at the dispatcher|The dispatcher was (?<unasked>not) asked)\\.`;
const askedKo = `디스패처에(?:서는 ${D('waited')} 머물렀습니다|는 (?<unasked>묻지) 않았습니다)\\.`;

const waits = {
  en: [
    `Requested at ${T('askedAt')}, it spent ${D('waited')} at the dispatcher: ${N('ahead')} requests were ahead of it, and a decision takes ${D('decision')} \\(Decision time\\)\\. The rest took ${D('rest')}\\.`,
    `Requested at ${T('askedAt')}, it was (?<disk>not) in the memory of node ${N('node')}, .* each after a seek of ${D('seek')} \\(Disk: seek\\)\\. ${askedEn}`,
    `Requested at ${T('askedAt')}, its ${S('size')} came from memory through the port of node ${N('node')}, ${R('rate')} \\(Port of a node\\), which had ${N('others')} other connections?\\. ${askedEn}`,
  ],
  ko: [
    `${T('askedAt')}에 요청해 디스패처에서 ${D('waited')} 머물렀습니다\\. 앞에 요청이 ${N('ahead')}개 있었고 배정 한 번에 ${D('decision')}\\(배정 한 번에 걸리는 시간\\)가 걸리며, 나머지 과정은 ${D('rest')} 걸렸습니다\\.`,
    `${T('askedAt')}에 요청했지만 노드 ${N('node')}의 메모리에 (?<disk>없었고), .* 탐색에만 ${D('seek')}\\(디스크 탐색 시간\\)가 걸립니다\\. ${askedKo}`,
    `${T('askedAt')}에 요청해 ${S('size')}[을를] 메모리에서 노드 ${N('node')}의 포트 ${R('rate')}\\(노드 포트\\)로 받았고, 그 노드에는 다른 연결이 ${N('others')}개 있었습니다\\. ${askedKo}`,
  ],
};

export const clusterPatterns = {
  dispatch,
  'long-wait': waits,
  'node-down': {
    en: [
      `At ${T('at')} it had ${N('held')} connections?; .* is lost\\.(?: It was responsible for ${N('documents')} documents, .*\\.)?`,
      `At ${T('at')} it had ${N('held')} connections?; .* is lost\\. It is down from the beginning \\(Failed node\\)\\.`,
    ],
    ko: [
      `${T('at')}에 연결이 ${N('held')}개 있었고, .* 잃습니다\\.(?: 맡고 있던 문서 ${N('documents')}개를 .*\\.)?`,
      `${T('at')}에 연결이 ${N('held')}개 있었고, .* 잃습니다\\. 처음부터 멈춰 있습니다\\(고장 난 노드\\)\\.`,
    ],
  },
  'node-up': {
    en: [`From ${T('at')} requests reach it again; .*\\.`],
    ko: [`${T('at')}부터 다시 요청을 받습니다\\. .*\\.`],
  },
  'request-lost': {
    en: [
      `At ${T('at')} it was at node ${N('node')} or on the way to it, which failed at ${T('downAt')}\\. Its user had waited ${D('patience')} .*\\.`,
    ],
    ko: [
      `${T('at')}, ${T('downAt')}에 고장 난 노드 ${N('node')}에 있었거나 .* 사용자는 ${D('patience')} 기다렸고, .*\\.`,
    ],
  },
} as const;
