// When a run fails: what happened, in words, with what is needed to repeat it, and one button. The settings stay as they are.

import './failure.css';
import type { RunError } from '../../runner/client-contract.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useFirstWords, useLectern, useRunner } from '../foundation/context.ts';
import { useFailureTitles } from '../foundation/failure-title.ts';
import { LETTERS } from '../foundation/run-letter.tsx';
import type { ShareWords } from '../i18n/share.en.ts';
import type { Address } from '../state/address.ts';

interface FailureReportProps {
  readonly address: Address;
  readonly error: RunError;
}

/** Where trying again does not help, what does. */
const adviceOn = ({ code }: RunError, words: ShareWords['failure']): string =>
  code === 'fetch' ? words.connection : code === 'packets' ? words.fewer : words.kept;

export function FailureReport({ address, error }: FailureReportProps) {
  const words = useFirstWords().share.failure;
  const runner = useRunner();
  const titleOf = useFailureTitles();
  const spec = useLectern((state) => state.spec);
  const slots = useLectern((state) => state.slots);
  const front = useLectern((state) => state.front);
  // A run that failed after an edit has left that before it on the page.
  const isOfBefore = runner.record !== undefined && !sameSpec(runner.record.spec, spec);
  return (
    <div className="failure" role="alert">
      <h2>{titleOf(error)}</h2>
      <p>
        {adviceOn(error, words)} {isOfBefore && words.before}
      </p>
      <dl>
        {slots.length > 1 && (
          <div>
            <dt>{words.run}</dt>
            <dd>{LETTERS[front]}</dd>
          </div>
        )}
        <div>
          <dt>{words.detail}</dt>
          <dd lang="en">
            <code>{error.message}</code>
            {error.hint && error.code !== 'packets' && <p>{error.hint}</p>}
          </dd>
        </div>
        <div>
          <dt>{words.seed}</dt>
          <dd>{String(spec.params['seed'])}</dd>
        </div>
        <div>
          <dt>{words.link}</dt>
          <dd>
            <code className="whole-link">{address.linkOf({ slots, front }, {})}</code>
          </dd>
        </div>
      </dl>
      <button type="button" className="primary" onClick={() => runner.restart()}>
        {words.restart}
      </button>
    </div>
  );
}
