// What the speaker of the lesson of `web-cluster` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as webCluster } from './scenario.ts';

export const notes = defineNotes(webCluster, lesson, [
  {
    minutes: 9,
    ask: text(
      'Let some seconds pass. “Where do the slow requests wait: at the dispatcher, at a processor, at a disk?” Let them point at the stage.',
      '몇 초 지나게 둡니다. “느린 요청은 어디에서 기다릴까요? 디스패처, 프로세서, 디스크?” 무대에서 가리키게 합니다.',
    ),
    expect: text(
      'The nodes, because there are many of them and they look busy. They are {cpu} busy; the one dispatcher is the queue.',
      '여럿이고 바빠 보이는 노드를 가리킵니다. 노드는 {cpu}만 바쁩니다. 줄은 하나뿐인 디스패처에 있습니다.',
    ),
    pitfall: text(
      'The mean of {mean} describes no request: replies come in milliseconds or in seconds. Show the distribution before somebody quotes it.',
      '평균 {mean}는 어느 요청도 나타내지 못합니다. 응답은 밀리초 아니면 초 단위로 옵니다. 누가 평균을 들기 전에 분포를 보여 주세요.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“A decision takes {disp}, and every request asks. How many requests per second, with {nodes} nodes? With sixteen?”',
      '“배정 한 번에 {disp}, 요청마다 묻습니다. 노드 {nodes}대면 초당 몇 개일까요? 열여섯 대면?”',
    ),
    expect: text(
      'The first answer comes quickly: {limit}. For sixteen nodes many raise it; it stays at {sixteen}.',
      '첫 답은 금세 나옵니다. {limit}개입니다. 열여섯 대라면 값을 올리는 학생이 많지만 그대로 {sixteen}개입니다.',
    ),
    pitfall: text(
      'Do the response-time law on the board: {users} users over {limit} per second, less {think} of thinking. The users bring the wait, not the nodes.',
      '응답 시간 법칙을 칠판에서 계산하세요. 사용자 {users}명을 초당 {limit}개로 나누고 생각 시간 {think}을 뺍니다. 기다림을 만드는 것은 노드가 아니라 사용자 수입니다.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“The same LARD, but a decision takes {disp}. Does it still fall behind mirroring?” A vote.',
      '“같은 LARD인데 배정이 {disp}면 됩니다. 그래도 미러링에 뒤질까요?” 투표합니다.',
    ),
    expect: text(
      'Opinions differ, and that is good. {lard} against {mirror} requests per second: there is nothing left between them.',
      '의견이 갈리는 것이 좋습니다. 초당 {lard}개와 {mirror}개로 둘 사이에 차이가 없습니다.',
    ),
    pitfall: text(
      'Not “LARD is as good as mirroring”: with documents that fit into memory, locality has nothing to win. The next step takes the memory away.',
      '“LARD도 미러링만큼 좋다”가 아닙니다. 문서가 메모리에 다 들어가면 지역성으로 얻을 것이 없습니다. 다음 단계에서 메모리를 줄입니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“{nodes} nodes, {mem} of memory each, {site} of documents. Which rule needs the disks more often?” Then: by how much?',
      '“노드 {nodes}대에 메모리가 {mem}씩이고 문서는 {site}입니다. 어느 규칙이 디스크를 더 자주 쓸까요?” 이어서 얼마나 더 쓸지 묻습니다.',
    ),
    expect: text(
      'That mirroring does is found. Few see that the memories add up to {together} with LARD, and that {hits} of hits against {hitsLard} is the whole difference.',
      '미러링이라는 것은 찾습니다. LARD에서는 메모리가 합쳐 {together}가 되고, 적중률 {hits}와 {hitsLard}의 차이가 전부라는 것을 아는 학생은 적습니다.',
    ),
    pitfall: text(
      'A hit ratio of {hits} sounds good. Have them compute the misses: the disks see those, and nothing else.',
      '적중률 {hits}는 좋아 보입니다. 실패율을 계산하게 하세요. 디스크가 보는 것은 그것뿐입니다.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“{hottest} of all requests are for one document, and LARD gave it to one node. Which rule notices first?”',
      '“요청의 {hottest}가 한 문서에 쏠리고, LARD는 그 문서를 노드 하나에 맡겼습니다. 어느 규칙이 먼저 알아챌까요?”',
    ),
    expect: text(
      'Replication, by its name. It waits for {thigh} connections and ends at {replicated} times the mean; Dual Scheduling counts requests and ends at {dual}.',
      '이름 때문에 복제를 고릅니다. 연결 {thigh}개를 기다려 평균의 {replicated}배에 이르고, 요청 수를 세는 이중 스케줄링은 {dual}배입니다.',
    ),
    pitfall: text(
      'An even load is not the goal. Ask what the crowded node costs the users before you call one rule the best.',
      '고른 부하가 목적은 아닙니다. 한 규칙을 가장 좋다고 하기 전에, 붐비는 노드가 사용자에게 무엇을 치르게 하는지 물으세요.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“The paper does not print its threshold. Does it matter whether it is {usual} or {theta}?”',
      '“논문에는 임계값이 없습니다. {usual}이든 {theta}이든 상관이 있을까요?”',
    ),
    expect: text(
      'A detail, they say. {throughput} requests per second instead of {before}, since {local} no longer ask instead of {localBefore}.',
      '사소하다고 답합니다. 묻지 않는 요청이 {localBefore}에서 {local}로 늘어 초당 {before}개가 {throughput}개가 됩니다.',
    ),
    pitfall: text(
      'The threshold counts requests per node, so the same number means something else with sixteen nodes. Compare only at one size.',
      '임계값은 노드당 요청 수라서 노드가 열여섯 대면 같은 값도 뜻이 다릅니다. 크기가 같을 때만 견주세요.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“At {at} node 3 fails. What happens to the throughput?” Ask for a curve in the air, then play.',
      '“{at}에 노드 3이 고장 납니다. 처리량은 어떻게 될까요?” 허공에 곡선을 그리게 한 뒤 재생합니다.',
    ),
    expect: text(
      'A dip by the share of one node. Almost nothing is missing, {throughput} for {without}: the nodes were never the bottleneck.',
      '노드 한 대 몫만큼 줄어든다고 합니다. 실제로는 {without}개에서 {throughput}개로 거의 그대로입니다. 병목은 처음부터 노드가 아니었습니다.',
    ),
    pitfall: text(
      'The requests that node 3 held are lost, and their users did notice. Throughput does not count them.',
      '노드 3이 처리하던 요청은 사라졌고 그 사용자들은 알아챘습니다. 처리량은 그들을 세지 않습니다.',
    ),
  },
]);
