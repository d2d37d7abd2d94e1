// What the lesson of `web-cluster` asks before it shows, and what it asks one to bring about. Every answer is worked out from the run
// (kit/prediction.ts).

import { seconds } from '../../engine/core/time.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import { risesEvenly, staysFlat } from '../kit/shapes.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

const NONE_TO_ASK = { sets: { policy: 'mirror' } };
const gain = (run: AskedRun): number => run.other(NONE_TO_ASK, 'throughput') / run.result('throughput');

export const withoutAsking: Question = {
  id: 'ask',
  kind: 'choice',
  ask: text(
    'Requests that are not answered on the spot ask the dispatcher, {disp} each. What happens to the throughput if none of them asks (mirroring)?',
    '그 자리에서 답하지 못한 요청은 디스패처에 묻고, 한 번에 {disp}가 걸립니다. 아무 요청도 묻지 않으면(미러링) 처리량은 어떻게 될까요?',
  ),
  from: seconds(1),
  until: seconds(8),
  chart: 'throughput',
  needs: [NONE_TO_ASK],
  options: [
    {
      id: 'falls',
      label: text('It falls', '줄어든다'),
      expects: text(
        'You expected a cluster to need its dispatcher. It needs it only where the nodes’ memories do not hold all documents.',
        '클러스터에는 디스패처가 꼭 필요하다고 보셨습니다. 노드의 메모리에 문서가 다 들어가지 않을 때만 그렇습니다.',
      ),
    },
    {
      id: 'same',
      label: text('It stays about the same', '거의 그대로다'),
      expects: text(
        'You expected the dispatcher to cost next to nothing. That is so until it is busy all the time.',
        '디스패처의 비용은 거의 없다고 보셨습니다. 디스패처가 쉬지 못할 때까지만 그렇습니다.',
      ),
    },
    {
      id: 'rises',
      label: text('It rises', '늘어난다'),
      expects: text(
        'You expected the dispatcher to be the limit. It is only while it is busier than the nodes.',
        '디스패처가 한계라고 보셨습니다. 노드보다 바쁠 때만 그렇습니다.',
      ),
    },
  ],
  answer: (run) => (gain(run) > 1.1 ? 'rises' : gain(run) < 0.9 ? 'falls' : 'same'),
  numbers: {
    now: { unit: 'count', of: (run) => run.result('throughput') },
    mirror: { unit: 'count', of: (run) => run.other(NONE_TO_ASK, 'throughput') },
    busy: { unit: 'fraction', of: (run) => run.result('dispatcherUse'), digits: 2 },
    cpu: { unit: 'fraction', of: (run) => run.result('cpuUse'), digits: 2 },
  },
  because: text(
    'Requests per second: {now} now, {mirror} with mirroring. The dispatcher is busy {busy} of the time, the processors of the nodes {cpu}.',
    '초당 요청은 지금 {now}개, 미러링이면 {mirror}개입니다. 디스패처는 시간의 {busy}, 노드의 프로세서는 {cpu} 동안 바쁩니다.',
  ),
};

export const meanResponse: Question = {
  id: 'response',
  kind: 'number',
  ask: text(
    'Every request asks the dispatcher, and each decision takes {disp}. {users} users think for {think} between requests. What is the mean response time?',
    '모든 요청이 디스패처에 묻고 배정마다 {disp}가 걸립니다. 사용자 {users}명은 요청 사이에 {think} 동안 생각합니다. 평균 응답 시간은 얼마일까요?',
  ),
  from: seconds(0.1),
  until: seconds(8),
  chart: 'response',
  quantity: 'duration',
  range: [0, seconds(60)],
  within: 0.15,
  answer: (run) => run.result('responseMean'),
  expects: [
    {
      when: (given) => given < 50e6,
      says: text(
        'You expected the time of one decision. Every request stands behind those that came before, and they come faster than one at a time can be decided.',
        '배정 한 번의 시간이라고 보셨습니다. 요청은 먼저 온 것들 뒤에 서고, 하나씩 배정하는 것보다 빨리 들어옵니다.',
      ),
    },
    {
      when: (given, run) => Math.abs(given - usersOverRate(run)) < 0.1 * usersOverRate(run),
      says: text(
        'You divided the users by the rate. That is the time of a whole round, and for a part of it the user thinks: R = N / X − Z.',
        '사용자 수를 처리율로 나누셨습니다. 그것은 한 바퀴의 시간이고, 그 일부는 생각하는 시간입니다. R = N / X − Z입니다.',
      ),
    },
  ],
  numbers: {
    think: { unit: 'ns', of: (run) => run.result('thinkMean') },
    round: { unit: 'ns', of: (run) => usersOverRate(run) },
    rate: { unit: 'count', of: (run) => run.result('throughput') },
    mean: { unit: 'ns', of: (run) => run.result('responseMean') },
  },
  because: text(
    'The dispatcher answers {rate} requests a second, so a round takes {users} users {round}. Without {think} of thinking {mean} are left: R = N / X − Z.',
    '디스패처는 초당 {rate}개를 답하므로 사용자 {users}명의 한 바퀴는 {round}입니다. 생각하는 {think}를 빼면 {mean}가 남습니다. R = N / X − Z입니다.',
  ),
};

