// A scheduler that somebody wrote: what its formula reads of servers and connections, and who gets the connection.

import { describe, expect, it } from 'vitest';
import { MarkLog } from '../../../src/engine/core/marks.ts';
import { RuleLog } from '../../../src/engine/core/rule-log.ts';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { byRule } from '../../../src/engine/virtual-server/schedulers/rule.ts';
import { pickRule } from '../../../src/scenarios/virtual-server/pick-rule.ts';
import { programOf } from '../../support/program-of.ts';

interface Given {
  readonly weights?: readonly number[];
  readonly port?: boolean;
  readonly uniform?: () => number;
}

/** Places in the list that a rule gives so many connections from these sources; -1: refused. */
function picksBy(rule: string, sources: readonly number[], given: Given = {}): number[] {
  const { weights = [1, 1, 1], port = false, uniform = () => 0 } = given;
  const servers = weights.map((weight, index) => new RealServer({ address: index, port: 80, weight }));
  const options = { hash: (value: number) => value & 255, port, uniform };
  const scheduler = byRule(programOf(pickRule, rule), options, new RuleLog('pick', new MarkLog(true), -1));
  return sources.map((source) => {
    const server = scheduler.pick({ source, sourcePort: 7, destination: 2 * source }, servers, 0) as RealServer;
    return server === undefined ? -1 : servers.indexOf(server);
  });
}

const FIVE = [1, 2, 3, 4, 5];

describe('a rule for the pick', () => {
  it('is worked out for each usable server, and the least value wins, of equals the first', () => {
    expect(picksBy('index', FIVE)).toEqual([0, 0, 0, 0, 0]);
    expect(picksBy('-index', FIVE)).toEqual([2, 2, 2, 2, 2]);
    expect(picksBy('7', FIVE)).toEqual([0, 0, 0, 0, 0]);
    expect(picksBy('-index', FIVE, { weights: [1, 1, 0] })).toEqual([1, 1, 1, 1, 1]);
    expect(picksBy('index', FIVE, { weights: [0, 0, 0] })).toEqual([-1, -1, -1, -1, -1]);
    expect(picksBy('-weight', FIVE, { weights: [1, 3, 2] })).toEqual([1, 1, 1, 1, 1]);
  });

  it('knows how many connections each was given, and who got the last: nobody yet is -1', () => {
    expect(picksBy('given', FIVE)).toEqual([0, 1, 2, 0, 1]);
    expect(picksBy('given / weight', [1, 2, 3, 4, 5, 6], { weights: [1, 2, 3] })).toEqual([0, 1, 2, 2, 1, 2]);
    expect(picksBy('(index - last + servers - 1) % servers', FIVE)).toEqual([0, 1, 2, 0, 1]);
    expect(picksBy('abs(index - 1 - last)', FIVE)).toEqual([0, 1, 2, 2, 2]);
  });

  it('who got the last was taken out: `last` is who stood before, and stays so while nobody can be picked', () => {
    const [a, b, c] = [1, 1, 1].map((weight, index) => new RealServer({ address: index, port: 80, weight }));
    const options = { hash: (value: number) => value, port: false, uniform: () => 0 };
    // In a list of three the third, in one of two who got the last.
    const rule = '(servers - 2) * (2 - index) + (3 - servers) * abs(index - last)';
    const scheduler = byRule(programOf(pickRule, rule), options, new RuleLog('pick', new MarkLog(true), -1));
    const pick = (...list: RealServer[]) => scheduler.pick({ source: 1, sourcePort: 7, destination: 2 }, list, 0);
    expect(pick(a!, b!, c!)).toBe(c);
    a!.overloaded = b!.overloaded = true;
    for (let refused = 0; refused < 3; refused++) expect(pick(a!, b!)).toBeUndefined();
    a!.overloaded = b!.overloaded = false;
    expect(pick(a!, b!)).toBe(b);
  });

  it('knows the kernel’s hash of the source, with its port if that counts, and of the destination', () => {
    const bucket = (of: string) => `abs(index - hash(${of}) % servers)`;
    expect(picksBy(bucket('source'), FIVE)).toEqual([1, 2, 0, 1, 2]);
    expect(picksBy(bucket('source'), FIVE, { port: true })).toEqual([2, 0, 1, 2, 0]);
    expect(picksBy(bucket('destination'), FIVE)).toEqual([2, 1, 0, 2, 1]);
  });

  it('draws for each usable server if it asks for chance, and not otherwise', () => {
    const drawing = (rule: string) => {
      let draws = 0;
      const uniform = () => [0.5, 0.2, 0.9][draws++ % 3]!;
      return { picks: picksBy(rule, FIVE, { uniform }), draws };
    };
    expect(drawing('random')).toEqual({ picks: [1, 1, 1, 1, 1], draws: 15 });
    expect(drawing('index')).toEqual({ picks: [0, 0, 0, 0, 0], draws: 0 });
  });
});
