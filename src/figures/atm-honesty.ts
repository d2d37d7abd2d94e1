// What one should know of the figures of paper P3: what it prints, what had to be assumed, and why its doubled throughput
// cannot be all useful data. Worked out in sections 3 to 5 of the model's description (docs/models/atm.md has the rules).

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

/** Of figures 1 to 4. */
export const buffersHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'The paper takes its figures 1 to 4 from Romanow and Floyd and prints no numbers with them; none of theirs could be verified, so none is drawn. Order and shape can be compared, nothing else.',
      '논문의 그림 1–4는 Romanow와 Floyd의 것이며 수치가 인쇄되어 있지 않습니다. 확인할 수 있는 원문 수치가 없어 하나도 그리지 않았습니다. 비교할 수 있는 것은 순서와 모양뿐입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Ten senders, links of 141 Mbit/s, windows of 64 kB, Tahoe with a clock of 0.1 s and RTO minimum 0.2 s, hosts that pause for up to 10 % of a packet time between packets. Without that pause identical senders lock in phase, and one of them captures the link.',
      '송신자 10개, 141 Mbit/s 링크, 64 kB 윈도, 시계 0.1초에 RTO 최솟값 0.2초인 Tahoe, 그리고 패킷 사이에 패킷 시간의 10 %까지 쉬는 호스트입니다. 쉬지 않으면 똑같은 송신자들의 위상이 맞물려 하나가 링크를 독차지합니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Efficiency is user data against the best possible for that packet size; the first slow start is counted. Without ATM the buffer holds as many pieces of 53 bytes.',
      '효율은 그 패킷 크기에서 가능한 최대에 대한 사용자 데이터의 비율이며 처음의 슬로 스타트도 셉니다. ATM이 없을 때 버퍼는 53바이트 조각을 같은 수만큼 담습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'With 9180 bytes and small buffers seeds differ by up to 80 points: EPD refuses several senders at once, they time out together, and whether they wake together is chance. Add seeds before you believe a point there.',
      '9180바이트에 작은 버퍼에서는 시드에 따라 80%p까지 달라집니다. EPD가 여러 송신자를 한꺼번에 거부해 함께 타임아웃이 나고, 함께 깨어날지는 우연입니다. 그 점을 믿기 전에 시드를 늘리세요.',
    ),
  },
];

const PRINTED: HonestyNote = {
  about: 'printed',
  text: text(
    '450 ms: throughput 11938.505859, load 0.515194, loss 1251. 100 ms: 24008.369141, 0.604671, 4205. Load and loss are drawn; six decimals of a load need 1,000,000 slots, so they are taken for a run of 20 s, of which figures 7 and 8 show half.',
    '450 ms: 처리량 11938.505859, 부하 0.515194, 손실 1251. 100 ms: 24008.369141, 0.604671, 4205. 부하와 손실만 그렸습니다. 부하가 소수점 아래 여섯 자리이려면 1,000,000슬롯이 필요하므로 20초 실행의 값으로 보았습니다. 그림 7과 8은 그 절반입니다.',
  ),
};

const ASSUMED: HonestyNote = {
  about: 'assumed',
  text: text(
    'Buffer, threshold and receiver window are not stated in the paper. The marks stand at EPD with 1100 and 550 cells, the pair that comes nearest to both loads, and at a window of 64,000 bytes.',
    '버퍼, 임계값, 수신 윈도는 논문에 나와 있지 않습니다. 인쇄된 값은 두 부하에 가장 가까운 EPD 1100/550, 윈도 64,000바이트에 표시했습니다.',
  ),
};

/** Of figures 7 and 8: load and silences. */
export const silenceHonesty: readonly HonestyNote[] = [
  PRINTED,
  ASSUMED,
  {
    about: 'open',
    text: text(
      'The idle slots the printed loads leave are 21.5 times 22,500 and 79.1 times 5,000: about 22 and 79 silences, if nearly all of them are waits for the timer. The number of silences here says how well that fits.',
      '인쇄된 부하에서 남는 빈 슬롯은 22,500의 21.5배, 5,000의 79.1배입니다. 거의 모두 타이머를 기다린 것이라면 침묵은 약 22번과 79번입니다. 얼마나 맞는지는 여기의 침묵 횟수가 말해 줍니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'A threshold moved by 20 cells changes the load from 15 to 50 % at some places, because the number of whole packets that fit decides how the two senders fall into step. A single run is no evidence: press a point for each of its runs and their traces, the paper’s figures 7 and 8.',
      '어떤 곳에서는 임계값을 셀 20개만 옮겨도 부하가 15 %에서 50 %로 바뀝니다. 통째로 들어가는 패킷 수가 두 송신자의 박자를 정하기 때문입니다. 실행 하나는 증거가 못 됩니다. 점을 누르면 그 실행과 논문 그림 7, 8에 해당하는 기록이 열립니다.',
    ),
  },
];

/** The consistency box: throughput doubled, load times 1.17. */
export const throughputHonesty: readonly HonestyNote[] = [
  PRINTED,
  ASSUMED,
  {
    about: 'open',
    text: text(
      'Twice the throughput and 1.17 times the load cannot both be totals of useful data: user data are at most 9.8 and 11.5 Mbit/s at these loads, a factor of 1.174. For 2.011 as much, 42 % of the first run’s cells would have to be wasted; its at most 44 timeouts per sender, each wasting a window, make 23 % at most.',
      '처리량 두 배와 부하 1.17배가 함께 유효 데이터의 총량일 수는 없습니다. 이 부하에서 사용자 데이터는 많아야 9.8과 11.5 Mbit/s, 1.174배입니다. 2.011배가 되려면 첫 실행의 셀 42 %가 낭비되었어야 하지만, 송신자마다 많아야 44번인 타임아웃이 윈도 하나씩을 낭비해도 많아야 23 %입니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Nor kbit/s of the total: 24.0 Mbit/s is more than the 19.0 the link can carry. Kilobytes of one sender would fit (49 and 84 % of what was carried); then most of the doubling is one sender taking the link. That is a possibility, not a finding: the unit is not stated.',
      '총량의 kbit/s도 아닙니다. 24.0 Mbit/s는 링크가 나를 수 있는 19.0보다 큽니다. 송신자 하나의 킬로바이트라면 맞습니다(실어 나른 양의 49 %와 84 %). 그렇다면 두 배의 대부분은 한 송신자가 링크를 차지한 것입니다. 단위가 나와 있지 않으니 가능성일 뿐 결론은 아닙니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'No buffer and threshold among about 150 that were tried gave both loads and both losses. 1251 cells in some 22 silences are 58 each, less than one packet of 192 cells: that suits cells overflowing one by one, not packets refused whole.',
      '시도한 버퍼와 임계값 약 150쌍 가운데 두 부하와 두 손실을 함께 내는 것은 없었습니다. 침묵 22번에 셀 1251개면 한 번에 58개로 192개짜리 패킷 하나보다 적습니다. 패킷째 거부보다는 셀이 하나씩 넘친 쪽에 어울립니다.',
    ),
  },
];
