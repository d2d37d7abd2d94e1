// What is said of a switch that trims, and what one asks next: does the timer's minimum still matter, and is it better for all?

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement, type Reading } from './claim.ts';

const OTHERS = ['20ms', '50ms', '100ms', '200ms', '1000ms', '1500ms'];
const ALL = [...OTHERS, '450ms'];

const SETUPS = [
  { name: text('two senders', '송신자 둘'), setup: 'two' },
  { name: text('ten senders, little room', '송신자 열 명, 좁은 자리'), setup: 'ten' },
] as const;

const readings = (judgementOf: (setup: string) => Judgement): readonly Reading[] =>
  SETUPS.map(({ name, setup }) => ({ name, judgement: judgementOf(setup) }));

export const trimClaims: readonly Claim[] = [
  {
    id: 'minimum-does-not-matter',
    text: text(
      'With trimming the receiver knows of every packet that was cut, so no timer is needed for it and its minimum does not matter (Handley and others 2017).',
      '트리밍을 하면 수신자가 잘린 패킷을 모두 알므로 타이머가 필요 없고, 최솟값도 상관이 없다(Handley 외 2017).',
    ),
    reading: text(
      'Efficiency with every minimum is within 1 point of that with 450 ms. The paper says it of its own transport; this is a narrower form.',
      '어떤 최솟값에서도 효율이 450 ms일 때와 1%p 이내로 같다. 논문은 자신의 전송 방식을 두고 말하며, 이것은 좁힌 형태이다.',
    ),
    readings: readings((setup) =>
      everyOne(OTHERS, (point) => ({
        test: 'gain',
        point,
        line: `${setup}-trim`,
        than: '450ms',
        thanLine: `${setup}-trim`,
        least: -0.01,
        most: 0.01,
        measure: 'efficiency',
      })),
    ),
  },
  {
    id: 'no-timeout',
    ours: true,
    text: text('Hardly a timer fires.', '타이머가 거의 만료되지 않는다.'),
    reading: text(
      'Fewer than one timeout in a run, at every minimum.',
      '어떤 최솟값에서도 실행마다 타임아웃이 한 번 미만이다.',
    ),
    readings: readings((setup) =>
      everyOne(ALL, (point) => ({ test: 'below', point, line: `${setup}-trim`, bound: 1, measure: 'timeouts' })),
    ),
  },
  {
    id: 'silent-drops-need-it',
    ours: true,
    text: text(
      'Where packets are dropped silently, a shorter minimum helps.',
      '말없이 버리는 곳에서는 최솟값이 짧을수록 낫다.',
    ),
    reading: text(
      'EPD and tail drop with two senders: efficiency with 20 ms is above that with 450 ms.',
      '송신자 둘의 EPD와 테일 드롭: 20 ms의 효율이 450 ms보다 높다.',
    ),
    judgement: {
      all: ['two-epd', 'two-tail'].map(
        (line): Judgement => ({
          test: 'less',
          point: '450ms',
          line,
          than: '20ms',
          thanLine: line,
          measure: 'efficiency',
        }),
      ),
    },
  },
  {
    id: 'better-at-every-minimum',
    ours: true,
    text: text('Trimming beats early discard at every minimum.', '어떤 최솟값에서도 트리밍이 조기 폐기보다 낫다.'),
    reading: text(
      'Efficiency is above that of EPD with the same threshold. The silence after a loss also gives a queue time to drain; where every packet that is let in is cut, nobody pauses any more.',
      '임계값이 같은 EPD보다 효율이 높다. 손실 뒤의 침묵은 큐가 빌 시간도 준다. 받아들인 패킷이 모두 잘리는 곳에서는 이제 아무도 쉬지 않는다.',
    ),
    readings: readings((setup) =>
      everyOne(ALL, (point) => ({
        test: 'less',
        point,
        line: `${setup}-epd`,
        than: point,
        thanLine: `${setup}-trim`,
        measure: 'efficiency',
      })),
    ),
  },
];
