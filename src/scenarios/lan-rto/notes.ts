// What the speaker of the lesson of `lan-rto` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as lanRto } from './scenario.ts';

export const notes = defineNotes(lanRto, lesson, [
  {
    minutes: 8,
    ask: text(
      'Pause when the queue of the NIC is full. “Where on this LAN will the first packet be lost?” Let them point: cable, hub, server, client.',
      'NIC 큐가 가득 차면 멈춥니다. “이 LAN에서 첫 패킷은 어디에서 사라질까요?” 케이블, 허브, 서버, 클라이언트 가운데 가리키게 합니다.',
    ),
    expect: text(
      'Most point at the cable, because they see collisions. Collided frames are sent again; the packet dies in the server’s own NIC, before it reaches the wire.',
      '충돌이 보이니 대부분 케이블을 가리킵니다. 충돌한 프레임은 다시 나갑니다. 패킷은 회선에 나가기도 전에 서버 자신의 NIC에서 사라집니다.',
    ),
    pitfall: text(
      'The page of the other clients goes on while client 4 waits. Say it: the LAN is not silent, one connection is.',
      '클라이언트 4가 기다리는 동안 다른 클라이언트의 페이지는 계속됩니다. LAN이 아니라 연결 하나가 조용한 것이라고 말해 주세요.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“The paper fixes the RTO at {rmin}. Is it the fixing that helps, or the small number?” A vote, then the first button.',
      '“논문은 RTO를 {rmin}로 고정합니다. 도움이 되는 것은 고정일까요, 작은 값일까요?” 투표한 뒤 첫째 단추를 누릅니다.',
    ),
    expect: text(
      'About even. The pages rise from {before} to {pages}; with the algorithm and the same minimum every result is the same, digit by digit.',
      '거의 반반입니다. 완료한 페이지는 {before}에서 {pages}로 늘고, 최솟값이 같은 알고리즘으로 바꾸어도 모든 결과가 자릿수까지 같습니다.',
    ),
    pitfall: text(
      'This is not “the paper is wrong”: it changed two things at once and credited one. A good moment to speak of controls.',
      '“논문이 틀렸다”가 아닙니다. 두 가지를 한꺼번에 바꾸고 하나의 공으로 돌린 것입니다. 대조군을 이야기하기 좋은 순간입니다.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“With room for {nicq} packets the server loses nothing. Will the timer still fire?” Then point at the queue of client 4.',
      '“패킷 {nicq}개의 자리가 있으니 서버는 잃는 것이 없습니다. 그래도 타이머가 울릴까요?” 그다음 클라이언트 4의 큐를 가리킵니다.',
    ),
    expect: text(
      'Nearly all say no. The timer fires {timeouts} times in the run, each time for something that had arrived: {acks} ACKs died in the queues of clients.',
      '거의 모두 아니라고 답합니다. 그런데 {timeouts}번 울리고, 모두 이미 도착한 것을 다시 보냅니다. ACK {acks}개가 클라이언트의 큐에서 사라졌기 때문입니다.',
    ),
    pitfall: text(
      'Do not promise that a lost ACK always costs a timeout: ACKs are cumulative. Only the last of a burst has no successor to speak for it.',
      'ACK를 잃으면 늘 타임아웃이라고 말하지 마세요. ACK는 누적됩니다. 버스트의 마지막 ACK만 대신 말해 줄 다음 ACK가 없습니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“Twelve users, and frames collide all the time. What does the user wait for: the collisions or the NIC?” Let the run play for some seconds before they vote.',
      '“사용자 열두 명에 충돌이 끊이지 않습니다. 사용자를 기다리게 하는 것은 충돌일까요, NIC일까요?” 몇 초 재생해 본 뒤 투표합니다.',
    ),
    expect: text(
      'Collisions, since they are what moves. A first collision costs at most one slot of {slot}; a segment lost in the NIC costs a whole RTO.',
      '눈에 보이는 충돌을 고릅니다. 첫 충돌은 많아야 {slot}인 슬롯 하나지만 NIC에서 잃은 세그먼트는 RTO 전체가 걸립니다.',
    ),
    pitfall: text(
      'The difference between {byDefault} and {byLowering} needs many pages to be seen; one short run may show the opposite. Use the sweep if somebody doubts it.',
      '{byDefault}와 {byLowering}의 차이는 페이지가 많아야 보이고, 짧은 실행 하나는 반대로 나올 수도 있습니다. 의심하는 학생이 있으면 스윕을 보여 주세요.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“Fixed at {rmin}, and nothing is lost. Throughput rises. Is that good?” Wait for the first who asks what throughput counts.',
      '“{rmin}로 고정했고 잃는 것은 없습니다. 처리량은 오릅니다. 좋은 일일까요?” 처리량이 무엇을 세는지 묻는 학생이 나올 때까지 기다립니다.',
    ),
    expect: text(
      'Most are content with a higher number. It counts {needless} copies; the completed pages fall from {pagesBefore} to {pages}.',
      '값이 커지니 대부분 만족합니다. 그 안에는 사본 {needless}개가 들어 있고, 완료한 페이지는 {pagesBefore}에서 {pages}로 줄어듭니다.',
    ),
    pitfall: text(
      'The pages differ by very little. What the step shows is not a disaster, but that two honest measures point in opposite directions.',
      '페이지 수의 차이는 아주 작습니다. 이 단계는 재앙이 아니라, 정직한 두 척도가 서로 반대를 가리킬 수 있음을 보여 줍니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“Load {util}, and a timer shorter than any round trip. Draw the server’s queue over the first second.” Then play.',
      '“부하는 {util}, 타이머는 어떤 왕복 시간보다도 짧습니다. 처음 잠깐 동안 서버의 큐를 그려 보세요.” 그다음 재생합니다.',
    ),
    expect: text(
      'A queue that stays low, because the load is low. The bus is {busy} busy, and of {throughput} only {goodput} are new.',
      '부하가 낮으니 큐도 낮게 그립니다. 그러나 버스는 {busy} 바쁘고, {throughput} 가운데 새 데이터는 {goodput}뿐입니다.',
    ),
    pitfall: text(
      'Somebody will call it an attack or a broken card. Nothing is broken: press the first button, and the same timer with the algorithm is calm.',
      '공격이나 고장 난 카드라고 하는 학생이 있습니다. 고장 난 것은 없습니다. 첫째 단추를 누르면 같은 최솟값이라도 알고리즘은 조용합니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“One server, its timer right for the LAN. Three users are {wdelay} away. What happens to the very first segment sent to them?”',
      '“서버 하나의 타이머를 LAN에 맞추었습니다. 사용자 셋은 편도 {wdelay} 떨어져 있습니다. 이들에게 처음 보낸 세그먼트는 어떻게 될까요?”',
    ),
    expect: text(
      'It is sent again, some say as soon as they add up the round trip. In the run {needless} copies are needless; with a server of its own for the outside {without} are.',
      '왕복 시간을 더해 보면 다시 보낸다고 답합니다. 실행에서 불필요한 사본은 {needless}개, 외부용 서버를 따로 두면 {without}개입니다.',
    ),
    pitfall: text(
      'Students take the split for the lesson. A real TCP estimates for every connection; the split mends a simulator in which one timer serves all.',
      '서버를 나누는 것이 교훈이라고 여깁니다. 실제 TCP는 연결마다 추정합니다. 나누기는 타이머 하나로 모두를 맡는 시뮬레이터를 고칠 뿐입니다.',
    ),
  },
]);
