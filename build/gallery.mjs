// Pictures of the page for the documentation (docs/images/gallery) and for those who are sent a link (public/previews): every
// scenario on a desktop, a projector and a phone, in both languages, at a moment worth seeing; and the page that shows them, docs/gallery.md. `npm run gallery`.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { findBrowser, WAYS } from './find-browser.mjs';
import { staticServer } from './static-server.mjs';

/** @param {string} name @returns {string} */
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, link: 'paused=1' },
  projector: { viewport: { width: 1280, height: 720 }, link: 'present=1' },
  phone: { viewport: { width: 390, height: 844 }, link: 'paused=1', hasTouch: true },
};

/** Stage and charts on a projector, which can be read when small, in the proportion in which previews are shown: 1200 x 630. */
const PREVIEW = { x: 0, y: 59, width: 1134, height: 595 };
const PREVIEW_LOOK = { viewport: { width: PREVIEW.width, height: 720 }, link: 'present=1' };

const bare = { configFile: /** @type {const} */ (false), root: path('') };
const { scenarios } = /** @type {{ module: typeof import('../src/scenarios/index.ts') }} */ (
  await runnerImport(path('src/scenarios/index.ts'), bare)
).module;
const { lessons } = /** @type {{ module: typeof import('./lessons.ts') }} */ (
  await runnerImport(path('build/lessons.ts'), bare)
).module;

const executablePath = findBrowser();
if (!executablePath) throw new Error(WAYS);
const site = mkdtempSync(join(tmpdir(), 'lectern-gallery-'));
await build({ logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
const server = staticServer(site).listen(0);
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] });
for (const folder of ['docs/images/gallery', 'public/previews']) mkdirSync(path(folder), { recursive: true });

/**
 * @param {string} address
 * @param {import('playwright-core').BrowserContextOptions} look
 * @param {import('playwright-core').PageScreenshotOptions} [options]
 */
async function picture(address, look, options) {
  const page = await browser.newPage({ ...look, colorScheme: 'light' });
  await page.goto(`http://127.0.0.1:${port}/${address}&v=1`);
  await page.waitForFunction(() => Reflect.get(window, '__lectern')?.run()?.done);
  // What is fetched later is there by then.
  await page.waitForTimeout(1500);
  const taken = await page.screenshot(options);
  await page.close();
  return taken;
}

for (const { id: scenario } of scenarios) {
  const moment = lessons[scenario]?.picture ?? 't=1s';
  for (const [size, { link, ...look }] of Object.entries(SIZES)) {
    for (const language of ['en', 'ko']) {
      const taken = await picture(`${scenario}/#${moment}&lang=${language}&${link}`, look);
      writeFileSync(path(`docs/images/gallery/${scenario}-${size}-${language}.png`), taken);
    }
  }
  const { link, ...look } = PREVIEW_LOOK;
  const taken = await picture(`${scenario}/#${moment}&lang=en&${link}`, look, { clip: PREVIEW });
  writeFileSync(path(`public/previews/${scenario}.png`), taken);
}
await browser.close();
server.close();
rmSync(site, { recursive: true });

const LANGUAGES = { en: 'English', ko: 'Korean' };
const sections = scenarios.map(({ id, title: { en: title } }) => {
  const rows = Object.keys(SIZES).map((size) => {
    const pictures = Object.entries(LANGUAGES).map(
      ([code, language]) => `![${title}, ${size}, ${language}](images/gallery/${id}-${size}-${code}.png)`,
    );
    return `| ${[size, ...pictures].join(' | ')} |`;
  });
  return `## ${title}\n\n| | English | Korean |\n|---|---|---|\n${rows.join('\n')}\n`;
});
const INTRODUCTION =
  'Every scenario on a desktop, a projector and a phone, in English and Korean. `npm run gallery` takes the pictures again (and the previews in `public/previews`) and writes this page.';
writeFileSync(path('docs/gallery.md'), `# Gallery\n\n${INTRODUCTION}\n\n${sections.join('\n')}`);
