// Every scenario in every engine of this machine: it loads, packets move, its slider answers, the address carries the run to
// the next visit, and nothing goes wrong meanwhile. Then the same runs have the digests they have in Node.

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { ShownRun } from '../../src/ui/stage-kit/test-hook.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { runKey } from '../support/open-page.ts';
import { isFull } from '../support/sample.ts';
import { specOf } from '../support/whole-record.ts';
import { engines, test } from './engines.ts';
import { evaluate, PATIENCE, type Visitor, waitFor } from './visitor.ts';

const PATIENT = expect.configure({ timeout: PATIENCE });
test.setTimeout(500_000);

/** A link follows the hand, and a page is laid out, well within so many ms. */
const SETTLED = 500;
/** A slider that was met has answered by then, ms. */
const DRAGGED = 30_000;
const DESKTOP = { width: 1280, height: 720 };
/** A window of WebKit's small browser is never narrower. */
const PHONE = { width: 450, height: 844 };
/** Of every scenario; with seven of them more than twenty in each engine. */
const DIGESTS = isFull ? 20 : 3;

const golden: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(new URL('../golden/digests.json', import.meta.url), 'utf8'),
);

/** As a word, because WebDriver sorts what objects have. */
const complete = async (visitor: Visitor): Promise<ShownRun> =>
  JSON.parse(
    await waitFor(visitor, () => {
      const run = window.__lectern?.run();
      return run?.done && JSON.stringify(run);
    }),
  );

/**
 * A complete run and the address that carries it, read at one moment: on a busy machine the link of a run of the way there is
 * still in the bar when the hand has long let go, and the run where it let go is complete before its link is written.
 */
async function linked(visitor: Visitor, scenario: Scenario): Promise<{ after: ShownRun; address: string }> {
  let seen = { after: await complete(visitor), address: '' };
  const isLinked = async (): Promise<boolean> => {
    const look = await waitFor(visitor, () => {
      const run = window.__lectern?.run();
      return run?.done && JSON.stringify({ after: run, address: location.href });
    });
    seen = JSON.parse(look);
    return runKey(seen.after.spec) === runKey(specOf(new URL(seen.address).hash, scenario));
  };
  await PATIENT.poll(isLinked, { intervals: [SETTLED] }).toBe(true);
  return seen;
}

const lessonSlider = (visitor: Visitor) =>
  waitFor(visitor, () => {
    const slider = document.querySelector<HTMLInputElement>('[data-lesson] input[type=range]');
    slider?.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = slider?.getBoundingClientRect() ?? new DOMRect();
    const share = Number(slider?.value) / 10_000;
    return width > 0 && { share, y: top + height / 2, left: left + 8, width: width - 16 };
  });

/** What is the same twice: on a busy machine a page is still being laid out when its run is complete. */
async function atRest<T>(look: () => Promise<T>): Promise<T> {
  let seen: T | undefined;
  const moves = async (): Promise<boolean> => {
    const before = seen;
    seen = await look();
    return JSON.stringify(before) !== JSON.stringify(seen);
  };
  await PATIENT.poll(moves, { intervals: [SETTLED] }).toBe(false);
  return seen!;
}

for (const { engine } of engines) {
  for (const { scenario, digestLinks } of allCases) {
    test(`${engine}: ${scenario.id}`, async ({ visits, baseURL }) => {
      const visitor = await visits.by(engine);
      await visitor.resize(DESKTOP);
      const page = `${baseURL}${scenario.id}/`;

      await test.step('packets move', async () => {
        await visitor.goto(page);
        await waitFor(visitor, () => performance.getEntriesByName('first-packet-moved').length > 0);
      });

      await test.step('its slider answers, and a link carries the run', async () => {
        await visitor.goto(`${page}?slider#paused=1&v=1`);
        const before = await complete(visitor);
        // On a busy machine a page may move once more between the look and the press, which then meets something else.
        await expect(async () => {
          const { share, y, left, width } = await atRest(() => lessonSlider(visitor));
          const to = share > 0.5 ? share - 0.2 : share + 0.2;
          await visitor.drag([left + share * width, y], [left + to * width, y]);
          const isDragged = async () => runKey((await complete(visitor)).spec) !== runKey(before.spec);
          await expect.poll(isDragged, { timeout: DRAGGED }).toBe(true);
        }).toPass({ timeout: PATIENCE });
        const { after, address } = await linked(visitor, scenario);
        await visitor.goto(address.replace('?slider', '?link'));
        const again = await complete(visitor);
        expect([runKey(again.spec), again.digest]).toEqual([runKey(after.spec), after.digest]);
      });

      await test.step('digests', async () => {
        const links = digestLinks.slice(-DIGESTS);
        expect(links.length).toBe(DIGESTS);
        // Counted by `npm run trust`.
        test.info().annotations.push({ type: 'digests', description: String(links.length) });
        for (const link of links) {
          const wanted = runKey(specOf(link, scenario));
          await evaluate(
            visitor,
            (fragment: string) => {
              location.hash = fragment;
            },
            link,
          );
          // Whether the link or the run did not come is seen in the address.
          const shown = async () => [
            runKey((await complete(visitor)).spec),
            await evaluate(visitor, () => location.hash),
          ];
          await PATIENT.poll(shown, { message: link }).toEqual([wanted, expect.any(String)]);
          expect((await complete(visitor)).digest, link).toBe(golden[scenario.id]![link]);
        }
      });
      expect(await visitor.errors()).toEqual([]);
    });
  }

  // The highest network leaves the chart least.
  for (const { scenario } of isFull ? allCases : allCases.filter((cases) => cases.scenario.id === 'virtual-server')) {
    test(`${engine}, as wide as a phone: ${scenario.id}`, async ({ visits, baseURL }) => {
      const visitor = await visits.by(engine);
      await visitor.resize(PHONE);
      await visitor.goto(`${baseURL}${scenario.id}/?phone#paused=1&v=1`);
      await complete(visitor);
      const heights = await waitFor(visitor, () => {
        const [chart, stage] = ['.chart-canvas', '.stage-canvas'].map(
          (name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0,
        );
        return Boolean(chart && stage) && [chart, stage];
      });
      for (const height of heights) expect(height).toBeGreaterThan(80);
      expect(await visitor.errors()).toEqual([]);
    });
  }
}
