// Passing a run on: the share sheet, a link with limits, a run inside a course page of another origin, and one inside a deck
// of reveal.js that is driven by a clicker.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';

const REVEAL = fileURLToPath(new URL('../../node_modules/reveal.js/dist/', import.meta.url));

/** A page of another origin than the site, with the files of reveal.js beside it. */
async function course(page: Page, body: string): Promise<Server> {
  const host = createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    const kind = name === '' ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.setHeader('Content-Type', `${kind}; charset=utf-8`);
    response.end(name === '' ? body : /^reveal\.(css|js)$/.test(name) ? readFileSync(REVEAL + name) : '');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  return host;
}

test('the share sheet says what a link opens, and what it locks stays locked until its reader opens the full page', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto('./reno/#q=20&t=1.4s&v=1');
  await expect(page.locator('.chart-tick').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const sheet = page.getByRole('dialog', { name: 'Share this run' });
  const link = sheet.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(`${baseURL}reno/#q=20&t=1.4s&v=1`);
  await expect(sheet.locator('.share-preview')).toContainText('Router queue 20 packets');
  expect(await violationsOn(page)).toEqual([]);

  // The button that copies has the focus.
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('The browser does not allow copying')).toBeVisible();
  expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe((await link.inputValue()).length);

  await sheet.getByText('From the beginning').click();
  await sheet.getByText('Settings to lock or hide').click();
  await sheet.getByRole('combobox', { name: 'RTO minimum' }).selectOption('hidden');
  await sheet.getByRole('combobox', { name: 'Router queue', exact: true }).selectOption('locked');
  await expect(sheet.locator('.share-preview')).toContainText('hidden: RTO minimum · locked: Router queue');
  await expect(link).toHaveValue(`${baseURL}reno/#q=20&hide=rmin&lock=q&v=1`);
  await sheet.getByText('Embed in a page or in slides').click();
  await expect(sheet.getByRole('textbox', { name: 'Code' })).toHaveValue(
    /^<iframe .*embed=1&amp;show=stage,queue&amp;v=1"/,
  );
  // A view has the place of all charts.
  await sheet.getByRole('checkbox', { name: 'Ladder' }).check();
  await expect(sheet.getByRole('textbox', { name: 'Code' })).toHaveValue(/show=stage,ladder&amp;v=1"/);

  // A file of the run, opened again: as it is, changed by hand, and one that is none.
  await sheet.getByText('Run file', { exact: true }).click();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save this run' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const field = sheet.locator('input[type=file]');
  const choose = (text: string) =>
    field.setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose(file.replace('"q": 20', '"q": 5'));
  await expect(sheet.getByText('Its digest is another one here, although the model is the same')).toBeVisible();
  await expect(sheet.locator('.share-preview')).toContainText('Router queue 5 packets');
  await choose(file);
  await expect(sheet.getByText('it is the same run, event by event')).toBeVisible();
  await choose('{"format":"lectern-run"');
  await expect(sheet.getByText('This is no run file: it is not JSON.')).toBeVisible();
  await choose(' '.repeat(1_000_001));
  await expect(sheet.getByText('It is too large for a run file')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`./reno/#q=20&t=1.4s&hide=rmin&lock=q&v=1`);
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.locator('[data-key=q]')).toContainText('20 packets');
  await expect(settings.getByRole('slider', { name: 'Router queue' })).toHaveCount(0);
  await expect(page.locator('.threshold-handle')).toHaveCount(0);
  await expect(settings.locator('[data-key=rmin]')).toHaveCount(0);
  await expect(page.locator('.pill-one')).not.toContainText('RTO');
  await settings.getByRole('button', { name: 'Open the full page' }).click();
  await expect(settings.getByRole('slider', { name: 'Router queue' })).toBeVisible();
  await expect(settings.getByRole('slider', { name: 'RTO minimum' })).toBeVisible();
  await expect(page).toHaveURL(/#q=20&v=1$/);
});

