// A comparison in one sentence with its numbers: what was measured here and there, and the interval that decided.

import { measuredWords } from '../plot/numbers.ts';
import { highOf, lowOf, type Summary } from '../runner/sweep/summary.ts';
import type { Sweep } from '../runner/sweep/sweep.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import { EVERYWHERE } from './claim.ts';
import type { Finding } from './compare.ts';
import { isExact } from './difference.ts';
import type { Judged, Verdict } from './judge.ts';

export const VERDICT_WORDS: Readonly<Record<Verdict, Text>> = {
  holds: text('holds here', '성립함'),
  fails: text('fails here', '성립하지 않음'),
  'cannot-tell': text('cannot tell', '판단 유보'),
  'built-in': text('built in', '설정에서 나온 결과'),
  depends: text('depends on what the paper leaves open', '논문이 밝히지 않은 조건에 달림'),
};

/** The verdict on a claim. Where some readings of it are decided, that only the others are not. */
export function verdictWords({ verdict, readings }: Judged): Text | undefined {
  const open = readings.filter(({ outcome }) => outcome === 'cannot-tell').length;
  return verdict === 'cannot-tell' && open < readings.length
    ? cannotTellAll(open, readings.length)
    : verdict && VERDICT_WORDS[verdict];
}

const cannotTellAll = (open: number, of: number): Text =>
  open === 0
    ? text('cannot tell for all readings together', '해석 전체로는 판단 유보')
    : text(`cannot tell for ${open} of ${of} readings`, `해석 ${of}가지 중 ${open}가지는 판단 유보`);

/** In front of a claim that the paper does not make. */
export const OURS = text('our reading', '우리의 해석');

/** In place of a verdict while runs that were planned are missing. */
export const NOT_YET = text('when all runs are done', '실행이 모두 끝나면');

/** Names that lean on the one above them in the list of results, as they are where they stand alone. */
const ALONE: Readonly<Record<string, Text>> = {
  spurious: text('Spurious retransmissions', '불필요한 재전송'),
};

const WORDS = {
  difference: text('difference', '차이'),
  ratio: text('ratio', '비율'),
  everywhere: text('mean over the axis', '전체 평균'),
  ratios: text('mean of the ratios along the axis', '축을 따라 구한 비율의 평균'),
  interval: text('interval', '구간'),
  to: text('to', '~'),
  oneRun: text('one run, so no interval', '실행이 하나라 구간이 없음'),
  noRun: text('no seed in common yet', '같은 시드의 실행이 아직 없음'),
  exact: text('every seed gives the same', '모든 시드에서 같음'),
  boundless: text('these runs set no limits to it', '이 실행들로는 범위를 정할 수 없음'),
};

/** `Response time: 87.9 ms at 0.2 s, 92.1 ms at 0.5 s; difference −4.2 ms (95 %: −6.4 ms to −2.0 ms)` */
export function findingWords(
  finding: Finding,
  { x, series }: Pick<Sweep, 'x' | 'series'>,
  scenario: Scenario,
  language: Language,
): string {
  const { comparison, measure, at, than, interval } = finding;
  const metric = scenario.metrics.find(({ name }) => name === measure);
  if (metric === undefined) return '';
  const words = (value: number): string => measuredWords(metric, value, language).replace(/^-/, '−');
  const placed = (mean: number, point: string, line: string | undefined): string => {
    const value = words(mean);
    const spot =
      point === EVERYWHERE
        ? `${value}, ${WORDS.everywhere[language]}`
        : valueAt(value, labelOf(x.points, point))[language];
    return line === undefined ? spot : `${labelOf(series.points, line)[language]}, ${spot}`;
  };
  const isRatio = comparison.test === 'ratio';
  const areParts = metric.unit === 'fraction' && than !== undefined;
  const rounded = (value: number): string => String(Number(value.toPrecision(3))).replace(/^-/, '−');
  const compared = (value: number): string =>
    isRatio ? rounded(value) : areParts ? points(rounded(100 * value))[language] : words(value);
  const places = [placed(at.mean, comparison.point, comparison.line)];
  if (than !== undefined && 'than' in comparison) {
    places.push(placed(than.mean, comparison.than, comparison.thanLine ?? comparison.line));
  }
  // The ratio of the two means beside it is another number.
  const isAlong = 'than' in comparison && comparison.point === EVERYWHERE && comparison.than === EVERYWHERE;
  const of = WORDS[!isRatio ? 'difference' : isAlong ? 'ratios' : 'ratio'][language];
  const what = than === undefined ? WORDS.interval[language] : `${of} ${compared(interval.mean)}`;
  const name = (ALONE[metric.name] ?? metric.label)[language];
  const exact = than === undefined ? WORDS.exact[language] : `${what} (${WORDS.exact[language]})`;
  const sure = isExact(interval)
    ? exact
    : `${what} (${percentWords(finding.confidence)}: ${range(than === undefined ? possibleOf(interval, metric) : interval, compared, language)})`;
  const unsure = WORDS[interval.count === 1 ? 'oneRun' : 'noRun'][language];
  // Of a ratio to what may be nothing.
  const boundless = `${Number.isFinite(interval.mean) ? what : of} (${WORDS.boundless[language]})`;
  const shown = interval.count <= 1 ? unsure : Number.isFinite(interval.half) ? sure : boundless;
  return `${name}: ${places.join(comparison.line === undefined ? ', ' : '; ')}; ${shown}`;
}

/** What made a verdict, each once: a value between two bounds is two comparisons and one sentence. */
export function findingSentences(
  findings: readonly Finding[],
  sweep: Pick<Sweep, 'x' | 'series'>,
  scenario: Scenario,
  language: Language,
): readonly string[] {
  const measured = findings.filter(({ at, than }) => at.count > 0 && than?.count !== 0);
  return [...new Set(measured.map((finding) => findingWords(finding, sweep, scenario, language)))];
}

/** Of a difference of shares: 2 % more than 60 % may be 61.2 or 62 %. */
export const points = (number: string): Text => text(`${number} points`, `${number}%p`);

const valueAt = (value: string, place: Text): Text => text(`${value} at ${place.en}`, `${place.ko}에서 ${value}`);

const labelOf = (points: Sweep['x']['points'], name: string): Text =>
  points.find((point) => point.name === name)?.label ?? text(name, name);

/** `95 %`; more where seeds were added: 97.5 %. */
const percentWords = (confidence: number): string => `${Number((confidence * 100).toPrecision(3))} %`;

/** Of a mean: nothing that is measured is below 0 and no share above 1, whatever an interval of two runs reaches to. */
const possibleOf = (interval: Summary, { unit }: MetricInfo): Summary => ({
  ...interval,
  low: Math.max(0, lowOf(interval)),
  high: unit === 'fraction' ? Math.min(1, highOf(interval)) : highOf(interval),
});

function range(interval: Summary, words: (value: number) => string, language: Language): string {
  return `${words(lowOf(interval))} ${WORDS.to[language]} ${words(highOf(interval))}`;
}
