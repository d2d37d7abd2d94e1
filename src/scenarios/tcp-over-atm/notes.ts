// What the speaker of the lesson of `tcp-over-atm` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as tcpOverAtm } from './scenario.ts';

export const notes = defineNotes(tcpOverAtm, lesson, [
  {
    minutes: 8,
    ask: text(
      'Pause when the first packet is refused. “The switch refuses a whole packet of {cells} cells. What has it saved, and what will it cost?”',
      '첫 패킷이 거부되면 멈춥니다. “스위치가 셀 {cells}개짜리 패킷을 통째로 거부합니다. 무엇을 아꼈고 대가는 무엇일까요?”',
    ),
    expect: text(
      'The saved cells are found quickly. The cost is not in cells: the sender waits for its timer, and the link falls silent {silences} times in the run.',
      '아낀 셀은 금세 찾습니다. 대가는 셀이 아닙니다. 송신자가 타이머를 기다리고, 실행 동안 링크가 {silences}번 조용해집니다.',
    ),
    pitfall: text(
      'The threshold is met with {held} cells in the buffer although it stands at {th}: it is looked at only when the first cell of a packet arrives.',
      '임계값은 {th}인데 거부할 때 버퍼에는 {held}개가 있습니다. 패킷의 첫 셀이 올 때만 살펴보기 때문입니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“One cell of a packet is dropped. How many of the other {others} does the switch still carry?” All, none, or some: a vote.',
      '“패킷의 셀 하나를 버립니다. 스위치는 나머지 {others}개 가운데 몇 개를 나를까요?” 모두, 없음, 일부로 투표합니다.',
    ),
    expect: text(
      'Many say none, because they would not. The switch knows cells only: {dead} of the {carried} on the link are dead.',
      '자기라면 나르지 않을 테니 많은 학생이 없음이라고 답합니다. 스위치는 셀만 압니다. 링크를 지난 {carried}개 가운데 {dead}개가 헛된 셀입니다.',
    ),
    pitfall: text(
      'The low load of {load} is not the dead cells. It is that both senders lose in the same overflow and wait together.',
      '부하가 {load}로 낮은 것은 헛된 셀 때문이 아닙니다. 두 송신자가 같은 넘침에서 잃고 함께 기다리기 때문입니다.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“Once a cell is lost, drop the rest of its packet. How many dead cells are left, of {deadTail}?” Ask for a rough share.',
      '“셀 하나를 잃으면 그 패킷의 나머지도 버립니다. 헛된 셀 {deadTail}개 가운데 얼마나 남을까요?” 대강의 몫을 묻습니다.',
    ),
    expect: text(
      'Zero, say those who forget the cells that were in the buffer already. {dead} are left, and the load rises from {loadTail} to {load}.',
      '이미 버퍼에 들어간 셀을 잊으면 하나도 없다고 답합니다. {dead}개가 남고 부하는 {loadTail}에서 {load}로 오릅니다.',
    ),
    pitfall: text(
      'Eight seeds give {least} to {most}. Do not compare two policies by one run; this is the step to say it.',
      '시드 여덟 개에서 부하가 {least}에서 {most}까지 달라집니다. 실행 하나로 두 정책을 견주지 마세요. 그 말을 하기에 알맞은 단계입니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“Now no cell is wasted at all. Does the link carry more than with partial discard?” Let them commit before the run.',
      '“이제 헛된 셀이 하나도 없습니다. 부분 폐기보다 링크가 더 많이 나를까요?” 실행하기 전에 답을 정하게 합니다.',
    ),
    expect: text(
      'Nearly all say yes. It carries {load} of the slots, against {loadPpd}: several packets are refused in a row, and both senders wait.',
      '거의 모두 그렇다고 답합니다. 실제로는 슬롯의 {load}이고 부분 폐기는 {loadPpd}입니다. 여러 패킷을 잇달아 거부해 두 송신자가 함께 기다립니다.',
    ),
    pitfall: text(
      'This speaks against a small threshold, not against early discard: {th} cells are {worth} packets. With room for every window the same rule loses nothing.',
      '조기 폐기가 아니라 작은 임계값의 문제입니다. 셀 {th}개는 패킷 {worth}개뿐입니다. 모든 윈도가 들어갈 자리를 주면 같은 규칙이 아무것도 잃지 않습니다.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“The minimum falls from {long} to {rmin}. How long is a silence now, and what happens to the number of lost cells?”',
      '“최솟값이 {long}에서 {rmin}로 내려갑니다. 침묵은 얼마나 길고, 잃는 셀은 어떻게 될까요?”',
    ),
    expect: text(
      'That silences shrink is easy: {gap} on average. That more cells are lost, {lost} instead of {lostLong}, surprises: more cycles, more overflows.',
      '침묵이 줄어드는 것은 쉽습니다. 평균 {gap}입니다. 잃는 셀이 {lostLong}개에서 {lost}개로 느는 것은 뜻밖입니다. 되풀이가 잦으니 넘침도 잦습니다.',
    ),
    pitfall: text(
      'More loss and more throughput at once confuses. Write load and lost cells side by side on the board.',
      '손실과 처리량이 함께 늘어 헷갈립니다. 부하와 잃은 셀을 칠판에 나란히 적어 주세요.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“The same minimum of {rmin} as in the first step, but fast retransmit is on. What comes first after a loss?”',
      '“첫 단계와 같은 최솟값 {rmin}이지만 빠른 재전송을 켰습니다. 손실 뒤에 무엇이 먼저 올까요?”',
    ),
    expect: text(
      'The timer, after five steps of waiting. It is the third duplicate ACK, and the load is {load}: more than the short timer had reached with {loadShort}.',
      '다섯 단계를 기다린 터라 타이머라고 답합니다. 먼저 오는 것은 세 번째 중복 ACK이고 부하는 {load}로, 짧은 타이머의 {loadShort}보다 높습니다.',
    ),
    pitfall: text(
      'The paper had switched fast retransmit off. Its gain from a short timer is real, but most of it is the repair of that choice.',
      '논문은 빠른 재전송을 꺼 두었습니다. 짧은 타이머로 얻은 것은 사실이지만, 상당 부분은 그 선택을 되갚은 것입니다.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“A buffer of {buf} cells. Draw how far the queue grows.” Give them the windows, {windows} cells together, only if they ask.',
      '“셀 {buf}개짜리 버퍼입니다. 큐가 어디까지 자랄지 그려 보세요.” 두 윈도를 합쳐 셀 {windows}개라는 것은 물을 때만 알려 줍니다.',
    ),
    expect: text(
      'Up to the threshold, or to the end. It stops at {largest}: the windows are all there is, and some of it is always in flight.',
      '임계값까지, 또는 끝까지라고 답합니다. {largest}에서 멈춥니다. 윈도가 전부이고 그중 일부는 늘 이동 중이기 때문입니다.',
    ),
    pitfall: text(
      'Nobody sizes a switch of today by the sum of all windows. It is a bound that explains the other steps.',
      '요즘 스위치를 모든 윈도의 합으로 설계하지는 않습니다. 앞의 단계들을 설명해 주는 상한입니다.',
    ),
  },
]);