test('an element shows other parts and has another control while its run stays at its moment', async ({
  page,
  baseURL,
}) => {
  const host = await course(
    page,
    `<!doctype html><script src="${baseURL}lectern-run.js" defer></script>
     <lectern-run src="${baseURL}reno/#rmin=200ms&amp;v=1" show="stage,queue" control="rmin"></lectern-run>`,
  );
  const frame = page.frameLocator('iframe');
  const time = () => page.evaluate<number>("document.querySelector('lectern-run').time");
  await expect(frame.locator('.chart-row')).toHaveCount(1);
  await page.evaluate("document.querySelector('lectern-run').seek('first timeout')");
  await expect.poll(time).toBeCloseTo(0.7206, 3);
  await page.evaluate("document.querySelector('lectern-run').setAttribute('show', 'stage')");
  await page.evaluate("document.querySelector('lectern-run').setAttribute('control', 'q')");
  await expect(frame.locator('.chart-row')).toHaveCount(0);
  await expect(frame.getByRole('slider', { name: 'Router queue' })).toBeVisible();
  await expect(frame.getByRole('slider', { name: 'RTO minimum' })).toHaveCount(0);
  await expect(frame.locator('.time-flag')).toContainText('0.721');
  expect(await time()).toBeCloseTo(0.7206, 3);
  // Another link of the same page with other parts.
  await page.evaluate((src) => {
    const run = document.querySelector('lectern-run')!;
    run.setAttribute('src', src);
    run.setAttribute('show', 'stage,queue,rto');
  }, `${baseURL}reno/#t=300ms&v=1`);
  await expect(frame.locator('.chart-row')).toHaveCount(2);
  await expect.poll(time).toBeCloseTo(0.3, 3);
  host.close();
});

test('in a sandboxed frame of another origin a run is shown, played by the page around, and by nobody else', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}reno/#rmin=200ms&t=500ms&embed=1&show=stage,queue&v=1`;
  const host = await course(
    page,
    `<!doctype html><iframe id="run" sandbox="allow-scripts" src="${src.replaceAll('&', '&amp;')}" width="900" height="400"></iframe>
     <iframe id="other" srcdoc="<p>Another frame</p>"></iframe>
     <script>
       const heard = [];
       const run = document.getElementById('run');
       onmessage = ({ source, origin, data }) => heard.push({ isRun: source === run.contentWindow, origin, ...data });
       const say = (data) => run.contentWindow.postMessage(data, '*');
     </script>`,
  );
  const frame = page.frameLocator('#run');
  await expect(frame.getByRole('slider', { name: 'RTO minimum' })).toBeVisible();
  await expect(frame.locator('.chart-row')).toHaveCount(1);
  await expect(frame.locator('.header')).toHaveCount(0);
  await expect(frame.locator('.failure, .not-started')).toHaveCount(0);
  const evaluate = <T>(code: string): Promise<T> => page.evaluate(code) as Promise<T>;
  const says = (kind: string) => evaluate<{ says: string }[]>(`heard.filter(({ says }) => says === '${kind}')`);
  await expect.poll(async () => (await says('height')).length).toBeGreaterThan(0);
  expect(await evaluate<string[]>('[...new Set(heard.map(({ says }) => says))]')).toEqual(['height']);

  // Not of this version, not of this shape, not from the page around: nothing.
  await evaluate(
    `say({ lectern: 2, do: 'hello' }); say({ do: 'hello' }); say('hello'); say({ lectern: 1, do: 'play' });`,
  );
  await evaluate(`document.getElementById('other').contentWindow.eval(
    "parent.document.getElementById('run').contentWindow.postMessage({ lectern: 1, do: 'hello' }, '*')")`);
  await page.waitForTimeout(300);
  expect(await evaluate<string[]>('[...new Set(heard.map(({ says }) => says))]')).toEqual(['height']);

  await evaluate(`say({ lectern: 1, do: 'hello' })`);
  await expect.poll(async () => (await says('result')).length).toBe(1);
  expect(await says('ready')).toMatchObject([{ scenario: 'reno', isRun: true, origin: 'null' }]);
  await evaluate(`say({ lectern: 1, do: 'seek', to: 'first timeout' })`);
  await expect
    .poll(() => says('time'))
    .toContainEqual(expect.objectContaining({ time: expect.closeTo(0.7206, 3), playing: false }));
  await evaluate(`say({ lectern: 1, do: 'set', key: 'rmin', value: '1s' })`);
  await expect(frame.getByRole('textbox', { name: /^RTO minimum/ })).toHaveValue('1');

  // The page around lets no tab open, so the link is there to be copied.
  await frame.getByRole('link', { name: 'Open in Lectern' }).click();
  await expect(frame.getByRole('textbox', { name: 'Copy link' })).toHaveValue(/reno\/#.*v=1$/);
  host.close();
});

