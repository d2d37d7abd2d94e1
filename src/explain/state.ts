// Makes a statement. Apart from the list of rules, which is for compiler and tests and comes into no page.

import type { FactsOf, Rule, Statement } from './rules.ts';

export const state = <R extends Rule>(rule: R, facts: FactsOf<R>): Statement => ({ rule, facts }) as Statement;
