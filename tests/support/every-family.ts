// For tests without a page: all that can be explained.

import { stages } from '../../src/ui/app/pages.ts';
import { bring } from '../../src/ui/explain/families.ts';

/** Every event can be explained from now on. */
export async function explainAll(): Promise<void> {
  for (const stage of Object.values(stages)) bring((await stage()).families);
}
