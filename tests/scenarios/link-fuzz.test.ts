// The promises of the link codec under fuzz: it never throws, what it gives is a valid run, it names every difference,
// and what it wrote it reads back exactly.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Repair } from '../../src/scenarios/kit/repair.ts';
import { validate } from '../../src/scenarios/kit/validate.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { arbitraryLinkText, arbitrarySpec, arbitraryState } from '../support/arbitraries.ts';
import { unnamedDifferences } from '../support/link-oracle.ts';
import { draws, isFull } from '../support/sample.ts';
import { toy } from '../support/toy-scenario.ts';

const SEED = 20261;
/** Links written by hand of the first scenario and of each other; every kind of repair occurs in the fewest. */
const TEXTS = [draws(1500, 20_000), draws(1500, 4000)];
/** A hundred thousand take minutes, ms. */
const PATIENCE = 1_800_000;

/** As `toEqual`, which takes longer than all the rest where it is asked a hundred thousand times. */
function expectSame<T>(found: T, wanted: T): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

describe.each([...scenarios, toy])('links of $id', { timeout: PATIENCE }, (scenario) => {
  it('say every reachable state exactly', () => {
    fc.assert(
      fc.property(arbitraryState(scenario), (state) => {
        expectSame(validate(state.spec, scenario), []);
        const link = writeLink(state, scenario);
        expect(link).toMatch(/^#[A-Za-z0-9\-.:,=&%]*&?v=1$/);
        const again = parseLink(link, scenario);
        expectSame(again, { state, repairs: [] });
        expectSame(writeLink(again.state, scenario), link);
      }),
      { numRuns: isFull ? 1000 : 120, seed: SEED },
    );
  });

  it('say of B, where A is the default run, what a link of B alone says', () => {
    fc.assert(
      fc.property(arbitrarySpec(scenario), (spec) => {
        const alone = { ...spec, changes: [], kills: [] };
        const link = writeLink({ ...defaultState(scenario), spec: alone }, scenario);
        const settings = link
          .slice(1)
          .replace(/&?v=1$/, '')
          .replaceAll('&', ',');
        expectSame(parseLink(`#b=${settings}&v=1`, scenario).state.others, [alone]);
      }),
      { numRuns: isFull ? 500 : 60, seed: SEED },
    );
  });

  it('start a valid run and name every repair, whatever they are', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(arbitraryLinkText(scenario), (text) => {
        const parsed = parseLink(text, scenario);
        expectSame(validate(parsed.state.spec, scenario), []);
        expectSame(unnamedDifferences(text, parsed, scenario), []);
        expectSame(parsed.repairs.filter(badlyWorded), []);
        const corrected = writeLink(parsed.state, scenario);
        expectSame(parseLink(corrected, scenario), { state: parsed.state, repairs: [] });
        for (const { code } of parsed.repairs) codes.add(code);
      }),
      { numRuns: TEXTS[scenario === scenarios[0] ? 0 : 1]!, seed: SEED },
    );
    const hasRules = scenario.parameters.some((each) => each.kind === 'choice' && each.rule);
    expect([...codes].sort()).toEqual(ALL_CODES.filter((code) => hasRules || code !== 'bad-rule'));
  });
});

/** Does a sentence lack its end, or show what should have been words? What was given is quoted. */
const badlyWorded = (repair: Repair): boolean =>
  (['en', 'ko'] as const).some((language) => {
    const words = describeRepair(repair, language);
    return !/[.)]$/.test(words) || /undefined|NaN|null|\[object|e\+/.test(words.replace(/`[^`]*`|"[^"]*"/g, ''));
  });

const ALL_CODES = [
  'bad-claim',
  'bad-edit',
  'bad-kill',
  'bad-model',
  'bad-prediction',
  'bad-rule',
  'bad-version',
  'bad-who',
  'bad-zoom',
  'c-without-b',
  'cut-off',
  'duplicate',
  'duplicate-edit',
  'edit-after-end',
  'edit-at-start',
  'edit-time-rounded',
  'future-version',
  'impossible',
  'no-such-run',
  'no-value',
  'not-a-number',
  'not-live',
  'off-step',
  'other-model',
  'out-of-range',
  'too-long',
  'too-many-edits',
  'too-many-kills',
  'unknown-choice',
  'unknown-key',
  'unknown-place',
  'wrong-unit',
  'zoom-outside',
];
