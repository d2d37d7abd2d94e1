// When a run fails: what happened, in words, with what is needed to repeat it, and one button. The settings stay as they are.

import type { Address } from '../address.ts';
import { useAtCursor, useLectern, useRunner, useWords } from '../context.ts';

export function Failure({ address }: { readonly address: Address }) {
  const words = useWords().failure;
  const runner = useRunner();
  const error = useAtCursor(({ runner: { error } }) => error);
  const spec = useLectern((state) => state.spec);
  if (!error) return null;
  const titles: Readonly<Record<string, string>> = words.title;
  return (
    <div className="failure" role="alert">
      <h2>{titles[error.code] ?? words.title.crash}</h2>
      <p>{words.kept}</p>
      <dl>
        <div>
          <dt>{words.detail}</dt>
          <dd lang="en">
            <code>{error.message}</code>
            {error.hint && <p>{error.hint}</p>}
          </dd>
        </div>
        <div>
          <dt>{words.seed}</dt>
          <dd>{String(spec.params['seed'])}</dd>
        </div>
        <div>
          <dt>{words.link}</dt>
          <dd>
            <code className="whole-link">{address.linkOf(spec, {})}</code>
          </dd>
        </div>
      </dl>
      <button type="button" className="primary" onClick={() => runner.restart()}>
        {words.restart}
      </button>
    </div>
  );
}
