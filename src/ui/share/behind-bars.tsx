// What is said of a run that is compared and not in front when it failed or computing it was stopped: the run in front goes on,
// and without a word the other's place would wait without end.

import './notice.css';
import type { RunError } from '../../runner/client-contract.ts';
import { useFirstWords, useLectern, useWhole } from '../foundation/context.ts';
import { useFailureTitles } from '../foundation/failure-title.ts';
import { type SlotRun, useSlots } from '../state/use-slots.ts';

/** Of these settings another attempt says the same. */
const IN_VAIN: readonly string[] = ['packets', 'parameters'];

export const BehindBars = () =>
  useSlots()
    .filter(({ front, stopped }) => !front && stopped !== undefined)
    .map((run) => <BehindBar key={run.letter} run={run} />);

function BehindBar({ run: { slot, letter, stopped } }: { readonly run: SlotRun }) {
  const words = useFirstWords().share;
  const { records } = useWhole();
  const titleOf = useFailureTitles();
  const bringToFront = useLectern((state) => state.bringToFront);
  const runner = records.at(slot);
  const error: RunError | undefined = typeof stopped === 'object' ? stopped : undefined;
  const title = error ? titleOf(error) : words.longRun[stopped as Exclude<SlotRun['stopped'], RunError | undefined>];
  return (
    <div className="notice">
      <p>
        <strong>{words.behind.said(letter, title)}</strong> {words.behind.goesOn}{' '}
        {error && <code lang="en">{error.message}</code>}
      </p>
      <span className="notice-actions">
        {error && !IN_VAIN.includes(error.code) && (
          <button type="button" className="text-button" onClick={() => runner?.restart()}>
            {words.failure.again}
          </button>
        )}
        {!error && stopped !== 'full' && (
          <button type="button" className="text-button" onClick={() => runner?.goOn()}>
            {words.longRun.goOn}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => bringToFront(slot)}>
          {words.behind.show(letter)}
        </button>
      </span>
    </div>
  );
}
