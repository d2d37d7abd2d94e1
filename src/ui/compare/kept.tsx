// What came of the runs that are kept, as a table: a row for each result, a column for each run, and the difference. It lies
// where the results are, so nothing moves when it comes.

import { useLectern, useLecternStore, useText, useWords } from '../foundation/context.ts';
import { RunLetter } from '../foundation/run-letter.tsx';
import { type KeptResult, sweepOfRuns } from '../state/kept-runs.ts';
import { type Kept, type KeptRun, useKept } from '../state/use-kept.ts';
import './kept.css';

interface KeptProps {
  /** Only the results that answer the question, on a phone. */
  readonly brief?: boolean;
}

export function KeptPanel({ brief = false }: KeptProps) {
  const kept = useKept();
  const words = useWords().compare;
  const answers = useLectern(({ scenario }) => Math.max(1, scenario.answers?.length ?? 0));
  if (!kept) return null;
  const { runs, results, subtracted } = kept;
  return (
    <section className={brief ? 'compared kept compared-brief' : 'compared kept'} aria-label={words.results}>
      {/* It scrolls, so keys have to reach it. */}
      <div className="kept-scroll" tabIndex={brief ? undefined : 0}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="kept-note">
                {brief ? <EndButton /> : <OneEach kept={kept} />}
              </th>
              {runs.map((run) => (
                <RunHead key={run.letter} run={run} />
              ))}
              <th scope="col" className="kept-difference">
                {words.minus(subtracted[1].letter, subtracted[0].letter)}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, brief ? answers : undefined).map((result, index) => (
              <ResultRow key={result.metric.name} result={result} kept={kept} main={index < answers} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** One seed says nothing of chance: a sweep of the same settings does. */
function OneEach({ kept }: { readonly kept: Kept }) {
  const words = useWords().compare;
  const scenario = useLectern((state) => state.scenario);
  const { setSweep, setSweeping } = useLecternStore().getState();
  const sweep = sweepOfRuns(kept, scenario);
  const open = (): void => {
    setSweep(sweep);
    setSweeping(true);
  };
  return (
    <>
      <span title={words.randomness[kept.randomness].why}>{words.randomness[kept.randomness].said}</span>{' '}
      {sweep && (
        <button
          type="button"
          className="text-button"
          aria-label={words.sweepHint}
          title={words.sweepHint}
          onClick={open}
        >
          {words.sweep}
        </button>
      )}
    </>
  );
}

/** On a phone, where the top of the page has no room for it. */
function EndButton() {
  const words = useWords().compare;
  const endComparison = useLectern((state) => state.endComparison);
  return (
    <button type="button" className="text-button" aria-label={words.endComparison} onClick={endComparison}>
      {words.endShort}
    </button>
  );
}

function RunHead({ run: { slot, letter, wholeName, front } }: { readonly run: KeptRun }) {
  const words = useWords().compare;
  const bringToFront = useLectern((state) => state.bringToFront);
  return (
    <th scope="col">
      <button
        type="button"
        className="run-choice"
        aria-pressed={front}
        aria-label={words.run(letter, wholeName)}
        title={words.toFront(letter)}
        onClick={() => bringToFront(slot)}
      >
        <RunLetter letter={letter} front={front} />
      </button>
    </th>
  );
}

/** Of what is still to come, and of what will not come by itself. */
const PENDING = '…';
const NONE = '–';

interface ResultProps {
  readonly result: KeptResult;
  readonly kept: Kept;
  readonly main: boolean;
}

function ResultRow({ result: { metric, values, unit, difference, verdict, same }, kept, main }: ResultProps) {
  const say = useText();
  const words = useWords().compare;
  return (
    <tr data-metric={metric.name} data-main={main || undefined} data-same={same || undefined}>
      <th scope="row">
        {say(metric.label)}
        {unit && <span className="unit"> {unit}</span>}
      </th>
      {kept.runs.map(({ letter, slot, front, stopped }) => (
        <td key={letter} data-run={letter} data-front={front || undefined}>
          {values[slot] || (stopped ? NONE : PENDING)}
        </td>
      ))}
      <td className="kept-difference">
        {difference || (kept.subtracted.some(({ stopped }) => stopped) ? NONE : PENDING)}
        {verdict && <span className="unit"> {words[verdict]}</span>}
      </td>
    </tr>
  );
}
