// Waiting for a sweep.

import { expect, type Page } from '@playwright/test';

/** Hundreds of runs have to be computed, at whatever pace the machine has. */
export const COMPUTED = { timeout: 80_000 };

export const allRunsDone = (page: Page) =>
  expect(page.getByText(/All runs are done\.|모든 실행이 끝났습니다\./).first()).toBeVisible(COMPUTED);
