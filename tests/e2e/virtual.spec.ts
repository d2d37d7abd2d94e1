// The stage of the virtual server in the browser: what moves is what the run has, the bottleneck and refusals are named, words
// have room at every size, by every method, and packets can be opened.

import { expect, type Page } from '@playwright/test';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { violationsOn } from '../support/axe.ts';
import { linkTo } from '../support/cases/link-to.ts';
import { test } from '../support/kept-page.ts';
import { marksAt, saidOf } from '../support/marks-on-ways.ts';
import { addressOf, complaintsOf, drawnFrame, finishedRun, open, specOf, wholeRecord } from '../support/open-page.ts';
import { combinations, isFull } from '../support/sample.ts';
import { expectStageRoom } from '../support/stage-room.ts';

const to = (more: string, choices = {}): string => linkTo(virtualServer, choices, `size=5MB&end=20s&${more}`);

const sizeOfStage = (page: Page) =>
  page.locator('.virtual-stage').evaluate((stage) => [stage.clientWidth, stage.clientHeight] as const);

test('the marks on the ways of any moment are those of the run', async ({ look }) => {
  const link = to('method=tun&t=900ms&paused=1&v=1');
  const record = wholeRecord(specOf(link, virtualServer));
  const page = await look(virtualServer, link);
  const slider = page.getByRole('slider', { name: 'Time of the run' });
  let drawn = 0;
  for (let look = 0; look < 6; look++) {
    const frame = await drawnFrame(page);
    const expected = marksAt(record, frame.now, virtualServer.speed, await sizeOfStage(page));
    expect(frame.packets.map(saidOf).sort()).toEqual(expected.sort());
    drawn += expected.length;
    await slider.press(look % 3 === 2 ? 'PageUp' : 'ArrowRight');
    await expect.poll(async () => (await drawnFrame(page)).now).not.toBe(frame.now);
  }
  expect(drawn).toBeGreaterThan(0);
});

test('the bottleneck is named: the director with NAT, the gateway with direct routing', async ({ look }) => {
  const page = await look(virtualServer, to('t=1500ms&paused=1&v=1'));
  const stage = page.locator('.virtual-stage');
  await expect(stage.locator('[data-label=bottleneck]')).toContainText('port of director');
  await page.locator('[data-key=method] select').selectOption('dr');
  await expect(stage.locator('[data-label=bottleneck]')).toContainText('processor of gateway');
});

test('a packet opens with what the director changed in it and whom it chose, and is followed through its connection', async ({
  look,
}) => {
  const page = await look(virtualServer, to('method=tun&t=300ms&paused=1&v=1'));
  await finishedRun(page);
  await page.keyboard.press('i');
  const panel = page.getByRole('complementary', { name: 'Packet' });
  const title = panel.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/^SYN, request 7$/);
  await expect(panel.getByRole('heading', { name: 'What the director changed' })).toBeVisible();
  await expect(panel.locator('.inspector-changes')).toContainText('new 192.168.0.1 (director)');
  await expect(panel.getByRole('heading', { name: 'What the director decided' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  for (const name of ['SYN ACK', 'SYN ACK', 'ACK of the handshake', 'ACK of the handshake', 'HTTP request']) {
    await panel.getByRole('button', { name: 'Next packet of: This connection' }).click();
    await expect(title).toHaveText(`${name}, request 7`);
  }
  await expect(panel.getByRole('option', { name: 'Request line' })).toHaveText(/GET \/7 HTTP\/1\.1$/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a step of the lesson opens where its answer can be seen', async ({ page }) => {
  await open(page, addressOf(virtualServer, 'paused=1&v=1'));
  await finishedRun(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  // The cursor comes to the event that the step is about.
  await expect.poll(async () => (await finishedRun(page)).now).toBeGreaterThan(0);
  await expect(page.locator('[data-label=bottleneck]')).toContainText('processor of gateway');
});

test('refused requests are seen and told', async ({ look }) => {
  const link = to('sched=ovf&servers=2&n=9&t=400ms&paused=1&v=1');
  const { marks } = wholeRecord(specOf(link, virtualServer));
  const refused = marks.filter(({ kind, at }) => kind === 'refused' && at <= 400e6).length;
  expect(refused).toBeGreaterThan(0);
  const page = await look(virtualServer, link);
  await expect(page.locator('[data-label=bottleneck] [data-tone=loss]')).toHaveText(`${refused} refused`);
  const table = page.getByRole('table', { name: 'Requests in order' });
  await expect(table.getByRole('cell', { name: 'refused' })).toHaveCount(refused);
});

test('a cold start empties the page caches at the cursor, and is part of the link', async ({ look }) => {
  const page = await look(virtualServer, to('size=20MB&end=30s&t=1s&paused=1&v=1', { case: 'warm' }));
  const memory = page.locator('[data-label=memory-0]');
  await expect(memory).toHaveText('memory 20.1 MB');
  const before = (await finishedRun(page)).spec;
  await page.getByRole('button', { name: 'Cold start' }).click();
  await expect(memory).toHaveText('memory 0.0 MB');
  const { spec } = await finishedRun(page);
  expect(spec.changes).toEqual([...before.changes, { at: 1e9, key: 'cold', value: 1 }]);
  await expect.poll(() => page.url()).toContain('e=1s:cold:1');
});

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

const LINKS = [
  to('t=1s'),
  to('method=tun&t=1s'),
  to('case=own&wire=hub&method=dr&n=30&clients=6&servers=5&t=1s'),
  to('case=own&wire=hub&nics=2&clients=6&servers=5&t=1s'),
  to('gate=off&method=dr&w1=4&sched=wrr&t=6s', { case: 'direct' }),
  to('sched=ovf&servers=2&n=30&t=2s'),
];

/** Every link at every size, in one language or the other by turns: each has every link and every size. */
const LANGUAGES = ['en', 'ko'] as const;
const looks = combinations({ link: LINKS, size: SIZES }).map((look) => {
  const turn = LINKS.indexOf(look.link) + SIZES.indexOf(look.size);
  return { ...look, languages: isFull ? LANGUAGES : [LANGUAGES[turn % 2]!] };
});

for (const language of LANGUAGES) {
  test(`the words of the stage have room: ${language}`, async ({ look }) => {
    const mine = looks.filter(({ languages }) => languages.includes(language));
    const linked = mine.map(({ size, link }) => ({ size, link: `${link}&lang=${language}&paused=1&v=1` }));
    const page = await look(virtualServer, linked[0]!.link, linked[0]!.size);
    const complaints = complaintsOf(page);
    await expectStageRoom(page, virtualServer, linked, { region: '.virtual-stage', ready: '[data-label=got-0]' });
    expect(complaints).toEqual([]);
  });
}
