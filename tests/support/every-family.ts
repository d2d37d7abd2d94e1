// For tests without a page: all that can be explained.

import { stages } from '../../src/ui/pages.ts';
import { bring } from '../../src/ui/why/families.ts';

/** Every event can be explained from now on. */
export async function explainAll(): Promise<void> {
  for (const stage of Object.values(stages)) bring((await stage()).families);
}
