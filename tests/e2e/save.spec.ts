// Files that leave the page: every button of the window gives one, pictures stand alone and can be drawn again, tables can be
// read, and each says where it comes from.

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as atm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { save } from '../../src/ui/i18n/save.en.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/kept-page.ts';
import { readCapture } from '../support/read-capture.ts';

/** Every file the window offers, by the name of its button; of the PNGs, which are drawn from the SVGs, the first. */
async function allFiles(page: Page): Promise<Map<string, { readonly name: string; readonly content: Buffer }>> {
  const files = new Map<string, { name: string; content: Buffer }>();
  const buttons = page.locator('.save-kinds button');
  const pngs = buttons.filter({ hasText: /^PNG$/ });
  for (const button of [...(await buttons.filter({ hasNotText: /^PNG$/ }).all()), pngs.first()]) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const name = download.suggestedFilename();
    files.set((await button.getAttribute('aria-label'))!, { name, content: await readFile(await download.path()) });
    await expect(page.locator('.save-said')).toContainText(name);
  }
  return files;
}

/** Parsed as XML and drawn again as a picture of its own: its size, its words, and how many colours it has. */
const redrawn = (page: Page, svg: string) =>
  page.evaluate(async (text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) seen.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      title: parsed.querySelector('title')?.textContent ?? '',
      desc: parsed.querySelector('desc')?.textContent ?? '',
      words: [...parsed.querySelectorAll('text')].map((each) => each.textContent).join('\n'),
      colours: seen.size,
      width: image.width,
    };
  }, svg);

const VISITS = [
  { scenario: reno, language: 'en', link: 't=5s&b=rmin:200ms&theme=dark', key: 's' },
  { scenario: atm, language: 'ko', link: 't=400ms', key: undefined },
] as const;

const LINKS: Readonly<Record<string, readonly string[]>> = {
  reno: ['R-B', 'B-R', 'A-R', 'R-A'],
  'tcp-over-atm': ['S-B', 'A1-S', 'B-A1', 'A2-S', 'B-A2'],
};

for (const { scenario, language, link, key } of VISITS) {
  test(`${scenario.id} saved as files, ${language}: pictures that stand alone, tables, results`, async ({ look }) => {
    const page = await look(scenario, `${link}&lang=${language}&paused=1&v=1`);
    await page.mouse.move(300, 300);
    const open = page.getByRole('button', { name: language === 'en' ? 'Save as files' : '파일로 저장', exact: true });
    // Two runs side by side leave a stage half the page; what is saved is as wide as ever.
    if (key) await page.keyboard.press('|');
    if (key) await page.keyboard.press(key);
    else await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const files = await allFiles(page);
    // The trace format of ns-2 has no cells.
    const ofPackets = scenario === reno ? 2 : 1;
    await expect(page.locator('.save-kinds button')).toHaveCount(3 * scenario.charts.length + 4 + ofPackets);
    expect(files.size).toBe(2 * scenario.charts.length + 4 + ofPackets);
    const names = [...files.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(new RegExp(`^lectern-${scenario.id}-[\\w.-]+\\.(svg|png|csv|json|pcapng|tr)$`));
    for (const { title } of scenario.charts) {
      const svg = files.get([...files.keys()].find((label) => label.includes(title[language]) && /SVG/.test(label))!)!;
      const picture = await redrawn(page, svg.content.toString('utf8'));
      expect(picture.error).toBe('');
      expect(picture.title).toContain(title[language]);
      expect(picture.desc).toContain(`/${scenario.id}/#`);
      expect(picture.words).toContain(title[language]);
      expect(picture.colours).toBeGreaterThan(4);
      expect(picture.width).toBe(960);
    }
    const network = [...files.entries()].filter(([label]) => /network|네트워크/.test(label));
    const stage = await redrawn(page, network.find(([label]) => /SVG/.test(label))![1].content.toString('utf8'));
    expect(stage.error).toBe('');
    for (const word of language === 'en' ? ['host A', 'router R', 'host B'] : ['AAL5', 'TCP']) {
      expect(stage.words).toContain(word);
    }
    for (const { name, content } of files.values()) {
      if (name.endsWith('.pcapng')) {
        const { interfaces, comment } = readCapture(content);
        expect(interfaces.map((each) => each.name)).toEqual(LINKS[scenario.id]);
        expect(comment).toContain(`/${scenario.id}/#`);
      }
      if (name.endsWith('.tr'))
        expect(content.toString()).toMatch(/^\+ 0 0 1 tcp 40 ------- 0 0\.0 2\.0 0 0\n- 0 0 1 /);
      if (name.endsWith('.png')) expect(content.subarray(1, 4).toString()).toBe('PNG');
      if (name.endsWith('.csv')) {
        // Spreadsheets take it for UTF-8.
        expect(content.subarray(0, 3).toString('hex')).toBe('efbbbf');
        expect(content.toString()).toContain(`/${scenario.id}/#`);
      }
    }
    // The page keeps its own colours.
    await expect(page.locator('html')).toHaveAttribute('data-theme', link.includes('dark') ? 'dark' : 'light');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(key ? page.locator('body') : open).toBeFocused();
    if (key) await page.keyboard.press('|');
  });
}

test('while the packets of a cluster are computed once more, which is said before, everything else can be saved', async ({
  look,
}) => {
  const page = await look(virtualServer, 'paused=1&v=1');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Save as files', exact: true }).click();
  const packets = page.locator('.save-rows li').filter({ has: page.getByRole('button', { name: 'PCAPNG' }) });
  await expect(packets).toContainText(save.again);
  await packets.getByRole('button').click();
  await expect(page.locator('.save-said')).toContainText('Closing this window gives it up');
  await expect(packets.getByRole('button')).toBeDisabled();
  const results = page.getByRole('button', { name: 'Results as JSON' });
  const [download] = await Promise.all([page.waitForEvent('download'), results.click()]);
  expect(download.suggestedFilename()).toBe('lectern-virtual-server-results.json');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
