// How far a sweep is, in runs and seconds, and the one button: begin, stop (which keeps what is finished), go on.

import type { Sweeper } from '../../runner/sweep/sweeper.ts';
import { useWords } from '../foundation/context.ts';
import { UnfetchedPart } from '../foundation/unfetched.tsx';

interface SweepProgressProps {
  readonly sweeper: Sweeper;
  /** Runs if no point needs more seeds. */
  readonly count: number;
  /** What else is said of the runs, after the progress. */
  readonly children?: React.ReactNode;
}

export function SweepProgress({ sweeper, count, children }: SweepProgressProps) {
  const {
    sweep: words,
    share: { unfetched },
  } = useWords();
  const { phase, done, of, secondsLeft } = sweeper.progress;
  const running = phase === 'running';
  const complete = done >= of && done > 0;
  const failed = sweeper.results.failed.length;
  const seconds =
    secondsLeft === undefined
      ? ''
      : words.left(secondsLeft < 10 ? secondsLeft.toFixed(1) : String(Math.round(secondsLeft)));
  const state = running
    ? `${words.progress(done, of)}${seconds && `, ${seconds}`}`
    : complete
      ? words.done
      : phase === 'cancelled'
        ? words.cancelled
        : phase === 'hopeless'
          ? sweeper.unfetched
            ? unfetched.title
            : `${words.hopeless} ${sweeper.reason}`
          : done > 0
            ? words.progress(done, of)
            : `${words.runs(count)}. ${words.waiting}`;
  return (
    <div className="sweep-progress" data-done={complete && !running ? '' : undefined}>
      <progress max={of || count} value={done} aria-label={words.progress(done, of)} />
      <span>{phase === 'hopeless' && sweeper.unfetched && !complete ? <UnfetchedPart /> : state}</span>
      {failed > 0 && <span>{words.failed(failed)}</span>}
      <span className="out-of-sight" role="status">
        {running ? '' : state}
      </span>
      {children}
      {running ? (
        <button type="button" onClick={() => sweeper.cancel()}>
          {words.stop}
        </button>
      ) : (
        !complete && (
          <button type="button" className="sweep-start" onClick={() => void sweeper.run()}>
            {done > 0 ? words.goOn : words.start}
          </button>
        )
      )}
    </div>
  );
}
