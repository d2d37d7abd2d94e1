// The later steps of the lesson of `web-cluster`: memories that are too small, everybody asking for one document, the hot
// threshold, a node that fails.

import { pow } from '../../engine/core/elementary.ts';
import { ms, seconds } from '../../engine/core/time.ts';
import type { LessonStep, SaidRun } from '../kit/lesson.ts';
import { cited, result, worded, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { moreThroughput, rankBySmallMemory } from './questions.ts';

const withPolicy = (policy: string) => ({ in: { sets: { policy } } });

const smallMemory: LessonStep = {
  question: text('What if the documents do not fit into memory?', '문서가 메모리에 다 들어가지 않는다면?'),
  see: text(
    '{nodes} nodes with {mem} of memory each, {site} of documents, and a fast dispatcher. With mirroring every node is asked for everything. Watch the disks.',
    '메모리 {mem}인 노드 {nodes}대, 문서 {site}, 빠른 디스패처입니다. 미러링에서는 모든 노드가 모든 문서를 요청받습니다. 디스크를 보세요.',
  ),
  notice: [
    text(
      'The disks cannot keep up: {mirror} requests per second, against {lard} with LARD. The paper’s order is turned round.',
      '디스크가 따라가지 못합니다. 초당 {mirror}개이고 LARD는 {lard}개입니다. 논문의 순서가 뒤집힙니다.',
    ),
    text(
      'LARD keeps each document on one node, so the memories add up to {together}; with mirroring all of them hold the same {mem}. Hits: {hits} against {hitsLard}.',
      'LARD는 문서마다 노드 하나에 두므로 메모리가 모두 합쳐 {together}가 되고, 미러링에서는 모두 같은 {mem}를 담습니다. 적중률은 {hits}와 {hitsLard}입니다.',
    ),
  ],
  tries: [
    { what: text('LARD instead.', 'LARD로 바꿉니다.'), sets: { policy: 'lard' } },
    { what: text('{mem} of memory again.', '메모리를 다시 {mem}로 늘립니다.'), sets: { mem: 64e6 } },
  ],
  sets: { policy: 'mirror', case: 'small', nodes: 4 },
  said: {
    mirror: result('throughput', 741),
    lard: result('throughput', 1810, withPolicy('lard')),
    together: worked(32e6, 'bytes', ({ params }) => Number(params['nodes']) * Number(params['mem'])),
    hits: result('hitRatio', 0.837),
    hitsLard: result('hitRatio', 0.958, withPolicy('lard')),
  },
  holds: [
    { result: 'throughput', is: 'below', than: { sets: { policy: 'lard' } }, by: 2, seeds: [1, 2, 3] },
    { result: 'diskUse', is: 'above', than: 0.95 },
  ],
  shot: {
    event: { kind: 'long-wait', nth: 4 },
    before: seconds(1.5),
    after: seconds(0.5),
    speed: seconds(0.5),
    chart: 'response',
  },
  asks: [rankBySmallMemory],
  task: moreThroughput,
};

/** Of all requests, by Zipf's law. */
function shareOfTheFirst({ params }: SaidRun): number {
  let weights = 0;
  for (let place = 1; place <= Number(params['docs']); place++) weights += 1 / pow(place, Number(params['zipf']));
  return 1 / weights;
}

const flashCrowd: LessonStep = {
  question: text('What if everybody wants the same page?', '모두가 같은 문서를 원한다면?'),
  see: text(
    'A flash crowd: {hottest} of all requests are for one document. LARD has given it to one node. Watch the loads of the nodes.',
    '요청의 {hottest}가 한 문서에 쏠리고, LARD는 그 문서를 노드 하나에 맡겼습니다. 노드마다 걸리는 부하를 보세요.',
  ),
  notice: [
    text(
      'That node serves {imbalance} times the mean (imbalance in the results; one would be even).',
      '그 노드가 평균의 {imbalance}배를 처리합니다(결과의 불균형).',
    ),
    text(
      'LARD with replication adds a node only above T_high, {thigh} connections: {replicated} times. Dual Scheduling counts requests and spreads the document at once: {dual} times.',
      '복제하는 LARD는 연결이 T_high {thigh}개를 넘어야 노드를 더하므로 {replicated}배입니다. 이중 스케줄링은 요청 수를 세어 곧바로 나누므로 {dual}배입니다.',
    ),
  ],
  tries: [
    { what: text('LARD with replication.', '복제하는 LARD로 바꿉니다.'), sets: { policy: 'lardr' } },
    { what: text('Dual Scheduling.', '이중 스케줄링으로 바꿉니다.'), sets: { policy: 'ds' } },
  ],
  sets: { policy: 'lard', case: 'flash' },
  said: {
    hottest: worked(0.531, 'fraction', shareOfTheFirst, { digits: 2 }),
    imbalance: result('imbalance', 3.5, { digits: 2 }),
    replicated: result('imbalance', 2.4, { digits: 2, ...withPolicy('lardr') }),
    dual: result('imbalance', 1.1, { digits: 2, ...withPolicy('ds') }),
  },
  shot: {
    event: { kind: 'long-wait', nth: 4 },
    before: seconds(2),
    after: seconds(1),
    speed: seconds(0.6),
    chart: 'load',
  },
};

const SIXTEEN = { nodes: 16 };
const FIFTEEN = { in: { sets: { theta: 15 } } };

const howOften: LessonStep = {
  question: text('How often must a document be wanted to be hot?', '얼마나 자주 찾아야 인기 문서일까요?'),
  see: text(
    'The hot threshold of Dual Scheduling is {theta} requests in {unit} here, not {usual}. A node serves a document by itself from then on. The paper does not print its threshold; does it matter?',
    '이중 스케줄링의 인기 임계값이 여기서는 {unit}에 {usual}번이 아니라 {theta}번입니다. 그때부터 노드가 문서를 직접 처리합니다. 논문에는 이 값이 없습니다. 상관이 있을까요?',
  ),
  notice: [
    text(
      'Very much: {throughput} requests per second instead of {before}, because {local} of the requests no longer ask, instead of {localBefore}.',
      '크게 상관이 있습니다. 디스패처에 묻지 않는 요청이 {localBefore}에서 {local}로 늘어, 초당 처리하는 요청이 {before}개에서 {throughput}개가 됩니다.',
    ),
    text(
      'What counts is requests per node: with sixteen nodes a document must be {twice} as popular as with eight, and {sixteen} is left.',
      '중요한 것은 노드당 요청 수입니다. 노드가 열여섯 대이면 여덟 대일 때보다 {twice} 인기 있어야 하고, 초당 {sixteen}개가 남습니다.',
    ),
  ],
  tries: [
    { what: text('A threshold of {theta} again.', '임계값을 다시 {theta}로 되돌립니다.'), sets: { theta: 15 } },
    { what: text('Sixteen nodes.', '노드를 열여섯 대로 늘립니다.'), sets: { nodes: 16 } },
    { what: text('A flatter popularity: alpha {zipf}.', '인기를 고르게 합니다: α {zipf}.'), sets: { zipf: 0.6 } },
  ],
  sets: { case: 'eager' },
  said: {
    usual: cited(15, 'count'),
    throughput: result('throughput', 2720),
    before: result('throughput', 1740, FIFTEEN),
    local: result('localShare', 0.63, { digits: 2 }),
    localBefore: result('localShare', 0.43, { digits: 2, ...FIFTEEN }),
    twice: worded(text('twice', '두 배'), 2, ({ params }) => SIXTEEN.nodes / Number(params['nodes'])),
    sixteen: result('throughput', 2070, { in: { sets: SIXTEEN } }),
  },
  shot: {
    // Shares are counted by the second: before, there would be nothing to compare.
    event: { kind: 'dispatch', after: seconds(2.5) },
    before: seconds(1.5),
    after: seconds(0.5),
    speed: seconds(0.5),
    chart: 'shares',
  },
};

const nodeFails: LessonStep = {
  question: text('What if a node fails?', '노드 하나가 고장 나면?'),
  see: text(
    'At {at} node 3 fails. Watch what happens to the requests it was working on, to the documents it was responsible for, and to the throughput of the cluster.',
    '{at}에 노드 3이 고장 납니다. 그 노드가 처리하던 요청과 맡던 문서, 그리고 클러스터의 처리량이 어떻게 되는지 보세요.',
  ),
  notice: [
    text(
      'Its requests are lost. The dispatcher forgets what the node was responsible for; each of those documents gets another node when it is next requested.',
      '처리하던 요청을 잃습니다. 디스패처는 그 노드가 맡던 것을 잊고, 그 문서들은 다음에 요청될 때 다른 노드를 얻습니다.',
    ),
    text(
      'Of the throughput almost nothing is missing: {throughput} requests per second, {without} without the failure. The nodes were never the bottleneck.',
      '처리량은 거의 줄지 않습니다. 초당 {throughput}개이고 고장이 없으면 {without}개입니다. 병목은 처음부터 노드가 아니었습니다.',
    ),
  ],
  tries: [
    {
      what: text(
        'Click node 3 again: it comes back with an empty memory.',
        '노드 3을 다시 누르면 메모리가 빈 채 돌아옵니다.',
      ),
    },
    {
      what: text(
        'Next: the kernel’s own load balancer, and what it is good for.',
        '다음: 리눅스 커널의 부하 분산기와 그 쓰임새.',
      ),
      leads: 'virtual-server',
    },
  ],
  sets: { policy: 'lardr', disp: ms(0.2) },
  changes: [{ at: seconds(10), key: 'down', value: 3 }],
  said: {
    at: worked(seconds(10), 'ns', (run) => run.at({ kind: 'node-down' })),
    throughput: result('throughput', 3020),
    without: result('throughput', 3020, { in: { changes: [] } }),
  },
  holds: [{ result: 'throughput', is: 'about', than: { changes: [] }, by: 0.02, seeds: [1, 2, 3] }],
  shot: {
    event: { kind: 'node-down' },
    before: seconds(1.5),
    after: seconds(1.5),
    speed: seconds(0.5),
    chart: 'throughput',
  },
};

export const whatIf: readonly LessonStep[] = [smallMemory, flashCrowd, howOften, nodeFails];