test('a frame never stands empty: of charts that its run has not, it shows the others, and if there are none its own', async ({
  page,
  baseURL,
}) => {
  const titles = page.locator('.chart-row .chart-title');
  for (const [link, shown] of [
    ['show=requests', ['Queue in server NIC']],
    ['show=requests,rate', ['Delivered']],
    ['work=own&arrive=poisson&surge=flash&show=requests', ['Requests']],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${baseURL}lan-rto/#${link}&embed=1&paused=1&v=1`);
    await expect(titles).toHaveText(shown);
  }
});

test('in slides of reveal.js the clicker plays the runs: fragments are events and settings', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const run = (link: string, more = '') =>
    `<lectern-run src="${baseURL}reno/#${link}" show="stage,queue" ${more}></lectern-run>`;
  const host = await course(
    page,
    `<!doctype html><link rel="stylesheet" href="reveal.css">
     <div class="reveal"><div class="slides">
       <section id="one"><h2>A timer</h2></section>
       <section id="two">${run('v=1', 'control="none"')}
         <p class="fragment" data-lectern-at="first drop">The queue is full.</p>
         <p class="fragment" data-lectern-at="first timeout">The timer goes off.</p></section>
       <section id="three" data-lectern-at="first timeout">${run('v=1', 'sandbox')}
         <p class="fragment" data-lectern-set="rmin=200ms" data-lectern-at="first timeout">With 200 ms.</p></section>
     </div></div>
     <script src="reveal.js"></script>
     <script src="${baseURL}lectern-run.js"></script>
     <script src="${baseURL}lectern-reveal.js"></script>
     <script>
       const told = [];
       for (const run of document.querySelectorAll('lectern-run'))
         for (const name of ['ready', 'time', 'result', 'refused'])
           run.addEventListener(name, ({ detail }) => told.push({ slide: run.closest('section').id, ...detail }));
       Reveal.initialize({ plugins: [LecternReveal], transition: 'none', keyboard: true });
     </script>`,
  );
  const timeOn = (slide: string): Promise<number> =>
    page.evaluate((id) => (document.querySelector(`#${id} lectern-run`) as unknown as { time: number }).time, slide);
  const told = (): Promise<{ slide: string; says: string; results?: Record<string, number> }[]> =>
    page.evaluate('told') as never;
  await expect(page.locator('#one')).toHaveClass(/present/);
  await page.keyboard.press('PageDown');
  await expect(page.locator('#two')).toHaveClass(/present/);
  await page.keyboard.press('PageDown');
  await expect.poll(() => timeOn('two')).toBeCloseTo(0.219, 1);
  const drop = await timeOn('two');
  await page.keyboard.press('PageDown');
  await expect.poll(() => timeOn('two')).toBeCloseTo(1.5206, 3);
  await page.keyboard.press('PageUp');
  await expect.poll(() => timeOn('two')).toBe(drop);
  await expect(page.frameLocator('#two iframe').getByRole('slider', { name: 'RTO minimum' })).toHaveCount(0);

  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('#three')).toHaveClass(/present/);
  await expect.poll(() => timeOn('three')).toBeCloseTo(1.5206, 3);
  await page.keyboard.press('PageDown');
  await expect.poll(() => timeOn('three')).toBeCloseTo(0.7206, 3);
  expect((await told()).filter(({ says }) => says === 'refused')).toEqual([]);
  expect((await told()).filter(({ slide, says }) => slide === 'three' && says === 'result')).toHaveLength(2);

  // As high as it needs to be; and somebody else's message, or one of a wrong shape, does nothing.
  const height = () => page.locator('#three iframe').evaluate((frame) => (frame as HTMLIFrameElement).style.height);
  await expect.poll(height).not.toBe('480px');
  const before = await height();
  await page.evaluate(() => {
    window.postMessage({ lectern: 1, says: 'height', height: 9000 }, '*');
    document.querySelector('lectern-run')!.dispatchEvent(new Event('height'));
  });
  await page.waitForTimeout(200);
  expect(await height()).toBe(before);
  expect(complaints).toEqual([]);
  host.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a sweep is shared under its own name, and the button that copies shows all of its focus', async ({ page }) => {
    await page.goto('./reno/#sweep=q&v=1');
    await expect(page.locator('.sweep-point').first()).toBeAttached({ timeout: 30_000 });
    await page.keyboard.press('Control+Enter');
    const sheet = page.getByRole('dialog', { name: 'Share this sweep' });
    const copy = sheet.getByRole('button', { name: 'Copy: Link' });
    await expect(copy).toBeFocused();
    const ring = await copy.evaluate((button) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    });
    expect(ring).toBeGreaterThan(0);
    // The title stays over what is below it.
    const [button, head] = [await copy.boundingBox(), await sheet.locator('.dialog-head').boundingBox()];
    expect(button!.y - ring).toBeGreaterThanOrEqual(head!.y + head!.height);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.goto('./reno/#paused=1&v=1');
    await expect(page.locator('.chart-tick').first()).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog', { name: 'Share this run' })).toBeVisible();
  });
});
