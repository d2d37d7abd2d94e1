// What the speaker of the lesson of `nic-buffer` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as nicBuffer } from './scenario.ts';

export const notes = defineNotes(nicBuffer, lesson, [
  {
    minutes: 6,
    ask: text(
      'Before the first drop: “No frame is damaged on this LAN. Can anything be lost at all?” If yes: where?',
      '첫 폐기 앞에서 묻습니다. “이 LAN에서는 깨지는 프레임이 없습니다. 그래도 무언가를 잃을 수 있을까요?” 있다면 어디일까요?',
    ),
    expect: text(
      '“In the router”, from habit; there is none. Then the collisions; those frames are sent again. It is the sender’s own queue.',
      '습관처럼 “라우터”라고 하지만 라우터는 없습니다. 다음은 충돌인데 그 프레임은 다시 나갑니다. 답은 보내는 쪽의 큐입니다.',
    ),
    pitfall: text(
      'The limit is {nicq} packets, not bytes. A class that has met byte queues will do the wrong arithmetic in the next step.',
      '한도는 바이트가 아니라 패킷 {nicq}개입니다. 바이트 단위 큐를 배운 학생은 다음 단계의 계산을 틀립니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“{par} connections, a window of {wnd}. How much room is enough, whatever happens?” Let them find the product before you show it.',
      '“연결 {par}개, 윈도 {wnd}. 무슨 일이 있어도 충분하려면 자리가 얼마나 필요할까요?” 보여 주기 전에 곱을 찾게 합니다.',
    ),
    expect: text(
      'Some say {nicq}, since the paper does. It drops {drops} packets here; {sum} is always enough.',
      '논문을 따라 {nicq}이라고 답하는 학생이 있습니다. 여기서는 {drops}개를 버립니다. {sum}이면 늘 충분합니다.',
    ),
    pitfall: text(
      'Enough is not the same as needed: with the short responses of the first step {enough} will do. The product is a bound, not a recommendation.',
      '충분하다고 다 필요한 것은 아닙니다. 첫 단계처럼 응답이 짧으면 {enough}로 됩니다. 곱은 상한이지 권장값이 아닙니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“{nicq} packets of room instead of {large}: a good part of the packets is dropped. By how much does throughput fall?” Collect numbers.',
      '“자리가 {large}개가 아니라 {nicq}개입니다. 꽤 많은 패킷을 버립니다. 처리량은 얼마나 줄까요?” 값을 모읍니다.',
    ),
    expect: text(
      'Guesses near the drop rate of {dropRate}. It is {slow} against {fast}: what is lost is sent again. The page is what waits, {long} instead of {short}.',
      '손실률 {dropRate} 근처를 댑니다. 실제로는 {slow}와 {fast}입니다. 잃은 것은 다시 보내기 때문입니다. 기다리는 것은 페이지로, {short}가 아니라 {long}입니다.',
    ),
    pitfall: text(
      'The RTT that TCP measures even gets shorter. Ask what it leaves out before somebody calls the small buffer “low latency”.',
      'TCP가 재는 RTT는 오히려 짧아집니다. 작은 버퍼를 “지연이 낮다”고 하기 전에 그 RTT가 무엇을 빠뜨리는지 물으세요.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“Room for {nicq}. The queue is not full, nothing is lost. What can still go wrong?” Then the timer of {rmin}.',
      '“{nicq}개의 자리. 큐는 가득 차지 않았고 잃은 것도 없습니다. 그래도 무엇이 잘못될 수 있을까요?” 그다음 {rmin} 타이머를 보여 줍니다.',
    ),
    expect: text(
      'Hardly anybody thinks of the delay. The last of {nicq} packets waits up to {wait}; the timer takes that for a loss and adds copies.',
      '지연을 떠올리는 학생은 거의 없습니다. {nicq}개의 마지막 패킷은 {wait}까지 기다리고, 타이머는 이것을 손실로 여겨 사본을 보탭니다.',
    ),
    pitfall: text(
      'It happens with some seeds and not with others. Say so before you change the seed in front of the class.',
      '어떤 시드에서는 일어나고 어떤 시드에서는 일어나지 않습니다. 학생들 앞에서 시드를 바꾸기 전에 미리 말하세요.',
    ),
  },
]);
