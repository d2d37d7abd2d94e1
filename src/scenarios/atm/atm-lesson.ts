// The lesson of `tcp-over-atm`, step by step; what paper P3 claims and how it stands is in atm-claims.ts. Numbers in the
// steps are those of their own runs; tests/scenarios/atm-story.test.ts works them out again.

import { ms } from '../../engine/core/time.ts';
import type { Lesson, LessonStep } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { tcpOverAtm } from '../tcp-over-atm.ts';
import { atmClaims, atmReferences } from './atm-claims.ts';

/** Cells of the small buffer in which the three policies are compared, and its threshold. */
const SMALL = { buf: 1000, th: 500 } as const;

const dropping: readonly LessonStep[] = [
  {
    question: tcpOverAtm.question,
    see: tcpOverAtm.lead,
    notice: [
      text(
        'Two senders write into one link of the same rate. Within 25 ms the buffer holds 575 cells, the threshold is 550, and the next packet is refused whole.',
        '송신자 둘이 속도가 같은 링크 하나로 보냅니다. 25 ms가 되기 전에 버퍼에 셀 575개가 쌓여 임계값 550을 넘고, 다음 패킷은 통째로 거부됩니다.',
      ),
      text(
        'No cell is carried in vain here. What costs is the wait: the buffer drains in a few milliseconds, the timer needs 450.',
        '여기서는 헛되이 실려 가는 셀이 없습니다. 비싼 것은 기다림입니다. 버퍼는 몇 밀리초면 비지만 타이머는 450 ms를 기다립니다.',
      ),
      text(
        'In 10 s the link falls silent 11 times and carries cells in 54 % of its slots.',
        '10초 동안 링크는 열한 번 조용해지고, 슬롯의 54 %에만 셀을 싣습니다.',
      ),
    ],
    tries: [
      { what: text('Set RTO minimum to 100 ms.', 'RTO 최솟값을 100 ms로 바꿉니다.'), sets: { rmin: ms(100) } },
      { what: text('Drag the threshold in the buffer chart.', '버퍼 차트에서 임계값을 끌어 보세요.') },
    ],
    shot: { event: { kind: 'timeout' }, before: ms(490), after: ms(60), speed: ms(12), chart: 'queue' },
  },
  {
    question: text('Where do the other 191 cells go?', '나머지 셀 191개는 어디로 갈까요?'),
    see: text(
      'Tail drop, with 1000 places. The switch knows cells, not packets: it drops those that find the buffer full and carries the rest of the packet, which the receiver can only throw away.',
      '자리가 1000개인 테일 드롭입니다. 스위치는 셀만 알고 패킷은 모릅니다. 버퍼가 가득 찼을 때 온 셀을 버리고 패킷의 나머지는 그대로 실어 나르지만, 수신자는 그것을 버릴 수밖에 없습니다.',
    ),
    notice: [
      text(
        'Every sixth cell on the link is dead: 15,695 of 100,000.',
        '링크를 지난 셀 여섯 개 가운데 하나가 헛된 셀입니다. 100,000개 가운데 15,695개입니다.',
      ),
      text(
        'AAL5 cannot tell which cell is missing. It collects cells up to the one with the end mark, checks the sum, and gives all of them up.',
        'AAL5는 어느 셀이 없는지 모릅니다. 끝 표시가 있는 셀까지 모아 검사하고, 틀리면 모두 버립니다.',
      ),
      text(
        'Both senders lose in the same overflow, so both wait at the same time: that is why the load is only 20 %.',
        '두 송신자가 같은 넘침에서 함께 잃고 함께 기다립니다. 부하가 20 %뿐인 까닭입니다.',
      ),
    ],
    tries: [
      {
        what: text(
          'Let a lost end cell glue packets together, as real AAL5 does.',
          '실제 AAL5처럼, 마지막 셀을 잃으면 다음 패킷까지 붙게 합니다.',
        ),
        sets: { glue: 'on' },
      },
      { what: text('Packets of 1500 bytes: 32 cells.', '1500바이트 패킷, 셀 32개로 바꿉니다.'), sets: { mtu: 1500 } },
    ],
    sets: { policy: 'tail', ...SMALL },
    shot: { event: { kind: 'cut' }, before: ms(32), after: ms(20), speed: ms(8), chart: 'queue' },
  },
  {
    question: text('Can the switch stop carrying dead cells?', '스위치가 헛된 셀을 나르지 않을 수 있을까요?'),
    see: text(
      'Partial packet discard: once a cell of a packet is lost, the rest of that packet is dropped, too. What came before is in the buffer already and goes on.',
      '부분 패킷 폐기(PPD)입니다. 패킷의 셀 하나를 잃으면 그 패킷의 나머지도 버립니다. 그 앞의 셀은 이미 버퍼에 들어가 있어 그대로 나갑니다.',
    ),
    notice: [
      text(
        'The same buffer now carries 3,705 dead cells instead of 15,695, and the load is 47 % instead of 20 %.',
        '같은 버퍼인데 헛된 셀은 15,695개에서 3,705개로 줄고, 부하는 20 %에서 47 %로 늡니다.',
      ),
      text(
        'The cells that are not taken leave room for the other sender, whose packet is then saved: the two no longer wait together.',
        '받지 않은 셀만큼 다른 송신자의 자리가 생겨 그쪽 패킷이 살아납니다. 이제 둘이 함께 기다리지 않습니다.',
      ),
      text(
        'Other seeds give loads between 36 and 79 %. A single run proves nothing here.',
        '시드를 바꾸면 부하가 36 %에서 79 %까지 달라집니다. 한 번의 실행은 아무것도 증명하지 못합니다.',
      ),
    ],
    tries: [{ what: text('Another seed.', '다른 시드로 실행합니다.'), sets: { seed: 2 } }],
    sets: { policy: 'ppd', ...SMALL },
    shot: { event: { kind: 'cut' }, before: ms(32), after: ms(20), speed: ms(8), chart: 'queue' },
  },
  {
    question: text('Is it better to refuse early?', '일찍 거부하면 더 나을까요?'),
    see: text(
      'Early packet discard with the same 1000 places: from 500 cells on whole packets are refused. There are no dead cells any more, and yet the link carries less than with partial packet discard.',
      '자리 1000개는 그대로인 조기 패킷 폐기(EPD)입니다. 셀이 500개가 되면 패킷을 통째로 거부합니다. 헛된 셀은 사라졌는데 링크가 나른 양은 PPD보다 적습니다.',
    ),
    notice: [
      text(
        '500 cells are 2.6 packets of 192. The switch refuses several packets in a row, of both senders, and both wait for their timers: 21 % of the slots are used.',
        '셀 500개는 192개짜리 패킷으로 2.6개뿐입니다. 두 송신자의 패킷을 잇달아 거부하니 둘 다 타이머를 기다리고, 슬롯의 21 %만 쓰입니다.',
      ),
      text(
        'The rule needs a threshold of several packets. With ten senders and small packets it is the best of the three: see the figures under Sweep.',
        '이 규칙은 임계값이 패킷 여러 개만큼 커야 잘 듣습니다. 송신자가 열이고 패킷이 작으면 셋 가운데 가장 낫습니다. 스윕의 그림을 보세요.',
      ),
    ],
    tries: [
      {
        what: text('Room for every window: 3500 and 2200 cells.', '모든 윈도가 들어가게 3500과 2200으로 늘립니다.'),
        sets: { buf: 3500, th: 2200 },
      },
      {
        what: text('A threshold at the very end is PPD.', '임계값을 끝까지 올리면 PPD와 같아집니다.'),
        sets: { th: 1000 },
      },
    ],
    sets: { policy: 'epd', ...SMALL },
    shot: { event: { kind: 'refuse' }, before: ms(26), after: ms(20), speed: ms(8), chart: 'queue' },
  },
];

