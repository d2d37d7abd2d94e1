// Where several send, their segments have the same numbers, so an explanation says whose its event is, to the eye and to the
// ear. One sender needs no name, and what is no segment of TCP has one of its own.

import { describe, expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

/** Of every event: its title in a language, whose it is said to be, and who sent the segment. */
function saidOf(scenario: Scenario, link: string) {
  const record = wholeRecord(specOf(link, scenario));
  return record.marks.flatMap((mark) => {
    const explanation = explain({ mark, record, scenario });
    const sender = mark.flow < 0 ? undefined : record.layout.flows[mark.flow]!.from;
    return [english, korean].map((words) => ({ ...tell(explanation, words), sender }));
  });
}

describe.each([
  ['reno', reno, 'n=3&v=1'],
  ['incast', incast, 'end=500ms&v=1'],
  ['tcp-over-atm', tcpOverAtm, 'end=2s&v=1'],
])('of several senders of %s', (_, scenario, link) => {
  const said = saidOf(scenario, link);

  it('every event of a segment names its own', () => {
    expect(said.filter(({ sender }) => sender !== undefined).length).toBeGreaterThan(20);
    for (const { connection, sender } of said) expect(connection).toBe(sender);
  });

  it('the title alone would not tell them apart', () => {
    const senders = new Map<string, Set<string | undefined>>();
    for (const { title, sender } of said) senders.set(title, (senders.get(title) ?? new Set()).add(sender));
    expect([...senders.values()].some(({ size }) => size > 1)).toBe(true);
  });
});

it.each([
  ['reno', reno, 'end=3s&v=1'],
  ['virtual-server', virtualServer, 'end=10s&v=1'],
  ['web-cluster', webCluster, 'warm=0s&end=2s&v=1'],
])('nobody is named beside an event of %s', (_, scenario, link) => {
  const said = saidOf(scenario, link);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ connection }) => connection !== undefined)).toEqual([]);
});
