// When a run fails: what happened, in words, with what is needed to repeat it, and one button. The settings stay as they are.

import './failure.css';
import type { RunError } from '../../runner/client-contract.ts';
import { useFirstWords, useLectern, useRunner } from '../foundation/context.ts';
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
  const spec = useLectern((state) => state.spec);
  const titles: Readonly<Record<string, string>> = words.title;
  return (
    <div className="failure" role="alert">
      <h2>{titles[error.code] ?? words.title.crash}</h2>
      <p>{adviceOn(error, words)}</p>
      <dl>
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
            <code className="whole-link">{address.linkOf({ slots: [spec], front: 0 }, {})}</code>
          </dd>
        </div>
      </dl>
      <button type="button" className="primary" onClick={() => runner.restart()}>
        {words.restart}
      </button>
    </div>
  );
}
