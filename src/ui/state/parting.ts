// Where two complete runs part, worked out once for each pair.

import { type Parting, partingOf } from '../../record/divergence.ts';
import { memoBy } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';

/** Of records that are done: their packets may be those of another span later, which changes nothing here. */
export const partingOfRuns = memoBy((own: RunRecord) => memoBy((other: RunRecord): Parting => partingOf(own, other)));
