// Where a value stands on its slider and which value a place on the slider means: linear or logarithmic, always a legal
// value, and a round one, so that a drag passes 10, 11, 12 and not 10.37. Steps of the keys are the same round values.

import { scaleOf } from '../../plot/scale.ts';
import { roundValues } from '../../plot/ticks.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { decimal, snap } from '../../scenarios/kit/snap.ts';

/** A linear slider has about as many places as it has pixels. */
const LINEAR_PLACES = 500;
const LARGE_STEPS = [1, 2, 5, 10];

const sliderScale = ({ min, max, scale }: NumberParameter) => scaleOf({ scale, low: min, high: max }).clamp(true);

/** 0 at the left end, 1 at the right. */
export function shareOf(parameter: NumberParameter, value: number): number {
  return sliderScale(parameter)(value);
}

/** The round legal value at a share of the slider. */
export function valueAtShare(parameter: NumberParameter, share: number): number {
  const { min, max } = parameter;
  if (share <= 0) return min;
  if (share >= 1) return max;
  const raw = sliderScale(parameter).invert(share);
  const grain = grainAt(parameter, raw);
  return snap(parameter, decimal(Math.round(raw / grain) * grain));
}

/** The next round value up or down; `large` goes along 1, 2, 5, 10 on a logarithmic slider, by a tenth on a linear one. */
export function stepped(parameter: NumberParameter, value: number, direction: 1 | -1, large: boolean): number {
  if (large && parameter.scale === 'log') return snap(parameter, largeStep(value, direction));
  // A step down from 100 is a step among the values below it.
  const grain = grainAt(parameter, direction > 0 ? value : value * (1 - 1e-9));
  const amount = large ? Math.max(grain, (parameter.max - parameter.min) / 10) : grain;
  const target = value + direction * amount;
  return snap(parameter, decimal(Math.round(target / grain) * grain));
}

/** What values near this one are rounded to: two significant digits on a logarithmic slider. */
function grainAt({ min, max, step, scale }: NumberParameter, value: number): number {
  const wanted = scale === 'log' ? 10 ** (Math.floor(Math.log10(value)) - 1) : (max - min) / LINEAR_PLACES;
  if (wanted <= step) return step;
  const power = 10 ** Math.floor(Math.log10(wanted) + 1e-9);
  return decimal(power * LARGE_STEPS.find((factor) => factor * power >= wanted * (1 - 1e-9))!);
}

function largeStep(value: number, direction: 1 | -1): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const among = [0.5, ...LARGE_STEPS].map((factor) => decimal(factor * power));
  return direction > 0
    ? among.find((candidate) => candidate > value * (1 + 1e-9))!
    : among.findLast((candidate) => candidate < value * (1 - 1e-9))!;
}

/** Every 1, 2 and 5 times a power of ten on a logarithmic slider: the unlabelled ticks. */
export function smallTicks({ min, max, scale }: NumberParameter): readonly number[] {
  return scale === 'log' ? roundValues(min, max).filter((tick) => tick >= min && tick <= max) : [];
}

/** Where a key takes the value; undefined if it does nothing. `coarse`: arrows go as far as page keys. */
export function keyTarget(
  parameter: NumberParameter,
  value: number,
  linkValue: number | undefined,
  key: string,
  coarse = false,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stepped(parameter, value, 1, coarse);
    case 'ArrowLeft':
    case 'ArrowDown':
      return stepped(parameter, value, -1, coarse);
    case 'PageUp':
      return stepped(parameter, value, 1, true);
    case 'PageDown':
      return stepped(parameter, value, -1, true);
    case 'Home':
      return parameter.min;
    case 'End':
      return parameter.max;
    case 'Delete':
    case 'Backspace':
      return linkValue;
    default:
      return undefined;
  }
}
