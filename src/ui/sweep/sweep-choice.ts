// What is swept, as a person chose it and as links say it: a figure of a paper, or one's own (which setting goes along the
// axis, which makes the lines, which result is drawn). Pure. A link that cannot be read in full keeps what can be.

import { figureDrawn, figuresOf } from '../../figures/figures.ts';
import { AxisError, axisFromText, axisOf, valuesBetween } from '../../figures/free-axis.ts';
import { type Effort, type PaperFigure, sweepOf } from '../../figures/paper-figure.ts';
import { drawingOf, type SweepDrawing } from '../../figures/sweep-drawing.ts';
import { LOOKS_AT_MOST } from '../../runner/sweep/looks.ts';
import { ONE_LINE, type Sweep, type SweepAxis } from '../../runner/sweep/sweep.ts';
import { isHidden, type Limits, NO_LIMITS } from '../../scenarios/kit/limits.ts';
import type { NumberParameter, Parameter } from '../../scenarios/kit/parameter.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { snap } from '../../scenarios/kit/snap.ts';
import { text } from '../../scenarios/kit/text.ts';
import { variesHidden } from './kept-from.ts';

export interface SweepChoice {
  /** Id of a paper's figure; undefined: one's own. */
  readonly figure: string | undefined;
  /** Along the axis and as lines, `key=value,value`; only of one's own. */
  readonly x: string;
  readonly series: string;
  /** Name of the result that is drawn. */
  readonly measure: string;
  readonly scale: 'linear' | 'log';
  readonly effort: Effort;
  /** Names of the lines of a paper's figure; empty: those it shows by itself. */
  readonly lines: readonly string[];
  /** Seeds are added until half of the interval is at most this share of the mean; 0: none are added. */
  readonly within: number;
  /** How often a claim may be looked at, by its id, each time with twice the seeds; left out: once. */
  readonly looks: Readonly<Record<string, number>>;
}

/** Shares on offer, and how many seeds a point may get. */
export const WIDTHS: readonly number[] = [0.1, 0.05, 0.02];
const SEEDS_AT_MOST = 50;

const QUICK_SEEDS = 3;
const THOROUGH_SEEDS = 5;

/** The figure of the scenario that leads, or its first, else its lesson's own setting against its first result. */
export function firstChoice(scenario: Scenario, limits: Limits = NO_LIMITS): SweepChoice {
  const figures = shownFigures(scenario, limits);
  const figure = figures.find(({ leads }) => leads) ?? figures.find(({ leads }) => leads === undefined);
  return figure ? choiceOfFigure(figure) : { ...ownChoice(scenario, limits), figure: undefined };
}

/** Those that vary nothing the link hides. */
export const shownFigures = (scenario: Scenario, limits: Limits): readonly PaperFigure[] =>
  figuresOf(scenario.id).filter((figure) => !variesHidden(sweepOf(figure, scenario, { effort: 'quick' }), limits));

/** Every result says the seeds apart from the settings. */
export const sweepable = ({ parameters }: Scenario, limits: Limits): readonly Parameter[] =>
  parameters.filter(
    (parameter) =>
      !['seed', 'watch'].includes(parameter.key) && !isHidden(limits, parameter.key) && hasSeveral(parameter),
  );

/** Of some rules there is but one to choose; others are written. */
const hasSeveral = (parameter: Parameter): boolean => parameter.kind !== 'choice' || parameter.options.length > 1;

export const choiceOfFigure = ({ id, measures, scales }: PaperFigure): SweepChoice => ({
  figure: id,
  x: '',
  series: '',
  measure: measures[0]!,
  scale: scales.y,
  effort: 'quick',
  lines: [],
  within: 0,
  looks: {},
});

/** Results that say most about a run, where a scenario has them. */
const TELLING = ['responseTime', 'goodput'];

/** The lesson's own setting along the axis, in seven values; where it is hidden, the first that is not. */
export function ownChoice(scenario: Scenario, limits: Limits = NO_LIMITS): SweepChoice {
  const all = sweepable(scenario, limits);
  const isLessons = ({ key }: Parameter): boolean => key === scenario.lessonKey;
  const parameter = all.find(isLessons) ?? all[0] ?? scenario.parameters.find(isLessons)!;
  const { name: measure } =
    TELLING.flatMap((wanted) => scenario.metrics.filter(({ name }) => name === wanted))[0] ?? scenario.metrics[0]!;
  const x = someValues(parameter);
  return {
    figure: undefined,
    x,
    series: '',
    measure,
    scale: 'linear',
    effort: 'quick',
    lines: [],
    within: 0,
    looks: {},
  };
}

