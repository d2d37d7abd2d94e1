// The package in a real browser, as a page without a bundler loads it: a sweep on Web Workers is that of the page's own thread, and
// where workers are missing, forbidden, broken or silent it is still that, after one line that says so.

import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../build/find-browser.mjs';
import { staticServer } from '../../build/static-server.mjs';

interface Swept {
  readonly csv: string;
  readonly notes: readonly string[];
}

const server = staticServer('dist-lib', '/');
let browser: Browser;
let at = '';

beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser.');
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  at = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  await browser?.close();
  server.close();
});

/** @param policy of the page; none by default */
async function emptyPage(policy = ''): Promise<Page> {
  const page = await browser.newPage();
  const head = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await page.route(`${at}empty.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `${head}<script type="module">${PROGRAM}</script>` }),
  );
  await page.goto(`${at}empty.html`);
  return page;
}

/** A module as any page may have it. */
const PROGRAM = `
  import { sweep } from './lectern.js';
  import { webWorkers } from './workers.js';
  window.swept = async (on) => {
    const notes = [];
    const options = { x: 'q=5,10,15', settings: { end: '3s' }, seeds: 2, onNote: (line) => notes.push(line) };
    const table = await sweep('reno', on === 'workers' ? { ...options, start: webWorkers() } : options);
    return { csv: table.csv(), notes };
  };`;

/** @param on where the runs are computed */
const swept = (page: Page, on: 'workers' | 'thread'): Promise<Swept> =>
  page.evaluate((place) => (window as unknown as { swept(on: string): Promise<Swept> }).swept(place), on);

describe('a sweep in a browser', () => {
  it('is the same on Web Workers and in the thread of the page', async () => {
    const page = await emptyPage();
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    const beside = await swept(page, 'workers');
    expect(started).toEqual(Array(4).fill(`${at}web-worker.js`));
    expect(beside.notes).toEqual([]);
    expect(beside.csv.split('\n').length).toBeGreaterThan(6);
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await swept(page, 'thread')).toEqual(beside);
    await page.close();
  });

  const WITHOUT: readonly (readonly [string, string, (page: Page) => Promise<unknown>, string])[] = [
    [
      'there are none',
      '',
      (page) => page.evaluate(() => Reflect.deleteProperty(window, 'Worker')),
      'there are none in this browser',
    ],
    ['a policy forbids them', "worker-src 'none'", () => Promise.resolve(), 'the worker could not be loaded'],
    [
      'their file is not there',
      '',
      (page) => page.route(/web-worker/, (route) => route.fulfill({ status: 404 })),
      'the worker could not be loaded',
    ],
    [
      'they throw',
      '',
      (page) =>
        page.route(/web-worker/, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: "onmessage = () => { throw new Error('It broke'); }" }),
        ),
      'Uncaught Error: It broke',
    ],
    [
      'they say nothing',
      '',
      (page) =>
        page.route(/web-worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' })),
      'The worker said nothing for 30 s',
    ],
  ];
  it.each(WITHOUT)(
    'where %s, is computed in the thread of the page, and says so in one line',
    {
      timeout: 240_000,
    },
    async (_, policy, breaks, reason) => {
      const page = await emptyPage(policy);
      await breaks(page);
      const { csv, notes } = await swept(page, 'workers');
      expect(notes).toEqual([`Workers failed here: ${reason}. The sweep is computed in this thread.`]);
      expect(csv).toBe((await swept(page, 'thread')).csv);
      await page.close();
    },
  );
});
