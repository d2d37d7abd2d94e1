// What the expressions of a lesson may speak of: settings and results by name, events, gauges, other runs. Their meaning in a
// run is in over-run.ts; docs/lessons.md lists them from here.

import { MARK_KINDS, MARKS, type MarkKind } from '../engine/core/marks.ts';
import type { FunctionOf, Meaning, Reading, Slot } from '../expression/check.ts';
import type { Type } from '../expression/types.ts';
import type { ShotEvent, Variant } from '../scenarios/kit/lesson.ts';
import type { Parameter, Quantity } from '../scenarios/kit/parameter.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { text } from '../scenarios/kit/text.ts';
import { notKnown, readEvent } from './phrases.ts';
import { readRunOfStep } from './read-variant.ts';
import type { Named } from './stored.ts';

const TYPES_OF_UNITS: Readonly<Record<MetricInfo['unit'], Type>> = {
  ns: 'time',
  'bit/s': 'rate',
  bytes: 'size',
  count: 'number',
  packets: 'number',
  fraction: 'number',
};

const TYPES_OF_QUANTITIES: Readonly<Record<Quantity, Type>> = {
  duration: 'time',
  rate: 'rate',
  size: 'size',
  packets: 'number',
  count: 'number',
  probability: 'number',
  factor: 'number',
};

export const typeOfQuantity = (quantity: Quantity): Type => TYPES_OF_QUANTITIES[quantity];

function typeOfSetting(parameter: Parameter): Type {
  if (parameter.kind === 'number') return TYPES_OF_QUANTITIES[parameter.quantity];
  return parameter.kind === 'choice' ? 'text' : 'truth';
}

/** Numbers that events carry as times; all others are plain. */
const TIMES = [
  'armedAt',
  'rto',
  'minimum',
  'maximum',
  'srtt',
  'rttvar',
  'sentAt',
  'lostAt',
  'rackRtt',
  'reoWnd',
  'pto',
  'ackDelay',
  'startedAt',
  'askedAt',
  'waited',
  'turnAround',
];
const TIMERS = ['rto', 'srtt', 'rttSample', 'rexmt'];

/** Settings and results by their names; a result that is called like a setting is `result("...")`. */
export function namesOf(scenario: Scenario): Map<string, Meaning<Named>> {
  const names = new Map<string, Meaning<Named>>();
  for (const { name, unit } of scenario.metrics) {
    names.set(name, { type: TYPES_OF_UNITS[unit], term: { call: 'result', data: [name], args: [] } });
  }
  for (const parameter of scenario.parameters) {
    names.set(parameter.key, { type: typeOfSetting(parameter), term: { name: parameter.key } });
  }
  return names;
}

function typeOfGauge({ charts }: Scenario, gauge: string): Type {
  if (TIMERS.includes(gauge)) return 'time';
  const [line] = charts.flatMap((chart) => chart.lines.filter((each) => each.gauge === gauge));
  return line === undefined || line.draw === 'rate' ? 'any' : 'number';
}

const plainText = (word: string): Slot<Named> => ({ word, read: (given) => ({ data: given }) });

/** The functions of a scenario's lessons. @param beside runs that stand beside that of the step, which have letters */
export function functionsOf(
  scenario: Scenario,
  beside: readonly Variant[] = [],
): Readonly<Record<string, FunctionOf<Named>>> {
  const event: Slot<Named> = { word: 'event', read: readEvent };
  const run: Slot<Named> = { word: 'run', read: (given) => readRunOfStep(given, scenario, beside) };
  const result: Slot<Named> = { word: 'result', read: (given) => resultNamed(given, scenario) };
  const typeOfResult = (name: Named | undefined): Type =>
    TYPES_OF_UNITS[scenario.metrics.find((metric) => metric.name === name)?.unit ?? 'count'];
  return {
    result: { takes: [result], gives: ([name]) => typeOfResult(name) },
    other: {
      takes: [run, { ...result, orValue: true }],
      gives: ([, name], [type]) => type ?? typeOfResult(name),
      notWithin: {
        names: ['other'],
        says: text('one other run cannot stand within another', '다른 실행 안에 다시 다른 실행을 둘 수 없습니다'),
      },
    },
    at: { takes: [event], gives: () => 'time' },
    number: {
      takes: [event, plainText('name')],
      gives: ([, name]) => (TIMES.includes(String(name)) ? 'time' : name === 'size' ? 'size' : 'number'),
      wrong([of, name]) {
        const message = numberProblem(of as ShotEvent, String(name));
        return message && { place: 1, message };
      },
    },
    count: { takes: [{ word: 'event', read: readKind }], gives: () => 'number' },
    value: {
      takes: [plainText('gauge'), 'time', plainText('node')],
      optional: 1,
      gives: ([gauge]) => typeOfGauge(scenario, String(gauge)),
    },
    place: { takes: [event], gives: () => 'text' },
    startsWith: { takes: ['text', 'text'], gives: () => 'truth' },
    most: { takes: ['text', 'any'], repeats: true, gives: () => 'text' },
    zipf: { takes: ['number', 'number'], gives: () => 'number' },
    countOfSeeds: { takes: ['number', 'truth'], gives: () => 'number', notWithin: NO_SEEDS_OF_SEEDS },
    minOfSeeds: VALUE_OF_SEEDS,
    maxOfSeeds: VALUE_OF_SEEDS,
    meanOfSeeds: VALUE_OF_SEEDS,
  };
}

/** A hundred seeds of each of a hundred seeds would be ten thousand runs, and none but the inner ones would count. */
const NO_SEEDS_OF_SEEDS = {
  names: ['countOfSeeds', 'minOfSeeds', 'maxOfSeeds', 'meanOfSeeds'],
  says: text(
    'runs with several seeds cannot stand within one another',
    '여러 시드의 실행 안에 다시 여러 시드의 실행을 둘 수 없습니다',
  ),
};

const VALUE_OF_SEEDS: FunctionOf<Named> = {
  takes: ['number', 'any'],
  gives: (_, [, type]) => type ?? 'any',
  notWithin: NO_SEEDS_OF_SEEDS,
};

function resultNamed(given: string, { metrics }: Scenario): Reading<Named> {
  const names = metrics.map(({ name }) => name);
  return names.includes(given) ? { data: given } : { at: 0, message: notKnown(text('result', '결과'), given, names) };
}

function readKind(given: string): Reading<Named> {
  if ((MARK_KINDS as readonly string[]).includes(given)) return { data: given };
  return { at: 0, message: notKnown(text('event', '이벤트'), given, MARK_KINDS) };
}

/** Undefined where the event carries such a number. */
function numberProblem(event: ShotEvent, name: string) {
  if ('highest' in event) return text('a highest value carries no numbers', '최고점에는 딸린 수가 없습니다');
  const names: readonly string[] = ['segment', ...MARKS[event.kind as MarkKind]];
  return names.includes(name)
    ? undefined
    : notKnown(text(`number of "${event.kind}"`, `"${event.kind}"의 수`), name, names);
}
