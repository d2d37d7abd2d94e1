// Without a network: after one visit every page works. A new version waits, whole, until it is asked for at the home page and
// nothing else is open; no page ever gets a script or a worker of another version.

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { policyOf } from '../../build/csp.ts';
import { writeServiceWorker } from '../../build/offline.ts';
import { staticServer } from '../../build/static-server.mjs';
import { scenarios } from '../../src/scenarios/index.ts';

const BASE = '/courses/lectern/';
const BUILT = fileURLToPath(new URL('../../dist/', import.meta.url));

const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;
/** As docs/hosting.md has it. */
const DOCUMENTED = /^default-src 'none';[^`]*/m
  .exec(readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8'))![0]
  .replaceAll('\n', ' ')
  .trim();

/** Somewhere else on the host of a course, and what is put there may change. */
class Host {
  /** Of all files, in place of their own. */
  policy: string | undefined;
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-host-'));
  private server: Server | undefined;
  private port = 0;

  get home(): string {
    return `http://127.0.0.1:${this.port}${BASE}`;
  }

  /** Beyond what the pages say of themselves the host sends the policy as a header, with every file: of a page its own. */
  async start(): Promise<void> {
    this.server = staticServer(this.folder, BASE);
    this.server.prependListener('request', ({ url = '' }, response: ServerResponse) => {
      const path = url.split('?')[0]!.slice(BASE.length);
      const page = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const html = page.endsWith('.html') ? readFileSync(join(this.folder, page), 'utf8') : '';
      response.setHeader(
        'Content-Security-Policy',
        this.policy ?? POLICY.exec(html)?.[2]?.replaceAll('&#39;', "'") ?? DOCUMENTED,
      );
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** The network is cut. */
  async stop(): Promise<void> {
    this.server!.closeAllConnections();
    await new Promise((resolve) => this.server!.close(resolve));
  }

  /** As a build of other sources would be: other names for all that is named after its contents. */
  async deploy(edition: string): Promise<void> {
    rmSync(this.folder, { recursive: true });
    cpSync(BUILT, this.folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
    const assets = join(this.folder, 'assets');
    const renamed = readdirSync(assets).map((name) => [name, name.replace(/-[\w-]{8}\./, `-${edition}.`)] as const);
    const taken = new Set<string>();
    const names = renamed.map(([name, wanted], index) => {
      const free = taken.has(wanted)
        ? wanted.replace(edition, `${edition.slice(0, -2)}${String(index).padStart(2, '0')}`)
        : wanted;
      taken.add(free);
      return [name, free] as const;
    });
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|html|css)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      let text = readFileSync(path, 'utf8');
      for (const [from, to] of names) text = text.replaceAll(from, to);
      // The script in the head is allowed by its hash, which is another one now.
      if (POLICY.exec(text)?.[2]?.includes('sha256')) text = text.replace(POLICY, (_, head) => head + policyOf(text));
      writeFileSync(path, text);
    }
    for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
    await writeServiceWorker(this.folder);
  }
}

/** Which editions the scripts and workers of a page are of. */
const editionsOf = async (page: Page): Promise<string[]> => {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  );
  const all = [...scripts, ...page.workers().map((worker) => worker.url())];
  return [...new Set(all.map((name) => /-(first|other)/.exec(name)?.[1] ?? name))];
};

const finished = (page: Page) =>
  page.waitForFunction(() => window.__lectern?.run()?.done === true, undefined, { timeout: 60_000 });

