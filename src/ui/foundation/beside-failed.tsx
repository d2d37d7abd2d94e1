// What stands in the place of something that is worked out from runs beside the page's own when one of them has failed: what
// happened, and once more.

import './beside-failed.css';
import { useWords } from './context.ts';
import { useFailureTitles } from './failure-title.ts';
import type { RunsBeside } from './runs-beside.ts';

/** Nothing as long as none has. */
export function BesideFailed({ runs: { error, again } }: { readonly runs: Pick<RunsBeside, 'error' | 'again'> }) {
  const words = useWords().share.failure;
  const titleOf = useFailureTitles();
  if (!error) return null;
  return (
    <div className="beside-failed" role="alert">
      <p>
        <strong>{titleOf(error)}</strong> {words.beside} {error.message && <code lang="en">{error.message}</code>}
      </p>
      <button type="button" className="text-button" onClick={again}>
        {words.again}
      </button>
    </div>
  );
}
