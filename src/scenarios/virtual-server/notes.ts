// What the speaker of the lesson of `virtual-server` sees beside its steps.

import { defineNotes } from '../kit/speaker-notes.ts';
import { text } from '../kit/text.ts';
import { lesson } from './lesson.ts';
import { scenario as virtualServer } from './scenario.ts';

export const notes = defineNotes(virtualServer, lesson, [
  {
    minutes: 8,
    ask: text(
      '“With NAT every byte passes the director, with direct routing none does. Which is faster here?” A vote, then the first button.',
      '“NAT에서는 모든 바이트가 디렉터를 지나고 직접 라우팅에서는 지나지 않습니다. 여기서는 어느 쪽이 빠를까요?” 투표한 뒤 첫째 단추를 누릅니다.',
    ),
    expect: text(
      'Direct routing, by a large majority. The sum of rates says {rates} for NAT and {ratesDirect}; bytes over time say that they are equal.',
      '직접 라우팅이 압도적입니다. 속도의 합으로는 NAT가 {rates}, 직접 라우팅이 {ratesDirect}이고, 시간당 바이트로는 같습니다.',
    ),
    pitfall: text(
      'Two things to keep apart: which part is busy, and by which measure one compares. This step is about the second as much as the first.',
      '어느 부분이 바쁜지와 어떤 척도로 견주는지를 나누어 말하세요. 이 단계는 둘 다에 관한 것입니다.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“The director does next to nothing now. Then who is the slow one?” Let them search the stage.',
      '“이제 디렉터는 하는 일이 거의 없습니다. 그럼 누가 느릴까요?” 무대에서 찾게 합니다.',
    ),
    expect: text(
      'A server, they say first. All replies meet at one gateway, which works {gcost} on each packet.',
      '처음에는 서버라고 합니다. 모든 응답은 패킷마다 {gcost}를 쓰는 게이트웨이 하나에서 만납니다.',
    ),
    pitfall: text(
      'The gateway is our reading of the paper’s test-bed, not its words. Say that it is an explanation, and what would contradict it.',
      '게이트웨이는 논문의 시험 환경에 대한 우리의 해석이지 논문의 말이 아닙니다. 하나의 설명이라는 것과, 무엇이 나오면 틀린 것인지를 말하세요.',
    ),
  },
  {
    minutes: 6,
    ask: text(
      '“Take the gateway away and put the files into memory. How much do three servers deliver?” Give them the rate of a port.',
      '“게이트웨이를 없애고 파일을 메모리에 둡니다. 서버 세 대는 얼마나 보낼까요?” 포트 속도를 알려 줍니다.',
    ),
    expect: text(
      'Three ports full, which is nearly right: {direct}, against {nat} through the one port of NAT.',
      '포트 셋이 가득이라고 답하고, 거의 맞습니다. {direct}이고 NAT의 포트 하나로는 {nat}입니다.',
    ),
    pitfall: text(
      'Do not leave it at “direct routing wins”. Press the second button: with cold disks the path hardly matters.',
      '“직접 라우팅이 이긴다”로 끝내지 마세요. 둘째 단추를 누르면, 디스크에서 읽을 때는 어느 길이든 거의 같습니다.',
    ),
  },
  {
    minutes: 5,
    ask: text(
      '“A hub instead of the switch. How much is left for {n} downloads, how much for one?”',
      '“스위치 대신 허브입니다. 내려받기 {n}개에는 얼마, 하나에는 얼마가 남을까요?”',
    ),
    expect: text(
      'That many share is clear. That a single one gets no more than {one} is not: every packet crosses the hub on both of its hops.',
      '나눠 쓴다는 것은 압니다. 하나뿐이어도 {one}밖에 안 된다는 것은 뜻밖입니다. 패킷마다 두 홉에서 모두 허브를 지납니다.',
    ),
    pitfall: text(
      'Many students have never seen a hub. A sentence on a shared medium before the question saves many after it.',
      '허브를 본 적이 없는 학생이 많습니다. 질문 앞에 공유 매체를 한마디 설명해 두면 뒤에 쓸 시간이 줍니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      'Stop after the fifth pick. “Where does the sixth request go, and where all that follow?” Let them apply the rule aloud.',
      '다섯째 선택 뒤에 멈춥니다. “여섯째 요청과 그 뒤의 요청은 모두 어디로 갈까요?” 규칙을 소리 내어 적용하게 합니다.',
    ),
    expect: text(
      'The first server again, as in round robin. All go to the third, {most} in the end; round robin gives its busiest {round}.',
      '라운드 로빈처럼 첫 서버라고 답합니다. 모두 셋째로 가서 결국 {most}개가 됩니다. 라운드 로빈이면 가장 많은 서버도 {round}개입니다.',
    ),
    pitfall: text(
      'The rule looks broken. It is made for many destinations; behind one virtual address there is only one, and step 7 shows its use.',
      '규칙이 고장 난 것처럼 보입니다. 목적지가 여럿일 때 쓰는 규칙인데 가상 주소가 하나면 목적지도 하나입니다. 쓰임은 7단계에서 보여 줍니다.',
    ),
  },
  {
    minutes: 8,
    ask: text(
      '“Here LBLC crowds nearly everything on one server. By which measure could that be the best?” Collect measures before you show any.',
      '“여기서 LBLC는 거의 모두를 한 서버에 몰아넣습니다. 어떤 척도로 재면 이것이 가장 좋을까요?” 보여 주기 전에 척도를 모읍니다.',
    ),
    expect: text(
      'Few find the sum of rates: {rates} against {ratesRound}. Bytes over time say {bytes} against {bytesRound}, and a file takes {times} times as long.',
      '속도의 합을 떠올리는 학생은 적습니다. {rates}와 {ratesRound}입니다. 시간당 바이트로는 {bytes}와 {bytesRound}이고 파일 하나에 {times}배가 걸립니다.',
    ),
    pitfall: text(
      'This is about how a result is made, not about a bad author. Ask which measure the class would have chosen before knowing the answer.',
      '저자를 탓하는 것이 아니라 결과가 어떻게 만들어지는지에 관한 것입니다. 답을 알기 전이라면 어떤 척도를 골랐을지 물으세요.',
    ),
  },
  {
    minutes: 7,
    ask: text(
      '“Ten destinations now, each with its file. A file is asked for again: whom does LBLC pick, and what does it save?”',
      '“이제 목적지가 열 곳이고 저마다 파일이 있습니다. 같은 파일이 다시 요청되면 LBLC는 누구를 고르고 무엇을 아낄까요?”',
    ),
    expect: text(
      'After two steps of mockery few defend the rule. Here each disk reads a file once: {mean} on average, {round} with round robin.',
      '앞의 두 단계 때문에 규칙을 편드는 학생이 적습니다. 여기서는 디스크가 파일을 한 번만 읽습니다. 평균 {mean}이고 라운드 로빈은 {round}입니다.',
    ),
    pitfall: text(
      'End with the question, not with a winner: which traffic, which servers, which measure. The lesson has shown one case of each.',
      '승자가 아니라 질문으로 끝내세요. 어떤 트래픽, 어떤 서버, 어떤 척도인가. 이 강의는 그 하나하나를 보여 주었습니다.',
    ),
  },
]);