/** The worker of a page of the home page's edition is in charge. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 90_000 });

test.describe('after one visit', () => {
  const host = new Host();
  let context: BrowserContext;
  const violations: string[] = [];

  test.beforeAll(async ({ browser }) => {
    await host.deploy('first001');
    await host.start();
    context = await browser.newContext({ serviceWorkers: 'allow' });
    context.setDefaultTimeout(15_000);
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    await context.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...given) => {
        performance.mark('keeps-pages');
        return register(...given);
      };
    });
  });
  test.afterAll(async () => {
    await context.close();
    await host.stop().catch(() => {});
    rmSync(host.folder, { recursive: true });
  });

  test('everything works without a network, and a new version disturbs nobody', async () => {
    test.setTimeout(300_000);
    const page = await context.newPage();
    await test.step('the pages are fetched after the first packet has moved and the run is there', async () => {
      await page.goto(`${host.home}reno/`);
      await kept(page);
      const marks = await page.evaluate(() =>
        ['first-packet-moved', 'keeps-pages'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? -1),
      );
      expect(marks[0]).toBeGreaterThan(0);
      expect(marks[1]).toBeGreaterThan(marks[0]!);
    });

    await host.stop();
    await test.step('without a network: what the open page has not fetched yet', async () => {
      await page.getByRole('button', { name: 'Sweep', exact: true }).click();
      await expect(page.locator('.sweep-point').first()).toBeAttached();
    });
    for (const { id, title } of scenarios) {
      await test.step(`without a network: ${id} in Korean with its lesson`, async () => {
        await page.goto(`${host.home}${id}/?v=1#lang=ko&paused=1&v=1`);
        await finished(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
        await expect(page.locator('.results-title, #results-title')).toBeAttached();
        await page.goto(`${host.home}${id}/lesson.html`);
        await expect(page).toHaveTitle(new RegExp(title.en.slice(0, 8)));
      });
    }
    await page.goto(host.home);
    await expect(page.locator('.live .stage-canvas')).toBeVisible();
    await expect(page.locator('.new-version')).toHaveCount(0);

    const lecture = page;
    await lecture.goto(`${host.home}reno/#paused=1&v=1`);
    await finished(lecture);
    await host.deploy('other002');
    await host.start();
    const home = await context.newPage();
    await test.step('a new version is offered at the home page, and waits for the lecture', async () => {
      await home.goto(host.home);
      const offer = home.locator('.new-version');
      // All files of it are there before it is offered.
      await expect(offer).toContainText('new version', { timeout: 90_000 });
      await offer.getByRole('button').click();
      await expect(offer).toContainText('another tab');
      expect(await editionsOf(home)).toEqual(['first']);
    });
    await test.step('the lecture goes on in its own version, also with what it opens only now', async () => {
      await lecture.bringToFront();
      await lecture.keyboard.press('p');
      await expect(lecture.locator('.present')).toBeVisible();
      await lecture.reload();
      await finished(lecture);
      expect(await editionsOf(lecture)).toEqual(['first']);
      await expect(lecture.locator('.new-version')).toHaveCount(0);
    });
    await test.step('once nothing else is open, the home page changes to it, and all pages with it', async () => {
      await lecture.close();
      await home.bringToFront();
      await Promise.all([home.waitForEvent('load'), home.locator('.new-version').getByRole('button').click()]);
      await expect.poll(() => editionsOf(home)).toEqual(['other']);
      await expect(home.locator('.new-version')).toHaveCount(0);
      await home.goto(`${host.home}reno/#paused=1&v=1`);
      await finished(home);
      expect(await editionsOf(home)).toEqual(['other']);
    });
    expect(violations).toEqual([]);
  });
});

test('where pages cannot be kept the home page says so, and every page goes on', async ({ browser }) => {
  const host = new Host();
  await host.deploy('first001');
  await host.start();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  /** The page of a scenario says nothing, and computes its run. */
  const expectGoesOn = async (page: Page): Promise<void> => {
    await page.goto(`${host.home}reno/#paused=1&v=1`);
    await finished(page);
    await expect(page.locator('.notice, .failure')).toHaveCount(0);
  };

  await test.step('a browser that lets no worker be registered', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
    });
    await page.goto(host.home);
    await expect(page.locator('.kept')).toContainText('This browser keeps no pages');
    await expectGoesOn(page);
    // Until after it would have been asked for.
    await page.waitForTimeout(2500);
    await page.close();
  });
  await test.step('a policy without workers of any kind: both pages say what they lack', async () => {
    const page = await context.newPage();
    host.policy = DOCUMENTED.replace("worker-src 'self' blob:", "worker-src 'none'");
    await page.goto(`${host.home}ko.html`);
    await expect(page.locator('.kept')).toContainText('이 브라우저는 페이지를 저장하지 않습니다');
    await page.goto(`${host.home}reno/#q=9&lang=en&v=1`);
    await expect(page.getByRole('alert')).toContainText('a rule of the host forbids workers');
    await expect(page.locator('.failure')).toContainText('reno/#q=9');
    host.policy = undefined;
    await page.close();
  });
  await test.step('no room left: no page comes from what was kept in part, and the next visit tries again', async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { origin } = new URL(host.home);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await page.goto(host.home);
    await expect(page.locator('.kept')).toContainText('there is no room left', { timeout: 60_000 });
    await expectGoesOn(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.goto(host.home);
    await expect(page.locator('.kept')).toContainText('Kept in this browser', { timeout: 60_000 });
  });
  expect(complaints).toEqual([]);
  await context.close();
  await host.stop();
  rmSync(host.folder, { recursive: true });
});
