// One run, one digest: in the browser as in Node, whatever the page is doing meanwhile.

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import type { ScenarioCases } from '../support/cases/scenario-cases.ts';
import { test } from '../support/kept-page.ts';
import {
  addressOf,
  digestOf,
  drawnFrame,
  finishedRun,
  open,
  paste,
  specOf,
  wholeRecord,
} from '../support/open-page.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { isFull, sample, sharedOut } from '../support/sample.ts';
import { Tab } from '../support/tabs.ts';

/** Of every scenario and link, as Node computes them: tests/reference/other-engines.test.ts sees to it. */
const inNode: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(new URL('../golden/digests.json', import.meta.url), 'utf8'),
);

/**
 * Runs with live changes and with packets dropped by hand, of every scenario. Every option of every choice, too, in the full
 * run: whether engines agree about those is asked without a browser in every run (reference/other-engines.test.ts).
 */
const pasted = sample(
  allCases.flatMap((cases) => cases.digestLinks.map((link) => ({ cases, link }))),
  ({ cases: { scenario }, link }) => {
    const { changes, kills } = specOf(link, scenario);
    return [
      scenario.id,
      ...(changes.length > 0 ? [`changes in ${scenario.id}`] : []),
      ...(kills.length > 0 ? [`packets are dropped in ${scenario.id}`] : []),
    ];
  },
);

for (const cases of allCases) {
  const { scenario } = cases;
  test(`changed runs have the digest they have in Node: ${scenario.id}`, async ({ look }) => {
    const mine = pasted.filter((each) => each.cases === cases);
    expect(mine.length).toBeGreaterThan(0);
    // Counted by `npm run trust`.
    test.info().annotations.push({ type: 'digests', description: String(mine.length) });
    const page = await look(scenario, 'end=1s&paused=1&v=1');
    for (const { link } of mine) {
      const { digest } = await paste(page, link, scenario);
      expect(digest, link).toBe(inNode[scenario.id]![link]);
    }
  });
}

/** A setting that begins the run anew makes another run of it, and forks none. */
const changesLive = ({ scenario }: ScenarioCases): boolean =>
  scenario.parameters.some(({ key, live }) => key === scenario.lessonKey && live);

/** Whatever the scenario, the page does the same with its run: the normal run asks the one whose runs are computed soonest. */
const meanwhile = isFull
  ? { ...sharedOut(['forked', 'slower', 'later'], allCases), forked: allCases.filter(changesLive) }
  : { forked: allCases.slice(0, 1), slower: allCases.slice(0, 1), later: allCases.slice(0, 1) };

for (const { scenario, lessonValue } of meanwhile.forked) {
  test(`a run that is forked, rewound, undone, redone and played again keeps its digest: ${scenario.id}`, async ({
    page,
  }) => {
    await open(page, addressOf(scenario, 'paused=1&v=1'));
    const first = await finishedRun(page);
    await page.keyboard.press('>');
    await expect.poll(async () => (await finishedRun(page)).now).toBeGreaterThan(0);

    const { label, key } = scenario.parameters.find((parameter) => parameter.key === scenario.lessonKey)!;
    const [typed, value] = lessonValue;
    await page
      .getByRole('textbox', { name: new RegExp(`^${label.en}`) })
      .first()
      .fill(typed);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await finishedRun(page)).spec.changes).toHaveLength(1);
    const forked = await finishedRun(page);
    expect(forked.spec.changes[0]).toMatchObject({ key, value });
    expect(forked.digest).toBe(digestOf(forked.spec));
    expect(forked.digest).not.toBe(first.digest);

    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await finishedRun(page)).now).toBeGreaterThan(0);
    expect((await finishedRun(page)).digest).toBe(forked.digest);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();

    await page.locator('h1').click();
    await page.keyboard.press('z');
    expect((await finishedRun(page, first.spec)).digest).toBe(first.digest);
    await page.keyboard.press('Shift+Z');
    expect((await finishedRun(page, forked.spec)).digest).toBe(forked.digest);
  });
}

for (const { scenario, digestLinks } of meanwhile.slower) {
  test(`on a processor four times slower: ${scenario.id}`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const link = digestLinks.at(-1)!;
    await open(page, addressOf(scenario, link));
    const spec = specOf(link, scenario);
    expect((await finishedRun(page, spec)).digest).toBe(inNode[scenario.id]![link]);
    await devtools.detach();
  });
}

for (const { scenario, long } of meanwhile.later) {
  if (!long) continue;
  test(`what is simulated again for a late look is what the run did there: ${scenario.id}`, async ({ page }) => {
    // More packets than a record holds: those of the end are computed again when one looks there.
    const spec = specOf(long.link, scenario);
    const record = wholeRecord(spec);
    await open(page, addressOf(scenario, `t=${long.t}&${long.link}`));
    expect((await finishedRun(page, spec)).digest).toBe(record.digest);
    await expect.poll(async () => (await drawnFrame(page)).packets.length).toBeGreaterThan(0);
    const frame = await drawnFrame(page);
    expect(frame.now).toBe(Number.parseFloat(long.t) * 1e9);
    const expected = packetsOnTheWay(record, frame.now, ['asks']).map(({ link, segment }) => `${link} ${segment}`);
    for (const { link, segment } of frame.packets) expect(expected).toContain(`${link} ${segment}`);
    expect((await finishedRun(page)).digest).toBe(record.digest);
  });
}

test('in a hidden tab', async ({ browser, baseURL }) => {
  const link = 'loss=1pc&seed=2&v=1';
  const behind = await Tab.open(browser, `${baseURL}reno/#${link}`);
  const inFront = await Tab.open(browser, 'about:blank');
  await expect.poll(() => behind.read('document.visibilityState')).toBe('hidden');
  await expect.poll(() => behind.read('window.__lectern?.run()?.done')).toBe(true);
  expect(await behind.read('window.__lectern.run().digest')).toBe(digestOf(specOf(link)));
  // Another run, begun while nobody looks.
  const other = 'rto=rfc793&loss=1pc&v=1';
  await behind.read(`location.hash = ${JSON.stringify(other)}`);
  await expect.poll(() => behind.read('window.__lectern.run().digest')).toBe(digestOf(specOf(other)));
  expect(await behind.read('document.visibilityState')).toBe('hidden');
  for (const tab of [behind, inFront]) await tab.close();
});