const usersOverRate = (run: AskedRun): number => (Number(run.params['users']) / run.result('throughput')) * seconds(1);

const SIXTEEN = { sets: { nodes: 16 } };
const scale = (run: AskedRun): number => run.other(SIXTEEN, 'throughput') / run.result('throughput');

export const moreNodes: Question = {
  id: 'nodes',
  kind: 'choice',
  ask: text(
    'The cluster has {nodes} nodes and every request asks the dispatcher. What do sixteen nodes do to the throughput?',
    '클러스터의 노드는 {nodes}대이고 모든 요청이 디스패처에 묻습니다. 노드를 열여섯 대로 늘리면 처리량은 어떻게 될까요?',
  ),
  from: seconds(1),
  until: seconds(8),
  chart: 'throughput',
  needs: [SIXTEEN],
  options: [
    {
      id: 'proportional',
      label: text('It grows with the nodes', '노드에 비례해 늘어난다'),
      expects: text(
        'You expected throughput in proportion to the nodes. That is so only while the nodes are what everybody waits for.',
        '처리량이 노드에 비례한다고 보셨습니다. 모두가 노드를 기다릴 때만 그렇습니다.',
      ),
    },
    {
      id: 'some',
      label: text('It grows, but less', '늘지만 그보다 덜하다'),
      expects: text(
        'You expected diminishing returns. Those need something that is shared only now and then; here every request passes it.',
        '늘어나는 폭이 줄어든다고 보셨습니다. 가끔만 함께 쓰는 것이 있을 때의 일이고, 여기서는 모든 요청이 그곳을 지납니다.',
      ),
    },
    {
      id: 'nothing',
      label: text('Nothing', '그대로다'),
      expects: text(
        'You expected the dispatcher to be the limit. It is not once a decision is quick enough.',
        '디스패처가 한계라고 보셨습니다. 배정이 충분히 빠르면 그렇지 않습니다.',
      ),
    },
  ],
  answer: (run) => (scale(run) > 1.8 ? 'proportional' : scale(run) > 1.05 ? 'some' : 'nothing'),
  numbers: {
    eight: { unit: 'count', of: (run) => run.result('throughput') },
    sixteen: { unit: 'count', of: (run) => run.other(SIXTEEN, 'throughput') },
    cpu: { unit: 'fraction', of: (run) => run.result('cpuUse'), digits: 2 },
  },
  because: text(
    'Requests per second: {eight} with {nodes} nodes, {sixteen} with twice as many. The nodes were busy only {cpu} of the time.',
    '초당 요청은 노드 {nodes}대에서 {eight}개, 두 배로 늘려도 {sixteen}개입니다. 노드는 시간의 {cpu}만 바빴습니다.',
  ),
};

const policy = (name: string) => ({ sets: { policy: name } });

