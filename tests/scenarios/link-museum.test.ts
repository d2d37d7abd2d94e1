// Every link ever printed opens, and is the run it was. When a default changes, do not edit the table below: raise
// LINK_VERSION, put the old value into EARLIER_DEFAULTS (link-state.ts) and add a table for the new version here.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarioById, scenarios } from '../../src/scenarios/index.ts';
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
  frto: false,
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

const NEWRENO_OF_NS2 = 'work=own&end=10s&only=2&clients=12&users=4&think=300ms&cc=newreno&cap=60&v=1';

/** What the page says it has mended. */
const MENDED: Readonly<Record<string, readonly string[]>> = {
  // An example of a value out of range.
  'reno/#rmin=9s&v=1': ['out-of-range: rmin=9s'],
  // Was printed beside the name of its scenario, not behind it.
  'reno/#work=r1&v=1': ['unknown-key: work=r1'],
  // NewReno as ns-2 has it is not modelled: Reno is run, and the page says so.
  [`lan-rto/#${NEWRENO_OF_NS2}`]: ['impossible: cc=newreno'],
  [`nic-buffer/#${NEWRENO_OF_NS2}`]: ['impossible: cc=newreno'],
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

  // Collected by build/museum.mjs from every commit: what a page or a table of results says no longer may still be on a slide.
  const printed = readFileSync(new URL('tests/golden/links.txt', folder), 'utf8').split('\n').filter(Boolean);

  it('has links that no page has any more', () => {
    expect(printed.length).toBeGreaterThan(200);
    expect(new Set(printed.map((link) => splitLink(link).id))).toEqual(new Set(scenarios.map(({ id }) => id)));
  });

  it.each(printed)('opens %s, of whatever commit, as a run that a link can carry', (link) => {
    const { id, text } = splitLink(link);
    const scenario = scenarioById(id!)!;
    const { state, repairs } = parseLink(text, scenario);
    expect(repairs.map(({ code, given }) => `${code}: ${given}`)).toEqual(MENDED[link] ?? []);
    const again = parseLink(writeLink(state, scenario), scenario);
    expect([again.state.spec, again.repairs]).toEqual([state.spec, []]);
    expect(() => sessionOf(state.spec)).not.toThrow();
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
