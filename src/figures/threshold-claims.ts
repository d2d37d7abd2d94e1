// What is said of EPD's threshold, and what one asks next. Goyal and others counted cells by circuit because EPD does not.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const MIDDLE = ['500', '800', '900'] as const;

/** One line at a higher threshold against the same line at half the buffer, at least so much better. */
const overHalf = (line: string, point: string, least: number, most?: number): Judgement => ({
  test: 'gain',
  point,
  line,
  than: '500',
  thanLine: line,
  least,
  ...(most === undefined ? {} : { most }),
  measure: 'efficiency',
});

/** The first line has more of it than the second at the same threshold. */
const more = (measure: string, line: string, than: string, point: string): Judgement => ({
  test: 'less',
  point,
  line: than,
  than: point,
  thanLine: line,
  measure,
});

const above = (line: string, point: string, bound: number): Judgement => ({
  test: 'above',
  point,
  line,
  bound,
  measure: 'efficiency',
});

export const thresholdClaims: readonly Claim[] = [
  {
    id: 'half-leaves-room',
    text: text(
      'With large packets EPD gains less because a threshold of half the buffer leaves part of it unused (Lee and Yoon).',
      '큰 패킷에서 EPD의 효과가 작은 것은 버퍼 절반의 임계값 때문에 버퍼를 다 쓰지 못해서인 것 같다(이재원·윤현수).',
    ),
    reading: text(
      'Then a threshold of 80 % must give packets of 9180 bytes 5 points of efficiency or more.',
      '그렇다면 임계값을 80 %로 올렸을 때 9180바이트 패킷의 효율이 5%p 이상 올라야 한다.',
    ),
    readings: [
      { name: text('ten senders', '송신자 열 명'), judgement: overHalf('epd-9180', '800', 0.05) },
      { name: text('the two senders of the paper', '논문의 송신자 두 명'), judgement: overHalf('two', '800', 0.05) },
    ],
  },
  {
    id: 'small-do-not-care',
    ours: true,
    text: text('For small packets it hardly matters.', '작은 패킷에서는 별 차이가 없다.'),
    reading: text(
      '512 and 1500 bytes: between 40 and 90 % efficiency is within 1 point of that at half the buffer.',
      '512와 1500바이트: 40에서 90 % 사이의 효율이 절반일 때와 1%p 이내로 같다.',
    ),
    judgement: everyOne(['400', '800', '900'], (point) => ({
      all: ['epd-512', 'epd-1500'].map((line) => overHalf(line, point, -0.01, 0.01)),
    })),
  },
  {
    id: 'maximal',
    text: text(
      'EPD brings throughput up to maximal levels (Romanow and Floyd 1995, abstract).',
      'EPD는 처리량을 최대 수준으로 끌어올린다(Romanow·Floyd 1995, 초록).',
    ),
    reading: text('Efficiency above 95 % at 50, 80 and 90 %.', '임계값 50, 80, 90 %에서 효율이 95 %보다 높다.'),
    readings: [512, 1500, 9180].map((mtu) => ({
      name: text(`${mtu} bytes`, `${mtu}바이트`),
      judgement: everyOne(MIDDLE, (point) => above(`epd-${mtu}`, point, 0.95)),
    })),
  },
  {
    id: 'safe-below',
    text: text(
      'What came before the threshold was reached is carried safely (Lee and Yoon).',
      '임계값을 넘기 전에 들어온 패킷은 모두 안전하게 전송된다(이재원·윤현수).',
    ),
    reading: text(
      'No dead cell. It holds for certain while (n − 1)(c − 1) cells fit above the threshold, c the cells of a packet: 90 for 512 bytes, 1719 for 9180.',
      '헛된 셀이 없다는 뜻이다. 임계값 위에 (n − 1)(c − 1)셀의 자리가 있으면 반드시 성립한다. c는 패킷 하나의 셀 수이고, 512바이트는 90셀, 9180바이트는 1719셀이다.',
    ),
    readings: [
      ...[512, 1500].map((mtu) => ({
        name: text(`${mtu} bytes, up to 90 %`, `${mtu}바이트, 90 %까지`),
        judgement: everyOne(MIDDLE, (point) => ({
          test: 'below',
          point,
          line: `epd-${mtu}`,
          bound: 1,
          measure: 'deadCells',
        })),
      })),
      {
        name: text('9180 bytes at 90 %', '9180바이트, 90 %'),
        judgement: { test: 'below', point: '900', line: 'epd-9180', bound: 1, measure: 'deadCells' },
      },
    ],
  },
  {
    id: 'early-at-all',
    ours: true,
    text: text(
      'Some room above the threshold is better than none, where EPD is PPD.',
      '임계값 위에 자리를 조금이라도 두는 것이 전혀 두지 않는 것(곧 PPD)보다 낫다.',
    ),
    reading: text('Efficiency at 90 % is higher than at 100 %.', '90 %일 때의 효율이 100 %일 때보다 높다.'),
    readings: [
      {
        name: text('ten senders, 512 and 1500 bytes', '송신자 열 명, 512와 1500바이트'),
        judgement: { all: ['epd-512', 'epd-1500'].map((line) => lessAtFull(line)) },
      },
      { name: text('ten senders, 9180 bytes', '송신자 열 명, 9180바이트'), judgement: lessAtFull('epd-9180') },
      { name: text('the two senders of the paper', '논문의 송신자 두 명'), judgement: lessAtFull('two') },
    ],
  },
  {
    id: 'not-fairer',
    text: text(
      'EPD does not improve fairness; selective drop does (Goyal and others 1997, abstract).',
      'EPD는 공정성을 높이지 않고, 선택적 폐기는 높인다(Goyal 외 1997, 초록).',
    ),
    reading: text(
      'Fairness with selective drop is higher than with EPD at 50, 80 and 90 %.',
      '임계값 50, 80, 90 %에서 선택적 폐기의 공정성이 EPD보다 높다.',
    ),
    readings: [1500, 9180].map((mtu) => ({
      name: text(`${mtu} bytes`, `${mtu}바이트`),
      judgement: everyOne(MIDDLE, (point) => more('fairness', `sd-${mtu}`, `epd-${mtu}`, point)),
    })),
  },
  {
    id: 'both-better',
    text: text(
      'Fair buffer allocation improves both throughput and fairness further (Goyal and others 1997, abstract).',
      '공정 버퍼 할당은 처리량과 공정성을 모두 더 높인다(Goyal 외 1997, 초록).',
    ),
    reading: text(
      'More of both than selective drop; the abstract does not say at which threshold.',
      '선택적 폐기보다 둘 다 높다. 임계값은 초록에 없다.',
    ),
    readings: ['500', '900'].flatMap((point) =>
      [1500, 9180].map((mtu) => ({
        name: text(`${mtu} bytes at ${point} cells`, `${mtu}바이트, ${point}셀`),
        judgement: {
          all: ['efficiency', 'fairness'].map((measure) => more(measure, `fba-${mtu}`, `sd-${mtu}`, point)),
        },
      })),
    ),
  },
];

function lessAtFull(line: string): Judgement {
  return { test: 'less', point: '1000', line, than: '900', thanLine: line, measure: 'efficiency' };
}
