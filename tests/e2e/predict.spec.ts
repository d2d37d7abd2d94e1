// Predicting: the future is hidden from eyes and ears alike, an answer is given by mouse or by keys alone, and the reveal shows what the
// run did beside what was predicted.

import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { finishedRun } from '../support/open-page.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';

/** Whatever is asked. */
async function answer(page: Page): Promise<void> {
  const [radio, surface] = [page.locator('.question-choices input').first(), page.locator('.drawing-surface')];
  if (await radio.count()) await radio.check();
  else if (await surface.count()) await surface.press('ArrowRight');
  else await page.locator('.question-number input').fill('1 s');
  await page.locator('.question-form .predict-reveal').click();
}

async function openQuestion(page: Page, link: string): Promise<void> {
  await page.goto(`reno/${link}`);
  await expect(page.locator('.question-panel .question-ask')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const id of ['reno', 'tcp-over-atm']) {
    test(`a question is in view when it is asked, with the paper to draw on: ${id}`, async ({ page }) => {
      await page.goto(`${id}/#paused=1&v=1`);
      const open = page.getByRole('button', { name: 'Predict first' });
      await open.waitFor();
      // Whoever has read on as far as the results presses it by its key.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.keyboard.press('a');
      const question = page.locator('.question-ask');
      await expect(question).toBeVisible();
      await expect(question).toBeInViewport({ ratio: 1 });
      if (id === 'tcp-over-atm') await expect(page.locator('.drawing-surface')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('a key that would bring another run leaves an open question, says so, and the question is answered as before', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('reno/#paused=1&v=1');
  await page.getByRole('button', { name: 'Predict first' }).click();
  await expect(page.locator('.question-ask')).toBeVisible();
  await page.keyboard.press('Control+z');
  const said = page.getByText('The run stays as it is while it is asked about');
  await expect(said).toBeInViewport();
  await answer(page);
  await expect(said).toHaveCount(0);
  await expect(page.locator('.question-stands')).toBeVisible({ timeout: 15_000 });
  expect(complaints).toEqual([]);
});

test('a question is opened, answered by a press and revealed, and the misconception is named', async ({ page }) => {
  await page.goto('reno/#paused=1&v=1');
  await page.getByRole('button', { name: 'Predict first' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  // The question is about the charts, so nothing else can be had in their place.
  const ladder = page.getByRole('tab', { name: 'Ladder' });
  await expect(ladder).toHaveCount(0);
  const reveal = page.getByRole('button', { name: 'Reveal' });
  await expect(reveal).toBeDisabled();
  await page.getByRole('radio', { name: 'One round-trip time' }).check();
  await reveal.click();
  await expect(page.locator('.question-stands')).toHaveText('The run does something else.', { timeout: 15_000 });
  await expect(page.locator('.question-told')).toContainText('only if three duplicate ACKs come back');
  await expect(page.locator('.question-both')).toContainText('The RTO minimum, 1 s');
  await expect(page).toHaveURL(/p=silence:rtt/);
  await page.getByRole('button', { name: 'Back to the settings' }).click();
  await expect(page.locator('.settings')).toBeVisible();
  await expect(ladder).toBeVisible();
});

test('the curtain says what it is on a plot, not upon the title of a chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const plots = page.locator('.curtain div');
  const within = async (): Promise<number> => {
    const sign = (await page.locator('.curtain span').boundingBox())!;
    const boxes = await Promise.all((await plots.all()).map(async (plot) => (await plot.boundingBox())!));
    return boxes.filter(({ y, height }) => y <= sign.y && sign.y + sign.height <= y + height).length;
  };
  for (const link of ['nic-buffer/#paused=1&view=events&v=1', 'tcp-over-atm/#step=4&paused=1&v=1']) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Predict first' }).click();
    await expect(plots).toHaveCount(4);
    await expect.poll(within).toBe(1);
  }
});

/** All that a screen reader finds. */
const heard = (page: Page): Promise<string> => page.locator('#root').ariaSnapshot();

/** What the default run does after the first question is asked: its timeout, its drops, its goodput. */
const TOLD = /14 packets|1\.52|3\.2017|1\.779/;

test('what is hidden is in no accessibility tree: no event, no result, no value behind the curtain', async ({
  page,
}) => {
  await page.goto('reno/#paused=1&v=1');
  await expect(page.getByRole('button', { name: 'Predict first' })).toBeVisible();
  await finishedRun(page);
  // The run of the default link has its timeout at 1.5206 s and 14 drops.
  await expect.poll(() => heard(page)).toMatch(/14 packets/);
  await expect.poll(() => heard(page)).toMatch(/1\.52/);
  // Neither what was heard of the whole run before it was asked, nor what a page that is opened with it would say first.
  await page.getByRole('button', { name: 'Predict first' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await heard(page)).not.toMatch(TOLD);
  await page.goto('about:blank');
  await openQuestion(page, '#paused=1&p=silence&v=1');
  await expect(page.locator('.curtain')).toBeVisible();
  await expect.poll(() => heard(page)).toMatch(/0\.401/);
  expect(await heard(page)).not.toMatch(TOLD);
  // Why there are no results is said where they are looked for.
  await page.getByRole('button', { name: 'All results explained' }).click();
  const values = page.getByRole('dialog').locator('.definition-value');
  expect(new Set(await values.allTextContents())).toEqual(new Set(['hidden until the reveal']));
  await page.keyboard.press('Escape');
  // Nor can one go there: by key, by the scrubber, by playing on.
  await page.locator('.question-panel').press('End');
  await page.locator('.question-panel').press('.');
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await heard(page)).not.toMatch(TOLD);
});

test('a number with its unit is typed; what cannot be read is said', async ({ page }) => {
  await openQuestion(page, '#rmin=200ms&step=2&paused=1&p=wait&v=1');
  const field = page.getByRole('textbox', { name: 'Your number' });
  await field.fill('soon');
  await expect(page.locator('.question-number .question-hint')).toContainText('cannot be read');
  await expect(page.getByRole('button', { name: 'Reveal' })).toBeDisabled();
  await field.fill('1 s');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.locator('.question-told')).toContainText('RFC 6298', { timeout: 15_000 });
  await expect(page.locator('.question-both')).toContainText('200 ms');
});

test('a curve is drawn on a paper as high as a low page allows, also where a picture stands beside the charts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('web-cluster/#step=6&paused=1&p=crowd&v=1');
  const surface = page.locator('.drawing-surface');
  await expect(surface).toBeVisible();
  const picture = page.locator('.spread');
  await expect(picture).toHaveCount(0);
  await expect.poll(async () => (await surface.boundingBox())!.height).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Leave the question' }).click();
  await expect(picture).toBeVisible();
});

test('a curve is drawn by keys alone, and handed on in the link', async ({ page }) => {
  await openQuestion(page, '#paused=1&p=window&v=1');
  const surface = page.getByRole('application', { name: /Congestion window/ });
  await surface.focus();
  // The pen begins where the run stands, at twelve segments: down to one, then along the bottom and up.
  await page.keyboard.press('ArrowDown');
  await expect(surface).toContainText('11 segments');
  for (let level = 11; level > 1; level--) await page.keyboard.press('ArrowDown');
  await expect(surface).toContainText(/\b1 segments/);
  for (let step = 1; step < 24; step++) {
    await page.keyboard.press('ArrowRight');
    if (step > 5 && step % 2 === 0) await page.keyboard.press('ArrowUp');
  }
  await expect(page.locator('.question-drawn')).toContainText('24 of 24 steps drawn');
  await expect(page.getByRole('button', { name: 'Reveal' })).toBeEnabled();
  await page.getByRole('button', { name: 'Reveal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-told')).toContainText('of your line lies within the band', { timeout: 15_000 });
  await expect(page).toHaveURL(/p=window:[0-9a-z]{24}/);
});

test('a curve is drawn with the mouse, and halving where a timeout sets cwnd to one is recognised', async ({
  page,
}) => {
  await openQuestion(page, '#paused=1&p=window&v=1');
  const surface = page.locator('.drawing-surface');
  await expect(surface).toBeVisible();
  const box = (await surface.boundingBox())!;
  const levelOf = async (value: number): Promise<number> => {
    const tick = (text: string) => page.locator('#chart-window .chart-tick', { hasText: new RegExp(`^${text}$`) });
    const [zero, twenty] = [(await tick('0').boundingBox())!, (await tick('20').boundingBox())!];
    return zero.y + zero.height / 2 + ((twenty.y - zero.y) * value) / 20;
  };
  const [twelve, six, nine] = [await levelOf(12), await levelOf(6), await levelOf(9)];
  // Another button does not draw.
  await page.mouse.move(box.x + 2, nine);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(box.x + box.width - 2, nine, { steps: 5 });
  await page.mouse.up({ button: 'right' });
  await expect(page.locator('.question-drawn')).toContainText(/(^|\D)0 of/);
  await page.mouse.move(box.x + 2, twelve);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.15, twelve, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.18, six, { steps: 3 });
  await page.mouse.move(box.x + box.width - 2, nine, { steps: 20 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.locator('.question-told')).toContainText('You drew cwnd halved', { timeout: 15_000 });
  await expect(page.locator('.drawn .drawn-between').first()).toBeAttached();
});

test('a question that cannot be asked of the edited run says so and offers the run of the step', async ({ page }) => {
  await page.goto('reno/#cc=newreno&paused=1&p=window&v=1');
  await expect(page.locator('.question-panel')).toContainText('cannot be asked of the run as it is set now');
  await page.getByRole('button', { name: 'Ask it of the run of this step' }).click();
  await expect(page.locator('.drawing-surface')).toBeVisible();
});

test('keys alone ask, answer and reveal; the run plays on to its answer, and what happened there is explained', async ({
  page,
}) => {
  await page.goto('reno/#paused=1&v=1');
  await expect(page.getByRole('button', { name: 'Predict first' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('.curtain')).toBeVisible();
  // A handle is a setting, and the settings wait.
  await expect(page.locator('.threshold-handle')).toBeHidden();
  await expect(page.locator('.stage-drop')).toHaveCount(0);
  await expect(page.locator('.question-panel')).toBeFocused();
  // Nobody is told who has not answered.
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Reveal' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'The RTO minimum, 1 s' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-panel')).toContainText('Watch what the run does.');
  await expect(page.locator('.question-stands')).toHaveText('As you predicted.', { timeout: 15_000 });
  await expect(page.locator('.question-panel')).toBeFocused();
  await expect(page.locator('#why')).toContainText('Segment 45 is sent again');
  const { now } = await page.evaluate(() => window.__lectern!.run()!);
  expect(now).toBeGreaterThan(1.52e9);
  expect(now).toBeLessThan(1.7e9);
  // r reveals from anywhere else on the page.
  await page.getByRole('button', { name: 'Next question' }).click();
  const surface = page.locator('.drawing-surface');
  await surface.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await expect(page.locator('.question-panel')).toContainText('Watch what the run does.');
});

test('in a hall the star of a moment stands clear of the words of the chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('reno/#step=3&paused=1&p=repair&present=1&v=1');
  const place = (await page.locator('.moment-place').boundingBox())!;
  await page.mouse.click(place.x + 4, place.y + place.height / 2);
  await expect(page.locator('.moment-line span')).toBeVisible();
  await expectNoFlaws(page, 'starred');
});

test('a moment is pressed on the charts, an order put right by the arrow keys, a place chosen', async ({ page }) => {
  await openQuestion(page, '#step=3&paused=1&p=repair&v=1');
  const place = (await page.locator('.moment-place').boundingBox())!;
  await page.mouse.click(place.x + place.width * 0.5, place.y + place.height / 2);
  await expect(page.locator('.moment-line')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your moment' })).toHaveValue(/^3\.\d+ s$/);
  await expect(page).toHaveURL(/p=repair:3\.\d+s/);
  await page.goto('about:blank');
  await page.goto('tcp-over-atm/#step=4&paused=1&p=rank&policy=epd&v=1');
  await page.getByRole('button', { name: 'PPD: up' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.question-order li')).toContainText(['1. PPD', '2. Tail drop', '3. EPD']);
  await page.getByRole('button', { name: 'Tail drop: down' }).click();
  await expect(page.locator('.question-order li')).toContainText(['1. PPD', '2. EPD', '3. Tail drop']);
  await expect(page).toHaveURL(/p=rank:ppd\.epd\.tail/);
  await page.goto('about:blank');
  await page.goto('nic-buffer/#paused=1&p=where&v=1');
  await page.getByRole('radio', { name: 'On the bus, in a collision' }).check();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-told')).toContainText('You expected a collision to be a loss', {
    timeout: 15_000,
  });
});

test('of the runs that are compared, nothing is seen behind the curtain either', async ({ page }) => {
  await page.goto('reno/#b=rmin:200ms&c=rmin:15ms&paused=1&v=1');
  await expect(page.getByRole('button', { name: 'Predict first' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.__lectern!.runs().filter(({ done }) => done).length)).toBe(3);
  await expect.poll(() => heard(page)).toMatch(/0\.72/);
  await page.keyboard.press('a');
  await expect(page.locator('.curtain')).toBeVisible();
  // It ends where the plots do: no letter of a run beside them is covered.
  const edge = await page.locator('.curtain').evaluate((curtain) => curtain.getBoundingClientRect().right);
  for (const letter of await page.locator('.chart-row .run-letter').all()) {
    expect((await letter.boundingBox())!.x).toBeGreaterThan(edge);
  }
  const seen = await page.evaluate(() => window.__lectern!.runs());
  expect(seen.map(({ done, digest }) => ({ done, digest }))).toEqual(Array(3).fill({ done: false, digest: 0 }));
  expect(new Set(seen.map(({ computedTo }) => computedTo)).size).toBe(1);
  const during = await heard(page);
  expect(during).not.toMatch(TOLD);
  // B's timer goes off at 0.72 s, and there the two part.
  expect(during).not.toMatch(/0\.72/);
  // Nor is it told when it is asked for.
  await page.keyboard.press('f');
  expect(await heard(page)).not.toMatch(/0\.72/);
  await expect(page.locator('.curtain')).toBeVisible();
});

test('a question is asked and told in Korean, with the misconception behind the answer', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'ko-KR', reducedMotion: 'reduce' });
  await openQuestion(page, '#paused=1&p=silence&v=1');
  await page.locator('.question-choices input').first().check();
  await page.getByRole('button', { name: '결과 보기' }).click();
  await expect(page.locator('.question-expected')).toContainText('중복 ACK');
  await expect(page.locator('.question-told')).not.toContainText(/You|The run/);
  await page.close();
});

