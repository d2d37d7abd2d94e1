// How far a sweep is: a bar that is redrawn where a person watches, otherwise a line of JSON now and then.

import { counted } from '../../explain/words/forms.en.ts';
import type { SweepProgress } from '../../runner/sweep/sweeper.ts';
import { durationWords } from '../../scenarios/kit/duration-words.ts';
import type { Terminal } from '../command.ts';

const WIDTH = 30;
/** Between two redraws of the bar, and between two lines of JSON, ms. */
const REDRAW = 100;
const LINE = 1000;

export class ProgressReport {
  private readonly terminal: Terminal;
  private readonly now: () => number;
  private saidAt = Number.NEGATIVE_INFINITY;

  constructor(terminal: Terminal, now: () => number) {
    this.terminal = terminal;
    this.now = now;
  }

  say(progress: SweepProgress): void {
    const { redraw } = this.terminal;
    const isLast = progress.phase !== 'running';
    if (!isLast && this.now() - this.saidAt < (redraw ? REDRAW : LINE)) return;
    this.saidAt = this.now();
    if (redraw) redraw(isLast ? '' : bar(progress));
    else this.terminal.note(JSON.stringify(rounded(progress)));
  }
}

/** @param what is counted, one of it */
export function bar({ done, of, secondsLeft }: SweepProgress, what = 'run'): string {
  const full = of === 0 ? WIDTH : Math.floor((done / of) * WIDTH);
  const left = secondsLeft === undefined ? '' : `, ${timeLeft(secondsLeft)} left`;
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${counted(of, what)}${left}`;
}

const timeLeft = (seconds: number): string => (seconds < 10 ? `${seconds.toFixed(1)} s` : durationWords(seconds).en);

const rounded = ({ phase, done, of, secondsLeft }: SweepProgress) => ({
  event: 'progress',
  phase,
  done,
  of,
  secondsLeft: secondsLeft === undefined ? null : Number(secondsLeft.toFixed(1)),
});
