// The lesson of `web-cluster`, step by step: the dispatcher first, then memories, crowds and failures (cluster-what-if-lesson.ts).
// What paper P2 claims is in paper-p2.ts.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { paperP2 } from './paper-p2.ts';
import { growingWait, meanResponse, moreNodes, withoutAsking } from './questions.ts';
import { scenario as webCluster } from './scenario.ts';
import { whatIf } from './what-if-lesson.ts';
import { whoAnswers } from './who-answers.ts';

const begin: LessonStep = {
  ...whoAnswers,
  notice: [
    text(
      'Half of the replies take {median} or more, the mean is {mean}, and hardly any reply takes that long: it comes in milliseconds or in seconds. The mean describes none of them.',
      '응답의 절반은 {median} 이상 걸리고 평균은 {mean}이지만, 그만큼 걸리는 응답은 거의 없습니다. 몇 밀리초 아니면 몇 초 만에 옵니다. 평균은 어느 응답도 나타내지 못합니다.',
    ),
    text(
      'The nodes are nearly idle: processors are {cpu} busy. The bottleneck is the dispatcher, which makes a thousand decisions a second and no more.',
      '노드는 거의 쉬고 있어 프로세서는 {cpu}만 바쁩니다. 병목은 초당 천 번 넘게 배정하지 못하는 디스패처입니다.',
    ),
  ],
  tries: [
    { what: text('Every request asks: LARD.', '모든 요청이 디스패처에 묻습니다: LARD.'), sets: { policy: 'lard' } },
    { what: text('No request asks: mirroring.', '아무 요청도 묻지 않습니다: 미러링.'), sets: { policy: 'mirror' } },
  ],
  said: {
    median: result('response50', 2.07e9),
    mean: result('responseMean', 1.21e9),
    cpu: result('cpuUse', 0.15, { digits: 2 }),
  },
  holds: [{ result: 'dispatcherUse', is: 'above', than: 0.99 }],
  shot: {
    event: { kind: 'long-wait', nth: 5 },
    before: seconds(1.3),
    after: seconds(0.7),
    speed: seconds(0.4),
    chart: 'response',
  },
  asks: [withoutAsking],
};

const oneQueue: LessonStep = {
  question: text('Why does LARD stop at {limit} requests per second?', 'LARD는 왜 초당 {limit}개에서 멈출까요?'),
  see: text(
    'In run A nobody asks the dispatcher, with Dual Scheduling (B) some do. With LARD (C) every request does, and a decision takes {disp}. Watch the one queue they all stand in. Would more nodes help?',
    '실행 A(미러링)에서는 아무도, B(이중 스케줄링)에서는 일부만 디스패처에 묻습니다. C(LARD)에서는 모든 요청이 물어야 하고 배정 한 번에 {disp}가 걸립니다. 모두가 서 있는 큐를 보세요. 노드를 늘리면 나아질까요?',
  ),
  notice: [
    text(
      'No: {limit} requests per second with {nodes} nodes, and {sixteen} with sixteen. Every further user only makes the queue longer.',
      '아닙니다. 노드 {nodes}대에서 초당 {limit}개이고 열여섯 대에서도 {sixteen}개입니다. 사용자가 늘면 큐만 길어집니다.',
    ),
    text(
      'The response-time law R = N/X − Z gives the wait: {users} users, {limit} requests per second and {think} of thinking make {law}, whatever the nodes do. The run says {mean}.',
      '응답 시간 법칙 R = N/X − Z로 기다림을 알 수 있습니다. 사용자 {users}명, 초당 {limit}개, 생각 시간 {think}이면 노드가 무엇을 하든 {law}입니다. 실행에서는 {mean}입니다.',
    ),
  ],
  tries: [
    { what: text('Sixteen nodes.', '노드를 열여섯 대로 늘립니다.'), sets: { nodes: 16 } },
    { what: text('{users} users.', '사용자를 {users}명으로 늘립니다.'), sets: { users: 7000 } },
    {
      what: text('{users} users: nobody waits.', '사용자 {users}명: 아무도 기다리지 않습니다.'),
      sets: { users: 1000 },
    },
  ],
  sets: { policy: 'lard' },
  beside: [{ sets: { policy: 'mirror' } }, { sets: { policy: 'ds' } }],
  said: {
    limit: result('throughput', 1000),
    sixteen: result('throughput', 1000, { in: { sets: { nodes: 16 } } }),
    think: result('thinkMean', 1.66e9),
    law: worked(
      3.3e9,
      'ns',
      (run) => (Number(run.params['users']) / run.result('throughput')) * 1e9 - run.result('thinkMean'),
      { digits: 2 },
    ),
    mean: result('responseMean', 3.3e9, { digits: 2 }),
  },
  holds: [{ result: 'responseMean', in: { sets: { users: 1000 } }, is: 'below', than: ms(10) }],
  shot: {
    event: { kind: 'long-wait', nth: 6 },
    before: seconds(2),
    after: seconds(1),
    speed: seconds(0.6),
    chart: 'dispatcher',
  },
  asks: [meanResponse, growingWait, moreNodes],
};

