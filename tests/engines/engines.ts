// The other engines of this machine, each opened once for a worker's tests.

import { test as base } from '@playwright/test';
import { findEngines } from '../../build/find-engines.mjs';
import { visitByFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { visitByWebKit } from './webkit.ts';

const { firefox, webkit } = findEngines();

/** How each engine that is here is visited. What is missing is said loudly by build/test.mjs. */
export const engines: readonly { readonly engine: string; readonly visit: () => Promise<Visitor> }[] = [
  ...(firefox ? [{ engine: 'Firefox', visit: () => visitByFirefox(firefox) }] : []),
  ...(webkit ? [{ engine: 'WebKit', visit: () => visitByWebKit(webkit) }] : []),
];

class Visits {
  private readonly open = new Map<string, Visitor>();

  async by(engine: string): Promise<Visitor> {
    const known = this.open.get(engine);
    if (known) return known;
    const visitor = await engines.find((each) => each.engine === engine)!.visit();
    this.open.set(engine, visitor);
    return visitor;
  }

  async end(): Promise<void> {
    for (const visitor of this.open.values()) await visitor.close();
  }
}

export const test = base.extend<object, { visits: Visits }>({
  visits: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const visits = new Visits();
      await use(visits);
      await visits.end();
    },
    { scope: 'worker' },
  ],
});