test('of an edited run that can be asked, the words of the step explain nothing', async ({ page }) => {
  await openQuestion(page, '#q=12&paused=1&p=silence&v=1');
  await expect(page.locator('.question-panel')).toContainText('about your own run');
  await page.getByRole('radio').first().check();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-told')).toContainText('may not hold here', { timeout: 15_000 });
  await expect(page.locator('.question-told')).not.toContainText('The timer ran for');
});

const HALL = { width: 1280, height: 720 };

/** In the hall: what the page asks, and where the clicker has got to. */
async function asked(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator('.present .question-ask')).toContainText(words);
  await expect(page.locator('.curtain')).toBeVisible();
  const room = await page.locator('.question-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  expect(room).toBeLessThanOrEqual(0);
}

test('in a lecture hall a clicker alone asks, reveals and goes on, and the class votes with a drawn curve', async ({
  page,
}) => {
  await page.setViewportSize(HALL);
  const next = () => page.keyboard.press('PageDown');
  const told = page.locator('.present .question-told');
  await page.goto('reno/#present=1&p=silence&v=1');
  await asked(page, 'How long will the sender wait');
  // Whole on an old projector, too.
  await page.setViewportSize({ width: 1024, height: 768 });
  await asked(page, 'How long will the sender wait');
  await page.setViewportSize(HALL);
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: 'The RTO minimum, 1 s' })).toBeChecked();
  await expect(page).toHaveURL(/p=silence:floor/);
  await next();
  await expect(told).toContainText('As you predicted.', { timeout: 15_000 });
  expect(await violationsOn(page)).toEqual([]);
  await test.step('the second question is drawn on the projected chart', async () => {
    await next();
    await asked(page, 'Draw the congestion window');
    expect(await violationsOn(page)).toEqual([]);
    const box = (await page.locator('.drawing-surface').boundingBox())!;
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await page.mouse.move(...at(0.02, 0.7));
    await page.mouse.down();
    await page.mouse.move(...at(0.2, 0.7), { steps: 4 });
    await page.mouse.move(...at(0.99, 0.4), { steps: 8 });
    await page.mouse.up();
    await expect(page.locator('.question-drawn')).toContainText('24 of 24 steps drawn');
    // The pen's own keys stay with the pen, the clicker's with the clicker.
    await page.keyboard.press('ArrowUp');
    await next();
    await expect(told).toContainText('of your line lies within the band', { timeout: 15_000 });
    await expect(told).toContainText('goes on as if nothing had happened');
    await expect(page.locator('.drawn .drawn-between').first()).toBeAttached();
  });
  await test.step('back to the step, whose runs are compared; the next one asks before it shows', async () => {
    await next();
    await expect(page.locator('.present .question-panel')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect.poll(() => page.evaluate(() => window.__lectern!.runs().length)).toBe(2);
    await next();
    await expect(page.locator('.present-step')).toHaveText(/^step 2/);
    await expect(page.locator('.present .question-ask')).toBeVisible();
    expect((await page.evaluate(() => window.__lectern!.run()!)).digest).toBe(0);
    // Previous leaves the question, and then the step.
    await page.keyboard.press('PageUp');
    await expect(page.locator('.present .question-panel')).toHaveCount(0);
    await page.keyboard.press('PageUp');
    await expect(page.locator('.present-step')).toHaveText(/^step 1/);
  });
});

