// What the speaker of the lesson of `reno` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as reno } from './scenario.ts';

export const notes = defineNotes(reno, lesson, [
  {
    minutes: 8,
    ask: text(
      'Pause at the second cross on the stage. “Segment {second} is lost. For how long will the wire be silent?” Let everyone write a number down before you go on.',
      '무대에 두 번째 ✕가 보이면 멈춥니다. “세그먼트 {second}번을 잃었습니다. 회선은 얼마나 조용할까요?” 계속하기 전에 저마다 값을 적게 합니다.',
    ),
    expect: text(
      'Most say one round trip, because a loss is “sent again at once”. A few say the timer, but not how long it is. The run waits for the whole RTO minimum, {rmin}.',
      '잃으면 “바로 다시 보낸다”고 여겨 대개 왕복 한 번이라고 답합니다. 타이머라고 답하는 몇몇도 길이는 모릅니다. 실행에서는 RTO 최솟값 {rmin}를 꼬박 기다립니다.',
    ),
    pitfall: text(
      'The first loss is repaired without the timer, so the silence is not “what a loss costs”. Point at the duplicate ACKs: there were three for segment {first}, and too few for {second}.',
      '첫 손실은 타이머 없이 복구됩니다. 그러니 침묵이 곧 “손실의 대가”는 아닙니다. 중복 ACK를 가리키세요. {first}번에는 셋이 왔고 {second}번에는 모자랐습니다.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“The minimum is now {rmin}. What would the formula alone have asked for?” Have them read srtt and its deviation off the explanation and do the sum.',
      '“이제 최솟값은 {rmin}입니다. 계산식만이라면 얼마일까요?” 설명에서 srtt와 편차를 읽어 직접 계산하게 합니다.',
    ),
    expect: text(
      'Many believe that the RTO follows the round-trip time. Here it sits on its floor: the formula asks for {formula}, the wire is silent for {silent}.',
      'RTO가 왕복 시간을 따라간다고 믿는 학생이 많습니다. 여기서는 바닥에 붙어 있습니다. 계산식은 {formula}를 요구하는데 침묵은 {silent}입니다.',
    ),
    pitfall: text(
      'Do not sell the goodput: it rises from {slow} to {goodput} only. There is one silence in the run; what changed is how long it is.',
      '유효 처리량을 내세우지 마세요. {slow}에서 {goodput}로 오를 뿐입니다. 침묵은 한 번뿐이고, 달라진 것은 그 길이입니다.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      'Stop before the loss. “One segment will be lost again. Silence, or not?” A show of hands for each.',
      '손실 앞에서 멈춥니다. “이번에도 세그먼트 하나를 잃습니다. 조용해질까요, 아닐까요?” 각각 손을 들게 합니다.',
    ),
    expect: text(
      'After two steps of silence most vote for it. Enough segments follow this one: the third duplicate ACK is back {repair} after the drop, and the wire never stops.',
      '앞의 두 단계 때문에 대부분 조용해진다고 답합니다. 이번에는 뒤따르는 세그먼트가 넉넉해 버려진 지 {repair} 만에 세 번째 중복 ACK가 돌아오고, 회선은 멈추지 않습니다.',
    ),
    pitfall: text(
      'They see cwnd fall and call it a punishment. A smaller window is the price of a loss that was noticed; a window of one segment that of a loss that was not.',
      'cwnd가 떨어지는 것을 벌로 봅니다. 줄어든 윈도는 알아챈 손실의 값이고, 한 세그먼트짜리 윈도는 알아채지 못한 손실의 값입니다.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“Give the router room for {q} packets instead of {before}. What becomes better, what becomes worse?” Ask for one of each.',
      '“라우터에 {before}개 대신 {q}개의 자리를 줍니다. 무엇이 좋아지고 무엇이 나빠질까요?” 하나씩 답하게 합니다.',
    ),
    expect: text(
      'Everybody finds the losses; few find the delay. The queue now stands at up to {queue} packets, and each segment waits behind them.',
      '손실은 누구나 말하지만 지연을 말하는 학생은 적습니다. 이제 큐에 {queue}개까지 늘 차 있고 세그먼트마다 그 뒤에서 기다립니다.',
    ),
    pitfall: text(
      'It looks as if the queue had cured the losses. It was the window: press both buttons, and even {deep} packets of room lose {fewer} segments.',
      '큐가 손실을 고친 것처럼 보입니다. 실은 윈도의 한도입니다. 단추 둘을 차례로 누르면 자리가 {deep}개여도 세그먼트 {fewer}개를 잃습니다.',
    ),
  },
  {
    minutes: 9,
    ask: text(
      '“At {jump} the path becomes longer. Nothing is lost. What does a timer of {rmin} do?” Then ask for the best minimum of three: {rmin}, {floor}, {slowest}.',
      '“{jump}에 경로가 길어집니다. 잃는 것은 없습니다. {rmin} 타이머는 무엇을 할까요?” 이어서 {rmin}, {floor}, {slowest} 가운데 가장 좋은 최솟값을 고르게 합니다.',
    ),
    expect: text(
      'The class has learnt that short is good, and votes for {rmin}. It sends {spurious} segments for nothing; the best of the three is {floor}.',
      '짧을수록 좋다고 배운 터라 {rmin}를 고릅니다. 그러나 세그먼트 {spurious}개를 쓸데없이 보내고, 셋 가운데 가장 좋은 값은 {floor}입니다.',
    ),
    pitfall: text(
      'The differences in goodput are small ({fast}, {middle}, {slow}) and belong to this jump. The order holds for five moments of the jump; a general law it is not.',
      '유효 처리량의 차이는 작고({fast}, {middle}, {slow}) 이 변화에 딸린 값입니다. 변화의 시각을 다섯 번 바꾸어도 순서는 같지만 일반 법칙은 아닙니다.',
    ),
  },
]);
