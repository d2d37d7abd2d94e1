// A run in the trace format of ns-2 is what ns-2 writes of the same network: line by line, for a run with a timeout and one with SACK.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readInSlices, sessionToRead } from '../../src/cli/run/in-slices.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { NsTrace, nsTraceOf } from '../../src/wire/ns-trace.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

const theirs = (name: string): string[] =>
  linesOf(gunzipSync(readFileSync(new URL(`../reference/ns2-trace/${name}.tr.gz`, import.meta.url))).toString());

/** Times of ns-2 are whole microseconds. Of its flags, A says that the window was cut; without ECN we have none. */
function told(line: string): string {
  const [event, time, from, to, type, bytes, , ...rest] = line.split(' ');
  return [Math.round(Number(time) * 1e6), event, from, to, type, bytes, ...rest].join(' ');
}

/** What happens at one instant on several links may stand in any order. */
const inOrder = (lines: readonly string[]): string[] =>
  lines.map(told).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));

describe.each([
  ['reno', 'tcp=ns2&bw=1.5Mbps&q=10&wnd=20&end=5s&v=1'],
  ['sack', 'tcp=ns2&cc=sack&bw=1.5Mbps&q=8&wnd=40&end=3s&v=1'],
])('%s', (name, link) => {
  const ours = linesOf(nsTraceOf(wholeRecord(specOf(link))));

  it('has the lines of ns-2: events, times, nodes, sizes, flows, addresses, sequence numbers and numbers of packets', () => {
    const known = theirs(name);
    expect(ours.length).toBe(known.length);
    expect(ours.some((line) => line.startsWith('d '))).toBe(true);
    expect(inOrder(ours)).toEqual(inOrder(known));
  });

  it('is in order of time, and at one instant no packet leaves before it has come', () => {
    const state = new Map<string, string>();
    let last = 0;
    for (const line of ours) {
      const [event, time, from, to, ...rest] = line.split(' ');
      expect(Number(time)).toBeGreaterThanOrEqual(last);
      last = Number(time);
      const key = `${from} ${to} ${rest.at(-1)}`;
      expect([event, state.get(key) ?? '']).toEqual([event, { '+': '', '-': '+', r: '-', d: '+' }[event!]]);
      state.set(key, event!);
    }
  });
});

it('on a bus each frame names the station it is for, and a packet that goes on keeps its number', () => {
  const lines = linesOf(nsTraceOf(wholeRecord(specOf('end=3s&v=1', nicBuffer))));
  const times = lines.map((line) => Number(line.split(' ')[1]));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(lines.filter((line) => line.startsWith('r ')).length).toBeGreaterThan(100);
  const sent = lines.filter((line) => line.startsWith('+ ')).map((line) => line.split(' ').at(-1));
  expect(new Set(sent).size).toBe(sent.length);
});

it('on a bus a host has a packet once its link layer has passed it up: an ACK is queued at the instant its data are received', () => {
  const lines = linesOf(nsTraceOf(wholeRecord(specOf('lldelay=1ms&end=2s&v=1', nicBuffer)))).map((line) =>
    line.split(' '),
  );
  const received = new Set(
    lines.flatMap(([event, at, , to, type]) => (event === 'r' && type === 'tcp' ? [`${to} ${at}`] : [])),
  );
  const acks = lines.filter(([event, , , , type]) => event === '+' && type === 'ack');
  expect(acks.length).toBeGreaterThan(50);
  expect(acks.filter(([, at, from]) => !received.has(`${from} ${at}`))).toEqual([]);
});

it.each([
  // As RFC 2018 writes them: a head of two bytes behind two NOPs, and eight for each block.
  ['tcp=rfc', 52],
  // As ns-2 counts them: the blocks alone.
  ['tcp=ns2', 48],
])('with %s an ACK of one SACK block has %d bytes', (profile, size) => {
  const lines = linesOf(nsTraceOf(wholeRecord(specOf(`${profile}&cc=sack&bw=1.5Mbps&q=8&wnd=40&end=3s&v=1`))));
  const sizes = lines.flatMap((line) =>
    line.startsWith('+ ') && line.includes(' ack ') ? [Number(line.split(' ')[5])] : [],
  );
  expect([Math.min(...sizes), Math.min(...sizes.filter((each) => each > 40))]).toEqual([40, size]);
});

