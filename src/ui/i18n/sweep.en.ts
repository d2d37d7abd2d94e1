// The words of the sweep page. What a figure and its claims say is in src/figures.

import { counted, forms } from '../../explain/words/forms.en.ts';

export const sweep = {
  title: 'Sweep',
  back: 'Back to the run',
  what: 'What to run',
  own: 'A sweep of your own',
  drawn: 'Result',
  along: 'Along the axis',
  values: 'Values',
  lines: 'Lines',
  linesRun: (count: number, of: number) => `Lines: ${count} of ${of} ${forms(count, 'is', 'are')} run`,
  none: 'one line',
  scale: 'Vertical axis',
  linear: 'linear',
  log: 'logarithmic',
  effort: 'How thorough',
  quick: 'quick',
  thorough: 'thorough',
  more: 'Add seeds until the interval is',
  noMore: 'do not add',
  within: (share: string) => `± ${share} or less`,
  runs: (count: number) => counted(count, 'run'),
  start: 'Run it',
  goOn: 'Continue',
  stop: 'Stop, keep results',
  progress: (done: number, of: number) => `${done} of ${counted(of, 'run')}`,
  left: (seconds: string) => `${seconds} s left`,
  done: 'All runs are done.',
  cancelled: 'Stopped; finished points are kept.',
  hopeless: 'The web workers of this browser could not be used.',
  waiting: 'Nothing has been run yet.',
  printed: 'printed in the paper',
  best: 'best of its row',
  measuredBy: 'Judged by',
  heatMore:
    'Stronger colour: larger value. Ring: the best of its row (more is better), or one that these runs cannot tell from it.',
  heatLess:
    'Stronger colour: larger value. Ring: the best of its row (less is better), or one that these runs cannot tell from it.',
  honesty: 'Before you believe it',
  seeds: 'Show single runs',
  claims: 'What the paper says, and what we measure',
  intervals: '95 % intervals, paired by seed; adding seeds requires a higher confidence level.',
  toDecide: (runs: number, seconds: number | undefined) => {
    const took = seconds === undefined ? undefined : Math.max(1, Math.round(seconds));
    return `${counted(runs, 'more run')}${took === undefined ? '' : `, ${took} s,`} to decide`;
  },
  noClaims: 'This sweep is not taken from a paper. The bars are 95 % intervals.',
  reading: 'Read as:',
  table: 'The figure as a table',
  mean: 'mean',
  interval: '95 % interval',
  openThis: 'Open this run',
  points: 'Points of the figure',
  openRun: 'Open one of its runs:',
  seed: (seed: number) => `seed ${seed}`,
  csv: 'CSV, one row per run',
  svg: 'SVG',
  png: 'PNG',
  withoutSettings: 'Whoever made this link has hidden settings, so the files say neither settings nor links.',
  open: 'Open a CSV',
  failed: (count: number) => `${counted(count, 'run')} could not be computed.`,
  changed: 'These results belong to other settings; run the sweep again.',
};

export type SweepWords = typeof sweep;
