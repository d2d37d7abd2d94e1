// The LAN stage in the browser: what it draws is what the run has, words have room at every size, and the charts
// follow the connection that is chosen, in the list or by pressing a client.

import { expect, type Page } from '@playwright/test';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { lanPlan } from '../../src/ui/stages/lan/plan.ts';
import { test } from '../support/kept-page.ts';
import { addressOf, complaintsOf, drawnFrame, finishedRun, open, specOf, wholeRecord } from '../support/open-page.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { combinations, sample } from '../support/sample.ts';
import { expectStageRoom } from '../support/stage-room.ts';

const SHORT = 'end=2s';

test('the packets of any moment are those of the run', async ({ look }) => {
  const link = `${SHORT}&t=100ms&paused=1&v=1`;
  const record = wholeRecord(specOf(link, lanRto));
  const isWire = (index: number): boolean => record.layout.links[index]!.role !== 'collisions';
  const page = await look(lanRto, link);
  const slider = page.getByRole('slider', { name: 'Time of the run' });
  let drawn = 0;
  for (let look = 0; look < 10; look++) {
    const frame = await drawnFrame(page);
    const expected = packetsOnTheWay(record, frame.now).filter(({ link: index }) => isWire(index));
    const name = ({ link: index, row, segment, fraction }: (typeof expected)[number]) =>
      `${index} ${row} ${segment} ${fraction.toFixed(6)}`;
    expect(frame.packets.map(name).sort()).toEqual(expected.map(name).sort());
    drawn += expected.length;
    await slider.press(look % 3 === 2 ? 'PageUp' : 'ArrowRight');
    await expect.poll(async () => (await drawnFrame(page)).now).not.toBe(frame.now);
  }
  expect(drawn).toBeGreaterThan(0);
});

/** Two users at each of six clients. */
async function openMany(page: Page): Promise<void> {
  await open(page, addressOf(lanRto, `${SHORT}&t=1s&paused=1&v=1`));
  await finishedRun(page);
  await page.locator('[data-key=work] select').selectOption('r1');
  await expect.poll(async () => (await finishedRun(page)).spec.params['work']).toBe('r1');
}

/** What came out of the run, in numbers; they are there also while two runs are compared in their place. */
const results = (page: Page) => page.locator('.results dl').textContent();

const watched = async (page: Page) => (await finishedRun(page)).spec.params['watch'];

test('the charts follow the connection chosen in the list; the run stays the same', async ({ page }) => {
  await openMany(page);
  await expect(page.locator('.results dl')).toContainText('Collisions');
  const before = await results(page);
  const list = page.getByRole('combobox', { name: 'Charts follow' });
  await list.selectOption({ label: 'client 2, user 1, response 3' });
  await expect.poll(() => watched(page)).toBe(11);
  await expect.poll(() => results(page)).toBe(before);
  await expect(page.locator('[data-label=name-C2][data-tone=strong]')).toBeVisible();
  await expect(page.locator('[data-label=timer]')).toContainText('client 2');
  await page.keyboard.press('Escape');
  await page.locator('body').press('z');
  await expect.poll(() => watched(page)).toBe(specOf('v=1', lanRto).params['watch']);
});

test('pressing a client follows its first connection, and pressing it again the next', async ({ page }) => {
  await openMany(page);
  const stage = page.locator('.stage');
  const [width, height] = await stage.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const);
  const { layout } = wholeRecord(specOf('end=1ms&v=1', lanRto));
  const place = lanPlan(layout, undefined, width, height)!.stations.find(({ node }) => node.name === 'C3')!;
  const press = () => stage.click({ position: { x: place.x, y: place.y } });
  await press();
  await expect.poll(() => watched(page)).toBe(17);
  await press();
  await expect.poll(() => watched(page)).toBe(18);
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** A drop, a silence, a back-off in slow time, many collisions in a row. */
const MOMENTS = ['105.2ms', '600ms', '25.4ms', '150ms'];

/** Every moment at every size, in one scenario or the other, in one language or the other. */
const looks = sample(
  combinations({ scenario: [lanRto, nicBuffer], language: ['en', 'ko'] as const, size: SIZES, moment: MOMENTS }),
  ({ scenario: { id }, language, size: { width }, moment }) => [
    ...[`${width}, ${moment}`, `${id}, ${width}`, `${id}, ${moment}`, `${id}, ${language}`],
    ...[`${language}, ${width}`, `${language}, ${moment}`],
  ],
);

for (const { scenario, language } of combinations({ scenario: [lanRto, nicBuffer], language: ['en', 'ko'] as const })) {
  test(`the words of the stage have room: ${scenario.id}, ${language}`, async ({ look }) => {
    const mine = looks.filter((look) => look.scenario === scenario && look.language === language);
    expect(mine.length).toBeGreaterThan(0);
    const linked = mine.map(({ size, moment }) => ({
      size,
      link: `${SHORT}&t=${moment}&lang=${language}&paused=1&v=1`,
    }));
    const page = await look(scenario, linked[0]!.link, linked[0]!.size);
    const complaints = complaintsOf(page);
    await expectStageRoom(page, scenario, linked, { region: '.stage', ready: '[data-label=queue]' });
    expect(complaints).toEqual([]);
  });
}

test('on a low stage the lost segment is told before collisions, and the menu names the station', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, addressOf(lanRto, 't=110ms&paused=1&v=1'));
  await finishedRun(page);
  await expect(page.locator('[data-label=queue] [data-tone=loss]')).toHaveText('segment 38 dropped');
  await expect(page.locator('[data-label=collision]')).toBeHidden();
  await page.getByRole('button', { name: 'Drop a packet' }).click();
  await expect(page.locator('.packet-menu-title')).toHaveText('Packets from the server');
});
