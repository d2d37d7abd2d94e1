// What is said of the numbers that papers print, worked out from those numbers: table 2 of Park and Lee, and who asks how often
// in the cluster of Hong and others.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { webClusterHonesty } from '../../src/figures/web-cluster-honesty.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { valuesOf } from '../../src/scenarios/kit/settings.ts';
import type { Text } from '../../src/scenarios/kit/text.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { webClusterSettings } from '../../src/scenarios/web-cluster/settings.ts';
import { offeredLoad } from '../../src/scenarios/web-cluster/site-theory.ts';

const table = figureById('P4-T2')!;
const SIZES = [20, 40, 60];
const timesOf = (method: string): number[] =>
  table.printed!.filter(({ series }) => series === method).map(({ value }) => value / 1e9);

/** How far the farthest of three evenly spaced values is from the line of least squares: two thirds of their bend. */
const offLine = ([a, b, c]: readonly number[]): number => Math.abs(a! - 2 * b! + c!) / 3;

const sayingOf = (notes: readonly { readonly text: Text }[], part: RegExp): Text =>
  notes.find(({ text }) => part.test(text.en))!.text;

it('table 2: how far its times are off a line, and how far apart the methods are', () => {
  const [nat, tun, dr] = ['nat', 'tun', 'dr'].map((method) => offLine(timesOf(method)));
  const apart = SIZES.map((_, size) => {
    const times = ['nat', 'tun', 'dr'].map((method) => timesOf(method)[size]!);
    return Math.max(...times) - Math.min(...times);
  });
  expect(nat).toBeLessThan(0.01);
  const { en, ko } = sayingOf(table.honesty!, /minimum of ten/);
  const [least, most] = [Math.min(...apart), Math.max(...apart)].map((seconds) => seconds.toFixed(1));
  for (const said of [`${tun!.toFixed(1)} s`, `${dr!.toFixed(1)} s`, `${least} to ${most} s`])
    expect(en).toContain(said);
  for (const said of [`${tun!.toFixed(1)}초`, `${dr!.toFixed(1)}초`, `${least}–${most}초`]) expect(ko).toContain(said);
});

it('figures 2 and 3: how often 7000 users ask who never wait', () => {
  const rate = offeredLoad(7000, valuesOf(webClusterSettings, defaultsOf(webCluster)));
  const { en, ko } = sayingOf(webClusterHonesty, /think times/);
  const tens = Math.round(rate / 10) * 10;
  expect(en).toContain(`7000 users ask ${tens} times a second`);
  expect(ko).toContain(`7000명이 초당 ${tens}번`);
});
