// What can be explained, by kind of network: events of TCP connections, of a bus with web users, of an ATM switch, of a
// cluster, of a virtual server. A page has the families whose events its network can have.

import type { MarkKind } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Explanation, Facts } from './facts.ts';

type Explains = (facts: Facts) => Explanation;

export interface Family {
  readonly kinds: Readonly<Partial<Record<MarkKind, Explains>>>;
  /** Key of the setting behind an event that no other event caused; left out, or undefined: an arrival or chance. */
  readonly roots?: Readonly<Partial<Record<MarkKind, (facts: Facts) => string | undefined>>>;
  /** A timeout to come, while the cursor stands in the silence that it will end. */
  readonly waiting?: Explains;
  /** A station in the middle of a sentence; by its own name unless said here. */
  readonly station?: (layout: Layout, name: string, language: Language) => string;
  /** The connection of a mark where the charts follow another one. */
  readonly connection?: (facts: Facts, watched: number) => string;
}

const families = new Set<Family>();

/** From now on these are known. */
export function bring(more: readonly Family[]): void {
  for (const family of more) families.add(family);
}

/** What the first family that has it says. */
export function ofFamilies<K extends keyof Family>(name: K): Family[K] | undefined {
  for (const family of families) if (family[name]) return family[name];
  return undefined;
}

/** Key of the setting behind an event that no other event caused. A person's change is of that setting itself. */
export function rootOf(facts: Facts): string | undefined {
  const { mark, record, scenario } = facts;
  if (mark.kind === 'change') return record.spec.changes[mark.numbers['index'] ?? -1]?.key;
  for (const { roots } of families) {
    const key = roots?.[mark.kind]?.(facts);
    if (scenario.parameters.some((parameter) => parameter.key === key)) return key;
  }
  return undefined;
}

/** Every kind of event that the networks of this page can have. */
export const explainedKinds = (): ReadonlySet<MarkKind> =>
  new Set([...families].flatMap(({ kinds }) => Object.keys(kinds) as MarkKind[]));

/** How an event of a kind is explained. */
export function explainsOf(kind: MarkKind): Explains | undefined {
  for (const { kinds } of families) if (kinds[kind]) return kinds[kind];
  return undefined;
}
