// A lesson of the lecturer's own: beside the site and named in the link, opened from a file, dropped on the page; and one that is
// wrong, which is said in words while the page goes on.

import { expect, type Page, test } from '@playwright/test';
import { finishedRun, open } from '../support/open-page.ts';

const LESSON = `---
title: { en: My lesson, ko: 나의 강의 }
scenario: reno
---

# Is the wire silent for 200 ms?

The minimum is {rmin}, and the wire is silent for {silent}.

## ko: 회선은 200 ms 동안 조용할까요?

최솟값은 {rmin}이고 회선은 {silent} 동안 조용합니다.

\`\`\`step
run: rmin=200ms
at: first timeout
numbers:
  silent: { result: silentTime, is: 200ms }
\`\`\`

\`\`\`notes
minutes: 3
ask: Ask them this.
\`\`\`

# And with a second?

As long as {rmin}.

\`\`\`step
at: first timeout
\`\`\`
`;
const WRONG = LESSON.replace('first timeout', 'first timout').replace('{silent}.', '{silnt}.');

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const beside = (page: Page, name: string, body: string) =>
  page.route(`**/lessons/${name}.md`, (route) => route.fulfill({ contentType: 'text/markdown', body }));

async function drop(page: Page, name: string, content: string): Promise<void> {
  const given = { name, content };
  const dataTransfer = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([file.content], file.name));
    return transfer;
  }, given);
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

test('a lesson beside the site opens by its name in the link, step by step, and the link keeps it', async ({
  page,
}) => {
  await beside(page, 'mine', LESSON);
  await open(page, 'reno/#lesson=mine&v=1');
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  await expect(page.locator('.lesson-count')).toHaveText('Step 1 of 2');
  await expect(page.locator('.lead')).toContainText('is 200 ms, and the wire is silent for 200 ms');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#rmin=200ms&.*lesson=mine/);
  // Everybody has it: nothing to be said of its link.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(question(page)).toHaveText('And with a second?');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/lesson=mine&step=2/);
  await page.goBack();
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('dialog')).toContainText('My lesson');
});

test('a lesson of one step has nowhere to go on to, and its text is a press away, on a phone, too', async ({
  page,
}) => {
  await beside(page, 'short', LESSON.slice(0, LESSON.indexOf('# And with')));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, 'reno/#lesson=short&paused=1&lang=en&v=1');
    await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
    await expect(page.locator('.lesson-buttons')).toHaveText('Read more');
    await page.getByRole('button', { name: 'Read more' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Open a lesson file' })).toBeVisible();
  }
});

test('a link that was mangled on its way still opens its lesson', async ({ page }) => {
  await beside(page, 'mine', LESSON);
  for (const link of [
    '#q%3D20%26lesson%3DMine%26v%3D1',
    '?q=20&amp;lesson=mine&amp;v=1',
    '#lesson=nowhere&lesson=mine.',
  ]) {
    await open(page, `reno/${link}`);
    await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  }
});

test('a lesson that is wrong is said with its lines, in both languages, and the page goes on', async ({ page }) => {
  await beside(page, 'wrong', WRONG);
  await open(page, 'reno/#lesson=wrong&lang=en&v=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('wrong.md has 2 mistakes.');
  await expect(alert).toContainText(
    'Line 8, column 51: There is no number or setting "silnt" (did you mean "silent"?).',
  );
  await expect(alert).toContainText('Line 16, column 11: There is no event "timout"');
  await expect(question(page)).toHaveText('Why is the wire silent?');
  await finishedRun(page);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  await beside(page, 'wrong-too', WRONG);
  await open(page, 'reno/#lesson=wrong-too&lang=ko&v=1');
  await expect(page.getByRole('alert')).toContainText('8행 51열:');
  await open(page, 'reno/#lesson=nowhere&lang=en&v=1');
  await expect(page.getByRole('alert')).toContainText('There is no lesson “nowhere” beside this site.');
  await open(page, 'lan-rto/#lesson=wrong&lang=en&v=1');
  await expect(page.getByRole('alert')).toContainText('wrong.md has 2 mistakes.');
});

test('a file is opened in the lesson or dropped on the page, of this scenario or another, and is kept for the tab', async ({
  page,
}) => {
  await open(page, 'lan-rto/#paused=1&lang=en&v=1');
  await page.getByRole('button', { name: 'Read more' }).click();
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'My own.md', mimeType: 'text/markdown', buffer: Buffer.from(WRONG) });
  await expect(page.getByRole('alert')).toContainText('My own.md has 2 mistakes.');
  await page.getByRole('button', { name: 'Read more' }).click();
  await field.setInputFiles({ name: 'My own.md', mimeType: 'text/markdown', buffer: Buffer.from(LESSON) });
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  expect(new URL(page.url()).pathname).toMatch(/\/reno\/$/);
  await page.reload();
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText('“my-own”, but its file is only in this browser tab.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('once my-own.md is beside the site');
  await page.keyboard.press('Escape');
  await drop(page, 'other.md', LESSON.replace('Is the wire', 'Was the wire'));
  await expect(question(page)).toHaveText('Was the wire silent for 200 ms?');
  await expect.poll(() => new URL(page.url()).hash).toContain('lesson=other');
});

test('a file that is dropped before the page has come is opened, and the page is loaded once for it', async ({
  page,
}) => {
  await open(page, 'lan-rto/#paused=1&lang=en&v=1');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route('**/assets/stage-reno-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./reno/#paused=1&lang=en&v=1', { waitUntil: 'domcontentloaded' });
  await drop(page, 'mine.md', LESSON);
  release();
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  expect(loads).toHaveLength(2);
  await page.goBack();
  await expect(question(page)).toHaveText('Why is the wire silent?');
});

test('a file is opened where a mail program or a social network has put a query into the address', async ({ page }) => {
  await open(page, 'reno/?fbclid=abc#paused=1&lang=en&v=1');
  await drop(page, 'mine.md', LESSON);
  await expect(question(page)).toHaveText('Is the wire silent for 200 ms?');
  await expect.poll(() => new URL(page.url()).hash).toContain('lesson=mine');
});

test('a saved run that is dropped on the page is no lesson with mistakes: it is said where it is opened', async ({
  page,
}) => {
  await open(page, 'reno/#paused=1&lang=en&v=1');
  await drop(page, 'run.json', JSON.stringify({ format: 'lectern-run', version: 1 }));
  await expect(page.getByRole('alert')).toContainText('run.json is a saved run, not a lesson.');
  await expect(page.getByRole('alert')).not.toContainText('mistake');
});
