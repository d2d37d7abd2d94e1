// A packet that is opened on the page: by a press, from an event, by keys; its fields and bytes; on its way; and gone with its run.

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { violationsOn } from '../support/axe.ts';
import { breakAt } from '../support/broken-worker.ts';
import { test } from '../support/kept-page.ts';
import { open, shownRun, specOf, wholeRecord } from '../support/open-page.ts';
import { readCapture } from '../support/read-capture.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: /Packet|패킷/ });
const bytes = (page: Page) => panel(page).getByRole('application');
const marked = (page: Page): Promise<string[]> =>
  bytes(page)
    .locator('.inspector-hex [data-marked]')
    .evaluateAll((all) => all.map((each) => `${each.textContent}`));

test('a press on a packet leads to its fields and bytes, which mark each other, and to the packets around it', async ({
  look,
}) => {
  const page = await look(reno, 'paused=1&t=0.3s&v=1');
  const drawn = await page.evaluate(() => window.__lectern!.drawn().packets);
  const stage = (await page.locator('.stage-touch').boundingBox())!;
  const [data, ack] = [36, 30].map((number) => drawn.find(({ segment }) => segment === number)!);

  await page.mouse.click(stage.x + ack!.x, stage.y + ack!.y);
  await page.getByRole('button', { name: /^Open this packet/ }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('ACK 30');
  await panel(page).getByRole('button', { name: 'Close the packet' }).click();
  await expect(panel(page)).toHaveCount(0);

  await page.mouse.click(stage.x + data!.x, stage.y + data!.y);
  await page.getByRole('button', { name: 'Open this packet: segment 36' }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Segment 36');
  await expect(page.locator('.opened-ring:visible')).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);

  await panel(page)
    .getByRole('option', { name: /^Total length/ })
    .hover();
  expect(await marked(page)).toEqual(['05', 'dc']);
  await bytes(page).locator('[data-byte="8"]').first().hover();
  await expect(panel(page).getByRole('option', { selected: true })).toHaveText(/Time to live63/);

  // The same by keys: fields and bytes are one stop each.
  await panel(page).getByRole('listbox').focus();
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  expect(await marked(page)).toEqual(['05', 'dc']);
  await bytes(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await marked(page)).toEqual(['dc']);

  // The cursor goes along with the packet.
  await panel(page).getByRole('button', { name: 'Next packet of: This link' }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Segment 37');
  expect((await shownRun(page)).now).toBeGreaterThan(0.3e9);
  await panel(page).getByRole('button', { name: /^A-R/ }).click();
  expect((await shownRun(page)).now).toBeLessThan(0.3e9);
  await panel(page).getByRole('checkbox').check();
  await page.keyboard.press('Home');
  await page.evaluate(() => document.querySelector<HTMLElement>('.inspector')?.focus());
  // The capture of its link is a whole file, of this run.
  await page.keyboard.press('i');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page)
      .getByRole('button', { name: /^Save a capture for Wireshark/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^reno-.*\.pcapng$/);
  const capture = readCapture(await readFile(await download.path()));
  expect(capture.comment).toContain('Link: reno/#v=1');
  expect(capture.packets.length).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  // While the run is computed there is none, in words.
  await page.evaluate((link) => {
    window.location.hash = link;
  }, 'paused=1&t=0.3s&end=600s&bw=100Mbps&abw=1Gbps&wnd=1000&delay=1ms&v=1');
  await expect.poll(async () => (await shownRun(page)).spec.params['bw']).toBe(100e6);
  await page.keyboard.press('i');
  // Both at one moment: soon the run is computed.
  const isWaited = (): Promise<boolean> =>
    panel(page).evaluate(
      ({ textContent }) =>
        /capture.*once the run is computed/i.test(textContent) && !textContent.includes('Save a capture'),
    );
  await expect.poll(isWaited).toBe(true);
  await page.keyboard.press('Escape');
});

test('the menu of a packet opens by a press that begins on the picture, and goes with its run', async ({ look }) => {
  const page = await look(reno, 'paused=1&t=0.3s&v=1');
  const drawn = await page.evaluate(() => window.__lectern!.drawn().packets);
  const stage = (await page.locator('.stage-touch').boundingBox())!;
  const { x, y } = drawn.find(({ segment }) => segment === 36)!;
  const menu = page.locator('.packet-menu');
  await page.mouse.click(stage.x + x, stage.y + y, { button: 'right' });
  await expect(menu).toHaveCount(0);
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  await page.mouse.move(heading.x + 5, heading.y + heading.height / 2);
  await page.mouse.down();
  await page.mouse.move(stage.x + x, stage.y + y, { steps: 4 });
  await page.mouse.up();
  await expect(menu).toHaveCount(0);
  await page.mouse.click(stage.x + x, stage.y + y);
  await expect(menu).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'paused=1&t=0.3s&bw=1Mbps&v=1';
  });
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.stage-drop')).toHaveAttribute('aria-expanded', 'false');
});

