// The first cell of a packet by a rule: tail drop, early packet discard, selective drop and fair buffer allocation, written as
// rules, make the same runs. Partial packet discard is no rule for first cells but what becomes of the rest of a packet.

import { describe, expect, it } from 'vitest';
import { cellRule } from '../../src/scenarios/atm/cell-rule.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { tcpOverAtmCases } from '../support/cases/tcp-over-atm-cases.ts';
import { digestOfBeginning, someOf } from '../support/same-run.ts';

/** Without those that are no ATM, and those that go over to another policy on the way. */
const RUNS = tcpOverAtmCases.digestLinks.filter((link) => !/policy=none|:policy:/.test(link));

const digestOf = (link: string, policy: string, cut = 'drop'): number =>
  digestOfBeginning(tcpOverAtm, link, { policy, cut });

describe('drop policies, written as rules', () => {
  it.each([
    ['epd', cellRule.asRules.epd, 'drop'],
    ['sd', cellRule.asRules.sd, 'drop'],
    ['fba', cellRule.asRules.fba, 'drop'],
    ['tail', cellRule.asRules.tail, 'offer'],
    // The rule lets every packet in, and PPD is what becomes of the rest.
    ['ppd', 'true', 'drop'],
  ])('%s makes the same run in every reference run: %s, the rest of a cut packet: %s', (word, rule, cut) => {
    expect(RUNS.length).toBe(23);
    for (const link of someOf(RUNS, 5)) expect(digestOf(link, rule, cut), link).toBe(digestOf(link, word));
  });
});

describe('a rule for first cells', () => {
  it('holds for the whole run: a change to it on the way is left out, and said', () => {
    const { state, repairs } = parseLink('e=1s:policy:cells<300,2s:policy:ppd&v=1', tcpOverAtm);
    expect(state.spec.changes.map(({ value }) => value)).toEqual(['ppd']);
    expect(repairs.map(({ message }) => message?.en)).toEqual([
      'A rule of your own holds for the whole run, so a run cannot go over to it or leave it.',
    ]);
  });
});
