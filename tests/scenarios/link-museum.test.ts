// Every link ever printed opens, and is the run it was. When a default changes, do not edit the table below: raise
// LINK_VERSION, put the old value into EARLIER_DEFAULTS (link-state.ts) and add a table for the new version here.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { defaultsOf, LINK_VERSION } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { splitLink } from '../../src/scenarios/kit/split-link.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const RENO_V1 = {
  rmin: seconds(1),
  q: 15,
  bw: Mbps(2),
  delay: ms(20),
  loss: 0,
  rmax: seconds(60),
  rto: 'rfc6298',
  rfix: seconds(1),
  irto: seconds(1),
  g: ms(1),
  k: 4,
  tcp: 'rfc',
  cc: 'reno',
  lt: false,
  grow: 'own',
  onloss: 'own',
  ontimeout: 'own',
  wnd: 24,
  mss: 1460,
  dack: 0,
  data: 0,
  n: 1,
  start: ms(100),
  abw: Mbps(10),
  adelay: ms(1),
  qunit: 'packets',
  queue: 'tail',
  ecn: false,
  qmin: 5,
  qmax: 15,
  qp: 0.1,
  qw: 0.02,
  ctarget: ms(5),
  cival: ms(100),
  ptarget: ms(15),
  qk: 5,
  seed: 1,
  end: seconds(20),
};

describe('the link museum', () => {
  it('keeps the defaults of version 1', () => {
    expect(defaultsOf(reno, 1)).toEqual(RENO_V1);
    expect(LINK_VERSION).toBe(1);
  });

  const folder = new URL('../../', import.meta.url);
  const pages = ['README.md', 'CHANGELOG.md', ...readdirSync(new URL('docs/', folder)).map((name) => `docs/${name}`)];
  const links = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => readFileSync(new URL(page, folder), 'utf8').match(/(?:[a-z-]+\/)?#[\w.:,=&-]*v=\d+/g) ?? []);

  it('has found links in the documentation', () => {
    expect(links.length).toBeGreaterThan(1);
  });

  it.each([...new Set(links)])('opens %s without repairs, and writes it again as it is', (link) => {
    const { id, text } = splitLink(link);
    const scenario = scenarioById(id ?? 'reno') ?? reno;
    const { state, repairs } = parseLink(text, scenario);
    expect(repairs).toEqual([]);
    const written = writeLink(state, scenario);
    // A name chooses the seed of a run of its own, and the page writes what it chose.
    const isChosen = /\bown=1\b/.test(text) && !/\bseed=/.test(text);
    expect(isChosen ? written.replace(/seed=\d+&/, '') : written).toBe(text);
  });

  it('opens the first link as the run it was', () => {
    const { spec, view } = parseLink('#rmin=200ms&q=20&seed=7&t=1.2043s&v=1', reno).state;
    expect(spec).toEqual({
      scenario: 'reno',
      params: { ...RENO_V1, rmin: ms(200), q: 20, seed: 7 },
      changes: [],
      kills: [],
    });
    expect(view).toEqual({ t: 1_204_300_000 });
  });
});
