// What paper P3 claims and how it stands, and where to read more. Its figures 1 to 4 are those of Romanow and Floyd, of which
// no number could be verified, so none is given; its own printed numbers are. A sweep on the page checks all of it again.

import type { Lesson } from '../kit/lesson.ts';
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
        'Confirmed: about 427 ms at 450 ms and 75 ms at 100 ms, the minimum less the time the buffer takes to drain.',
        '확인됩니다. 450 ms이면 약 427 ms, 100 ms이면 약 75 ms로, 최솟값에서 버퍼가 비는 시간을 뺀 만큼입니다.',
      ),
    },
    {
      claim: text(
        'With 100 ms instead of 450 ms load and loss rise: 0.515 to 0.605, and 1251 to 4205 cells.',
        '450 ms를 100 ms로 줄이면 부하와 손실이 는다. 0.515에서 0.605, 셀 1251개에서 4205개로.',
      ),
      really: text(
        'The direction is confirmed, and losses grow 3.2 to 4.3 times with three buffers and thresholds under EPD (3.4 in the paper). Both loads together with both losses came out of none that was tried: the paper states neither buffer nor threshold.',
        '방향은 확인됩니다. EPD의 버퍼와 임계값 세 쌍에서 손실은 3.2–4.3배가 됩니다(논문 3.4배). 그러나 두 부하와 두 손실을 함께 내는 값은 찾지 못했습니다. 논문은 버퍼도 임계값도 밝히지 않습니다.',
      ),
    },
    {
      claim: text('The throughput doubles.', '처리율이 두 배가 된다.'),
      really: text(
        'Not the useful total, if the load rises by 17 %: the rest would have to come out of cells wasted before, and there were too few of them. One sender’s bytes would fit. The unit is not stated.',
        '부하가 17 % 늘었다면 유효한 총량일 수는 없습니다. 나머지는 그전에 낭비되던 셀에서 나와야 하는데 그만큼 많지 않았습니다. 송신자 하나의 바이트라면 맞아떨어집니다. 단위는 나와 있지 않습니다.',
      ),
    },
    {
      claim: text(
        'Packets without ATM do best, then EPD, then PPD, then cells dropped at the tail.',
        'ATM 없는 패킷이 가장 낫고, EPD, PPD, 테일 드롭 순이다.',
      ),
      really: text(
        'It holds where the threshold is worth five packets or more. With packets of 9180 bytes and 500 or 1000 cells EPD falls behind PPD, and seeds differ widely.',
        '임계값이 패킷 다섯 개 이상일 때 맞습니다. 9180바이트 패킷에 셀 500개나 1000개면 EPD가 PPD에 뒤지고 시드마다 크게 다릅니다.',
      ),
    },
    {
      claim: text(
        'PPD gains more with larger packets, EPD with smaller ones.',
        'PPD는 패킷이 클수록, EPD는 작을수록 이득이 크다.',
      ),
      really: text(
        'True of PPD. True of EPD against 9180 bytes, not between 512 and 1500, where PPD leaves little to gain.',
        'PPD는 맞습니다. EPD는 9180바이트와 견줄 때는 맞지만 512와 1500 사이에서는 PPD만으로도 남은 이득이 적어 맞지 않습니다.',
      ),
    },
    {
      claim: text('The remedy is a shorter minimum.', '해법은 더 짧은 최솟값이다.'),
      really: text(
        'In this set-up it helps, and fast retransmit, which the paper switched off, helps with the minimum left alone. RFC 6298 asks for one second.',
        '이 설정에서는 도움이 됩니다. 다만 논문이 꺼 둔 빠른 재전송을 켜면 최솟값을 그대로 두어도 나아집니다. RFC 6298은 1초를 요구합니다.',
      ),
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
