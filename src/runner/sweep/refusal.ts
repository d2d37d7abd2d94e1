// Refuses grids that make no sense before anything is computed: nothing to run, or more than anyone will wait for.

import { durationWords } from '../../scenarios/kit/duration-words.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';
import { runsAtMost, type Sweep, type SweepAxis, seedOf, seedsAtMost, seedsLeft } from './sweep.ts';

export const MOST_RUNS = 100_000;

/** CPU time of a simulated second of a busy LAN, in seconds: what estimates begin with (measured, see docs/performance.md). */
const COST = 1.3e-3;

/** Seconds it will take, roughly, before any run has been timed. */
function estimateOf(sweep: Sweep, workers: number): number {
  return (runsAtMost(sweep) * (Number(sweep.base.params['end']) / 1e9) * COST) / Math.max(1, workers);
}

/** Why this sweep is not started; undefined if it may be. */
export function refusalOf(sweep: Sweep, workers: number): Text | undefined {
  return (
    emptyAxis(sweep.x) ??
    emptyAxis(sweep.series) ??
    seedAlong(sweep) ??
    oneTwice(sweep) ??
    repeated(sweep.x) ??
    repeated(sweep.series) ??
    wrongSeeds(sweep) ??
    tooMany(sweep, workers) ??
    pastLastSeed(sweep)
  );
}

const emptyAxis = ({ points, key, label }: SweepAxis): Text | undefined =>
  points.length > 0
    ? undefined
    : text(
        `There is nothing to run: ${label.en || key} has no value.`,
        `실행할 것이 없습니다. ${label.ko || key}의 값이 하나도 없습니다.`,
      );

function repeated({ points, label }: SweepAxis): Text | undefined {
  const twice = points.find(({ name }, index) => points.findIndex((other) => other.name === name) < index);
  if (twice === undefined) return undefined;
  return text(
    `${label.en} has the value ${twice.name} twice.`,
    `${label.ko}에 ${twice.name} 값이 두 번 들어 있습니다.`,
  );
}

function seedAlong({ x, series }: Sweep): Text | undefined {
  if (![x, series].some(({ points }) => points.some(({ sets }) => 'seed' in sets))) return undefined;
  return text(
    'The seed is what every point is repeated with; it cannot be an axis.',
    '시드는 점마다 반복할 때 쓰는 값이어서 축이 될 수 없습니다.',
  );
}

/** Every point would set anew what the lines have set, and all lines would be the same runs. */
function oneTwice({ x, series }: Sweep): Text | undefined {
  const keys = series.points.flatMap(({ sets }) => Object.keys(sets));
  if (keys.length === 0 || !x.points.every(({ sets }) => keys.every((key) => key in sets))) return undefined;
  return text(`x and series cannot both be ${x.key}.`, `x와 series에 같은 설정(${x.key})을 쓸 수 없습니다.`);
}

function wrongSeeds({ seeds, precision }: Sweep): Text | undefined {
  if (!Number.isInteger(seeds) || seeds < 1) {
    return text(
      'There is nothing to run: at least one seed is needed.',
      '실행할 것이 없습니다. 시드가 하나는 있어야 합니다.',
    );
  }
  if (precision === undefined) return undefined;
  if (!(precision.within > 0) || seeds < 2 || precision.atMost < seeds) {
    return text(
      'For an interval of a wanted width, start with two seeds or more, allow at least as many, and ask for a width above 0.',
      '원하는 너비의 구간을 얻으려면 시드를 둘 이상으로 시작하고, 최대 시드 수는 그 이상, 너비는 0보다 크게 하세요.',
    );
  }
  return undefined;
}

/** No link can say a seed above the highest: the run that it opened would be another. */
function pastLastSeed(sweep: Sweep): Text | undefined {
  const [seeds, left] = [seedsAtMost(sweep), seedsLeft(sweep)];
  if (seeds <= left) return undefined;
  const [first, last] = [seedOf(sweep, 0), seedOf(sweep, left - 1)];
  return text(
    `From seed ${first} on there are only ${left}: the highest is ${last}. Begin with seed ${last - seeds + 1} or less, or take fewer seeds.`,
    `시드 ${first}부터는 ${left}개뿐입니다. 가장 큰 시드가 ${last}입니다. ${last - seeds + 1} 이하의 시드에서 시작하거나 시드 수를 줄이세요.`,
  );
}

function tooMany(sweep: Sweep, workers: number): Text | undefined {
  const runs = runsAtMost(sweep);
  if (runs <= MOST_RUNS) return undefined;
  const [count, most] = [runs.toLocaleString('en'), MOST_RUNS.toLocaleString('en')];
  const time = durationWords(estimateOf(sweep, workers));
  return text(
    `These would be ${count} runs, about ${time.en} of computing here; at most ${most} are started. Take fewer values or fewer seeds.`,
    `모두 ${count}번 실행해야 하고 여기서는 계산에 약 ${time.ko} 걸립니다. 한 번에 ${most}번까지만 실행합니다. 값이나 시드를 줄이세요.`,
  );
}