test('an event leads to its packet, and another run to none', async ({ look }) => {
  const page = await look(reno, 'paused=1&t=0.2s&v=1');
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Open the packet' }).click();
  await expect(panel(page).getByText('lost in front of R-B', { exact: false })).toBeVisible();
  await expect(panel(page).getByText('arrives at a full queue', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('i');
  await expect(panel(page)).toBeVisible();
  await look(reno, 'paused=1&t=0.2s&v=1');
  await expect(panel(page)).toHaveCount(0);
  const rate = page.getByRole('textbox', { name: 'Bottleneck rate' });
  await page.keyboard.press('Home');
  await rate.fill('1 Mbit/s');
  await rate.press('Enter');
  await expect.poll(async () => (await shownRun(page)).spec.params['bw']).toBe(1e6);
  await rate.blur();
  await page.keyboard.press('End');
  await page.keyboard.press('i');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('z');
  await expect(panel(page).getByText('not in the run any more', { exact: false })).toBeVisible();
  // Escape closes it wherever the focus is.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a frame of the LAN has Ethernet around it, on a phone and in Korean as well', async ({ look }) => {
  const page = await look(lanRto, 'paused=1&t=0.0199s&mac=ieee&lang=ko&v=1', { width: 390, height: 844 });
  await page.keyboard.press('i');
  await expect(panel(page).getByText('Ethernet II')).toBeAttached();
  await expect(panel(page).getByRole('option', { name: /CRC-32.*맞음/ })).toBeAttached();
  const [sheet, size] = [(await panel(page).boundingBox())!, page.viewportSize()!];
  expect(sheet.y).toBeGreaterThan(0.3 * size.height);
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(size.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a request of the virtual server and a node of the web cluster have a ladder, and no time-sequence graph', async ({
  look,
}) => {
  for (const [scenario, link, summary, other, named] of [
    [virtualServer, 'end=3s&z0=0s&z1=20ms&t=10ms', /sent by the server/, '4', 'of=5'],
    [webCluster, 'warm=0s&end=2s&z0=1s&z1=1010ms&t=1s', /reply segment/, '2', 'of=N3'],
  ] as const) {
    const page = await look(scenario, `${link}&paused=1&v=1`);
    await page.getByRole('tab', { name: 'Ladder' }).click();
    const ladder = page.getByRole('application', { name: /^Ladder diagram/ });
    await expect(ladder).toContainText(summary);
    expect((await ladder.boundingBox())!.height).toBeGreaterThan(150);
    await expect(page.getByRole('tab', { name: 'Time–sequence' })).toHaveCount(0);
    await ladder.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/request|Request|Handoff|Reply/);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: /Connection shown|Node shown/ }).selectOption(other);
    await expect(page).toHaveURL(new RegExp(named));
    await page.getByRole('tab', { name: 'Charts' }).click();

    const phone = await look(scenario, `${link}&paused=1&lang=ko&v=1`, { width: 390, height: 844 });
    await phone.getByRole('combobox', { name: '보기' }).selectOption('ladder');
    const high = phone.getByRole('application', { name: /사다리/ });
    expect((await high.boundingBox())!.height).toBeGreaterThan(250);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOn(phone)).toEqual([]);
    await phone.getByRole('combobox', { name: '보기' }).selectOption('charts');
  }
});

