// A drop policy that says what it compared, and of which the checks of its explanation know nothing: whoever adds it is told which
// file lacks it.

import { expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { scenario } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { atm } from '../support/explained/atm.ts';
import type { Checks } from '../support/explained/facts.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { recordWith } from '../ui/page.ts';

it('a policy without a check is named, with the file that lacks it', () => {
  const numbers = { occupancy: 500, threshold: 400, limit: 1000, ofVc: 300, busyVcs: 2, cells: 10 };
  const record = recordWith([{ at: ms(1), kind: 'refuse', numbers }], [], {
    spec: fakeSpec({ policy: 'newest', z: 1 }),
  });
  const packet = { held: 500, threshold: 400, limit: 1000, own: 300, senders: 2, cells: 10, share: 1 };
  const words = () => ({ sentence: { en: '', ko: '' } });
  const refusal = { policy: 'newest', packet, at: ms(1), words };
  const { found } = atm.checks as Checks<'found'>;
  const check = () => found(refusal, { mark: record.marks[0]!, record, scenario }, 'refuse');
  expect(check).toThrow('no check for policy "newest": add it to tests/support/explained/atm.ts');
});