const waiting: readonly LessonStep[] = [
  {
    question: text('Who decides how long the silence lasts?', '침묵의 길이는 무엇이 정할까요?'),
    see: text(
      'The paper’s second run: RTO minimum 100 ms. The losses cost as many packets as before, but the link wakes up sooner, more often, and carries more.',
      '논문의 두 번째 실행, RTO 최솟값 100 ms입니다. 한 번에 잃는 패킷은 그대로지만 링크가 더 빨리, 더 자주 깨어나 더 많이 나릅니다.',
    ),
    notice: [
      text(
        'A silence lasts 75 ms on average: RTO minimum less the time in which the buffer drains and the last ACKs come.',
        '침묵은 평균 75 ms입니다. RTO 최솟값에서 버퍼가 비고 마지막 ACK가 오는 시간을 뺀 값입니다.',
      ),
      text(
        'The load rises from 54 % to 71 %, and 38,790 cells are lost instead of 8,508: more cycles, more overflows.',
        '부하는 54 %에서 71 %로 오르고, 잃는 셀은 8,508개에서 38,790개로 늡니다. 되풀이가 잦으면 넘침도 잦습니다.',
      ),
      text(
        'Measured round trips would allow about 40 ms. The floor of the timer decides, nothing else.',
        '측정한 왕복 시간으로는 40 ms쯤이면 됩니다. 정하는 것은 오직 타이머의 하한입니다.',
      ),
    ],
    tries: [
      { what: text('20 ms, the lowest.', '가장 낮은 20 ms로 내립니다.'), sets: { rmin: ms(20) } },
      {
        what: text('1.5 s, as the simulator had it.', '그 시뮬레이터의 원래 값 1.5초로 올립니다.'),
        sets: { rmin: ms(1500) },
      },
    ],
    sets: { setup: 'p100' },
    shot: { event: { kind: 'timeout' }, before: ms(140), after: ms(60), speed: ms(20), chart: 'rto' },
  },
  {
    question: text('Is it the timer at all?', '정말 타이머 때문일까요?'),
    see: text(
      'The first run again, RTO minimum 450 ms, but with fast retransmit as Tahoe has it. The paper had switched it off. Three duplicate ACKs repair a loss within milliseconds, and the link is busy most of the time.',
      '다시 RTO 최솟값 450 ms인 첫 실행이지만, 논문이 꺼 둔 빠른 재전송을 Tahoe 방식으로 켰습니다. 중복 ACK 세 개가 손실을 몇 밀리초 만에 복구하고, 링크는 대부분의 시간에 일합니다.',
    ),
    notice: [
      text(
        'The load is 83 % with the same 450 ms: more than 100 ms give without fast retransmit.',
        '같은 450 ms인데 부하가 83 %입니다. 빠른 재전송 없이 100 ms로 줄인 것보다 높습니다.',
      ),
      text(
        'So much of what the short timer gains in this set-up is what the missing fast retransmit had cost.',
        '그러니 이 설정에서 짧은 타이머가 얻는 것의 상당 부분은, 빠른 재전송을 꺼서 잃었던 것입니다.',
      ),
      text(
        'Reno halves the window and sends one segment again. At first that is too little: when several packets of a window are refused, the rest needs the timer. After two or three silences the senders have fallen into step and lose one packet at a time, and the timer never fires again.',
        'Reno는 윈도를 반으로 줄이고 세그먼트 하나만 다시 보냅니다. 처음에는 그것으로 모자라서, 한 윈도에서 여럿이 거부되면 나머지는 타이머를 기다립니다. 침묵이 두세 번 지나면 두 송신자의 박자가 맞아 한 번에 패킷 하나씩만 잃고, 타이머는 다시 만료되지 않습니다.',
      ),
    ],
    tries: [
      { what: text('As Reno does it.', 'Reno 방식으로 바꿉니다.'), sets: { fast: 'reno' } },
      { what: text('Off again, as in the paper.', '논문처럼 다시 끕니다.'), sets: { fast: 'off' } },
    ],
    sets: { fast: 'tahoe' },
    shot: { event: { kind: 'fast-retransmit' }, before: ms(100), after: ms(80), speed: ms(20), chart: 'window' },
  },
  {
    question: text('When is nothing lost at all?', '아무것도 잃지 않으려면 무엇이 필요할까요?'),
    see: text(
      'A buffer of 3500 cells with its threshold at 2200. Both windows together are 2688 cells, some of which are always under way, so the threshold is never reached and the link is never idle.',
      '셀 3500개짜리 버퍼에 임계값은 2200입니다. 두 윈도를 합치면 셀 2688개이고 그중 일부는 늘 이동 중이므로, 임계값에 닿지 않고 링크도 쉬지 않습니다.',
    ),
    notice: [
      text(
        'This is the rule behind all the others: without clever dropping a buffer must hold the sum of all windows.',
        '다른 모든 규칙의 바탕입니다. 영리하게 버리지 않으려면 버퍼가 모든 윈도의 합을 담아야 합니다.',
      ),
      text(
        'RTO minimum makes no difference here, because no timer ever fires.',
        '타이머가 만료되는 일이 없으므로 RTO 최솟값은 아무 상관이 없습니다.',
      ),
    ],
    tries: [
      {
        what: text(
          'Tail drop with 2090 cells, just too few: a handful of lost cells, a thousand dead ones.',
          '아슬아슬하게 모자란 2090개짜리 테일 드롭으로 바꿉니다. 셀 몇 개를 잃고 수천 개가 헛되이 지나갑니다.',
        ),
        sets: { setup: 'small' },
      },
      { what: text('Half the window: 32 kB.', '윈도를 절반인 32 kB로 줄입니다.'), sets: { wnd: 32_000 } },
      {
        what: text('Next: a cluster of web servers and its dispatcher.', '다음: 웹 서버 클러스터와 디스패처.'),
        leads: 'web-cluster',
      },
    ],
    sets: { setup: 'ample' },
    shot: {
      event: { highest: 'queue', until: ms(600) },
      before: ms(250),
      after: ms(100),
      speed: ms(50),
      chart: 'queue',
    },
  },
];

export const atmLesson: Lesson = {
  watch: text(
    'Watch packets cut into cells, a switch that drops them, and senders that wait for their timers',
    '셀로 나뉜 패킷과 셀을 버리는 스위치, 타이머를 기다리는 송신자를 지켜보세요',
  ),
  steps: [...dropping, ...waiting],
  ...atmClaims,
  references: atmReferences,
};
