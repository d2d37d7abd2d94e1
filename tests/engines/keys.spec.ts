// By keyboard alone in the other engines: Tab comes to the network's setting and to Play, arrows and keys move what they move in
// Chromium (keyboard.spec.ts), the lecture hall begins and ends, and a sweep is computed and read in its table.

import { expect } from '@playwright/test';
import { ONLY_IN_FULL } from '../support/sample.ts';
import { engines, test } from './engines.ts';
import { evaluate, keep, type Visitor, waitFor } from './visitor.ts';

const PATIENT = expect.configure({ timeout: 60_000 });
test.setTimeout(240_000);

const DESKTOP = { width: 1280, height: 720 };
const MOST_STOPS = 90;
/** Two values of one setting. */
const SWEEP = 'end=2s&sweep=x:rmin:100ms,1s:y:silentTime&v=1';

const complete = (visitor: Visitor) => waitFor(visitor, () => window.__lectern?.run()?.done === true);
const now = (visitor: Visitor) => evaluate(visitor, () => window.__lectern!.run()!.now);
const rmin = (visitor: Visitor) => evaluate(visitor, () => window.__lectern!.run()!.spec.params['rmin']);
const has = (visitor: Visitor, selector: string) =>
  evaluate(visitor, (selector: string) => document.querySelector(selector) !== null, selector);

/** Firefox without a window has no focus itself: it shows none, `:focus` names nothing, and Enter presses no button of any page. */
const isFocused = (visitor: Visitor, selector: string) =>
  evaluate(visitor, (selector: string) => document.activeElement?.matches(selector) === true, selector);

/** Presses Tab until what a selector names has the focus, which is seen. */
async function tabTo(visitor: Visitor, goal: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await visitor.press('Tab');
    if (!(await isFocused(visitor, goal))) continue;
    const isSeen = () => !document.hasFocus() || document.activeElement!.matches(':focus-visible');
    expect(await evaluate(visitor, isSeen)).toBe(true);
    return;
  }
  throw new Error(`${visitor.name}: Tab never reaches ${goal}`);
}

for (const { engine } of engines) {
  test(`${engine}, by keyboard: a network, the hall and a sweep`, ONLY_IN_FULL, async ({ visits, baseURL }) => {
    const visitor = await visits.by(engine);
    await visitor.resize(DESKTOP);

    await test.step('the network', async () => {
      await visitor.goto(`${baseURL}reno/?keys#lang=en&paused=1&v=1`);
      await complete(visitor);
      await tabTo(visitor, '[data-lesson] input[type=range]');
      const before = await rmin(visitor);
      await visitor.press('ArrowRight');
      await PATIENT.poll(() => rmin(visitor)).toBeGreaterThan(Number(before));
      await complete(visitor);
      await visitor.press('.');
      await PATIENT.poll(() => now(visitor)).toBeGreaterThan(0);
      await tabTo(visitor, 'button[aria-label=Play]');
      if (!(await evaluate(visitor, () => document.hasFocus()))) return;
      const paused = await now(visitor);
      await visitor.press('Enter');
      await PATIENT.poll(() => now(visitor)).toBeGreaterThan(paused);
      await PATIENT.poll(() => isFocused(visitor, 'button[aria-label=Pause]')).toBe(true);
      await visitor.press('Enter');
      await PATIENT.poll(() => isFocused(visitor, 'button[aria-label=Play]')).toBe(true);
    });

    await test.step('the hall', async () => {
      await visitor.press('p');
      await PATIENT.poll(() => isFocused(visitor, '.present')).toBe(true);
      await visitor.press('PageDown');
      await PATIENT.poll(() => evaluate(visitor, () => location.hash)).toContain('step=2');
      await visitor.press('Escape');
      await PATIENT.poll(() => has(visitor, '.present')).toBe(false);
    });
    expect(await visitor.errors()).toEqual([]);

    await test.step('a sweep', async () => {
      await visitor.goto(`${baseURL}reno/?sweep#lang=en&${SWEEP}`);
      const cells = await waitFor(visitor, () => {
        const rows = [...document.querySelectorAll<HTMLTableRowElement>('.sweep-table tbody tr')];
        const told = rows.map((row) => [...row.cells].map((cell) => cell.textContent ?? ''));
        return /All runs are done/.test(document.body.textContent ?? '') && told.length > 0 && JSON.stringify(told);
      });
      await tabTo(visitor, '.sweep-table > summary');
      if (await evaluate(visitor, () => document.hasFocus())) {
        await visitor.press('Enter');
        await PATIENT.poll(() => has(visitor, '.sweep-table[open]')).toBe(true);
      }
      const rows = JSON.parse(cells) as string[][];
      expect(rows).toHaveLength(2);
      await keep(visitor, engine, 'sweep-table');
      for (const row of rows) expect(row.slice(1).join(' ')).toMatch(/\d/);
    });
    expect(await visitor.errors()).toEqual([]);
  });
}