export const rankBySmallMemory: Question = {
  id: 'rank',
  kind: 'order',
  ask: text(
    'Each of {nodes} nodes has room for {mem} of documents, far less than the site. Put the three policies in order of throughput.',
    '노드 {nodes}대의 메모리는 각각 {mem}로 사이트 전체보다 훨씬 작습니다. 세 정책을 처리량이 큰 순서로 놓아 보세요.',
  ),
  from: seconds(1),
  until: seconds(8),
  chart: 'throughput',
  unit: 'count',
  alike: 0.03,
  ends: [text('most requests per second', '초당 요청이 가장 많음'), text('fewest', '가장 적음')],
  needs: ['mirror', 'lard', 'ds'].map(policy),
  items: [
    { id: 'mirror', label: text('Mirroring', '미러링'), of: (run) => run.other(policy('mirror'), 'throughput') },
    { id: 'lard', label: text('LARD', 'LARD'), of: (run) => run.other(policy('lard'), 'throughput') },
    { id: 'ds', label: text('Dual Scheduling', '이중 스케줄링'), of: (run) => run.other(policy('ds'), 'throughput') },
  ],
  expects: [
    {
      when: ([first]) => first === 'mirror',
      says: text(
        'You expected no questions to be quickest. Every node then needs every document, and most have to come from its disk.',
        '묻지 않는 것이 가장 빠르다고 보셨습니다. 그러면 모든 노드가 모든 문서를 가져야 하고, 많은 문서를 디스크에서 읽게 됩니다.',
      ),
    },
  ],
  numbers: {
    mirror: { unit: 'count', of: (run) => run.other(policy('mirror'), 'throughput') },
    lard: { unit: 'count', of: (run) => run.other(policy('lard'), 'throughput') },
    ds: { unit: 'count', of: (run) => run.other(policy('ds'), 'throughput') },
  },
  because: text(
    'Requests per second: LARD {lard}, Dual Scheduling {ds}, mirroring {mirror}. Where each document has a node of its own, the memories add up.',
    '초당 요청은 LARD {lard}개, 이중 스케줄링 {ds}개, 미러링 {mirror}개입니다. 문서마다 맡은 노드가 있으면 메모리가 합쳐집니다.',
  ),
};

/** The queue has settled by then. */
const WATCHED = seconds(12);

export const growingWait: Question = {
  id: 'wait',
  kind: 'draw',
  ask: text(
    'The {users} users have begun. Draw how many requests wait for the dispatcher in the next seconds.',
    '사용자 {users}명이 요청을 시작했습니다. 이어지는 몇 초 동안 디스패처를 기다리는 요청이 몇 개일지 그려 보세요.',
  ),
  from: seconds(0.5),
  until: WATCHED,
  chart: 'dispatcher',
  gauge: 'dispatcherQueue',
  colour: 'data',
  paper: { steps: 30, levels: 26, low: 0, high: 5000, scale: 'linear' },
  shapes: [
    {
      id: 'flat',
      looks: staysFlat,
      says: text(
        'You drew a queue that stays as it is. Requests come faster than they are decided, so each finds a few more before it than the last.',
        '그대로인 큐를 그리셨습니다. 배정하는 것보다 요청이 빨리 들어오므로 뒤에 온 것일수록 앞에 더 많이 서 있습니다.',
      ),
    },
    {
      id: 'rising',
      looks: risesEvenly,
      says: text(
        'You drew a queue that grows without end. Users who wait ask for nothing new, so it settles.',
        '끝없이 길어지는 큐를 그리셨습니다. 기다리는 사용자는 새로 요청하지 않으므로 어느 길이에서 멈춥니다.',
      ),
    },
  ],
  numbers: {
    waiting: { unit: 'count', of: (run) => run.value('dispatcherQueue', WATCHED) },
    rate: { unit: 'count', of: (run) => run.result('throughput') },
  },
  because: text(
    'It grows until so few users are left thinking that they send no more than {rate} requests a second, and stays there: {waiting} of the {users} users wait.',
    '생각 중인 사용자가 줄어 초당 요청이 {rate}개를 넘지 않을 때까지 늘고, 그 뒤로는 그대로입니다. 사용자 {users}명 가운데 {waiting}명이 기다립니다.',
  ),
};

export const moreThroughput: Task = {
  id: 'memory',
  ask: text(
    'Answer more than 1500 requests per second with the same nodes, memories and users.',
    '노드와 메모리, 사용자는 그대로 두고 초당 1500개가 넘는 요청에 답하게 하세요.',
  ),
  goal: 'throughput > 1500, without nodes, mem, users, site, docs',
};
