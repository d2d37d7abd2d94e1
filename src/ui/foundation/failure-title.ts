// What a failed run is called, in the chosen language.

import type { RunError } from '../../runner/client-contract.ts';
import { useAtCursor, useFirstWords } from './context.ts';

/** A sentence for every code there is. */
export function useFailureTitles(): (error: RunError) => string {
  const { title } = useFirstWords().share.failure;
  const titles: Readonly<Record<string, string>> = title;
  return ({ code }) => titles[code] ?? title.crash;
}

/** Undefined while the run in front goes on or is done. */
export function useFailureTitle(): string | undefined {
  const titleOf = useFailureTitles();
  const error = useAtCursor(({ runner }) => runner.error);
  return error && titleOf(error);
}
