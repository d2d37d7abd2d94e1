// An option has all of its words or does not compile: a drop policy nobody worded is named by the compiler, in both languages.

import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../src/engine/core/random.ts';
import { forwardingNamed } from '../../src/engine/virtual-server/forwarding-named.ts';
import { Loads } from '../../src/engine/web-cluster/loads.ts';
import type { PolicyWords } from '../../src/scenarios/atm/policy-sentences.ts';
import { type Policy, policyWords } from '../../src/scenarios/atm/policy-words.ts';
import { type ForwardingWords, forwardingWords } from '../../src/scenarios/virtual-server/forwarding-words.ts';
import { type SchedulerWords, schedulerWords } from '../../src/scenarios/virtual-server/scheduler-words.ts';
import type { VirtualServerValues } from '../../src/scenarios/virtual-server/settings.ts';
import { POLICY_NAMES, type PolicyName, policyNamed } from '../../src/scenarios/web-cluster/policies.ts';
import {
  type ContentPolicyWords,
  policyWords as contentPolicyWords,
} from '../../src/scenarios/web-cluster/policy-words.ts';

const LANGUAGES = ['en', 'ko'] as const;
const NUMBERS = {
  buffer: 1100,
  threshold: 550,
  share: 0.8,
  cells: 192,
  slot: '20 µs',
  keepsEnd: false,
  headerCells: 2,
};
const PACKET = { at: '1 s', held: 600, threshold: 550, limit: 1100, own: 400, senders: 2, cells: 192, share: 0.8 };

/** Of a policy that would come next, with `Left` forgotten. */
type Without<Left extends keyof PolicyWords> = Omit<PolicyWords, Left>;

describe('what is said of drop policies', () => {
  it('is asked for by the compiler when a policy is new', () => {
    // @ts-expect-error nothing is said of `wred`
    const all: Readonly<Record<Policy | 'wred', PolicyWords>> = policyWords;
    expect(Object.keys(all)).not.toContain('wred');
  });

  it('is asked for piece by piece', () => {
    const { epd } = policyWords;
    const said: unknown[] = [
      // @ts-expect-error no name in the list of settings
      epd satisfies Without<'label'> as Without<'label'> satisfies PolicyWords,
      // @ts-expect-error no sign at the buffer
      epd satisfies Without<'signs'> as Without<'signs'> satisfies PolicyWords,
      // @ts-expect-error no rule
      epd satisfies Without<'rule'> as Without<'rule'> satisfies PolicyWords,
      // @ts-expect-error no refusal
      epd satisfies Without<'refusal'> as Without<'refusal'> satisfies PolicyWords,
      // @ts-expect-error no meaning of its threshold
      epd satisfies Without<'threshold'> as Without<'threshold'> satisfies PolicyWords,
      // @ts-expect-error nothing of the rest of a cut packet
      epd satisfies Without<'afterLoss'> as Without<'afterLoss'> satisfies PolicyWords,
    ];
    expect(said).toHaveLength(6);
  });

  it.each(Object.entries(policyWords))('%s: is there in both languages, and its own', (_, words) => {
    const refusal = words.refusal?.(PACKET, (value, decimals = 0) => value.toFixed(decimals));
    for (const language of LANGUAGES) {
      const said = [
        words.label[language],
        ...words.signs('550').flatMap(([name, rest]) => [name[language], rest[language]]),
        ...words.rule(NUMBERS).map((rule) => rule[language]),
        ...(words.threshold ? [words.threshold('550')[language]] : []),
        ...(refusal ? [refusal.sentence[language]] : []),
      ];
      expect(said.filter((each) => each.trim() === '')).toEqual([]);
      const ofPolicy = Object.values(policyWords).filter((other) => other.label[language] === words.label[language]);
      expect(ofPolicy).toEqual([words]);
    }
  });
});

describe('what is said of content policies', () => {
  const loads = new Loads(4);
  const place = { loads, documents: 10, stream: RandomStream.named(1, 'policy') };
  const options = {
    thresholds: { low: 1, high: 2 },
    dual: { unit: 1, hot: 1, grow: 1, shrink: 0.5, shrinkAfter: 1 },
    choices: 2,
    balance: 125,
  };

  it.each(POLICY_NAMES)('%s: is true of the policy', (name) => {
    const policy = policyNamed(name, place, options);
    const { isBlind, keepsSets } = contentPolicyWords[name];
    expect(policy.isBlind ?? false).toBe(isBlind);
    policy.pick(3, 1);
    expect(policy.responsibleFor(3) !== 0).toBe(keepsSets);
  });

  it('is asked for by the compiler when a policy is new', () => {
    // @ts-expect-error nothing is said of `newest`
    const all: Readonly<Record<PolicyName | 'newest', ContentPolicyWords>> = contentPolicyWords;
    expect(Object.keys(all)).not.toContain('newest');
  });
});

describe('what is said of schedulers and forwarding methods', () => {
  it('is asked for by the compiler when one is new', () => {
    // @ts-expect-error nothing is said of `newest`
    const schedulers: Readonly<Record<VirtualServerValues['sched'] | 'newest', SchedulerWords>> = schedulerWords;
    // @ts-expect-error nothing is said of `gre`
    const methods: Readonly<Record<VirtualServerValues['method'] | 'gre', ForwardingWords>> = forwardingWords;
    expect([...Object.keys(schedulers), ...Object.keys(methods)]).not.toContain('newest');
  });

  it('is true of the methods', () => {
    for (const [name, { repliesPass, wraps }] of Object.entries(forwardingWords)) {
      const method = forwardingNamed(name as VirtualServerValues['method']);
      expect(method.reply(true).map(({ to }) => to)).toEqual([repliesPass, 'client']);
      expect(method.wraps).toBe(wraps);
    }
  });
});