test('in a lecture hall nobody has to answer: a place is asked, shown, and the lecture goes on', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('nic-buffer/#present=1&v=1');
  await expect(page.locator('.present-step, .present h1').first()).toBeVisible();
  await page.keyboard.press('a');
  await asked(page, 'Where will the first packet be lost');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.question-told')).toContainText('This is what the run does.', { timeout: 15_000 });
  await expect(page.locator('.question-both')).toContainText('In the server’s NIC');
  await page.getByRole('button', { name: 'Go on' }).click();
  await asked(page, 'The queue has just overflowed');
  // By keys alone, with the clicker for the reveal.
  await page.locator('.drawing-surface').focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.question-drawn')).toContainText('6 of 30 steps drawn');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.question-told')).toContainText('drains packet by packet', { timeout: 15_000 });
  await page.keyboard.press('PageDown');
  await expect(page.locator('.question-panel')).toHaveCount(0);
});

test('a task checks each condition as the settings change, and is handed in as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const take = page.getByRole('button', { name: 'Your turn' });
  const task = page.getByRole('region', { name: 'Task' });
  // It is there before anybody has done anything, and the lesson's text comes with the press.
  await page.goto('nic-buffer/#paused=1&v=1');
  await take.evaluate((button: HTMLElement) => button.click());
  await expect(task).toBeVisible();
  // The frame of the focus lies around the text, not upon it.
  const [frame, text] = [(await task.boundingBox())!, (await task.locator('.task-conditions').boundingBox())!];
  expect(text.x - frame.x).toBeGreaterThanOrEqual(8);
  expect(frame.x + frame.width - text.x - text.width).toBeGreaterThanOrEqual(8);
  await page.goto('reno/#step=3&paused=1&v=1');
  await take.click();
  await expect(task.locator('li').first()).toContainText('not yet');
  // From the beginning of the run, not from the moment the step stands at.
  await page.keyboard.press('Home');
  await page.getByRole('textbox', { name: /Router queue/ }).fill('30');
  await page.keyboard.press('Enter');
  await expect(task).toContainText('Every condition is met.', { timeout: 15_000 });
  await task.getByRole('button', { name: /Hand in/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#q=30.*step=3/);
});

test('an answer can be handed in after a reload, after going back to the settings, and after turning a step', async ({
  page,
}) => {
  const [panel, again] = [page.locator('.question-panel'), page.getByRole('button', { name: 'Your answer' })];
  const told = async (): Promise<void> => {
    await expect(panel.locator('.question-stands')).toHaveText('As you predicted.', { timeout: 15_000 });
    await expect(panel.getByRole('button', { name: /^Hand in/ })).toBeVisible();
    const { now } = await page.evaluate(() => window.__lectern!.run()!);
    expect(now).toBeGreaterThan(1.52e9);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  };
  await openQuestion(page, '#p=silence&v=1');
  await expect(again).toHaveCount(0);
  await page.getByRole('radio', { name: 'The RTO minimum, 1 s' }).check();
  await page.keyboard.press('Enter');
  await told();
  await expect(page).toHaveURL(/p=silence:floor/);
  await page.reload();
  await told();
  await page.getByRole('button', { name: 'Back to the settings' }).click();
  await page.keyboard.press('Home');
  await again.click();
  await told();
  await page.getByRole('button', { name: 'Back to the settings' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/step=2/);
  await expect(again).toHaveCount(0);
  await page.goBack();
  await again.click();
  await told();
  // Of another run it tells nothing by itself.
  await page.goto('about:blank');
  await page.goto('reno/#q=12&paused=1&p=silence:floor&v=1');
  await expect(again).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('where a link asks who it is, the field stands beside what is handed in', async ({ page }) => {
  const field = page.getByRole('textbox', { name: /Your student number/ });
  const floor = page.getByRole('radio', { name: 'The RTO minimum, 1 s' });
  await openQuestion(page, '#paused=1&p=silence&who=&v=1');
  await floor.check();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-told')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.question-panel')).toContainText('Say who you are first, above');
  await field.fill('20231234');
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-panel')).toContainText('From 20231234.');
  await expect(page.getByRole('button', { name: /^Hand in/ })).toBeVisible();
  await test.step('a run of one’s own is that which is asked about', async () => {
    await page.goto('about:blank');
    await openQuestion(page, '#paused=1&p=silence&who=&own=1&v=1');
    await field.fill('20231234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#seed=.*p=silence&who=20231234&own=1/);
    await expect(floor).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(page.locator('.curtain')).toBeVisible();
    expect((await page.evaluate(() => window.__lectern!.run()!)).digest).toBe(0);
  });
});

for (const [name, options] of [
  ['light', { viewport: { width: 1440, height: 900 } }],
  ['dark', { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 390, height: 844 }, locale: 'ko-KR' }],
] as const) {
  test.describe(name, () => {
    test.use(options);
    test('questions have no accessibility problem, open or told', async ({ page }) => {
      for (const link of [
        '#paused=1&p=silence&v=1',
        '#paused=1&p=window&v=1',
        '#rmin=200ms&step=2&paused=1&p=wait&v=1',
      ]) {
        await page.goto('about:blank');
        await openQuestion(page, link);
        expect(await violationsOn(page), link).toEqual([]);
        await answer(page);
        await expect(page.locator('.question-told')).toBeVisible({ timeout: 15_000 });
        expect(await violationsOn(page), `${link} told`).toEqual([]);
      }
    });
  });
}