it.each(['end=3s&v=1', 'work=r1&util=40pc&end=5s&v=1', 'mac=switch&end=2s&v=1'])(
  'on a LAN (%s) lines are told while the run is computed, in the same order',
  (link) => {
    const spec = specOf(link, nicBuffer);
    const session = sessionToRead(spec, EVERYTHING);
    const lines: string[] = [];
    const trace = new NsTrace(session.layout, (line) => lines.push(line));
    let [before, held] = [0, 0];
    readInSlices(session, [
      {
        read: (slice) => {
          const rows = slice.flights.reduce((sum, log) => sum + (log.kind === 'packets' ? log.length : 0), 0);
          trace.read(slice);
          before += 3 * rows;
          held = Math.max(held, before - lines.length);
        },
        end: ({ horizon }) => void trace.end(horizon),
      },
    ]);
    expect(lines).toEqual(linesOf(nsTraceOf(wholeRecord(spec))));
    // Never more than what has happened in a slice or waits in a queue.
    expect(lines.length).toBeGreaterThan(1500);
    expect(held).toBeLessThan(0.5 * lines.length);
  },
);

it('of connections that have been open for a while packets are counted from 0', () => {
  const lines = linesOf(nsTraceOf(wholeRecord(specOf('n=4&tcp=ns2&end=20ms&v=1', incast))));
  expect(lines[0]).toMatch(/^\+ 0\S* \d+ \d+ tcp 1500 ------- \d+ \S+ \S+ 0 0$/);
});

describe('with ECN', () => {
  const LINK = 'queue=red&ecn=1&q=60&qmin=2&qmax=12&qp=0.1&qw=0.1&wnd=64&end=5s&v=1';
  /** Of the lines that begin so, how many have these flags. */
  const counted =
    (lines: readonly string[]) =>
    (event: string, from: number, to: number, flags: RegExp): number =>
      lines.filter((line) => {
        const words = line.split(' ');
        return words[0] === event && words[2] === `${from}` && words[3] === `${to}` && flags.test(words[6]!);
      }).length;

  // trace.cc: flags[0] is ECN-Echo, [3] congestion action, [4] congestion experienced, [6] ECN-capable.
  it.each(['tcp=rfc&cc=sack', 'tcp=ns2'])('%s: a line has the flags of its packet', (profile) => {
    const record = wholeRecord(specOf(`${profile}&${LINK}`));
    const count = counted(linesOf(nsTraceOf(record)));
    const [host, router, receiver] = [0, 1, 2];
    expect(count('+', host, router, /^------N$/)).toBeGreaterThan(200);
    expect(count('+', host, router, /^---A--N$/)).toBeGreaterThan(3);
    expect(count('+', receiver, router, /^C------$/)).toBeGreaterThan(3);
    expect(count('+', receiver, router, /[AEN]/)).toBe(0);
    // The router marks behind its `+`.
    const marked = record.marks.filter(({ kind }) => kind === 'ce').length;
    expect(marked).toBeGreaterThan(3);
    expect(count('-', router, receiver, /^---[-A]E-N$/)).toBe(marked);
    expect([count('r', host, router, /E/), count('+', router, receiver, /E/)]).toEqual([0, 0]);
  });

  it('what a router drops has the flags that it came with', () => {
    const count = counted(linesOf(nsTraceOf(wholeRecord(specOf(`tcp=rfc&cc=sack&${LINK.replace('q=60', 'q=5')}`)))));
    expect(count('d', 1, 2, /^------N$/)).toBeGreaterThan(3);
  });
});
