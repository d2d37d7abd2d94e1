// The page that collects what a class handed in: links pasted and files chosen, judged by workers, seen as a table and as
// pictures, saved as a file, on desktop and phone. How every kind of link is judged: tests/collect.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { handedIn } from '../support/handed-links.ts';

let handed: string;
let mail: string;

test.beforeAll(async () => {
  const task = await handedIn({ step: 3, sets: { q: 30 }, task: true, view: { who: '20231234' } });
  const answer = (given: string) => handedIn({ view: { p: [{ question: 'silence', given }] } });
  const better = task.replace(/goodput:\d+/, 'goodput:1999999').replace('20231234', '20235678');
  const [wrong, right] = [await answer('rtt'), await answer('floor')];
  handed = `${task}\nLee: ${wrong.slice(0, -12)}\n박지민: ${wrong}\n[10:02] 정하늘: ${right}\n${better}`;
  mail = `From: Song <song@univ.ac.kr>\nContent-Type: text/plain\n\n${right}\n`;
});

const judged = (page: Page) =>
  expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible({ timeout: 30_000 });
const rows = (page: Page) => page.locator('.collected tbody tr');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('links that were handed in are judged, shown, sorted, found and saved', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('./collect/');
  const field = page.getByRole('textbox', { name: /Links/ });
  const read = page.getByRole('button', { name: 'Read these links' });
  await field.fill('Nothing of ours: https://example.org/x');
  await read.click();
  await expect(page.getByText('There is no link of a run in it.')).toBeVisible();
  await field.fill(handed);
  await read.click();
  await judged(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText(/20231234.*✓met.*Goodput 1.936 Mbit\/s/s);
  await expect(rows(page).nth(1)).toContainText(/Lee.*mangled link.*It has no v= at its end/s);
  await expect(rows(page).nth(2)).toContainText(/박지민.*the run does something else.*One round-trip time/s);
  await expect(rows(page).nth(3)).toContainText(/정하늘.*as the run does.*The RTO minimum/s);
  await expect(rows(page).nth(4)).toContainText(/20235678.*other result.*Goodput 2 Mbit\/s, the run has 1.94 Mbit\/s/s);

  // Mail from another file is added; the same again is not counted twice.
  const chooser = page.locator('input[type=file]');
  for (const count of [6, 6]) {
    await chooser.setInputFiles({ name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) });
    await expect(rows(page)).toHaveCount(count);
    await judged(page);
  }
  await expect(page.getByText('One link was here already')).toBeVisible();
  await expect(page.getByText('2 of 4 predicted what the run does')).toBeVisible();
  await expect(page.locator('.collect-expected')).toContainText('You expected a loss to cost one round-trip time.');
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Who', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Who' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText('20231234');
  await page.getByLabel('Show').selectOption({ label: 'mangled link (1)' });
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Show').selectOption('all');
  await page.getByLabel('Whose').fill('song');
  await expect(rows(page)).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(
    readFileSync((await file.path())!, 'utf8')
      .trimEnd()
      .split('\n'),
  ).toHaveLength(7);

  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('모아 보기');
  await expect(page.locator('.collect-answers h2')).toHaveText('학생들의 답');
  await page.getByRole('button', { name: '처음부터' }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(problems).toEqual([]);
  expect(hosts.size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  test('the table scrolls by itself and nothing is wider than the page', async ({ page }) => {
    await page.goto('./collect/');
    await page.getByRole('textbox', { name: /Links/ }).fill(handed);
    await page.getByRole('button', { name: 'Read these links' }).click();
    await judged(page);
    expect(await isWide(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
  });
});
