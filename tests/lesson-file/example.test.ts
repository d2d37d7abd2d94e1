// The lesson that the documentation shows is short, and holds.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { say } from '../support/cli.ts';

it('the example has at most 60 lines, and everything in it holds', async () => {
  const file = fileURLToPath(new URL('../../docs/examples/delayed-ack.md', import.meta.url));
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const { status, out } = await say('lesson', 'check', file);
  expect([status, out]).toEqual([0, expect.stringContaining('everything holds.')]);
});
