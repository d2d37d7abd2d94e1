// What a language brings to explanations: a sentence for every rule, and what stations, segments and nodes are called in the
// middle of one. Facts arrive written, in the unit that facts.ts gives them.

import type { Language } from '../../scenarios/kit/text.ts';
import type { ConnectionName, PartName, Station, UserName } from '../names.ts';
import type { RULES, RuleFacts } from '../rules.ts';

/** A sentence, or part of one, for each of these rules. */
export type Catalogue<Rules extends RuleFacts> = {
  readonly [R in keyof Rules]: (facts: Readonly<Record<Rules[R][number], string>>) => string;
};

/** Everything is counted from 0 here and from 1 for a reader, but for segments: 0 is the SYN. */
export interface Names {
  readonly segment: (segment: number) => string;
  readonly ack: (segment: number) => string;
  readonly station: (station: Station) => string;
  readonly list: (names: readonly string[]) => string;
  readonly user: (user: UserName) => string;
  readonly connection: (connection: ConnectionName) => string;
  readonly part: (part: PartName) => string;
  readonly node: (node: number) => string;
  readonly document: (document: number) => string;
  /** A load that is counted no further. */
  readonly orMore: (load: string) => string;
}

export interface Words {
  readonly language: Language;
  readonly names: Names;
  readonly sentences: Catalogue<typeof RULES>;
}
