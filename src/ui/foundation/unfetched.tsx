// Said where a script has not come that a part of the page needs: no fault of the browser's, nor of what was to be computed.

import { useWords } from './context.ts';

export function UnfetchedPart() {
  const words = useWords().share.unfetched;
  return (
    <>
      {words.title} {words.detail}{' '}
      <button type="button" className="text-button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </>
  );
}
