// What paper P3 says of its figures. Words in "reading" say what we made of vague ones; means are over all buffers where the
// paper speaks of a figure as a whole.

import { text } from '../scenarios/kit/text.ts';
import { type Discipline, lineOf, PACKET_SIZES } from './atm-lines.ts';
import { type Claim, EVERYWHERE, everyOne, type Judgement } from './claim.ts';

/** More of either is better. */
const EFFICIENCY = ['efficiency', 'goodput'] as const;

const sizes = (judgement: (packet: number) => Judgement): Judgement => ({ all: PACKET_SIZES.map(judgement) });

/** The first is worse than the second at this buffer. */
const worse = (policy: Discipline, than: Discipline, packet: number, point: string = EVERYWHERE): Judgement => ({
  test: 'less',
  point,
  line: lineOf(policy, packet),
  than: point,
  thanLine: lineOf(than, packet),
});

/** The first exceeds the second by this much, on average over the buffers. */
const exceeds = (policy: Discipline, than: Discipline, packet: number, least: number): Judgement => ({
  test: 'gain',
  point: EVERYWHERE,
  line: lineOf(policy, packet),
  than: EVERYWHERE,
  thanLine: lineOf(than, packet),
  least,
  measure: 'efficiency',
});

const ordered = (packet: number, point: string): Judgement => ({
  all: [worse('epd', 'none', packet, point), worse('ppd', 'epd', packet, point), worse('tail', 'ppd', packet, point)],
});

export const withoutAtm: readonly Claim[] = [
  {
    id: 'good-when-small',
    text: text('Without ATM efficiency is good even with a small buffer.', 'ATM이 없으면 버퍼가 작아도 효율이 좋다.'),
    reading: text(
      'Good: above 90 % with 250 and with 500 cells, for every packet size.',
      '좋다: 셀 250개와 500개에서 모든 패킷 크기가 90 %보다 높다.',
    ),
    judgement: everyOne(['250', '500'], (point) =>
      sizes((packet) => ({ test: 'above', point, line: lineOf('none', packet), bound: 0.9, measure: 'efficiency' })),
    ),
  },
];

export const withTailDrop: readonly Claim[] = [
  {
    id: 'much-worse',
    text: text('With ATM efficiency is clearly lower than without.', 'ATM에서는 효율이 눈에 띄게 떨어진다.'),
    reading: text(
      'Clearly: by at least 5 points for every packet size, averaged over the buffers.',
      '눈에 띄게: 모든 패킷 크기에서 버퍼에 대한 평균이 5%p 이상 낮다.',
    ),
    judgement: sizes((packet) => exceeds('none', 'tail', packet, 0.05)),
  },
  {
    id: 'worse',
    ours: true,
    text: text('It is lower for every packet size.', '모든 패킷 크기에서 떨어진다.'),
    reading: text('Averaged over the buffers.', '버퍼에 대한 평균으로 견준다.'),
    about: EFFICIENCY,
    judgement: sizes((packet) => worse('tail', 'none', packet)),
  },
];

export const withPpd: readonly Claim[] = [
  {
    id: 'grows',
    text: text('The gain of PPD grows with the packet size.', 'PPD의 이득은 패킷이 클수록 커진다.'),
    reading: text(
      'Gain over tail drop, averaged over the buffers: 5 points or more at 4352 and 9180 bytes, less at 512.',
      '테일 드롭에 대한 이득의 버퍼 평균이 4352와 9180바이트에서 5%p 이상, 512에서는 그보다 작다.',
    ),
    judgement: {
      all: [exceeds('ppd', 'tail', 9180, 0.05), exceeds('ppd', 'tail', 4352, 0.05), exceeds('tail', 'ppd', 512, -0.05)],
    },
  },
];

export const withEpd: readonly Claim[] = [
  {
    id: 'better',
    text: text('On the whole, EPD is better than PPD.', 'EPD는 전반적으로 PPD보다 효율적이다.'),
    reading: text('For every packet size, averaged over the buffers.', '모든 패킷 크기에서 버퍼 평균으로 견준다.'),
    about: EFFICIENCY,
    judgement: sizes((packet) => worse('ppd', 'epd', packet)),
  },
  {
    id: 'small-packets',
    text: text('The smaller the packets, the more EPD gains.', '패킷이 작을수록 EPD의 효과가 크다.'),
    reading: text(
      'Gain over PPD, averaged over the buffers: 1 point or more at 512 and 1500 bytes, less at 4352 and 9180. At both 512 and 1500 bytes PPD leaves too little to gain to tell the two apart.',
      'PPD에 대한 이득의 버퍼 평균이 512와 1500바이트에서 1%p 이상, 4352와 9180에서는 그보다 작다. 512와 1500 사이에서는 PPD만으로도 남은 이득이 적어 가리지 않는다.',
    ),
    judgement: {
      all: [
        exceeds('epd', 'ppd', 512, 0.01),
        exceeds('epd', 'ppd', 1500, 0.01),
        exceeds('ppd', 'epd', 4352, -0.01),
        exceeds('ppd', 'epd', 9180, -0.01),
      ],
    },
  },
  {
    id: 'no-dead-cells',
    text: text('EPD carries hardly any useless cells.', 'EPD는 쓸모없는 셀의 전송을 최소화한다.'),
    reading: text(
      'Averaged over the buffers, fewer than 100 dead cells per run, for 512 and 1500 bytes.',
      '512와 1500바이트에서 실행 하나의 헛된 셀이 버퍼 평균으로 100개보다 적다.',
    ),
    judgement: {
      all: [512, 1500].map((packet) => ({
        test: 'below',
        point: EVERYWHERE,
        line: lineOf('epd', packet),
        bound: 100,
        measure: 'deadCells',
      })),
    },
  },
];

export const order: readonly Claim[] = [
  {
    id: 'order',
    text: text(
      'Packets without ATM do best, then EPD, then PPD, then tail drop.',
      'ATM 없는 패킷이 가장 낫고 EPD, PPD, 테일 드롭 순이다.',
    ),
    reading: text(
      'The paper says so of its figures as a whole. It depends on how many packets the threshold of EPD amounts to.',
      '논문은 그림 전체를 두고 말한다. EPD의 임계값이 패킷 몇 개에 해당하는지에 달려 있다.',
    ),
    about: EFFICIENCY,
    readings: [
      {
        name: text(
          'five packets or more: 512 and 1500 bytes with 1000 and 2000 cells, 9180 bytes with 2000',
          '다섯 개 이상: 512와 1500바이트는 셀 1000개와 2000개, 9180바이트는 2000개',
        ),
        judgement: {
          all: [
            ...[512, 1500].flatMap((packet) => [ordered(packet, '1000'), ordered(packet, '2000')]),
            ordered(9180, '2000'),
          ],
        },
      },
      {
        name: text('2.6 packets: 9180 bytes with 1000 cells', '2.6개: 9180바이트에 셀 1000개'),
        judgement: ordered(9180, '1000'),
      },
      {
        name: text('1.3 packets: 9180 bytes with 500 cells', '1.3개: 9180바이트에 셀 500개'),
        judgement: ordered(9180, '500'),
      },
    ],
  },
];