test('the ladder of a cluster opens where packets can be told apart, and gives back the span from before', async ({
  look,
}) => {
  const page = await look(webCluster, 'warm=0s&end=2s&t=1s&paused=1&v=1');
  const tab = (name: string) => page.getByRole('tab', { name });
  const wider = page.getByRole('button', { name: 'Show all 2 s' });
  await tab('Ladder').click();
  await expect(wider).toBeVisible();
  await expect(page).toHaveURL(/z0=/);
  expect(await violationsOn(page)).toEqual([]);
  await tab('Charts').click();
  await expect(page).not.toHaveURL(/z0=/);
  await tab('Ladder').click();
  await wider.focus();
  await page.keyboard.press('Enter');
  await expect(wider).toHaveCount(0);
  await expect(page).not.toHaveURL(/z0=/);
  await tab('Charts').click();
});

test('ladder and time-sequence graph stand in the place of the charts, are in the link and read by keys', async ({
  look,
}) => {
  const page = await look(reno, 'paused=1&t=0.4s&z0=380ms&z1=420ms&v=1');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Ladder').click();
  await expect(page).toHaveURL(/view=ladder/);
  const ladder = page.getByRole('application', { name: /^Ladder diagram/ });
  await expect(ladder).toContainText('sent');
  await ladder.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = (await shownRun(page)).now;
  expect(second).toBeGreaterThan(0.38e9);
  await page.keyboard.press('ArrowUp');
  expect((await shownRun(page)).now).toBeLessThan(second);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(ladder).toBeFocused();

  // The wheel zooms about the pointer, as on charts.
  const place = (await ladder.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.wheel(0, 600);
  await expect(page).toHaveURL(/z0=3[0-7]\d/);

  await tab('Ladder').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=sequence/);
  const graph = page.getByRole('application', { name: /^Time–sequence graph/ });
  // What is to come is pale, the name of the axis is not: it is drawn over the veil.
  const isOver = (over: string, under: string) =>
    graph.evaluate(
      (area, [over, under]) =>
        (area.querySelector(under!)!.compareDocumentPosition(area.querySelector(over!)!) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
      [over, under],
    );
  expect(await isOver('.sequence-title', '.sequence-veil')).toBe(true);
  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/^Segment \d+/);
  await page.keyboard.press('Escape');

  await tab('Events').click();
  const table = page.getByRole('grid', { name: /^All events/ });
  const all = Number(await table.getAttribute('aria-rowcount'));
  await page.getByRole('searchbox', { name: 'Show' }).fill('timeout');
  await expect(table).not.toHaveAttribute('aria-rowcount', `${all}`);
  await page.getByRole('grid', { name: /^All events/ }).focus();
  await page.keyboard.press('ArrowDown');
  const { marks } = wholeRecord(specOf('v=1'));
  await expect.poll(async () => (await shownRun(page)).now).toBe(marks.find(({ kind }) => kind === 'timeout')!.at);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/sent again/);
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /timeout/ }).click();
  expect(await violationsOn(page)).toEqual([]);
  await tab('Charts').click();

  const phone = await look(lanRto, 'paused=1&t=0.2s&z0=0s&z1=400ms&lang=ko&v=1', { width: 390, height: 844 });
  for (const [view, name] of [
    ['sequence', /시간-순서/],
    ['ladder', /사다리/],
  ] as const) {
    await phone.getByRole('combobox', { name: '보기' }).selectOption(view);
    await expect(phone.getByRole('application', { name })).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(await violationsOn(phone)).toEqual([]);
  await phone.getByRole('combobox', { name: '보기' }).selectOption('charts');
});

test('of a run that is still being computed a packet can be opened, and why no capture can be saved yet is said', async ({
  page,
}) => {
  // It waits for word that its first part has arrived, and none comes.
  await breakAt(page, 'ack', '');
  await open(page, '#end=200s&bw=10Mbps&wnd=40&paused=1&t=0.3s&v=1');
  await expect.poll(async () => (await shownRun(page))?.computedTo ?? 0).toBeGreaterThan(0.3e9);
  await page.keyboard.press('i');
  await expect(panel(page)).toContainText('A capture can be saved once the run is computed.');
  await expect(panel(page).getByRole('button', { name: /capture/i })).toHaveCount(0);
  expect((await shownRun(page)).done).toBe(false);
});
