// Words have room in Firefox and WebKit as they have in Chromium (layout.spec.ts): nothing is cut off, lies upon another or
// leaves the page, in both languages, on a desktop, a projector and a phone, and in the hall. What was seen is written for
// eyes to `.cache/looks`.

import { expect } from '@playwright/test';
import { allCases } from '../support/cases/all-cases.ts';
import { ONLY_IN_FULL } from '../support/sample.ts';
import { drawnAnew } from '../support/stage-room.ts';
import { expectNoFlaws } from '../support/text-flaws.ts';
import { engines, test } from './engines.ts';
import { evaluate, keep, lookedAt, type Visitor, waitFor } from './visitor.ts';

test.setTimeout(300_000);

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const;
/** A window of WebKit's small browser is never narrower than 450. */
const phone = (engine: string) => ({ width: engine === 'WebKit' ? 450 : 390, height: 844 });
const HALL = DESKS[1];
const LETTERS = { ofLetters: true };

const complete = (visitor: Visitor) => waitFor(visitor, () => window.__lectern?.run()?.done === true);

/** Of the whole page, or of the hall: what is drawn first of it comes last. */
const drawn = (visitor: Visitor) =>
  waitFor(visitor, () => document.querySelector('.chart-row .chart-title, .packet-view') !== null);

async function show(visitor: Visitor, page: string, link: string, name: string): Promise<void> {
  await visitor.goto(`${page}?${name}#${link}`);
  await complete(visitor);
  await drawn(visitor);
  await drawnAnew(lookedAt(visitor));
}

for (const { engine } of engines) {
  for (const { scenario, busy } of allCases) {
    test(`${engine}, words have room: ${scenario.id}`, ONLY_IN_FULL, async ({ visits, baseURL }) => {
      const visitor = await visits.by(engine);
      const look = async (where: string, link: string) => {
        for (const language of ['en', 'ko']) {
          const name = `${scenario.id}-${where}-${language}`;
          await show(visitor, `${baseURL}${scenario.id}/`, `${link}&lang=${language}&v=1`, name);
          await keep(visitor, engine, name);
          await expectNoFlaws(lookedAt(visitor), name, LETTERS);
          const beyond = await evaluate(visitor, () => document.scrollingElement!.scrollWidth - innerWidth);
          expect.soft(beyond, name).toBeLessThanOrEqual(0);
        }
      };
      for (const size of [...DESKS, phone(engine)]) {
        await visitor.resize(size);
        await look(String(size.width), `${busy}&paused=1`);
      }
      await visitor.resize(HALL);
      await look('hall', `${busy}&present=1`);
      expect(await visitor.errors()).toEqual([]);
    });
  }
}
