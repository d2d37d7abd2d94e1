// A policy that somebody wrote: what its formula reads of nodes, documents and requests, and which node serves. Whole runs:
// tests/rules/node-rule.test.ts.

import { describe, expect, it } from 'vitest';
import { MarkLog } from '../../../src/engine/core/marks.ts';
import { RuleLog } from '../../../src/engine/core/rule-log.ts';
import { NodeByRule, type Shelves } from '../../../src/engine/web-cluster/content/rule.ts';
import { Loads } from '../../../src/engine/web-cluster/loads.ts';
import { nodeRule } from '../../../src/scenarios/web-cluster/node-rule.ts';
import { programOf } from '../../support/program-of.ts';

const DOCUMENTS = 4;
const THRESHOLDS = { low: 25, high: 65 };

interface Given extends Partial<Shelves> {
  /** Connections of each node. */
  readonly active?: readonly number[];
  readonly uniform?: () => number;
}

function ruled(rule: string, { active = [0, 0, 0], uniform, holds, sizeOf }: Given = {}) {
  const loads = new Loads(active.length, () => 0);
  loads.active.set(active);
  const shelves = { holds: holds ?? (() => false), sizeOf: sizeOf ?? (() => 0) };
  const stream = { uniform } as never;
  const setup = { loads, documents: DOCUMENTS, stream, shelves, thresholds: THRESHOLDS };
  const policy = new NodeByRule(programOf(nodeRule, rule), setup, new RuleLog('node', new MarkLog(true), -1));
  return { loads, policy };
}

/** Who serves so many requests for document 0 that reach node 0. */
const picksOf = (rule: string, count: number, given?: Given): number[] => {
  const { policy } = ruled(rule, given);
  return Array.from({ length: count }, () => policy.pick(0, 0));
};

describe('a rule for the node', () => {
  it('is worked out for each node that is up; the least value serves, of equals the lowest number', () => {
    expect(picksOf('load', 1, { active: [3, 1, 1] })).toEqual([1]);
    expect(picksOf('-index', 1)).toEqual([2]);
    const { loads, policy } = ruled('-index');
    loads.up = 0b011;
    expect([policy.pick(0, 0), policy.reason]).toEqual([1, 'least']);
  });

  it('knows the fewest connections of those that are up', () => {
    const { loads, policy } = ruled('abs(load - least - 2)', { active: [5, 1, 3] });
    expect(policy.pick(0, 0)).toBe(2);
    loads.up = 0b101;
    expect(policy.pick(0, 0)).toBe(0);
  });

  it('knows T_low and T_high', () => {
    expect(picksOf('abs(load - tlow)', 1, { active: [10, 25, 65] })).toEqual([1]);
    expect(picksOf('abs(load - thigh)', 1, { active: [10, 25, 65] })).toEqual([2]);
  });

  it('knows how many nodes there are and which was picked last: before the first pick it is -1', () => {
    expect(picksOf('(index - last - 1 + nodes) % nodes', 5)).toEqual([0, 1, 2, 0, 1]);
    expect(picksOf('last < 0 ? -index : index', 2)).toEqual([2, 0]);
  });

  it('knows which node the request reached', () => {
    const { policy } = ruled('asked ? 0 : 1');
    expect([policy.pick(0, 2), policy.pick(0, 1), policy.pick(0, 0)]).toEqual([2, 1, 0]);
  });

  it('knows who has the document in its memory, and how large it is', () => {
    const held = ruled('holds ? 0 : 1', { holds: (node, document) => node === document }).policy;
    expect([1, 2, 0].map((document) => held.pick(document, 0))).toEqual([1, 2, 0]);
    const large = ruled('size > 10KB ? -index : index', { sizeOf: (document) => 9000 + 2000 * document }).policy;
    expect([large.pick(0, 0), large.pick(1, 0)]).toEqual([0, 2]);
  });

  it('looks into memories only where it is asked what they hold', () => {
    const holds = (): boolean => {
      throw new Error('nobody asked');
    };
    expect(picksOf('load', 1, { holds })).toEqual([0]);
  });

  it('draws for every node that is up, with every request, if it asks for chance, and not otherwise', () => {
    let draws = 0;
    const uniform = () => [0.5, 0.2, 0.9][draws++ % 3]!;
    expect([picksOf('random', 2, { uniform }), draws]).toEqual([[1, 1], 6]);
    const { loads, policy } = ruled('random', { uniform });
    loads.up = 0b101;
    expect([policy.pick(0, 0), draws]).toEqual([2, 8]);
    expect([picksOf('load', 2, { uniform }), draws]).toEqual([[0, 0], 8]);
  });
});

describe('the owner in a rule', () => {
  const made = (...active: number[]) => ruled('owner ? -1 : load', { active });

  it('is who served the document last; nobody has it at first, nor any other document', () => {
    const { loads, policy } = made(2, 0, 1);
    expect(policy.responsibleFor(3)).toBe(0);
    expect(policy.pick(3, 0)).toBe(1);
    loads.active[1] = 9;
    expect([policy.pick(3, 0), policy.pick(2, 0)]).toEqual([1, 2]);
    expect([3, 2, 1].map((document) => policy.responsibleFor(document))).toEqual([0b010, 0b100, 0]);
  });

  it('is nobody when it is down; other documents stay with theirs', () => {
    const { loads, policy } = made(0, 1, 2);
    for (const document of [0, 3]) policy.pick(document, 0);
    loads.active[0] = 5;
    policy.pick(1, 0);
    policy.forget(0);
    expect([0, 1, 3].map((document) => policy.responsibleFor(document))).toEqual([0, 0b010, 0]);
  });

  it('is remembered only by a rule that asks for it', () => {
    const { policy } = ruled('load');
    policy.pick(0, 0);
    policy.forget(0);
    expect(policy.responsibleFor(0)).toBe(0);
  });
});

describe('the switch in front', () => {
  it.each(['load', 'index + last', 'random', 'least + tlow + thigh + nodes'])('can pick by %s', (rule) => {
    const { policy } = ruled(rule);
    expect([policy.isBlind, policy.servesAtOnce()]).toEqual([true, false]);
  });

  it.each(['holds ? 0 : 1', 'asked ? 0 : 1', 'owner ? 0 : 1', 'size > 10KB ? load : index'])(
    'cannot pick by %s: it has not read the request',
    (rule) => expect('isBlind' in ruled(rule).policy).toBe(false),
  );
});
