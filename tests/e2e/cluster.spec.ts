// The page of the web cluster in the browser: its what-ifs are one choice each, a node on the stage fails and comes back at a
// click, impossible settings are told with what is run instead, and visitors in an open loop are named.

import { expect, type Page, test } from '@playwright/test';
import { whatIfs } from '../../src/scenarios/cluster/what-ifs.ts';
import { webCluster } from '../../src/scenarios/web-cluster.ts';
import { addressOf, complaintsOf, finishedRun, open } from '../support/open-page.ts';

/** Few users and a short run: what is shown here does not depend on them. */
const to = (more: string): string => addressOf(webCluster, `end=4s&warm=1s&paused=1&${more}&v=1`);

const setting = async (page: Page, key: string) => (await finishedRun(page)).spec.params[key];
const changes = async (page: Page) => (await finishedRun(page)).spec.changes;

test('every what-if is one choice that brings what belongs to it', async ({ page }) => {
  await open(page, to('users=500'));
  await finishedRun(page);
  for (const { value, sets } of whatIfs) {
    if (!sets) continue;
    await page.locator('[data-key=case] select').selectOption(value);
    for (const [key, wanted] of Object.entries(sets)) await expect.poll(() => setting(page, key)).toBe(wanted);
  }
});

test('a click on a node lets it fail at the cursor, another brings it back', async ({ page }) => {
  await open(page, to('users=300&policy=lardr&t=2s'));
  await finishedRun(page);
  const node = page.getByRole('button', { name: /^Let node 3 fail/ });
  await page.locator('.cluster-stage .stage').hover();
  await node.click();
  await expect.poll(async () => (await changes(page)).map(({ key, value }) => `${key} ${value}`)).toEqual(['down 3']);
  await expect(page.locator('.cluster-down', { hasText: 'down' })).toHaveCount(1);
  await node.click();
  await expect(page.locator('.cluster-down', { hasText: 'down' })).toHaveCount(0);
});

const REFUSED = [
  { what: 'nodes=0', says: '1' },
  { what: 'users=0', says: '1' },
  { what: 'tlow=90', says: 'idle must be less than busy' },
  { what: 'mem=1MB', says: 'larger than the memory of a node' },
  { what: 'loop=open&reqs=10000&end=600s', says: 'So many visitors' },
];

for (const { what, says } of REFUSED) {
  test(`what cannot be is told, and the nearest is run: ${what}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const rest = what.includes('end=') ? what : `end=2s&warm=1s&${what.includes('users') ? '' : 'users=50&'}${what}`;
    await page.goto(addressOf(webCluster, `paused=1&${rest}&v=1`));
    await expect(page.locator('.notice').first()).toContainText(says);
    await finishedRun(page);
    expect(complaints).toEqual([]);
  });
}

test('visitors of an open loop are named, and not their number but their rate', async ({ page }) => {
  await open(page, to('loop=open&reqs=400&policy=lard'));
  await finishedRun(page);
  await expect(page.locator('.cluster-two')).toContainText('400 visitors/s');
});
