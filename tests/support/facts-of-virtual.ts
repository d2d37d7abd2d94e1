// Facts of a virtual server's run at a moment that its accessibility tree must say: who serves whom, what the director's table
// holds, who is how busy, how far each file is. Worked out from the record alone.

import { whole } from '../../src/plot/numbers.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';

type Fact = readonly [name: string, said: string | RegExp];

/** None where there is no director. */
export function virtualFacts(record: RunRecord, now: number, language: Language): readonly Fact[] {
  const picks = record.marks.filter(({ kind, at }) => kind === 'pick' && at <= now);
  if (picks.length === 0) return [];
  const say = (en: string, ko: string): string => (language === 'en' ? en : ko);
  const of = (name: string, flow?: number): number => valueAt(findGauge(record, name, flow)!, now) || 0;
  const { size, servers, clients } = record.spec.params as Readonly<Record<string, number>>;
  const done = record.marks.filter(({ kind, at }) => kind === 'download' && at <= now).length;
  const use = (place: string): string => {
    const link = record.layout.links.findIndex((each) => each.place === place);
    const gauge = record.gauges.find((each) => each.name === 'use' && each.link === link)!;
    return whole(100 * (valueAt(gauge, now) || 0), language);
  };
  const rows = picks.map(({ flow, numbers }): Fact => {
    const [client, server] = [(flow % clients!) + 1, numbers['server']! + 1];
    const share = whole((100 * of('received', flow)) / size!, language);
    return [`request ${flow + 1}`, `row ${flow + 1} C${client} R${server} ${share} %`];
  });
  const perServer = Array.from({ length: servers! }, (_, index): readonly Fact[] => {
    const name = `R${index + 1}`;
    const got = picks.filter(({ numbers }) => numbers['server'] === index).length;
    const [active, inactive] = [of(`active-${name}`), of(`inactive-${name}`)];
    const memory = `${(of(`cached-${name}`) / 1e6).toFixed(1)} MB`;
    return [
      [
        `requests and connections of ${name}`,
        say(
          `${name} has received ${got} request${got === 1 ? '' : 's'}: ${active} active, ${inactive} inactive`,
          `서버 ${name}: 요청 ${got}개를 받았습니다. 연결은 활성 ${active}, 비활성 ${inactive}`,
        ),
      ],
      [
        `disk of ${name}`,
        say(
          `disk ${use(`${name}-disk`)} % busy, ${memory}`,
          `디스크 이용률 ${use(`${name}-disk`)} %, 메모리에 ${memory}`,
        ),
      ],
      [
        `port of ${name}`,
        say(`${name}: port ${use(`${name}-out`)} % busy`, `서버 ${name}: 포트 이용률 ${use(`${name}-out`)} %`),
      ],
    ];
  });
  return [
    ...rows,
    ...perServer.flat(),
    [
      'how many requests are where',
      say(`${done} complete, ${picks.length - done} in progress`, `완료 ${done}개, 진행 중 ${picks.length - done}개`),
    ],
    ['how busy the director is', say(`director is ${use('D-out')} % busy`, `디렉터 이용률 ${use('D-out')} %`)],
    ['how replies go', say('replies return through the director', '응답이 디렉터를 거쳐 돌아감')],
    ['what holds them up', say('Bottleneck: port of director', '병목: 디렉터 포트')],
    [
      'most active connections of R3',
      new RegExp(
        say(`R3: lowest 0[^,]*, highest ${peakOf(record, 'active-R3')}`, `R3[^.]*최고 ${peakOf(record, 'active-R3')}`),
      ),
    ],
  ];
}

function peakOf(record: RunRecord, name: string): number {
  const { max, length } = findGauge(record, name)!;
  return Math.max(...max.subarray(0, length));
}
