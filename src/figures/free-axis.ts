// An axis from one setting and some of its values, typed (`rmin=50ms,100ms`, `nicq=10..100:10`, `rmin=10ms..1s/7`) or
// chosen on the page. What makes no sense is said in words.

import { MOST_RUNS } from '../runner/sweep/refusal.ts';
import type { SweepAxis } from '../runner/sweep/sweep.ts';
import { asWords, formatValue } from '../scenarios/kit/format-value.ts';
import { itemsOf } from '../scenarios/kit/items.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import type { NumberParameter, Parameter } from '../scenarios/kit/parameter.ts';
import { readQuantity } from '../scenarios/kit/read-quantity.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { legalWords } from '../scenarios/kit/set-from-text.ts';
import { snap } from '../scenarios/kit/snap.ts';
import { inEveryLanguage, type Text, text } from '../scenarios/kit/text.ts';
import { readValue, writeValue } from '../scenarios/kit/value.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

/** An axis that cannot be. One line for the person who asked for it, in both languages; the message is the English one. */
export class AxisError extends Error {
  override readonly name = 'AxisError';
  readonly text: Text;
  constructor(en: string, ko: string) {
    super(en);
    this.text = text(en, ko);
  }
}

export function axisOf(parameter: Parameter, values: readonly ParamValue[]): SweepAxis {
  const isNumber = parameter.kind === 'number';
  const onLog = isNumber && parameter.scale === 'log' && values.every((value) => Number(value) > 0);
  return {
    key: parameter.key,
    label: parameter.label,
    ...(isNumber ? { quantity: parameter.quantity } : {}),
    scale: onLog ? 'log' : 'linear',
    points: values.map((value) => ({
      name: writeValue(parameter, value),
      label: inEveryLanguage((language) => asWords(formatValue(parameter, value, language))),
      ...(isNumber ? { at: Number(value) } : {}),
      sets: { [parameter.key]: value },
    })),
  };
}

/** So many values from one end to the other, evenly on the setting's own scale, each of them legal; none twice. */
export function valuesBetween(parameter: NumberParameter, from: number, to: number, count: number): number[] {
  checkEnds(parameter, from, to);
  if (!Number.isInteger(count) || count < 1)
    throw new AxisError(
      `${parameter.key}: "${count}" is no number of values; write a whole number from 1, as in ${parameter.key}=…/7.`,
      `${parameter.key}: "${count}": 값의 개수로 쓸 수 없습니다. ${parameter.key}=…/7처럼 1 이상의 정수를 쓰세요.`,
    );
  checkCount(parameter, count);
  const onLog = parameter.scale === 'log' && from > 0;
  const values = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return snap(parameter, onLog ? from * (to / from) ** share : from + (to - from) * share);
  });
  return [...new Set(values)];
}

/** From one end in steps; the other end is included if a step falls on it. */
function valuesByStep(parameter: NumberParameter, from: number, to: number, step: number): number[] {
  checkEnds(parameter, from, to);
  if (!(step > 0)) {
    throw new AxisError(
      `${parameter.key}: the step must be larger than 0.`,
      `${parameter.key}: 간격은 0보다 커야 합니다.`,
    );
  }
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  checkCount(parameter, count);
  return [...new Set(Array.from({ length: count }, (_, index) => snap(parameter, from + index * step)))];
}

function checkEnds(parameter: NumberParameter, from: number, to: number): void {
  if (from <= to) return;
  const [first, last] = [writeValue(parameter, from), writeValue(parameter, to)];
  throw new AxisError(
    `${parameter.key}: ${first} is larger than ${last}; write ${last}..${first}.`,
    `${parameter.key}: 시작 값(${first})이 끝 값(${last})보다 큽니다. ${last}..${first}처럼 쓰세요.`,
  );
}

function checkCount({ key }: Parameter, count: number): void {
  if (count <= MOST_RUNS) return;
  const [many, most] = [count.toLocaleString('en'), MOST_RUNS.toLocaleString('en')];
  throw new AxisError(
    `${key}: these would be ${many} values; a sweep has at most ${most} runs.`,
    `${key}: 값이 ${many}개가 됩니다. 스윕은 최대 ${most}번까지 실행합니다.`,
  );
}

