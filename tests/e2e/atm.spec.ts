// The stage with an ATM switch in the browser: what it draws is what the run has, the threshold can be moved at the buffer by
// pointer and keys, every node tells its rule, and words have room at every size.

import { expect, type Page } from '@playwright/test';
import { atmIndex } from '../../src/record/cell-link.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { PART_NAMES, YATS_NAMES } from '../../src/ui/stages/atm/part-names.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/kept-page.ts';
import { addressOf, complaintsOf, drawnFrame, finishedRun, open, specOf, wholeRecord } from '../support/open-page.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { combinations, isFull } from '../support/sample.ts';
import { expectStageRoom } from '../support/stage-room.ts';

const SHORT = 'end=1s';

test('the packets of any moment are those of the run', async ({ look }) => {
  const link = `${SHORT}&t=20ms&z0=0s&z1=100ms&paused=1&v=1`;
  const record = wholeRecord(specOf(link, tcpOverAtm));
  const { adapters } = atmIndex(record.layout)!;
  const page = await look(tcpOverAtm, link);
  const slider = page.getByRole('slider', { name: 'Time of the run' });
  let drawn = 0;
  for (let look = 0; look < 10; look++) {
    const frame = await drawnFrame(page);
    const expected = packetsOnTheWay(record, frame.now).filter(({ link: index }) => adapters.includes(index));
    const name = ({ link: index, row, segment, fraction }: (typeof expected)[number]) =>
      `${index} ${row} ${segment} ${fraction.toFixed(6)}`;
    expect(frame.packets.map(name).sort()).toEqual(expected.map(name).sort());
    drawn += expected.length;
    await slider.press('ArrowRight');
    await expect.poll(async () => (await drawnFrame(page)).now).not.toBe(frame.now);
  }
  expect(drawn).toBeGreaterThan(3);
});

test('a packet opens with its cells, and each cell by a press or by keys', async ({ look }) => {
  const page = await look(tcpOverAtm, `${SHORT}&t=20ms&paused=1&v=1`);
  await page.keyboard.press('i');
  const panel = page.getByRole('complementary', { name: 'Packet' });
  const title = panel.getByRole('heading', { level: 2 });
  const grid = panel.getByRole('group', { name: /^Cells 1 to \d+/ });
  const cells = grid.getByRole('button');
  const packet = await title.textContent();
  const count = await cells.count();
  expect(count).toBeGreaterThan(20);

  await cells.nth(2).click();
  await expect(title).toContainText(`Cell 3 of ${count} ·`);
  await expect(panel.getByRole('option', { name: /^Payload type/ })).toContainText('more cells follow');
  await page.keyboard.press('End');
  await expect(title).toContainText(`Cell ${count} of ${count} ·`);
  await expect(panel.getByRole('option', { name: /^Payload type/ })).toContainText('last cell of its packet');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(title).toContainText(`Cell 26 of ${count} ·`);
  await expect(grid.locator('[aria-current]')).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole('button', { name: 'The whole packet' }).click();
  await expect(title).toHaveText(packet!);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

const threshold = async (page: Page) => (await finishedRun(page)).spec.params['th'];
const handleOf = (page: Page) => page.locator('.stage').getByRole('slider');

test('the threshold at the buffer is moved by keys and by pointer, and its sentence says so', async ({ look }) => {
  const page = await look(tcpOverAtm, `${SHORT}&paused=1&v=1`);
  const handle = handleOf(page);
  await expect(handle).toHaveAttribute('aria-valuenow', '550');
  await handle.press('ArrowLeft');
  await expect.poll(() => threshold(page)).toBeLessThan(550);
  await handle.press('Delete');
  await expect.poll(() => threshold(page)).toBe(550);
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => threshold(page)).toBeGreaterThan(600);
  const now = await threshold(page);
  await expect(page.locator('[data-label=threshold] [data-tone=strong]')).toHaveText(`EPD threshold ${now}`);
  await expect(page.locator('[data-key=th] input').first()).toHaveValue(String(now));
});

test('a policy without a threshold has no line to drag, and says what it does', async ({ look }) => {
  const page = await look(tcpOverAtm, `policy=tail&${SHORT}&paused=1&v=1`);
  await expect(page.locator('[data-label=threshold] [data-tone=strong]')).toHaveText('Tail drop');
  await expect(page.locator('.threshold-handle')).toHaveCount(0);
});

test('figures 7 and 8 stand side by side as traces, and each opens its run', async ({ page }) => {
  await open(page, addressOf(tcpOverAtm, 'sweep=P3-7&paused=1&v=1'));
  const lines = page.locator('.sweep-traces .trace-line');
  await expect(lines).toHaveCount(4);
  for (const line of await lines.all()) await expect(line).toHaveAttribute('d', /^M0 /);
  await page.locator('.sweep-traces').getByRole('button', { name: 'Open this run' }).last().click();
  // The run behind the sweep is shown until this one has come.
  const opened = async () => {
    const { params } = (await finishedRun(page)).spec;
    return [params['rmin'], params['end']];
  };
  await expect.poll(opened).toEqual([100e6, 10e9]);
});

test('every node of figure 6 tells its rule, and leads to the next', async ({ look }) => {
  const page = await look(tcpOverAtm, `${SHORT}&paused=1&v=1`);
  for (const part of PART_NAMES) {
    await page.getByRole('button', { name: new RegExp(`what ${YATS_NAMES[part]} does(, .*A1)?$`) }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toContainText(part === 'sink' ? 'Sink' : YATS_NAMES[part]);
    await page.keyboard.press('Escape');
    // Closed it is no dialog to be found by its role, and the page hears of it a moment later.
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  const stage = page.locator('.stage');
  const [width, height] = await stage.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const);
  await stage.click({ position: { x: width / 2, y: height / 3 } });
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('MuxEPD');
  await page.getByRole('dialog').getByRole('button', { name: 'AAL5Rec' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('AAL5Rec');
  await page.keyboard.press('Escape');
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** Refusals, a silence, dead freight in a full buffer, many senders, a threshold at either end. */
const RUNS = [
  't=29ms',
  't=200ms',
  'policy=tail&buf=900&t=40ms',
  'n=10&t=6.3ms',
  'n=3&policy=ppd&buf=600&t=35ms',
  'th=1100&t=31ms',
  'th=5&t=10ms',
];

/** Every run at every size, in one language or the other by turns: each has every run and every size. */
const LANGUAGES = ['en', 'ko'] as const;
const looks = combinations({ run: RUNS, size: SIZES }).map((look) => {
  const turn = RUNS.indexOf(look.run) + SIZES.indexOf(look.size);
  return { ...look, languages: isFull ? LANGUAGES : [LANGUAGES[turn % 2]!] };
});

for (const language of LANGUAGES) {
  test(`the words of the stage have room: ${language}`, async ({ look }) => {
    const mine = looks.filter(({ languages }) => languages.includes(language));
    const linked = mine.map(({ size, run }) => ({ size, link: `${SHORT}&${run}&lang=${language}&paused=1&v=1` }));
    const page = await look(tcpOverAtm, linked[0]!.link, linked[0]!.size);
    const complaints = complaintsOf(page);
    await expectStageRoom(page, tcpOverAtm, linked, { region: '.stage', ready: '[data-label=queue]' });
    expect(complaints).toEqual([]);
  });
}
