// The glossary in the other engines: in two columns a term and its meaning stay together, which Firefox keeps only of what one
// box holds. The text pages in Chromium: text-pages.spec.ts of the page.

import { expect } from '@playwright/test';
import { engines, test } from './engines.ts';
import { evaluate } from './visitor.ts';

for (const { engine } of engines) {
  test(`${engine}: no term of the glossary stands in another column than its meaning`, async ({ visits, baseURL }) => {
    const visitor = await visits.by(engine);
    // Where the columns break depends on how high they are, so on their width.
    for (const width of [1440, 1280, 1100, 1000]) {
      await visitor.resize({ width, height: 900 });
      await visitor.goto(`${baseURL}glossary.html`);
      const { columns, apart } = JSON.parse(
        await evaluate(visitor, () => {
          const places = [...document.querySelectorAll('.terms dt')].map((term) => ({
            term: term.textContent,
            left: term.getBoundingClientRect().left,
            meaning: term.nextElementSibling!.getBoundingClientRect().left,
          }));
          const columns = new Set(places.map(({ left }) => left)).size;
          const apart = places.filter(({ left, meaning }) => left !== meaning).map(({ term }) => term);
          return JSON.stringify({ columns, apart });
        }),
      );
      expect([width, columns, apart]).toEqual([width, 2, []]);
    }
    expect(await visitor.errors()).toEqual([]);
  });
}