/** Values of a setting to begin with: over its whole range, or all of its options. */
export function someValues(parameter: Parameter): string {
  if (parameter.kind === 'number') return axisText(axisOf(parameter, spread(parameter)));
  const values = parameter.kind === 'choice' ? parameter.options.map(({ value }) => value) : [true, false];
  return axisText(axisOf(parameter, values));
}

/** Seven values from end to end; between the ends of a logarithmic scale round ones, 1, 2 or 5 and zeros. */
function spread(parameter: NumberParameter): number[] {
  const values = valuesBetween(parameter, parameter.min, parameter.max, 7);
  if (parameter.scale !== 'log') return values;
  const rounded = values.map((value, index) =>
    index === 0 || index === values.length - 1 ? value : snap(parameter, roundest(value)),
  );
  return [...new Set(rounded)];
}

/** The nearest of 1, 2, 5 and 10 times a power of ten. */
function roundest(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const candidates = [1, 2, 5, 10].map((digit) => digit * power);
  const apart = (candidate: number): number => Math.abs(Math.log(candidate / value));
  return candidates.reduce((best, next) => (apart(next) < apart(best) ? next : best));
}

const axisText = ({ key, points }: SweepAxis): string => `${key}=${points.map(({ name }) => name).join(',')}`;

export interface PlannedSweep {
  readonly sweep: Sweep;
  readonly drawing: SweepDrawing;
  readonly figure: PaperFigure | undefined;
}

/**
 * @param spec the run on the page, which a sweep of one's own varies
 * @throws AxisError with words for the person who asked
 */
export function planOf(
  choice: SweepChoice,
  scenario: Scenario,
  spec: RunSpec,
  limits: Limits = NO_LIMITS,
): PlannedSweep {
  const planned = wholePlan(choice, scenario, spec);
  if (!variesHidden(planned.sweep, limits)) return planned;
  throw new AxisError(
    'This sweep varies a setting that whoever made the link has hidden. Choose another one, or open the full page first.',
    '링크를 만든 사람이 숨긴 설정을 바꾸어 가는 스윕입니다. 다른 설정을 고르거나 먼저 전체 페이지를 여세요.',
  );
}

function wholePlan(choice: SweepChoice, scenario: Scenario, spec: RunSpec): PlannedSweep {
  const figure = figuresOf(scenario.id).find(({ id }) => id === choice.figure);
  if (figure) {
    const lines = choice.lines.length > 0 ? { lines: choice.lines } : {};
    const sweep = { ...sweepOf(figure, scenario, { effort: choice.effort, ...lines }), ...precisionOf(choice) };
    return { sweep, drawing: { ...drawingOf(figure, choice.measure), scale: choice.scale }, figure };
  }
  const x = axisFromText(scenario, choice.x);
  const series = choice.series === '' ? ONE_LINE : axisFromText(scenario, choice.series);
  if (x.key === series.key) {
    throw new AxisError(
      `${x.label.en} cannot be axis and lines at once. Choose another setting for one of them.`,
      `${x.label.ko}: 가로축과 선에 함께 쓸 수 없습니다. 둘 중 하나는 다른 설정으로 고르세요.`,
    );
  }
  const seeds = choice.effort === 'quick' ? QUICK_SEEDS : THOROUGH_SEEDS;
  const sweep = { base: { ...spec, changes: [], kills: [] }, x, series, seeds, ...precisionOf(choice) };
  return { sweep, drawing: ownDrawing(choice, scenario, x), figure: undefined };
}

const precisionOf = ({ within, measure }: SweepChoice): Pick<Sweep, 'precision'> =>
  within > 0 ? { precision: { measure, within, atMost: SEEDS_AT_MOST } } : {};

