// What paper P3 claims and what to know about it (its figure judges it), and where to read more. Its figures 1 to 4 are those of Romanow and Floyd, of which
// no number could be verified, so none is given; its own printed numbers are. A sweep on the page checks all of it again.

import { ms } from '../../engine/core/time.ts';
import type { Lesson } from '../kit/lesson.ts';
import { cited, result } from '../kit/said.ts';
import { text } from '../kit/text.ts';

export const atmClaims: Pick<Lesson, 'paper' | 'claims'> = {
  paper: text(
    'J.-W. Lee, H. Yoon: Efficient TCP Traffic Control Over ATM Networks (KAIST)',
    '이재원, 윤현수: ATM에서 TCP의 효율적 동작에 관한 연구 (KAIST)',
  ),
  claims: [
    {
      claim: text(
        'After a loss the link is idle for about RTO minimum, again and again.',
        '손실이 나면 링크가 RTO 최솟값만큼 쉬기를 되풀이한다.',
      ),
      really: text(
        'In one run of each: {long} with {rmin} and {short} with {lower}, the minimum less the time the buffer takes to drain.',
        '한 번씩 실행하면 {rmin}에서 {long}, {lower}에서 {short}입니다. 최솟값에서 버퍼가 비는 시간을 뺀 만큼입니다.',
      ),
      figure: 'P3-7',
      said: {
        lower: cited(ms(100), 'ns'),
        long: result('meanGap', 416e6),
        short: result('meanGap', 75e6, { digits: 2, in: { sets: { setup: 'p100' } } }),
      },
    },
    {
      claim: text(
        'With 100 ms instead of 450 ms load and loss rise: 0.515 to 0.605, and 1251 to 4205 cells.',
        '450 ms를 100 ms로 줄이면 부하와 손실이 는다. 0.515에서 0.605, 셀 1251개에서 4205개로.',
      ),
      really: text(
        'The paper states neither buffer nor threshold, and no buffer and threshold we tried gave both loads and both losses. What holds whatever they are is judged beside the figure.',
        '논문은 버퍼도 임계값도 밝히지 않으며, 우리가 시험한 값으로는 두 부하와 두 손실이 함께 나오지 않았습니다. 그 값과 상관없이 성립하는 것은 그림 옆에서 판정합니다.',
      ),
      figure: 'P3-8',
    },
    {
      claim: text('The throughput doubles.', '처리량이 두 배가 된다.'),
      really: text(
        'The paper does not state the unit. The useful total cannot double if the load rises by as little as it says: the rest would have to come out of cells wasted before, and there were too few of them. One sender’s bytes would fit.',
        '논문은 단위를 밝히지 않습니다. 부하가 논문의 말만큼만 늘었다면 유효한 총량이 두 배일 수는 없습니다. 나머지는 그전에 낭비되던 셀에서 나와야 하는데 그만큼 많지 않았습니다. 송신자 하나의 바이트라면 맞아떨어집니다.',
      ),
      figure: 'P3-8',
    },
    {
      claim: text(
        'Packets without ATM do best, then EPD, then PPD, then cells dropped at the tail.',
        'ATM 없는 패킷이 가장 낫고, EPD, PPD, 테일 드롭 순이다.',
      ),
      really: text(
        'It depends on how many packets the threshold is worth: where a packet is large and the buffer small, EPD refuses both senders at once. Seeds differ widely there.',
        '임계값이 패킷 몇 개만큼인지에 달렸습니다. 패킷이 크고 버퍼가 작으면 EPD는 두 송신자를 한꺼번에 거부합니다. 그런 곳에서는 시드마다 크게 다릅니다.',
      ),
      figure: 'P3-all',
    },
    {
      claim: text(
        'PPD gains more with larger packets, EPD with smaller ones.',
        'PPD는 패킷이 클수록, EPD는 작을수록 이득이 크다.',
      ),
      really: text(
        'PPD saves the rest of a packet, and a large one has more of it. EPD gains over PPD only what PPD leaves, which is little where packets are small anyway.',
        'PPD는 패킷의 나머지를 아끼므로 큰 패킷일수록 아낄 것이 많습니다. EPD가 PPD보다 더 얻는 것은 PPD가 남긴 것뿐이고, 패킷이 작으면 그것도 적습니다.',
      ),
      figure: 'P3-3',
    },
    {
      claim: text('The remedy is a shorter minimum.', '해법은 더 짧은 최솟값이다.'),
      really: text(
        'The paper compares two minimums and has fast retransmit switched off. Step 6 switches it on.',
        '논문은 빠른 재전송을 끈 채 최솟값 두 개를 비교합니다. 6단계에서 그것을 켜 봅니다.',
      ),
      figure: 'P3-8',
    },
  ],
};

export const atmReferences: Lesson['references'] = [
  text(
    'A. Romanow, S. Floyd: Dynamics of TCP Traffic over ATM Networks. IEEE JSAC 13(4):633–641, 1995',
    'A. Romanow, S. Floyd: Dynamics of TCP Traffic over ATM Networks. IEEE JSAC 13(4):633–641, 1995',
  ),
  text(
    'RFC 2684, Multiprotocol Encapsulation over AAL5 (1999)',
    'RFC 2684, Multiprotocol Encapsulation over AAL5 (1999)',
  ),
  text(
    'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
    'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
  ),
  text(
    'R. Goyal, R. Jain and others: UBR+: Improving Performance of TCP over ATM-UBR Service. ICC 1997',
    'R. Goyal, R. Jain 외: UBR+: Improving Performance of TCP over ATM-UBR Service. ICC 1997',
  ),
];
