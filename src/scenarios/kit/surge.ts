// Load that changes in time: at a moment it steps up (or down), rises until another, or goes up and back, as in the hour when
// everybody comes. Four settings that every scenario with users can have, and what they come to over a whole run with the
// changes that people make while they look. How far the load is from the usual to the other is its height: 0 to 1.

import { Level, type LevelPiece } from '../../engine/core/level.ts';
import { ms, type Nanos, seconds } from '../../engine/core/time.ts';
import type { Change, ParamValues } from './run-spec.ts';
import { choice, duration, factor, settings, type Values } from './settings.ts';
import { type Text, text } from './text.ts';

export const MOST_TIMES = 10;

const SHAPES = [
  { value: 'none', label: text('steady', '일정') },
  { value: 'step', label: text('step: from then on', '계단: 그때부터 계속') },
  { value: 'ramp', label: text('ramp: rises evenly', '경사: 고르게 증가') },
  { value: 'flash', label: text('flash: up and back', '폭주: 늘었다가 되돌아옴') },
] as const;

/** @param usual when it begins and how long it lasts by default; `what` changes, in the words of its scenario */
export const surgeSettings = (usual: { readonly when: Nanos; readonly lasts: Nanos }, what: Text) =>
  settings({
    surge: choice({
      label: text('Load over time', '시간에 따른 부하'),
      help: text(
        `${what.en} may step to another level at a moment and stay there, rise to it evenly, or go there and come back: a flash crowd, a peak hour.`,
        `${what.ko} 어느 순간 다른 수준으로 바뀌어 그대로 있거나, 고르게 늘거나, 늘었다가 되돌아올 수 있습니다. 순간 폭주나 피크 시간이 그렇습니다.`,
      ),
      live: true,
      default: 'none',
      options: SHAPES,
    }),
    times: factor({
      label: text('Load then, times as much', '그때의 부하(배)'),
      help: text(
        'How many times as much load as usual there is then; below 1 it falls, 1 leaves it as it is.',
        '그때 부하가 평소의 몇 배인지 나타냅니다. 1보다 작으면 줄고, 1이면 그대로입니다.',
      ),
      live: true,
      default: 2,
      min: 0.1,
      max: MOST_TIMES,
      step: 0.1,
    }),
    when: duration({
      label: text('Begins at', '시작 시각'),
      help: text('When the load begins to change.', '부하가 바뀌기 시작하는 시각입니다.'),
      live: true,
      default: usual.when,
      min: 0,
      max: seconds(600),
      step: ms(100),
    }),
    lasts: duration({
      label: text('Lasts', '지속 시간'),
      help: text(
        'Flash: how long the load stays up. Ramp: how long it rises. A step stays.',
        '폭주에서는 늘어난 부하가 이어지는 시간, 경사에서는 늘어나는 데 걸리는 시간입니다. 계단은 계속됩니다.',
      ),
      live: true,
      default: usual.lasts,
      min: ms(100),
      max: seconds(600),
      step: ms(100),
    }),
  });

export const SURGE_KEYS = ['surge', 'times', 'when', 'lasts'] as const;

export type SurgeValues = Pick<Values<ReturnType<typeof surgeSettings>>, (typeof SURGE_KEYS)[number]>;

/** Settings that have no effect while the load is steady, or that its shape does not ask for. */
export const SURGE_IDLE: readonly (readonly [
  keys: readonly (keyof SurgeValues)[],
  when: (values: SurgeValues) => boolean,
])[] = [
  [['times', 'when'], ({ surge }) => surge === 'none'],
  [['lasts'], ({ surge }) => surge === 'none' || surge === 'step'],
];

/** Does the load of a run change at any time? */
export const surges = ({ params, changes }: RunValues): boolean =>
  params['surge'] !== 'none' || changes.some(({ key, value }) => key === 'surge' && value !== 'none');

interface RunValues<V extends ParamValues = ParamValues> {
  readonly params: V;
  readonly changes: readonly Change[];
}

/** A stretch of a run in which no setting is changed and the height is a straight line. */
interface Stretch<V> {
  readonly from: Nanos;
  readonly values: V;
  readonly height: number;
  readonly slope: number;
}

/** When the load begins to change and when that is over. */
export function cornersOf({ surge, when, lasts }: SurgeValues): readonly Nanos[] {
  if (surge === 'none') return [];
  return surge === 'step' ? [when] : [when, when + lasts];
}

function heightOf({ surge, when, lasts }: SurgeValues, time: Nanos): { height: number; slope: number } {
  const since = time - when;
  if (surge === 'none' || since < 0) return { height: 0, slope: 0 };
  if (surge === 'step') return { height: 1, slope: 0 };
  if (since >= lasts) return { height: surge === 'ramp' ? 1 : 0, slope: 0 };
  return surge === 'flash' ? { height: 1, slope: 0 } : { height: since / lasts, slope: 1 / lasts };
}

/** The stretches of a run in order of time. */
export function* stretchesOf<V extends SurgeValues & ParamValues>({
  params,
  changes,
}: RunValues<V>): Generator<Stretch<V>> {
  let values = params;
  const moments = [0, ...new Set(changes.map(({ at }) => at))];
  for (const [index, from] of moments.entries()) {
    const own = changes.filter(({ at }) => at === from);
    values = { ...values, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) };
    const until = moments[index + 1] ?? Number.POSITIVE_INFINITY;
    const within = cornersOf(values).filter((corner) => corner > from && corner < until);
    for (const at of [from, ...within]) yield { from: at, values, ...heightOf(values, at) };
  }
}

/**
 * Something over the whole run that is one thing usually and another at full height.
 * @param usual may change, too, where people move a setting
 * @returns undefined if it never is anything but `usual` is at the beginning
 */
export function levelOf<V extends SurgeValues & ParamValues>(
  run: RunValues<V>,
  usual: (values: V) => number,
  then: (values: V) => number,
): Level | undefined {
  const pieces: LevelPiece[] = [];
  for (const { from, values, height, slope } of stretchesOf(run)) {
    const low = usual(values);
    const rise = then(values) - low;
    const [value, rising] = [low + rise * height, rise * slope];
    const last = pieces.at(-1);
    if (last && rising === last.slope && value === last.value && rising === 0) continue;
    pieces.push({ from, value, slope: rising });
  }
  const first = usual(run.params);
  return pieces.every(({ value, slope }) => value === first && slope === 0) ? undefined : new Level(pieces);
}