const fastDispatcher: LessonStep = {
  question: text('And if a decision took {disp}?', '배정에 {disp}만 걸린다면?'),
  see: text(
    'The same LARD with {users} users, and a dispatcher as fast as Aron and others measured it in 2000. Does LARD still fall behind mirroring?',
    '같은 LARD에 사용자 {users}명, 디스패처는 2000년에 Aron 등이 측정한 만큼 빠릅니다. 그래도 LARD가 미러링에 뒤질까요?',
  ),
  notice: [
    text(
      'No: {lard} requests per second, and mirroring {mirror}. The flat curve of the paper belonged to its dispatcher, not to LARD; this one is {busy} busy.',
      '아닙니다. 초당 {lard}개이고 미러링은 {mirror}개입니다. 논문의 평평한 곡선은 LARD가 아니라 디스패처 때문이었습니다. 이 디스패처는 {busy}만 바쁩니다.',
    ),
    text(
      'What waiting is left, {mean} on average, is at the ports of the client machines.',
      '남은 기다림은 평균 {mean}이며, 클라이언트 컴퓨터의 포트에서 생깁니다.',
    ),
  ],
  tries: [
    { what: text('Mirroring, to compare.', '미러링과 비교합니다.'), sets: { policy: 'mirror' } },
    { what: text('Back to {disp}.', '다시 {disp}로 되돌립니다.'), sets: { disp: ms(1) } },
  ],
  sets: { policy: 'lard', case: 'fast' },
  said: {
    lard: result('throughput', 4200, { digits: 2 }),
    mirror: result('throughput', 4200, { digits: 2, in: { sets: { policy: 'mirror' } } }),
    busy: result('dispatcherUse', 0.084, { digits: 2 }),
    mean: result('responseMean', 17e6, { digits: 2 }),
  },
  holds: [{ result: 'throughput', is: 'about', than: { sets: { policy: 'mirror' } }, by: 0.02, seeds: [1, 2, 3] }],
  shot: {
    event: { kind: 'long-wait' },
    before: seconds(1),
    after: seconds(1),
    speed: seconds(0.4),
    chart: 'dispatcher',
  },
};

export const lesson = defineLesson(webCluster, {
  watch: text(
    'Watch thousands of users, nodes with memories and disks, and one dispatcher that decides who serves whom',
    '수천 명의 사용자와 메모리와 디스크를 가진 노드, 누가 누구를 맡을지 정하는 디스패처를 지켜보세요',
  ),
  needs: text('requests and replies, caches', '요청과 응답, 캐시'),
  picture: 't=15s',
  steps: [begin, oneQueue, fastDispatcher, ...whatIf],
  ...paperP2,
});
