// When a run fails the page says what happened, with seed and link, and starts again on request. Settings are never lost.

import { expect, type Page, test } from '@playwright/test';
import { lesson } from '../../src/ui/i18n/lesson.en.ts';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { share as ko } from '../../src/ui/i18n/share.ko.ts';
import { crash, holdWorkers } from '../support/hold-workers.ts';
import { digestOf, finishedRun, open, shownRun, specOf } from '../support/open-page.ts';
import { ONLY_IN_FULL } from '../support/sample.ts';

const WORDS = { en: en.failure, ko: ko.failure } as const;
const WORKER = /\/worker-[^/]*\.js$/;
const LINK = 'rmin=300ms&q=9&seed=7&e=2s:delay:35ms&x=R-B:40&v=1';

/** In place of the worker: a script that answers every command in one way. */
async function replaceWorker(page: Page, answer: string): Promise<void> {
  await page.route(WORKER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `onmessage = ({ data }) => { ${answer} };` }),
  );
}

async function expectTold(page: Page, title: string, language: 'en' | 'ko' = 'en'): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: title });
  await expect(told).toBeVisible();
  await expect(told).toContainText(WORDS[language].kept);
  await expect(told.locator('dd', { hasText: /^7$/ })).toBeVisible();
  await expect(told.locator('.whole-link')).toHaveText(new RegExp(`#.*${LINK}$`));
}

async function expectRestartWorks(page: Page, language: 'en' | 'ko' = 'en'): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].restart }).click();
  const { digest } = await finishedRun(page, specOf(LINK));
  expect(digest).toBe(digestOf(specOf(LINK)));
  await expect(page.locator('.failure')).toHaveCount(0);
}

test('a worker that crashes is replaced, and nothing that was set is lost', async ({ page }) => {
  await holdWorkers(page);
  await open(page, `#${LINK}`);
  await finishedRun(page);
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0);
  await crash(page);
  await expectTold(page, WORDS.en.title.crash);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('300');
  await expectRestartWorks(page);
  // And the new one can be worked with.
  await page.getByRole('slider', { name: 'Router queue' }).first().press('ArrowRight');
  await expect.poll(async () => (await finishedRun(page)).digest).not.toBe(digestOf(specOf(LINK)));
});

test('a setting may be changed instead of restarting', async ({ page }) => {
  await holdWorkers(page);
  await open(page, '#paused=1&v=1');
  await finishedRun(page);
  await crash(page);
  await expect(page.locator('.failure')).toBeVisible();
  const field = page.getByRole('textbox', { name: /^RTO minimum/ });
  await field.fill('20ms');
  await field.press('Enter');
  const { digest } = await finishedRun(page, specOf('rmin=20ms&v=1'));
  expect(digest).toBe(digestOf(specOf('rmin=20ms&v=1')));
  await expect(page.locator('.failure')).toHaveCount(0);
});

for (const language of ['en', 'ko'] as const) {
  test(`a broken rule of the engine is told in words: ${language}`, async ({ page }) => {
    const message = 'More packets are in the network than fit.';
    await replaceWorker(
      page,
      `postMessage({ type: 'failed', run: data.run, error: { code: 'engine', message: '${message}' } })`,
    );
    await page.addInitScript((chosen) => localStorage.setItem('lectern-language', chosen), language);
    await open(page, `#${LINK}`);
    await expectTold(page, WORDS[language].title.engine, language);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(WORKER);
    await expectRestartWorks(page, language);
  });
}

// A tiny MSS on a fast LAN whose link layer takes 10 ms: what it comes to only the run itself can tell.
const TOO_MANY_PACKETS =
  'rmin=1ms&rto=fixed&work=own&util=1pc&split=0&rmax=100s&nicq=200&clients=20&users=4&only=0&wan=10&par=10&dist=exponential&mean=1&bw=1Gbps&prop=25us&lldelay=10ms&mac=switch&mtu=576B&cq=101&wdelay=1ms&ecn=1&tcp=rfc&cc=newreno&lt=1&frto=1&irto=316ms&tick=10ms&crmin=1ms&crmax=50ms&mss=1B';

for (const language of ['en', 'ko'] as const) {
  test(`settings that need more packets than there can be are told with what needs fewer: ${language}`, async ({
    page,
  }) => {
    await page.goto(`./lan-rto/#${TOO_MANY_PACKETS}&lang=${language}&v=1`);
    const told = page.getByRole('alert').filter({ hasText: WORDS[language].title.packets });
    await expect(told).toContainText(WORDS[language].fewer);
    // A larger MSS is one of the ways out.
    await page.evaluate(() => {
      location.hash = location.hash.replace('mss=1B', 'mss=536B');
    });
    await expect(page.locator('.failure')).toHaveCount(0);
  });
}

