// Queues that drop early or mark, at the NIC of the server: RED on the bus and behind a switch, CoDel and PIE where it has a
// cable of its own.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { packetsOn } from '../../src/record/flights.ts';
import { EARLY, type Mark } from '../../src/record/record.ts';
import { findGauge } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';

function run(link: string) {
  const { state, repairs } = parseLink(`#${link}&v=1`, nicBuffer);
  expect(repairs).toEqual([]);
  const session = sessionOf(state.spec).complete();
  const record = recordOf(sessionOf(state.spec));
  const drops = record.marks.filter(({ kind }) => kind === 'drop');
  return { record, drops, of: marksOf(record.marks), results: session.metrics as Readonly<Record<string, number>> };
}

const marksOf = (marks: readonly Mark[]) => (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind);

const early = (marks: readonly Mark[], which: number): readonly Mark[] =>
  marks.filter(({ link, numbers }) => link === 0 && numbers['early'] === which);

/** Four responses of 300 segments whose windows fit the queue, on a switch. */
const LONG = 'tcp=rfc&cc=sack&mac=switch&par=4&mean=300&wnd=48&nicq=200&end=6s';

describe('behind a switch', () => {
  const tail = run(LONG);

  it('CoDel drops from the head what has waited longer than the target for an interval, and round trips are shorter', () => {
    const { record, drops, results } = run(`${LONG}&queue=codel`);
    expect(early(drops, EARLY.codel).length).toBeGreaterThan(20);
    expect(early(drops, EARLY.codel)).toHaveLength(drops.filter(({ link }) => link === 0).length);
    for (const { numbers } of drops) expect(numbers['measure']).toBeGreaterThan(ms(5));
    expect(results['cleanRtt']).toBeLessThan(0.75 * tail.results['cleanRtt']!);
    expect(findGauge(record, 'average')).toBeUndefined();
  });

  it('a queue that nothing has to wait in for long is served as tail drop serves it, to the nanosecond', () => {
    const short = 'tcp=rfc&cc=sack&mac=switch&bw=100Mbps&par=4&mean=40&nicq=200&end=6s&mtu=9000';
    for (const queue of ['codel', 'pie']) {
      const { of, results } = run(`${short}&queue=${queue}`);
      const plain = run(short);
      expect(of('drop')).toEqual([]);
      expect(results).toEqual(plain.results);
      expect(of('page').map(({ at }) => at)).toEqual(plain.of('page').map(({ at }) => at));
    }
  });

  it('PIE drops arrivals with the probability that it says', () => {
    const dropped = early(run(`${LONG}&queue=pie`).drops, EARLY.pie);
    expect(dropped.length).toBeGreaterThan(20);
    for (const { numbers } of dropped) expect(numbers['chance']).toBeGreaterThan(0);
  });

  it('with ECN CoDel marks instead, nothing is lost and no page takes longer', () => {
    const { of, results } = run(`${LONG}&queue=codel&ecn=1`);
    expect(results).toMatchObject({ drops: 0, timeouts: 0, retransmissions: 0 });
    expect(of('ce').length).toBeGreaterThan(20);
    expect(of('echo').length).toBeGreaterThan(20);
    for (const echo of of('echo')) expect(echo.numbers['cwnd']).toBeLessThan(echo.numbers['cwndBefore']!);
    expect(results['segmentRtt']).toBeLessThan(0.5 * tail.results['segmentRtt']!);
    expect(results['responseTime']).toBeLessThan(1.01 * tail.results['responseTime']!);
  });

  it.each(['tail', 'red', 'codel', 'pie'])('with %s every packet offered is sent, lost or still there', (queue) => {
    const { record, drops, results } = run(`${LONG}&queue=${queue}`);
    expect(results['serverDrops']).toBe(drops.filter(({ link }) => link === 0).length);
    const sent = packetsOn(record, 0)!.length;
    const left = results['offered']! - results['serverDrops']! - sent;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(200);
  });
});

describe('on the bus', () => {
  const BUS = 'tcp=rfc&cc=sack&par=4&mean=300&wnd=48&nicq=100&qw=0.1&end=6s';

  it('RED drops by the average of what waits in the NIC, and records it', () => {
    const { record, drops } = run(`${BUS}&queue=red`);
    const dropped = early(drops, EARLY.red);
    expect(dropped.length).toBeGreaterThan(20);
    for (const { numbers } of dropped) {
      expect(numbers['measure']).toBeGreaterThanOrEqual(5);
      expect(numbers['chance']).toBeGreaterThan(0);
    }
    expect(findGauge(record, 'average')!.length).toBeGreaterThan(100);
  });

  it('with ECN frames carry the mark to the client, whose echo cuts the window', () => {
    const { of, drops, results } = run(`${BUS}&queue=red&ecn=1`);
    expect(of('ce').length).toBeGreaterThan(10);
    expect(of('echo').length).toBeGreaterThan(10);
    expect(early(drops, EARLY.red).length).toBeLessThan(early(run(`${BUS}&queue=red`).drops, EARLY.red).length);
    expect(results['pages']).toBeGreaterThan(1);
  });
});

describe('a connection that is opened anew', () => {
  it.each(['rfc', 'ns2web', 'ns2'])('agrees on ECN anew: %s', (tcp) => {
    const { record, of } = run(
      `tcp=${tcp}&cc=sack&conn=new&mac=switch&par=2&mean=120&wnd=60&nicq=200&queue=red&qw=0.1&ecn=1&end=10s`,
    );
    const pages = of('page').map(({ at }) => at);
    expect(pages.length).toBeGreaterThan(4);
    const echoes = of('echo').filter(({ flow }) => record.layout.flows[flow]!.web?.role === 'response');
    const inLast = echoes.filter(({ at }) => at > pages[2]!);
    expect(inLast.length).toBeGreaterThan(0);
    // An echo is caused by a mark of the same connection, not of one that was closed before it.
    for (const echo of echoes) {
      const mark = record.marks.find(({ id }) => id === echo.cause)!;
      expect(mark.flow).toBe(echo.flow);
      expect(pages.filter((page) => page > mark.at && page < echo.at)).toEqual([]);
    }
  });
});
