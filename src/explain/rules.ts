// Everything that can be said of an event: a rule has a name and the facts it is said with. Each language has a sentence for
// every rule (words/), or does not compile.

import { atmRules } from './atm/rules.ts';
import type { FactName, Facts } from './facts.ts';
import { lanRules } from './lan/rules.ts';
import { loadRules } from './load/rules.ts';
import { partingRules } from './parting/rules.ts';
import { tcpRules } from './tcp/rules.ts';
import { virtualServerRules } from './virtual-server/rules.ts';
import { webClusterRules } from './web-cluster/rules.ts';

export type RuleFacts = Readonly<Record<string, readonly FactName[]>>;

const changeRules = {
  /** A title: from what to what. */
  change: ['change', 'before', 'after'],
  'change.unknown': [],
  'change.made': ['at'],
  'change.timer': [],
} as const satisfies RuleFacts;

/** A rule that somebody wrote gave what cannot be used; of which setting. */
export const unusableRules = {
  unusable: ['ruled'],
  'unusable.outside': ['at', 'gave', 'mayGive', 'used'],
  'unusable.endless': ['at', 'used'],
  'unusable.no-number': ['at', 'used'],
  'unusable.again': ['times'],
} as const satisfies RuleFacts;

export const RULES = {
  ...changeRules,
  ...unusableRules,
  ...loadRules,
  ...tcpRules,
  ...lanRules,
  ...atmRules,
  ...webClusterRules,
  ...virtualServerRules,
  ...partingRules,
};

export type Rule = keyof typeof RULES;
export type FactsOf<R extends Rule> = Facts<(typeof RULES)[R][number]>;

/** A rule with its facts: what a sentence says, in no language yet. */
export type Statement = { readonly [R in Rule]: { readonly rule: R; readonly facts: FactsOf<R> } }[Rule];
