// `lectern sweep`: any setting against any result, with intervals over seeds.

import { AxisError, axisFromText, freeDrawing } from '../figures/free-axis.ts';
import { MOST_RUNS } from '../runner/sweep/refusal.ts';
import { ONE_LINE, type Precision, type SweepAxis } from '../runner/sweep/sweep.ts';
import { describeRepair } from '../scenarios/kit/describe-repair.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import { readQuantity } from '../scenarios/kit/read-quantity.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { LANGUAGES } from '../scenarios/kit/text.ts';
import type { Command, Terminal } from './command.ts';
import { type Arguments, oneOf, readArguments } from './read-arguments.ts';
import { noteOthers, noteSweep, noteUnits } from './run/notes.ts';
import { asTyped, keyOf, requestOf, type Setting, settingsIn } from './run/request.ts';
import { wholeNumber } from './sweep/numbers.ts';
import { doSweep, JOB_FLAGS, JOB_HELP } from './sweep/sweep-job.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  x: 'key=a,b,c',
  series: 'key=a,b,c',
  y: 'the name of a result',
  scale: 'linear or log',
  seeds: 'a whole number',
  baseline: 'one of the values of --x',
  within: 'a share such as 5%',
  most: 'a whole number',
  set: 'key=value',
  seed: 'a whole number',
  until: 'a time such as 10s',
  ...JOB_FLAGS,
};
const SEEDS = 5;
/** Seeds that --within may add up to. */
const SEEDS_AT_MOST = 50;

export const sweep: Command = {
  name: 'sweep',
  summary: 'plots any setting against any result, with 95 % intervals over seeds',
  help: `Usage: lectern sweep <scenario|link> --x key=a,b,c [flags]

  --x key=a,b,c         values of a setting along the axis; also key=10..100:10 (steps) and key=10ms..1s/7 (seven values)
  --series key=a,b      one line for each value; the same seeds for all lines
  --y result            what the table and the figure show; "lectern list reno --format json" names the results
  --scale linear|log    the scale of that result
  --baseline value      compares all others with this value of --x, seed by seed
  --seeds n             runs per point (${SEEDS} by default)
  --within 5%           adds seeds until half of the interval is at most this share of the mean, --most n seeds
  --set key=value       a setting of all runs, as often as needed; --seed n and --until 10s as in "lectern run"
${JOB_HELP}`,
  async run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const [target, ...more] = given.words;
    if (target === undefined)
      throw new UsageError('sweep needs a scenario or a link, for example: sweep reno --x q=5..50:5.');
    if (more.length > 0) throw new UsageError(`sweep takes one scenario or link; "${more[0]}" is one too many.`);
    const language = oneOf(given, 'language', LANGUAGES);
    const settings = settingsIn(given, terminal);
    const request = requestOf(target, settings);
    const { scenario, spec, repairs } = request;
    noteUnits(request, settings, language, terminal);
    for (const repair of repairs) terminal.note(describeRepair(repair, language).replaceAll('`', ''));
    noteOthers(request, language, terminal);
    noteSweep(request, language, terminal);
    const x = axisIn(given, 'x', scenario);
    if (x === undefined) throw new UsageError('sweep needs --x with a setting and its values: --x rmin=50ms,200ms,1s.');
    const series = axisIn(given, 'series', scenario) ?? ONE_LINE;
    if (series.key === x.key) throw new UsageError(`--x and --series cannot both be ${x.key}.`);
    noteSwept(settings, { x, series }, given, terminal);
    const metric = metricIn(given, scenario);
    const seeds = wholeNumber(given, 'seeds', SEEDS, MOST_RUNS);
    const job = {
      scenario,
      claims: [],
      sweep: {
        base: spec,
        x,
        series,
        seeds,
        ...precisionIn(given, metric, seeds),
      },
      drawing: { ...freeDrawing(metric, x, oneOf(given, 'scale', ['linear', 'log'])), ...baselineIn(given, x) },
    };
    return doSweep('sweep', job, given, terminal);
  },
};

/** A setting of all runs that an axis sets anew has no effect. */
function noteSwept(
  settings: readonly Setting[],
  axes: Readonly<Record<'x' | 'series', SweepAxis>>,
  given: Arguments,
  terminal: Terminal,
): void {
  for (const setting of settings) {
    for (const flag of ['x', 'series'] as const) {
      if (axes[flag].key !== keyOf(setting)) continue;
      terminal.note(`${asTyped(setting)} and --${flag} ${given.last(flag)} are both given; --${flag} is used.`);
    }
  }
}

function axisIn(given: Arguments, flag: 'x' | 'series', scenario: Scenario): SweepAxis | undefined {
  const words = given.last(flag);
  if (words === undefined) return undefined;
  try {
    return axisFromText(scenario, words);
  } catch (error) {
    if (error instanceof AxisError) throw new UsageError(`--${flag} ${error.message}`);
    throw error;
  }
}

/** The result that is drawn; the scenario's first unless told otherwise. */
export function metricIn(given: Arguments, { id, metrics }: Scenario, otherwise = metrics[0]!.name): MetricInfo {
  const name = given.last('y') ?? otherwise;
  const found = metrics.find((metric) => metric.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const names = metrics.map((metric) => metric.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? `there are ${names.join(', ')}` : `did you mean "${meant}"?`;
  throw new UsageError(`--y: ${id} has no result "${name}" (${hint}).`);
}

function baselineIn(given: Arguments, { points }: SweepAxis): { baseline?: string } {
  const name = given.last('baseline')?.trim();
  if (name === undefined) return {};
  const names = points.map((point) => point.name);
  if (names.includes(name)) return { baseline: name };
  throw new UsageError(`--baseline ${name}: it is one of ${names.join(', ')}.`);
}

function precisionIn(given: Arguments, { name }: MetricInfo, seeds: number): { precision?: Precision } {
  const words = given.last('within');
  if (words === undefined) {
    if (given.has('most')) throw new UsageError('--most belongs to --within.');
    return {};
  }
  const reading = readQuantity(words, 'probability');
  // A plain 5 is five times the mean: every interval is narrower than that.
  if ('problem' in reading || !(reading.value > 0 && reading.value < 1)) {
    throw new UsageError(`--within ${words}: it is a share of the mean, above 0 and below 100%, such as 5%.`);
  }
  if (seeds < 2) throw new UsageError('--within needs an interval to begin with: --seeds 2 or more.');
  const atMost = wholeNumber(given, 'most', SEEDS_AT_MOST, MOST_RUNS);
  if (atMost < seeds) {
    throw new UsageError(
      given.has('most')
        ? `--most ${atMost} is less than --seeds ${seeds}.`
        : `--seeds ${seeds} is more than the ${SEEDS_AT_MOST} that --within adds up to; give --most.`,
    );
  }
  return { precision: { measure: name, within: reading.value, atMost } };
}
