// An axis from one setting and some of its values, typed (`rmin=50ms,100ms`, `nicq=10..100:10`, `rmin=10ms..1s/7`) or
// chosen on the page. What makes no sense is said in words.

import type { ParamValue } from '../runner/spec.ts';
import { MOST_RUNS } from '../runner/sweep/refusal.ts';
import type { SweepAxis } from '../runner/sweep/sweep.ts';
import { asWords, formatValue } from '../scenarios/kit/format-value.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import type { NumberParameter, Parameter } from '../scenarios/kit/parameter.ts';
import { readQuantity } from '../scenarios/kit/quantity.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { setFromText } from '../scenarios/kit/set-from-text.ts';
import { snap } from '../scenarios/kit/snap.ts';
import { writeValue } from '../scenarios/kit/value.ts';

/** An axis that cannot be. One line for the person who asked for it. */
export class AxisError extends Error {
  override readonly name = 'AxisError';
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
      label: {
        en: asWords(formatValue(parameter, value, 'en')),
        ko: asWords(formatValue(parameter, value, 'ko')),
      },
      ...(isNumber ? { at: Number(value) } : {}),
      sets: { [parameter.key]: value },
    })),
  };
}

/** So many values from one end to the other, evenly on the setting's own scale, each of them legal; none twice. */
export function valuesBetween(parameter: NumberParameter, from: number, to: number, count: number): number[] {
  checkEnds(parameter, from, to);
  if (!Number.isInteger(count) || count < 1)
    throw new AxisError(`${parameter.key}: "${count}" is no number of values.`);
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
  if (!(step > 0)) throw new AxisError(`${parameter.key}: the step must be larger than 0.`);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  checkCount(parameter, count);
  return [...new Set(Array.from({ length: count }, (_, index) => snap(parameter, from + index * step)))];
}

function checkEnds(parameter: NumberParameter, from: number, to: number): void {
  if (from <= to) return;
  const [first, last] = [writeValue(parameter, from), writeValue(parameter, to)];
  throw new AxisError(`${parameter.key}: ${first} is larger than ${last}; write ${last}..${first}.`);
}

function checkCount({ key }: Parameter, count: number): void {
  if (count <= MOST_RUNS) return;
  throw new AxisError(
    `${key}: these would be ${count.toLocaleString('en')} values; a sweep has at most ${MOST_RUNS.toLocaleString('en')} runs.`,
  );
}

/** `key=a,b,c`, where each may also be `from..to:step` or `from..to/count`. @throws AxisError, SettingError */
export function axisFromText(scenario: Scenario, given: string): SweepAxis {
  const sign = given.indexOf('=');
  const key = (sign < 0 ? given : given.slice(0, sign)).trim().toLowerCase();
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  if (parameter === undefined) {
    const keys = scenario.parameters.map((candidate) => candidate.key);
    const meant = nearest(key, keys);
    const hint = meant === undefined ? `known are ${keys.join(', ')}` : `did you mean "${meant}"?`;
    throw new AxisError(`"${key}" is not a setting of ${scenario.id} (${hint}).`);
  }
  if (key === 'seed') throw new AxisError('seed is what every point is repeated with; --seeds says how often.');
  const items = (sign < 0 ? '' : given.slice(sign + 1))
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length === 0) throw new AxisError(`${key} has no value; write for example ${example(parameter)}.`);
  return axisOf(
    parameter,
    items.flatMap((item) => valuesOf(scenario, parameter, item)),
  );
}

function valuesOf(scenario: Scenario, parameter: Parameter, item: string): ParamValue[] {
  const [, from, to, kind, amount] = /^(.+?)\.\.(.+?)(?:([:/])(.+))?$/.exec(item) ?? [];
  if (from === undefined || to === undefined) return [setFromText(scenario, parameter.key, item)];
  if (parameter.kind !== 'number') throw new AxisError(`${parameter.key} has words, so it has no range.`);
  const end = (text: string): number => Number(setFromText(scenario, parameter.key, text));
  if (kind === ':') return valuesByStep(parameter, end(from), end(to), stepFrom(parameter, amount!));
  if (kind === '/') return valuesBetween(parameter, end(from), end(to), Number(amount));
  throw new AxisError(`${item}: write ${item}:step for steps or ${item}/7 for seven values.`);
}

function stepFrom(parameter: NumberParameter, text: string): number {
  const reading = readQuantity(text, parameter.quantity);
  if ('problem' in reading) throw new AxisError(`${parameter.key}: "${text}" is no step.`);
  return reading.value;
}

const example = (parameter: Parameter): string =>
  parameter.kind === 'number'
    ? `${parameter.key}=${writeValue(parameter, parameter.default)},${writeValue(parameter, parameter.max)}`
    : `${parameter.key}=${parameter.kind === 'switch' ? '0,1' : parameter.options.map(({ value }) => value).join(',')}`;