for (const [language, file] of [
  ['en', WORKER],
  ['ko', WORKER],
  ['en', /\/network-[^/]*\.js$/],
] as const) {
  // In the normal run each file in one language.
  const more = language === 'en' && file === WORKER ? ONLY_IN_FULL : {};
  test(
    `a network that cannot be fetched is told in words, and tried again: ${language}, ${file}`,
    more,
    async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.addInitScript((chosen) => localStorage.setItem('lectern-language', chosen), language);
      await open(page, `#${LINK}`);
      const told = page.getByRole('alert').filter({ hasText: WORDS[language].title.fetch });
      await expect(told).toContainText(WORDS[language].connection);
      await page.unroute(file);
      await expectRestartWorks(page, language);
    },
  );
}

test('a part that cannot be fetched is missed aloud, and the page goes on without it until it can', async ({
  page,
}) => {
  const PART = /\/lesson-sheet-[^/]*\.js$/;
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(error.message));
  await page.clock.install();
  let asked = 0;
  await page.route(PART, (route) => {
    asked++;
    return route.abort();
  });
  await open(page, `#t=150ms&paused=1&${LINK}`);
  await finishedRun(page, specOf(LINK));
  await page.getByRole('button', { name: lesson.more }).click();
  const told = page.getByRole('status').filter({ hasText: en.unfetched.title });
  // Once may be an accident. Whoever has closed the notice is told again as long as nothing comes, less and less often.
  await expect.poll(() => asked).toBe(1);
  await expect(told).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(told.getByRole('button', { name: en.unfetched.reload })).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await page.clock.runFor(6000);
  await expect(told).toContainText(en.unfetched.detail);
  await page.clock.runFor(6000);
  expect(asked).toBe(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('300');
  expect((await finishedRun(page)).digest).toBe(digestOf(specOf(LINK)));
  expect(complaints).toEqual([]);
  await page.unroute(PART);
  await page.clock.runFor(6000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a language that cannot be fetched is told of, and the page goes on in the one it has', async ({ page }) => {
  const KOREAN = /\/korean-[^/]*\.js$/;
  await page.route(KOREAN, (route) => route.abort());
  await open(page, `#paused=1&${LINK}`);
  const { digest } = await finishedRun(page, specOf(LINK));
  const other = page.getByRole('button', { name: '한국어' });
  await other.click();
  const told = page.getByRole('status').filter({ hasText: en.unspoken.title });
  await expect(told).toContainText(en.unspoken.detail);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await finishedRun(page)).digest).toBe(digest);
  await page.unroute(KOREAN);
  await other.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(told).toHaveCount(0);
});

