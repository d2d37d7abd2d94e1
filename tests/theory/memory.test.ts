// How often a node finds a document in its memory, against Che's approximation of an LRU cache (Che, Tung and Wang 2002) with whole files of
// different sizes: a document asked for at rate p is there with 1 - exp(-p t), t such that the documents that are there fill the memory.
//
// Tolerance: 60,000 requests with a chance near 0.8 have a standard error of 0.0016; what is in memory changes slowly, so they are not
// independent. Six of these errors are allowed, about a third of what a third more memory brings.

import { expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import { paperSite } from '../../src/scenarios/web-cluster/paper-site.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webClusterSettings } from '../../src/scenarios/web-cluster/settings.ts';

const SIZES = [...paperSite().sizes];
const WEIGHTS = SIZES.map((_, place) => 1 / (place + 1));
const WHOLE = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
const isThere = (place: number, t: number): number => 1 - Math.exp((-WEIGHTS[place]! * t) / WHOLE);
const summed = (each: (place: number) => number): number => SIZES.reduce((sum, _, place) => sum + each(place), 0);

function cheHitRatio(memory: number): number {
  let [low, high] = [0, 1e7];
  for (let step = 0; step < 60; step++) {
    const t = (low + high) / 2;
    if (summed((place) => SIZES[place]! * isThere(place, t)) < memory) low = t;
    else high = t;
  }
  return summed((place) => (WEIGHTS[place]! / WHOLE) * isThere(place, low));
}

it.each([4e6, 8e6, 32e6])('a memory of %i bytes', (mem) => {
  // Visitors at random, and a disk so quick that hardly two wait for the same document.
  const set = {
    policy: 'mirror',
    nodes: 1,
    loop: 'open',
    reqs: 200,
    mem,
    full: false,
    seek: 20e3,
    warm: 300e9,
    end: 600e9,
  };
  const params = valuesOf(webClusterSettings, { ...defaultsOf(webCluster), ...set });
  const { metrics } = sessionOf({ scenario: 'web-cluster', params, changes: [], kills: [] }).complete();
  expect(metrics['diskUse']).toBeLessThan(0.15);
  expect(Math.abs(metrics['hitRatio']! - cheHitRatio(mem))).toBeLessThan(0.01);
});
