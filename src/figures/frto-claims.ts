// What is said of F-RTO by those who made it (2003) and by RFC 5682, asked of web pages on a LAN. Their own measurements are of long
// transfers over a wireless path that stands still for seconds; nothing of those is judged here, only sentences.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const SHORT = { name: text('short responses', '짧은 응답'), line: 'frto', without: 'plain' } as const;
const LONG = { name: text('long responses', '긴 응답'), line: 'long-frto', without: 'long' } as const;
const ON_SWITCH = { name: text('switch, 1 Gbit/s', '스위치, 1 Gbit/s'), line: 's-frto', without: 's-plain' } as const;
type Pair = typeof SHORT | typeof LONG | typeof ON_SWITCH;

/** Too fast on the bus, where an ACK may wait for tens of milliseconds. */
const FAST = ['20ms', '50ms', '100ms'] as const;

/** With F-RTO a result is smaller than without, for every minimum that is too fast. */
const smaller = ({ line, without }: Pair, measure: string): Judgement =>
  everyOne(FAST, (point) => ({ test: 'less', point, line, than: point, thanLine: without, measure }));

const readingsOf = (pairs: readonly Pair[], judgement: (pair: Pair) => Judgement) =>
  pairs.map((pair) => ({ name: pair.name, line: pair.line, judgement: judgement(pair) }));

export const frtoClaims: readonly Claim[] = [
  {
    id: 'needless',
    text: text(
      'F-RTO avoids needless retransmissions after a spurious timeout.',
      'F-RTO는 불필요한 타임아웃 뒤의 불필요한 재전송을 막는다.',
    ),
    reading: text(
      'RFC 5682, abstract. With 0.02, 0.05 and 0.1 s fewer segments arrive a second time than without.',
      'RFC 5682, 초록. 0.02, 0.05, 0.1초에서 두 번 도착하는 세그먼트가 F-RTO 없이보다 적다.',
    ),
    how: text(
      'On the switch no ACK waits for so long that a timeout is spurious: there is nothing to avoid.',
      '스위치에서는 타임아웃이 불필요해질 만큼 오래 기다리는 ACK가 없어, 막을 것이 없습니다.',
    ),
    readings: readingsOf([SHORT, LONG, ON_SWITCH], (pair) => smaller(pair, 'spurious')),
  },
  {
    id: 'faster',
    text: text('By that it improves performance.', '그래서 성능이 좋아진다.'),
    reading: text(
      'RFC 5682, abstract, and the title of 2003. With the same minima pages take less time than without.',
      'RFC 5682 초록과 2003년 논문의 제목. 같은 최솟값에서 페이지에 걸리는 시간이 F-RTO 없이보다 짧다.',
    ),
    readings: readingsOf([SHORT, LONG], (pair) => smaller(pair, 'responseTime')),
  },
  {
    id: 'one-segment',
    text: text(
      'A spurious timeout then costs one needless segment, not a window of them.',
      '그러면 불필요한 타임아웃의 대가는 윈도 하나가 아니라 세그먼트 하나이다.',
    ),
    reading: text(
      'RFC 5682 2.2 and 5. With the same minima fewer than half as many segments arrive a second time as without.',
      'RFC 5682 2.2, 5. 같은 최솟값에서 두 번 도착하는 세그먼트가 F-RTO 없이의 절반보다 적다.',
    ),
    how: text(
      'A response that has been sent whole leaves nothing new to send, and then F-RTO must not judge (step 2b). Of short responses that is most.',
      '다 보낸 응답에는 새로 보낼 것이 없고, 그때 F-RTO는 판단하지 않습니다(2b단계). 짧은 응답은 대개 그렇습니다.',
    ),
    readings: readingsOf([SHORT, LONG], ({ line, without }) =>
      everyOne(FAST, (point) => ({
        test: 'ratio',
        point,
        line,
        than: point,
        thanLine: without,
        least: 0,
        most: 0.5,
        measure: 'spurious',
      })),
    ),
  },
  {
    id: 'harmless',
    text: text(
      'Where timeouts are genuine it does as well as a sender without.',
      '타임아웃이 진짜일 때는 F-RTO가 없는 송신자만큼 한다.',
    ),
    reading: text(
      'RFC 5682 section 1. With 1 s, where hardly a timeout is spurious, pages take as long, within 10 %.',
      'RFC 5682 1절. 불필요한 타임아웃이 거의 없는 1초에서 페이지에 걸리는 시간이 10 % 이내로 같다.',
    ),
    readings: readingsOf([SHORT, LONG, ON_SWITCH], ({ line, without }) => ({
      test: 'alike',
      point: '1s',
      line,
      than: '1s',
      thanLine: without,
      within: 0.1,
      measure: 'responseTime',
    })),
  },
  {
    id: 'sack',
    text: text(
      'With SACK it recognises spurious timeouts that the basic algorithm cannot.',
      'SACK이 있으면 기본 알고리즘이 알아보지 못하는 불필요한 타임아웃도 알아본다.',
    ),
    reading: text(
      'RFC 5682 section 3. With the same minima fewer segments arrive a second time than with NewReno and F-RTO.',
      'RFC 5682 3절. 같은 최솟값에서 두 번 도착하는 세그먼트가 F-RTO를 쓰는 NewReno보다 적다.',
    ),
    how: text(
      'The difference is a duplicate ACK right after the timeout. On this bus nothing is reordered and little is lost, so there are few.',
      '차이는 타임아웃 바로 뒤의 중복 ACK에서 납니다. 이 버스에서는 순서가 바뀌지 않고 손실도 적어 그런 일이 드뭅니다.',
    ),
    judgement: everyOne(FAST, (point) => ({
      test: 'less',
      point,
      line: 'sack-frto',
      than: point,
      thanLine: 'frto',
      measure: 'spurious',
    })),
  },
  {
    id: 'no-floor',
    ours: true,
    text: text(
      'For short pages it is no substitute for a floor: 0.2 s without F-RTO is quicker than 0.02 s with it.',
      '짧은 페이지에서는 하한을 대신하지 못한다. F-RTO 없는 0.2초가 F-RTO를 쓰는 0.02초보다 빠르다.',
    ),
    reading: text('', ''),
    readings: [SHORT, LONG].map(({ name, line, without }) => ({
      name,
      line,
      judgement: {
        test: 'less',
        point: '200ms',
        line: without,
        than: '20ms',
        thanLine: line,
        measure: 'responseTime',
      } as const,
    })),
  },
];
