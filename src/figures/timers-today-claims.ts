// What the paper, RFC 6298, Linux's floor and RFC 9002 say of how long a timer should be, asked of one LAN. Of the RFCs sentences are
// judged: they have no such figure.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

/** A result of one line at a point, as a share of that of another line there. */
const beside = (line: string, thanLine: string, point: string, least: number, most: number): Judgement => ({
  test: 'ratio',
  point,
  line,
  than: point,
  thanLine,
  least,
  most,
  measure: 'responseTime',
});

/** Of what the same timer sends for nothing at 0.05 s, whatever the length of the runs. */
const TENTH_OF_SHORT = { test: 'ratio', than: '50ms', least: 0, most: 0.1, measure: 'spurious' } as const;

/** No more sent for nothing than with the minimum of Linux on the same network. */
const noMoreThan = (linux: string): Judgement => ({
  test: 'gain',
  point: '200ms',
  than: '200ms',
  thanLine: linux,
  least: Number.NEGATIVE_INFINITY,
  most: 0,
  measure: 'spurious',
});

export const todayClaims: readonly Claim[] = [
  {
    id: 'best',
    text: text(
      'With loss a timer of 0.2 s beats both 1 s and 5 s (2003).',
      '손실이 있으면 0.2초가 1초와 5초보다 낫다(2003).',
    ),
    reading: text('', ''),
    judgement: everyOne(['1s', '5s'], (than) => ({ test: 'less', point: '200ms', than, measure: 'responseTime' })),
    readings: [
      { name: text('fixed', '고정'), line: 'fixed' },
      { name: text('minimum of RFC 6298', 'RFC 6298의 최솟값'), line: 'rfc' },
      { name: text('floor of Linux', 'Linux의 하한'), line: 'linux' },
      { name: text('floor of Linux, switch', 'Linux의 하한, 스위치'), line: 's-linux' },
    ],
  },
  {
    id: 'floor',
    text: text(
      'A large minimum keeps TCP from needless retransmissions (RFC 6298 2.4).',
      '최솟값이 크면 불필요한 재전송을 피한다(RFC 6298 2.4).',
    ),
    reading: text(
      'With 1 s fewer than a tenth as many segments are sent for nothing as with 0.05 s.',
      '1초일 때 헛되이 보내는 세그먼트가 0.05초의 10분의 1이 안 된다.',
    ),
    judgement: { ...TENTH_OF_SHORT, point: '1s', line: 'rfc' },
  },
  {
    id: 'shorter-will-do',
    ours: true,
    text: text(
      'The floor of Linux, 0.2 s, does that as well as the second of the RFC, and pages wait less.',
      'Linux의 하한 0.2초도 RFC의 1초만큼 이를 막고, 페이지는 덜 기다린다.',
    ),
    reading: text(
      'By the same measure: fewer than a tenth as many needless segments as at 0.05 s; and a shorter response time than RFC 6298 at 1 s.',
      '같은 잣대로 헛된 세그먼트가 0.05초의 10분의 1이 안 되고, 응답 시간이 1초의 RFC 6298보다 짧다.',
    ),
    judgement: {
      all: [
        { ...TENTH_OF_SHORT, point: '200ms', line: 'linux' },
        { test: 'less', point: '200ms', line: 'linux', than: '1s', thanLine: 'rfc', measure: 'responseTime' },
      ],
    },
  },
  {
    id: 'same-thing',
    ours: true,
    text: text(
      'Where the round trip is far below the minimum, Linux and RFC 6298 are the same timer.',
      '왕복 시간이 최솟값보다 훨씬 짧으면 Linux와 RFC 6298은 같은 타이머다.',
    ),
    reading: text(
      'With minima of 0.2, 0.5 and 1 s the response times are within 15 % of each other.',
      '최솟값이 0.2초, 0.5초, 1초일 때 응답 시간이 15 % 이내로 같다.',
    ),
    judgement: everyOne(['200ms', '500ms', '1s'], (point) => beside('linux', 'rfc', point, 0.85, 1.15)),
  },
  {
    id: 'no-minimum',
    text: text(
      'The delay of ACKs can stand in for a minimum (RFC 9002).',
      'ACK의 지연이 최솟값을 대신할 수 있다(RFC 9002).',
    ),
    reading: text(
      'Nobody delays ACKs here, so the probe timeout has nothing added. Holds if it sends no more segments for nothing than Linux with 0.2 s.',
      '여기서는 아무도 ACK를 미루지 않아 탐침 타임아웃에 더해지는 것이 없다. 헛된 세그먼트가 0.2초의 Linux보다 많지 않으면 성립한다.',
    ),
    how: text(
      'On the bus an ACK waits for its turn among data, and collides: round trips vary by tens of milliseconds, more than four times their mean deviation now and then. With a cable of its own it does not wait.',
      '버스에서는 ACK가 데이터 사이에서 차례를 기다리고 충돌합니다. 왕복 시간이 수십 밀리초씩 흔들려 때때로 평균 편차의 네 배를 넘습니다. 케이블이 따로 있으면 기다리지 않습니다.',
    ),
    readings: [
      { name: text('bus', '버스'), line: 'quic', judgement: noMoreThan('linux') },
      { name: text('switch', '스위치'), line: 's-quic', judgement: noMoreThan('s-linux') },
    ],
  },
  {
    id: 'needs-no-floor',
    ours: true,
    text: text(
      'Behind a switch a timer without a minimum is far ahead of one that waits half a second.',
      '스위치에서는 최솟값 없는 타이머가 0.5초를 기다리는 타이머를 크게 앞선다.',
    ),
    reading: text(
      'QUIC’s response time is less than half that of Linux with 0.5, 1 and 2 s. With 0.2 s the two are close: a page hardly ever meets a loss.',
      'QUIC의 응답 시간이 0.5초, 1초, 2초의 Linux의 절반이 안 된다. 0.2초와는 비슷하다. 손실을 만나는 페이지가 드물기 때문이다.',
    ),
    judgement: everyOne(['500ms', '1s', '2s'], (point) => beside('s-quic', 's-linux', point, 0, 0.5)),
  },
  {
    id: 'idle',
    text: text(
      'A connection that was idle should start slowly again: its old window would burst into the network (RFC 5681 4.1).',
      '쉬었던 연결은 다시 천천히 시작해야 한다. 옛 윈도는 네트워크에 버스트를 쏟는다(RFC 5681 4.1).',
    ),
    reading: text(
      'Left out, at 0.2 and 1 s more packets are dropped and pages take longer.',
      '그러지 않으면 0.2초와 1초에서 더 많은 패킷을 버리고 페이지가 더 오래 걸린다.',
    ),
    how: text(
      'Idle means: for longer than the RTO. So a long timer keeps old windows alive even where the rule is followed.',
      '쉬었다는 것은 RTO보다 오래 쉬었다는 뜻입니다. 그래서 타이머가 길면 규칙을 지켜도 옛 윈도가 살아 있습니다.',
    ),
    judgement: {
      all: ['200ms', '1s'].flatMap((point) =>
        ['dropRate', 'responseTime'].map((measure) => ({
          test: 'less' as const,
          point,
          line: 'linux',
          than: point,
          thanLine: 'open',
          measure,
        })),
      ),
    },
  },
];
