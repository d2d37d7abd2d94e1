// The lesson of `tcp-over-atm`, step by step: what the switch drops, then how long senders wait (atm-waiting-lesson.ts). What
// paper P3 claims is in claims.ts.

import { ms } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { carried, result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { atmClaims, atmReferences } from './claims.ts';
import { bufferDrains, fillTheLink, rankPolicies, whatIsCarried, whenAgain } from './questions.ts';
import { scenario as tcpOverAtm } from './scenario.ts';
import { waiting } from './waiting-lesson.ts';

/** Cells of the small buffer in which the three policies are compared, and its threshold. */
const SMALL = { buf: 1000, th: 500 } as const;
const withPolicy = (policy: string) => ({ in: { sets: { policy } } });
/** What a single run cannot show is looked for in all of these. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const dropping: readonly LessonStep[] = [
  {
    question: tcpOverAtm.question,
    see: tcpOverAtm.lead,
    notice: [
      text(
        'Two senders write into one link of the same rate. When the buffer holds {held} cells, above the threshold of {th}, the next packet is refused whole.',
        '송신자 둘이 속도가 같은 링크 하나로 보냅니다. 버퍼에 셀 {held}개가 쌓여 임계값 {th}을 넘으면 다음 패킷은 통째로 거부됩니다.',
      ),
      text(
        'No cell is carried in vain here. What costs is the wait: the buffer drains in a few milliseconds, the timer takes {rmin}.',
        '여기서는 헛되이 실려 가는 셀이 없습니다. 비싼 것은 기다림입니다. 버퍼는 몇 밀리초면 비지만 타이머는 {rmin}를 기다립니다.',
      ),
      text(
        'In {end} the link falls silent {silences} times and carries cells in {load} of its slots.',
        '{end} 동안 링크는 {silences}번 조용해지고, 슬롯의 {load}에만 셀을 싣습니다.',
      ),
    ],
    tries: [
      { what: text('Set RTO minimum to {rmin}.', 'RTO 최솟값을 {rmin}로 바꿉니다.'), sets: { rmin: ms(100) } },
      { what: text('Drag the threshold in the buffer chart.', '버퍼 차트에서 임계값을 끌어 보세요.') },
    ],
    said: {
      cells: carried({ kind: 'refuse' }, 'cells', 192, 'count'),
      others: worked(191, 'count', (run) => run.number({ kind: 'refuse' }, 'cells') - 1),
      held: carried({ kind: 'refuse' }, 'occupancy', 575, 'count'),
      silences: result('bigGaps', 11),
      load: result('load', 0.54, { digits: 2 }),
    },
    holds: [{ result: 'deadCells', is: 'same', than: 0, seeds: SEEDS }],
    shot: { event: { kind: 'timeout' }, before: ms(490), after: ms(60), speed: ms(12), chart: 'queue' },
    asks: [bufferDrains, whenAgain],
    task: fillTheLink,
  },
  {
    question: text('Where do the other {others} cells go?', '나머지 셀 {others}개는 어디로 갈까요?'),
    see: text(
      'Tail drop, with room for {buf} cells. The switch knows cells, not packets: it drops those that arrive at a full buffer and carries the rest of the packet. Watch what the receiver does with that rest.',
      '셀 {buf}개가 들어가는 테일 드롭입니다. 스위치는 셀만 알고 패킷은 모릅니다. 버퍼가 가득 찼을 때 온 셀을 버리고 패킷의 나머지는 그대로 실어 나릅니다. 수신자가 그 나머지를 어떻게 하는지 보세요.',
    ),
    notice: [
      text(
        'AAL5 cannot tell which cell is missing. It collects cells up to the one with the end mark, checks the sum, and discards all of them: {dead} of the {carried} cells on the link are dead.',
        'AAL5는 어느 셀이 없는지 모릅니다. 끝 표시가 있는 셀까지 모아 검사하고, 틀리면 모두 버립니다. 링크를 지난 셀 {carried}개 가운데 {dead}개가 헛된 셀입니다.',
      ),
      text(
        'Both senders lose packets in the same overflow, so both wait at the same time: that is why the load is only {load}.',
        '두 송신자가 같은 넘침에서 함께 잃고 함께 기다립니다. 부하가 {load}뿐인 까닭입니다.',
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
      { what: text('Packets of {mtu}.', '{mtu} 패킷으로 바꿉니다.'), sets: { mtu: 1500 } },
    ],
    sets: { policy: 'tail', ...SMALL },
    said: {
      others: worked(191, 'count', (run) => run.number({ kind: 'cut' }, 'cells') - 1),
      dead: result('deadCells', 15695, { digits: 5 }),
      carried: result('cellsServed', 100242, { digits: 6 }),
      load: result('load', 0.2, { digits: 2 }),
    },
    shot: { event: { kind: 'cut' }, before: ms(32), after: ms(20), speed: ms(8), chart: 'queue' },
    asks: [whatIsCarried],
  },
  {
    question: text('Can the switch stop carrying dead cells?', '스위치가 헛된 셀을 나르지 않을 수 있을까요?'),
    see: text(
      'Partial packet discard: once a cell of a packet is lost, the rest of that packet is dropped, too. What came before is in the buffer already and is carried. Does that help more than it looks?',
      '부분 패킷 폐기(PPD)입니다. 패킷의 셀 하나를 잃으면 그 패킷의 나머지도 버립니다. 그 앞의 셀은 이미 버퍼에 들어가 있어 그대로 나갑니다. 보기보다 더 도움이 될까요?',
    ),
    notice: [
      text(
        'The same buffer now carries {dead} dead cells instead of {deadTail}, and the load is {load} instead of {loadTail}.',
        '같은 버퍼인데 헛된 셀은 {deadTail}개에서 {dead}개로 줄고, 부하는 {loadTail}에서 {load}로 늡니다.',
      ),
      text(
        'The cells that are not taken leave room for the other sender, whose packet is then saved: the two no longer wait together.',
        '받지 않은 셀만큼 다른 송신자의 자리가 생겨 그쪽 패킷이 살아납니다. 이제 둘이 함께 기다리지 않습니다.',
      ),
      text(
        'Eight seeds give loads between {least} and {most}. A single run proves nothing here.',
        '시드 여덟 개에서 부하는 {least}에서 {most}까지 달라집니다. 한 번의 실행은 아무것도 증명하지 못합니다.',
      ),
    ],
    tries: [{ what: text('Another seed.', '다른 시드로 실행합니다.'), sets: { seed: 2 } }],
    sets: { policy: 'ppd', ...SMALL },
    said: {
      dead: result('deadCells', 3705, { digits: 4 }),
      deadTail: result('deadCells', 15695, { digits: 5, ...withPolicy('tail') }),
      load: result('load', 0.47, { digits: 2 }),
      loadTail: result('load', 0.2, { digits: 2, ...withPolicy('tail') }),
      least: worked(
        0.36,
        'fraction',
        (run) => Math.min(...SEEDS.map((seed) => run.other({ sets: { seed } }, 'load'))),
        {
          digits: 2,
        },
      ),
      most: worked(0.79, 'fraction', (run) => Math.max(...SEEDS.map((seed) => run.other({ sets: { seed } }, 'load'))), {
        digits: 2,
      }),
    },
    holds: [{ result: 'load', is: 'above', than: { sets: { policy: 'tail' } }, by: 1.5, seeds: SEEDS }],
    shot: { event: { kind: 'cut' }, before: ms(32), after: ms(20), speed: ms(8), chart: 'queue' },
  },
  {
    question: text('Is it better to refuse early?', '일찍 거부하면 더 나을까요?'),
    see: text(
      'Room for {buf} cells in all three runs: A has tail drop, B partial packet discard. C is early packet discard: at {th} cells and above, whole packets are refused. No cell is wasted any more. Does the link carry more?',
      '셀 {buf}개 자리는 셋 다 같습니다. 실행 A는 꼬리 폐기, B는 부분 패킷 폐기입니다. C는 조기 패킷 폐기(EPD)로, 셀이 {th}개가 되면 패킷을 통째로 거부합니다. 헛된 셀은 사라집니다. 링크가 나르는 양도 늘까요?',
    ),
    notice: [
      text(
        'No: {load} of the slots, against {loadPpd} with partial packet discard. {th} cells are {worth} packets of {cells}; the switch refuses several packets in a row, of both senders, and both wait for their timers.',
        '아닙니다. 슬롯의 {load}만 쓰이고 PPD는 {loadPpd}입니다. 셀 {th}개는 {cells}개짜리 패킷으로 {worth}개뿐이어서, 두 송신자의 패킷을 잇달아 거부하니 둘 다 타이머를 기다립니다.',
      ),
      text(
        'The rule needs a threshold of several packets. Figure P3-all under Sweep compares it for packets and buffers of many sizes.',
        '이 규칙은 임계값이 패킷 여러 개만큼 커야 잘 듣습니다. 스윕의 그림 P3-all이 여러 크기의 패킷과 버퍼에서 견줍니다.',
      ),
    ],
    tries: [
      {
        what: text(
          'Room for every window: {buf} cells, threshold {th}.',
          '모든 윈도가 들어가게 {buf}과 {th}으로 늘립니다.',
        ),
        sets: { buf: 3500, th: 2200 },
      },
      {
        what: text('A threshold at the very end is PPD.', '임계값을 끝까지 올리면 PPD와 같아집니다.'),
        sets: { th: 1000 },
      },
    ],
    sets: { policy: 'epd', ...SMALL },
    beside: [{ sets: { policy: 'tail', ...SMALL } }, { sets: { policy: 'ppd', ...SMALL } }],
    said: {
      load: result('load', 0.21, { digits: 2 }),
      loadPpd: result('load', 0.47, { digits: 2, ...withPolicy('ppd') }),
      cells: carried({ kind: 'refuse' }, 'cells', 192, 'count'),
      worth: worked(
        2.6,
        'ratio',
        (run) => run.number({ kind: 'refuse' }, 'threshold') / run.number({ kind: 'refuse' }, 'cells'),
        {
          digits: 2,
        },
      ),
    },
    holds: [
      { result: 'deadCells', is: 'same', than: 0, seeds: SEEDS },
      { result: 'load', is: 'below', than: { sets: { policy: 'ppd' } }, seeds: SEEDS },
      { result: 'lostCells', in: { sets: { buf: 3500, th: 2200 } }, is: 'same', than: 0 },
    ],
    shot: { event: { kind: 'refuse' }, before: ms(26), after: ms(20), speed: ms(8), chart: 'queue' },
    asks: [rankPolicies],
  },
];

export const lesson = defineLesson(tcpOverAtm, {
  watch: text(
    'Watch packets cut into cells, a switch that drops them, and senders that wait for their timers',
    '셀로 나뉜 패킷과 셀을 버리는 스위치, 타이머를 기다리는 송신자를 지켜보세요',
  ),
  needs: text('the first question; that a packet can be cut into cells', '첫 번째 질문, 패킷을 셀로 나눌 수 있다는 것'),
  picture: 't=35ms&z0=0s&z1=2s',
  steps: [...dropping, ...waiting],
  ...atmClaims,
  references: atmReferences,
});
