// What paper P0 claims, what to know about each claim, and where to read more. Whether a claim holds is judged by its figure.

import { ms, seconds } from '../../engine/core/time.ts';
import type { Lesson } from '../kit/lesson.ts';
import { cited, result } from '../kit/said.ts';
import { text } from '../kit/text.ts';

/** Workload R1 at 40 %, long enough for a mean. */
const R1 = { work: 'r1', util: 0.4, end: seconds(110) } as const;
const SEEDS = [1, 2, 3, 4, 5] as const;
const fixedAt = (rmin: number) => ({ in: { sets: { rto: 'fixed', rmin } }, seeds: SEEDS, digits: 2 });

export const lanRtoClaims: Pick<Lesson, 'paper' | 'claims'> = {
  paper: text(
    'J.-H. Kim, K.-H. Kwon: Improving the performance of web servers in Ethernet environment by controlling the RTO (2003)',
    '김진희, 권경희: RTO 조정을 통한 이더넷에서의 웹 서버의 성능향상 (2003)',
  ),
  claims: [
    {
      claim: text(
        'Without loss the RTO makes no difference (utilisation up to 20 %).',
        '손실이 없으면(이용률 20 %까지) RTO는 영향을 주지 않는다.',
      ),
      really: text(
        'The condition matters: in R1 there is loss even at this load, because a long RTO keeps old windows alive, and their bursts overflow the NIC.',
        '조건이 중요합니다. R1에서는 이 부하에서도 손실이 생깁니다. RTO가 길면 예전 윈도가 그대로 남아 버스트가 NIC를 넘치기 때문입니다.',
      ),
      figure: 'P0-3',
    },
    {
      claim: text(
        'With loss, 0.1 to 0.2 s gives the shortest response time.',
        '손실이 있으면 0.1~0.2초에서 응답 시간이 가장 짧다.',
      ),
      really: text(
        'In our runs of R1 at {util}: {best} at {low}, {next} at {half}, {byDefault} by default and {worst} at {long}. R2 behaves differently, and {low} and {half} lie too close for few seeds to tell. The comparison changes two things at once: fixing the RTO and lowering it. With the algorithm and a minimum of {low} it is {control}.',
        '우리가 실행한 R1의 {util}에서는 {low}에서 {best}, {half}에서 {next}, 기본값에서 {byDefault}, {long}에서 {worst}입니다. R2는 다르게 움직이며, {low}와 {half}는 시드 몇 개로 가리기에는 너무 가깝습니다. 이 비교는 RTO를 고정하는 것과 낮추는 것을 한꺼번에 바꿉니다. 알고리즘에 최솟값만 {low}로 하면 {control}입니다.',
      ),
      figure: 'P0-5',
      sets: R1,
      said: {
        best: result('responseTime', 88e6, fixedAt(ms(200))),
        next: result('responseTime', 93e6, fixedAt(ms(500))),
        byDefault: result('responseTime', 110e6, { seeds: SEEDS, digits: 2 }),
        worst: result('responseTime', 660e6, fixedAt(seconds(10))),
        control: result('responseTime', 87e6, { in: { sets: { rmin: ms(200) } }, seeds: SEEDS, digits: 2 }),
        low: cited(ms(200), 'ns'),
        half: cited(ms(500), 'ns'),
        long: cited(seconds(10), 'ns'),
      },
    },
    {
      claim: text(
        '5 and 10 s are worse through waiting, though they lose less.',
        '5초와 10초는 손실이 적지만 기다리느라 더 나쁘다.',
      ),
      really: text(
        'Two statements, judged one by one. A long RTO waits longer and also keeps old windows alive, whose bursts are what overflows the NIC.',
        '두 가지 주장이므로 따로 판정합니다. RTO가 길면 오래 기다릴 뿐 아니라 예전 윈도가 남아, 바로 그 버스트가 NIC를 넘칩니다.',
      ),
      figure: 'P0-5',
    },
    {
      claim: text('Throughput is highest at 0.1 to 0.2 s.', '처리량은 0.1~0.2초에서 가장 높다.'),
      really: text(
        'It depends on what is counted: bytes on the wire include the copies that too short a timer sends, completed pages do not.',
        '무엇을 세느냐에 달렸습니다. 회선의 바이트에는 너무 짧은 타이머가 보낸 사본이 들어가고, 완료한 페이지에는 들어가지 않습니다.',
      ),
      figure: 'P0-6',
    },
    {
      claim: text('0.2 s is the smallest RTO that can be set.', '설정할 수 있는 가장 작은 RTO는 0.2초이다.'),
      really: text(
        'The ns-2 of 2001 had a clock tick of {tick}, and its timer is never shorter than two ticks. No figure judges it: it is how the simulator was built.',
        '2001년 ns-2의 시계 틱은 {tick}였고 타이머는 두 틱보다 짧을 수 없습니다. 시뮬레이터가 그렇게 만들어진 것이므로 그림으로 판정하지 않습니다.',
      ),
      sets: { tcp: 'ns2001' },
    },
  ],
};

export const lanRtoReferences: Lesson['references'] = [
  text(
    'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
    'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
  ),
  text('IEEE Std 802.3, clause 4: Media access control', 'IEEE Std 802.3, 4절: 매체 접근 제어'),
  text(
    'K. Ramakrishnan, H. Yang: The Ethernet capture effect. LCN 1994',
    'K. Ramakrishnan, H. Yang: The Ethernet capture effect. LCN 1994',
  ),
  text(
    'D. Boggs, J. Mogul, C. Kent: Measured capacity of an Ethernet. SIGCOMM 1988',
    'D. Boggs, J. Mogul, C. Kent: Measured capacity of an Ethernet. SIGCOMM 1988',
  ),
];
