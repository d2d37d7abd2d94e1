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
  // What has no link is named, alone and beside others.
  const chooser = page.locator('input[type=file]');
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) };
  await chooser.setInputFiles([photo, { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) }]);
  await expect(page.locator('.collect-said p')).toHaveText([
    'Not looked into, as it is no text: photo.png.',
    'There is no link of a run in empty.csv.',
  ]);
  await field.fill(handed);
  await read.click();
  await judged(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.locator('.collect-said p')).toHaveCount(0);
  await expect(rows(page).nth(0)).toContainText(/20231234.*✓met.*Goodput 1.936 Mbit\/s/s);
  await expect(rows(page).nth(1)).toContainText(/Lee.*mangled link.*It has no v= at its end/s);
  await expect(rows(page).nth(2)).toContainText(/박지민.*the run does something else.*One round-trip time/s);
  await expect(rows(page).nth(3)).toContainText(/정하늘.*as the run does.*The RTO minimum/s);
  await expect(rows(page).nth(4)).toContainText(/20235678.*other result.*Goodput 2 Mbit\/s, the run has 1.94 Mbit\/s/s);

  // Mail from another file is added; the same again is not counted twice.
  for (const count of [6, 6]) {
    await chooser.setInputFiles({ name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) });
    await expect(rows(page)).toHaveCount(count);
    await judged(page);
  }
  await expect(page.getByText('One link was here already')).toBeVisible();
  await expect(page.getByText('2 of 4 predicted what the run does')).toBeVisible();
  await expect(page.locator('.collect-expected')).toContainText('You expected a loss to cost one round-trip time.');
  expect(await violationsOn(page)).toEqual([]);
  await test.step('on paper: all of the class, and nothing to fill in', async () => {
    const [table, { height }] = [page.locator('.collected-scroll'), page.viewportSize()!];
    await page.setViewportSize({ width: 700, height: 300 });
    const cut = () => table.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
    await expect(field).toBeHidden();
    // What is a box of its own in a header stands on the first page only; backgrounds are left out unless they must not be.
    await expect(page.locator('.collected th button').first()).toHaveCSS('display', 'contents');
    await expect(page.locator('.collect-bar > span').first()).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height });
  });

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

test('a run for each: the lecturer shares, students hand in their own, and collecting knows whose it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Revealed at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./lan-rto/#step=6&paused=1&v=1');
  await expect(page.locator('.chart-tick').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const sheet = page.getByRole('dialog', { name: 'Share this run' });
  await sheet.getByText('For a class').click();
  await sheet.getByText('It asks for the student number').click();
  await expect(sheet.getByText('This run differs from seed to seed.')).toBeVisible();
  const forAll = await sheet.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(forAll).toMatch(/who=&own=1&v=1$/);
  const choose = (name: string, buffer: Buffer) =>
    sheet.locator('.share-class input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('whole-university.csv', Buffer.alloc(1_000_001, '1'));
  await expect(sheet.getByText('whole-university.csv is too large for a class list')).toBeVisible();
  // As a spreadsheet saves it on Windows in Korean.
  await choose('class.csv', Buffer.from('c7d0b9f82cc0ccb8a70a372cb1e8', 'hex'));
  await expect(sheet.getByRole('textbox', { name: 'Class list' })).toHaveValue('학번,이름\n7,김');
  await expect(sheet.getByText('whole-university.csv is too large')).toHaveCount(0);
  await sheet.getByRole('textbox', { name: 'Class list' }).fill('Name;Student ID\nLee;20231235\nKim;2023-1235');
  await expect(sheet.getByText(/1 student\. The first: 20231235, .*used once: 2023-1235/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save a link for each' }).click(),
  ]);
  const [, row = ''] = readFileSync((await file.path())!, 'utf8').split('\n');
  expect(row).toContain('Lee;20231235;');
  expect(await violationsOn(page)).toEqual([]);

  // One student types the number, the other has a link with it; both answer and hand in.
  const handIn = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Predict first' }).click();
    await page.getByText('Busy, mostly with copies').click();
    await page.getByRole('button', { name: 'Reveal' }).click();
    await page.getByRole('button', { name: /Hand in/ }).click({ timeout: 30_000 });
    const button = page.getByRole('button', { name: 'Link copied' });
    await expect(button).toBeVisible();
    // In the middle of the button, which has the room of its longer words.
    const [around, words] = [await button.boundingBox(), await button.getByText('Link copied').boundingBox()];
    expect(Math.abs(around!.x + around!.width / 2 - words!.x - words!.width / 2)).toBeLessThan(2);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.goto('about:blank');
  await page.goto(forAll);
  await page.getByLabel('Your student number').fill('2023-1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The run of 2023-1234: seed 511932.')).toBeVisible();
  const typed = await handIn();
  await page.goto('about:blank');
  await page.goto(row.slice(row.indexOf('http')).replace(/"$/, ''));
  await expect(page.getByText(/The run of 20231235: seed \d+\./)).toBeVisible();
  const given = await handIn();

  // A third one hands in the run of the second with another name.
  await page.goto('./collect/');
  const copied = given.replace('who=20231235', 'who=20231236');
  await page.getByRole('textbox', { name: /Links/ }).fill([typed, given, copied].join('\n'));
  await page.getByRole('button', { name: 'Read these links' }).click();
  await judged(page);
  await expect(rows(page)).toHaveCount(3);
  for (const [index, who] of ['2023-1234', '20231235'].entries()) {
    await expect(rows(page).nth(index)).toContainText(new RegExp(`${who}.*Busy, mostly with copies`, 's'));
    await expect(rows(page).nth(index).locator('.collect-remark')).toHaveCount(0);
  }
  await expect(rows(page).nth(2)).toContainText(/20231236.*not their own run/s);
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
