// One answer remembered: several parts of the page that ask the same thing get the same object, worked out once.

import { expect, it, vi } from 'vitest';
import { lastOf } from '../../src/ui/foundation/last-of.ts';

it('is worked out again only for other arguments', () => {
  const work = vi.fn((run: object, done: boolean) => ({ run, done }));
  const asked = lastOf(work);
  const run = {};
  const first = asked(run, true);
  expect(asked(run, true)).toBe(first);
  expect(asked(run, false)).toEqual({ run, done: false });
  expect(asked({}, false)).not.toBe(first);
  expect(work).toHaveBeenCalledTimes(3);
});
