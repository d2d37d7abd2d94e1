// The Korean of the scenarios, where the build has taken it out of them (build/korean-apart.ts). English until it is loaded.

import type { Later } from '../../scenarios/kit/text.ts';

let sentences: readonly string[] = [];

/**
 * The build writes this in place of each Korean text.
 * @public
 */
export const later =
  (index: number): Later =>
  () =>
    sentences[index];

export function fill(list: readonly string[]): void {
  sentences = list;
}