test('a page whose own language cannot be fetched speaks the other one, and says so', async ({ page }) => {
  await page.route(/\/korean-[^/]*\.js$/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('lectern-language', 'ko'));
  await open(page, `#paused=1&${LINK}`);
  await expect(page.getByRole('status').filter({ hasText: en.unspoken.title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('300');
});

test('a worker that never answers', async ({ page }) => {
  await replaceWorker(page, '');
  await page.clock.install();
  await open(page, `#${LINK}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return page.locator('.failure').count();
    })
    .toBe(1);
  await expectTold(page, WORDS.en.title.stuck);
  await page.unroute(WORKER);
  await expectRestartWorks(page);
});

test('a region that cannot be drawn says so and can be tried again, and everything else works', async ({ page }) => {
  // The charts' canvas is refused, as by a browser that has no memory left for it.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: never) {
      if (this.matches('.chart-canvas') && !('allowed' in window)) throw new Error('No canvas for you.');
      return getContext.apply(this, asked);
    } as typeof getContext;
  });
  await open(page, '#rmin=300ms&paused=1&v=1');
  const told = page.locator('.charts-place').getByRole('alert');
  await expect(told).toContainText(en.leftOut.title(en.leftOut.regions.charts));
  await expect(told).toContainText('No canvas for you.');
  const { digest } = await finishedRun(page);
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.poll(async () => (await shownRun(page)).now).toBeGreaterThan(0);
  await expect(page.locator('.why')).toContainText('full queue');
  const field = page.getByRole('textbox', { name: /^RTO minimum/ });
  await field.fill('20ms');
  await field.press('Enter');
  await expect.poll(async () => (await finishedRun(page)).digest).not.toBe(digest);
  await page.locator('.header-button[lang=ko]').click();
  await expect(told).toContainText(ko.leftOut.title(ko.leftOut.regions.charts));
  await expect(told.getByRole('button', { name: '링크 복사' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { allowed: true }));
  await told.getByRole('button', { name: ko.leftOut.again }).click();
  await expect(page.locator('.chart-row').first()).toBeVisible();
  await expect(told).toHaveCount(0);
  // The same for what goes wrong later, in a frame.
  const { now } = await shownRun(page);
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.drawImage = () => {
      throw new Error('No copy for you.');
    };
  });
  await page.keyboard.press('End');
  await expect(told).toContainText('No copy for you.');
  expect((await shownRun(page)).now).toBeGreaterThan(now);
});

test('a run that takes long says how long, can be stopped, and can be made as short as what there is', async ({
  page,
}) => {
  await open(page, 'nic-buffer/#work=own&util=26pc&users=20&par=1&bw=100Mbps&prop=2.5us&wnd=200&mss=10B&end=600s&v=1');
  const bar = page.locator('.notice, .notice-over');
  await expect(bar).toContainText(en.longRun.computing);
  await expect(bar).toContainText(/\d+ % done; about \d+ (seconds|minutes) to go\./);
  await bar.getByRole('button', { name: en.longRun.stop }).click();
  await expect(bar).toContainText(en.longRun.held);
  const { computedTo, done } = await shownRun(page);
  expect([done, computedTo < 600e9]).toEqual([false, true]);
  await bar.getByRole('button', { name: /^Shorten the run to/ }).click();
  const short = await finishedRun(page);
  expect(Number(short.spec.params['end'])).toBeLessThanOrEqual(computedTo + 10e9);
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(/&end=[\d.]+s&/);
});

test('in the lecture hall, too, a run that takes long says how long and can be stopped', async ({ page }) => {
  const hall = '&bogus=3&present=1&paused=1&v=1';
  await open(
    page,
    `nic-buffer/#work=own&util=26pc&users=20&par=1&bw=100Mbps&prop=2.5us&wnd=200&mss=10B&end=600s${hall}`,
  );
  const head = page.locator('.present-head');
  await expect(head).toContainText(en.longRun.computing);
  await head.getByRole('button', { name: en.longRun.stop }).click();
  await expect(head).toContainText(en.longRun.held);
  // What else there is to say waits.
  await expect(head.locator('.notice:visible')).toHaveCount(1);
  expect((await shownRun(page)).done).toBe(false);
  const [said, hallBox] = [await head.boundingBox(), await page.locator('.present').boundingBox()];
  expect(said!.y).toBeGreaterThanOrEqual(hallBox!.y);
  // All of the page is seen without scrolling.
  expect(await page.locator('.present').evaluate((hall) => hall.scrollHeight - hall.clientHeight)).toBe(0);
  await head.getByRole('button', { name: /^Shorten the run to/ }).click();
  await finishedRun(page);
  await expect(head).toContainText('bogus=3');
  await head.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(head.locator('.notice, .notice-over')).toHaveCount(0);
});

test('in the lecture hall, too, a link says what was corrected in it', async ({ page }) => {
  await open(page, 'lan-rto/#rmin=999s&bogus=3&present=1&v=1');
  const bar = page.locator('.present-head .notice');
  await expect(bar).toContainText('bogus=3');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a worker that does not come is no fault of the browser: it is said, and the page can be loaded again', async ({
  page,
}) => {
  const { title, reload } = en.unfetched;
  await test.step('that of a sweep', async () => {
    await page.route(/\/web-worker-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, 'nic-buffer/#sweep=P1-2&v=1');
    const told = page.locator('.sweep-progress');
    await expect(told).toContainText(title);
    await expect(told).not.toContainText(/browser|0 runs|\d runs? could not/);
    await page.unrouteAll();
    await told.getByRole('button', { name: reload }).click();
    await expect(told).not.toContainText(title);
    await expect(told).toContainText(/\d+ of \d+ runs|All runs are done/);
  });
  await test.step('that of a capture of a run that is computed once more for it', async () => {
    await open(page, 'web-cluster/#end=1s&warm=0s&users=50&paused=1&v=1');
    await finishedRun(page);
    await page.route(WORKER, (route) => route.fulfill({ status: 404, body: '' }));
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Packets as PCAPNG' }).click();
    const told = page.locator('.save-said');
    await expect(told).toContainText(title);
    await expect(told.getByRole('button', { name: reload })).toBeVisible();
  });
});