/** `key=a,b,c`, where each may also be `from..to:step` or `from..to/count`. @throws AxisError */
export function axisFromText(scenario: Scenario, given: string): SweepAxis {
  const sign = given.indexOf('=');
  const key = (sign < 0 ? given : given.slice(0, sign)).trim().toLowerCase();
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  if (parameter === undefined) {
    const keys = scenario.parameters.map((candidate) => candidate.key);
    const meant = nearest(key, keys);
    const known = keys.join(', ');
    const [hint, hintKo] =
      meant === undefined
        ? [`known are ${known}`, `있는 것: ${known}`]
        : [`did you mean "${meant}"?`, `혹시 "${meant}"?`];
    throw new AxisError(
      `"${key}" is not a setting of ${scenario.id} (${hint}).`,
      `"${key}": ${scenario.id}에 없는 설정입니다(${hintKo}).`,
    );
  }
  if (key === 'seed') {
    throw new AxisError(
      'seed is what every point is repeated with; --seeds says how often.',
      '시드는 점마다 반복할 때 쓰는 값입니다. 몇 번 반복할지는 --seeds로 정합니다.',
    );
  }
  const items = itemsOf(sign < 0 ? '' : given.slice(sign + 1))
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length === 0) {
    throw new AxisError(
      `${key} has no value; write for example ${example(parameter)}.`,
      `${key}: 값이 없습니다. 예를 들어 ${example(parameter)}처럼 쓰세요.`,
    );
  }
  return axisOf(
    parameter,
    items.flatMap((item) => valuesOf(parameter, item)),
  );
}

function valuesOf(parameter: Parameter, item: string): ParamValue[] {
  const [, from, to, kind, amount] = /^(.+?)\.\.(.+?)(?:([:/])(.+))?$/.exec(item) ?? [];
  if (from === undefined || to === undefined) return [valueFrom(parameter, item)];
  if (parameter.kind !== 'number') {
    throw new AxisError(
      `${parameter.key} has words, so it has no range.`,
      `${parameter.key}: 값이 낱말이어서 범위로 쓸 수 없습니다.`,
    );
  }
  const end = (text: string): number => Number(valueFrom(parameter, text));
  if (kind === ':') return valuesByStep(parameter, end(from), end(to), stepFrom(parameter, amount!));
  if (kind === '/') return valuesBetween(parameter, end(from), end(to), Number(amount));
  throw new AxisError(
    `${item}: write ${item}:step for steps or ${item}/7 for seven values.`,
    `${item}: 일정한 간격이면 ${item}:간격, 값 일곱 개면 ${item}/7처럼 쓰세요.`,
  );
}

function valueFrom(parameter: Parameter, given: string): ParamValue {
  const { value, problem } = readValue(parameter, given);
  if (!problem) return value;
  const { key, label } = parameter;
  const legal = legalWords(parameter);
  throw new AxisError(
    `${key}=${given}: ${label.en} (${key}) is ${legal.en}.`,
    `${key}=${given}: 쓸 수 없는 값입니다. ${label.ko}(${key})의 값: ${legal.ko}.`,
  );
}

function stepFrom(parameter: NumberParameter, given: string): number {
  const reading = readQuantity(given, parameter.quantity);
  if (!('problem' in reading)) return reading.value;
  const unit = asWords(formatValue(parameter, parameter.step, 'en'));
  throw new AxisError(
    `${parameter.key}: "${given}" is no step; write one such as ${writeValue(parameter, parameter.step)} (${unit}).`,
    `${parameter.key}: "${given}": 간격으로 쓸 수 없습니다. ${writeValue(parameter, parameter.step)}처럼 쓰세요.`,
  );
}

const example = (parameter: Parameter): string =>
  parameter.kind === 'number'
    ? `${parameter.key}=${writeValue(parameter, parameter.default)},${writeValue(parameter, parameter.max)}`
    : `${parameter.key}=${parameter.kind === 'switch' ? '0,1' : parameter.options.map(({ value }) => value).join(',')}`;

/** How a sweep along it is drawn, where no figure says so. */
export const freeDrawing = ({ name, label }: MetricInfo, x: SweepAxis, scale: 'linear' | 'log'): SweepDrawing => ({
  title: text(`${label.en} by ${x.label.en}`, `${x.label.ko}에 따른 ${label.ko}`),
  measure: name,
  scale,
  printed: [],
});
