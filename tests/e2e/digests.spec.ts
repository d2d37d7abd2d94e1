// One run, one digest: in the browser as in Node, whatever the page is doing meanwhile.

import { expect, test } from '@playwright/test';
import { digestLinks } from '../support/digest-links.ts';
import { digestOf, drawnFrame, finishedRun, open, paste, STILL, specOf, wholeRecord } from '../support/open-page.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { Tab } from '../support/tabs.ts';

test('twenty runs that use every choice have the digest they have in Node', async ({ page }) => {
  expect(digestLinks.length).toBeGreaterThanOrEqual(20);
  await open(page, `#${digestLinks[0]}`);
  for (const link of digestLinks) {
    const { digest } = await paste(page, link);
    expect(digest, link).toBe(digestOf(specOf(link)));
  }
});

test('a run that is forked, rewound, undone, redone and played again keeps its digest', async ({ page }) => {
  await open(page, STILL);
  const first = await finishedRun(page);
  await page.keyboard.press('>');
  const at = (await finishedRun(page)).now;
  expect(at).toBeGreaterThan(0);

  await page.getByRole('textbox', { name: /^RTO minimum/ }).fill('200 ms');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await finishedRun(page)).spec.changes).toHaveLength(1);
  const forked = await finishedRun(page);
  expect(forked.spec.changes[0]).toMatchObject({ key: 'rmin', value: 200e6 });
  expect(forked.digest).toBe(digestOf(forked.spec));
  expect(forked.digest).not.toBe(first.digest);

  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await finishedRun(page)).now).toBeGreaterThan(0);
  expect((await finishedRun(page)).digest).toBe(forked.digest);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.locator('h1').click();
  await page.keyboard.press('z');
  expect((await finishedRun(page, first.spec)).digest).toBe(first.digest);
  await page.keyboard.press('Shift+Z');
  expect((await finishedRun(page, forked.spec)).digest).toBe(forked.digest);
});

test('what is simulated again for a late look is what the run did there', async ({ page }) => {
  // More packets than a record holds: those of the end are computed again when one looks there.
  const link = 'bw=60Mbps&wnd=400&q=100&abw=100Mbps&end=30s&v=1';
  const spec = specOf(link);
  const record = wholeRecord(spec);
  await open(page, `#t=29s&${link}`);
  expect((await finishedRun(page, spec)).digest).toBe(record.digest);
  await expect.poll(async () => (await drawnFrame(page)).packets.length).toBeGreaterThan(0);
  const frame = await drawnFrame(page);
  expect(frame.now).toBe(29e9);
  const expected = packetsOnTheWay(record, frame.now).map(({ link, segment }) => `${link} ${segment}`);
  for (const { link, segment } of frame.packets) expect(expected).toContain(`${link} ${segment}`);
  expect((await finishedRun(page)).digest).toBe(record.digest);
});

test('in a hidden tab', async ({ browser, baseURL }) => {
  const link = 'loss=1pc&seed=2&v=1';
  const behind = await Tab.open(browser, `${baseURL}#${link}`);
  const inFront = await Tab.open(browser, 'about:blank');
  await expect.poll(() => behind.read('document.visibilityState')).toBe('hidden');
  await expect.poll(() => behind.read('window.__lectern?.run()?.done')).toBe(true);
  expect(await behind.read('window.__lectern.run().digest')).toBe(digestOf(specOf(link)));
  // Another run, begun while nobody looks.
  const other = 'rto=rfc793&loss=1pc&v=1';
  await behind.read(`location.hash = ${JSON.stringify(other)}`);
  await expect.poll(() => behind.read('window.__lectern.run().digest')).toBe(digestOf(specOf(other)));
  expect(await behind.read('document.visibilityState')).toBe('hidden');
  for (const tab of [behind, inFront]) await tab.close();
});

test('on a processor four times slower', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const link = 'n=3&q=20&start=500ms&v=1';
  await open(page, `#${link}`);
  expect((await finishedRun(page, specOf(link))).digest).toBe(digestOf(specOf(link)));
});