/** Another result of the same runs, or on another scale. */
export function drawnAnew(
  { drawing, sweeper }: { readonly drawing: SweepDrawing; readonly sweeper: { readonly sweep: Sweep } },
  part: Partial<Pick<SweepChoice, 'measure' | 'scale'>>,
  scenario: Scenario,
): SweepDrawing {
  const { measure, scale } = { ...drawing, ...part };
  if (measure === drawing.measure) return { ...drawing, scale };
  const figure = figureDrawn(drawing);
  const { band: _, ...kept } = drawing;
  return figure
    ? { ...kept, ...drawingOf(figure, measure), scale }
    : { ...kept, ...ownDrawing({ measure, scale }, scenario, sweeper.sweep.x) };
}

function ownDrawing(
  { measure, scale }: Pick<SweepChoice, 'measure' | 'scale'>,
  { metrics }: Scenario,
  x: SweepAxis,
): SweepDrawing {
  const metric = metrics.find(({ name }) => name === measure) ?? metrics[0]!;
  const title = text(`${metric.label.en} by ${x.label.en}`, `${x.label.ko}에 따른 ${metric.label.ko}`);
  return { title, measure: metric.name, scale, printed: [] };
}

/** As links say it: `P0-5`, `P0-5:y:pages:thorough`, `x:rmin:50ms,100ms:s:util:10pc,40pc:y:responseTime:log`. */
export function choiceText(choice: SweepChoice, scenario: Scenario): string {
  const figure = figuresOf(scenario.id).find(({ id }) => id === choice.figure);
  const words: string[] = figure ? [figure.id] : ['x', ...choice.x.split('=')];
  if (!figure && choice.series) words.push('s', ...choice.series.split('='));
  if (!figure || choice.measure !== figure.measures[0]) words.push('y', choice.measure);
  if (choice.scale !== (figure?.scales.y ?? 'linear')) words.push(choice.scale);
  if (choice.effort === 'thorough') words.push('thorough');
  if (choice.lines.length > 0) words.push('l', choice.lines.join(','));
  if (choice.within > 0) words.push('within', `${choice.within * 100}pc`);
  const looks = Object.entries(choice.looks).map(([claim, look]) => `${claim}.${look}`);
  if (figure && looks.length > 0) words.push('more', looks.join(','));
  return words.join(':');
}

/** What of a link's words means something here; the rest is as the first choice has it. */
export function choiceFromText(given: string, scenario: Scenario, limits: Limits = NO_LIMITS): SweepChoice {
  const words = given.split(':');
  const figure = figuresOf(scenario.id).find(({ id }) => id.toLowerCase() === words[0]?.toLowerCase());
  let choice: SweepChoice = figure
    ? choiceOfFigure(figure)
    : words.includes('x')
      ? ownChoice(scenario, limits)
      : firstChoice(scenario, limits);
  for (let place = figure ? 1 : 0; place < words.length; place++) {
    const word = words[place]!;
    const [first = '', second = ''] = words.slice(place + 1);
    if (word === 'x') choice = { ...choice, x: `${first}=${second}` };
    if (word === 's') choice = { ...choice, series: `${first}=${second}` };
    if (word === 'y' && scenario.metrics.some(({ name }) => name === first)) choice = { ...choice, measure: first };
    if (word === 'log' || word === 'linear') choice = { ...choice, scale: word };
    if (word === 'quick' || word === 'thorough') choice = { ...choice, effort: word };
    if (word === 'l') choice = { ...choice, lines: linesIn(first, figure) };
    if (word === 'within') choice = { ...choice, within: WIDTHS.find((width) => first === `${width * 100}pc`) ?? 0 };
    if (word === 'more') choice = { ...choice, looks: looksIn(first, figure) };
    place += word === 'x' || word === 's' ? 2 : ['y', 'l', 'within', 'more'].includes(word) ? 1 : 0;
  }
  return choice;
}

/** Those the figure has, in its order. */
function linesIn(given: string, figure: PaperFigure | undefined): readonly string[] {
  const names = given.split(',');
  return (figure?.series.points ?? []).map(({ name }) => name).filter((name) => names.includes(name));
}

/** `shortest.2,idle.3`: of claims the figure has. */
function looksIn(given: string, figure: PaperFigure | undefined): Readonly<Record<string, number>> {
  const claims = (figure?.claims ?? []).map(({ id }) => id);
  const looks = given.split(',').map((word): [string, number] => {
    const [id = '', look = ''] = word.split('.');
    return [id, Math.min(LOOKS_AT_MOST, Math.trunc(Number(look)) || 1)];
  });
  return Object.fromEntries(looks.filter(([id, look]) => claims.includes(id) && look > 1));
}
