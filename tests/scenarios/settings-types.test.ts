// The types of a run's values follow from the declaration of its settings: nobody writes them a second time.

import { describe, expect, expectTypeOf, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import type { Policy } from '../../src/scenarios/atm/policy-words.ts';
import type { AtmValues } from '../../src/scenarios/atm/settings.ts';
import { defineScenario } from '../../src/scenarios/kit/define.ts';
import {
  choice,
  duration,
  onOff,
  optionsOf,
  settings,
  type Values,
  valuesOf,
} from '../../src/scenarios/kit/settings.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import type { LanValues } from '../../src/scenarios/lan/settings.ts';
import type { RenoValues } from '../../src/scenarios/reno/settings.ts';
import type { VirtualServerValues } from '../../src/scenarios/virtual-server/settings.ts';
import type { WebClusterValues } from '../../src/scenarios/web-cluster/settings.ts';
import { toy } from '../support/toy-scenario.ts';

const words = { label: text('x', 'x'), help: text('x', 'x') };
const own = settings({
  wait: duration({ ...words, default: seconds(1), min: 0, max: seconds(2), step: 1 }),
  who: choice({
    ...words,
    default: 'first',
    options: [
      { value: 'first', label: text('1', '1') },
      { value: 'last', label: text('2', '2') },
    ],
  }),
  loud: onOff({ ...words, default: false }),
});
type Own = Values<typeof own>;

describe('values of settings', () => {
  it('have the types of their declaration, and a seed and an end', () => {
    expectTypeOf<Own['wait']>().toEqualTypeOf<number>();
    expectTypeOf<Own['who']>().toEqualTypeOf<'first' | 'last'>();
    expectTypeOf<Own['loud']>().toEqualTypeOf<boolean>();
    expectTypeOf<keyof Own>().toEqualTypeOf<'wait' | 'who' | 'loud' | 'seed' | 'end'>();
    const { who } = valuesOf(own, { wait: 1, who: 'last', loud: true, seed: 1, end: 2 });
    expectTypeOf(who).toEqualTypeOf<'first' | 'last'>();
    expect(who).toBe('last');
  });

  it('of the catalogue name every option', () => {
    expectTypeOf<RenoValues['rto']>().toEqualTypeOf<'rfc6298' | 'rfc793' | 'linux' | 'quic' | 'fixed'>();
    expectTypeOf<RenoValues['lt']>().toEqualTypeOf<boolean>();
    expectTypeOf<LanValues['arrive']>().toEqualTypeOf<'closed' | 'poisson' | 'fixed'>();
    expectTypeOf<LanValues['split']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<AtmValues['policy']>().toEqualTypeOf<Policy>();
    expectTypeOf<WebClusterValues['entry']>().toEqualTypeOf<'rr' | 'random' | 'sticky'>();
    expectTypeOf<VirtualServerValues['method']>().toEqualTypeOf<'nat' | 'tun' | 'dr'>();
  });

  it('refuse what the declaration does not have', () => {
    // @ts-expect-error there is no such word
    const wrong: Own['who'] = 'middle';
    expect(wrong).toBe('middle');
    choice({
      ...words,
      // @ts-expect-error a default that is no option
      default: 'none',
      options: [{ value: 'one', label: text('1', '1') }],
    });
    const { id, title, question, lead } = toy;
    defineScenario({
      ...{ id, title, question, lead, charts: [], metrics: [], speed: 1, places: () => [] },
      settings: own,
      workload: [],
      // @ts-expect-error the lesson's slider is no setting
      lessonKey: 'waiting',
      // @ts-expect-error what a check asks for is no setting
      check: ({ waiting }) => waiting,
    });
  });

  it('are options in the order of what is said of them', () => {
    const options = optionsOf({ b: { label: text('b', 'b') }, a: { label: text('a', 'a'), restarts: true } });
    expect(options.map(({ value }) => value)).toEqual(['b', 'a']);
    expectTypeOf(options[0]!.value).toEqualTypeOf<'a' | 'b'>();
  });
});
