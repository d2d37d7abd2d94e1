// The words of a stage have room: many moments at many sizes, in a page of the scenario that is open.
// Every moment is pasted as a link and every size given to its window, for opening a page takes ten times as long as drawing it anew.

import { expect, type Page } from '@playwright/test';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { drawnFrame, paste } from './open-page.ts';
import { type Evaluates, expectNoFlaws } from './text-flaws.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A link that names a moment (`t=`), and the size of the window. */
export interface StageLook {
  readonly link: string;
  readonly size: Size;
}

/** The page has been drawn at the size that it has now: the size is seen in one frame and drawn in the next. */
export const drawnAnew = (page: Evaluates): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/** `region`: where words are looked at, a selector; `ready`: a selector of something that is empty until a run is drawn. */
export async function expectStageRoom(
  page: Page,
  scenario: Scenario,
  looks: readonly StageLook[],
  { region, ready }: { readonly region: string; readonly ready: string },
): Promise<void> {
  expect(looks.length).toBeGreaterThan(0);
  for (const link of new Set(looks.map(({ link }) => link))) {
    await paste(page, link, scenario);
    // Of the link, not of the page: where only the moment differs, the page is soon asked and still at the one before.
    const { t } = parseLink(link, scenario).state.view;
    await expect.poll(async () => (await drawnFrame(page)).now, { intervals: [10] }).toBe(t);
    await expect(page.locator(ready).first()).not.toBeEmpty();
    for (const { size } of looks.filter((look) => look.link === link)) {
      await page.setViewportSize(size);
      await drawnAnew(page);
      await expectNoFlaws(page, `${size.width} wide: ${link}`, { region });
    }
  }
}
