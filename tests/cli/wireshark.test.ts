// Captures as Wireshark reads them (tshark, if this machine has it): nothing is malformed, every check is right, and what
// its own analysis calls a retransmission, a fast one or a duplicate ACK is told apart one by one from what the run did.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { MarkKind } from '../../src/record/record.ts';
import { say } from '../support/cli.ts';
import { GOOD, hasTshark, WARNING, wiresharkFrames } from '../support/wireshark.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-wireshark-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIELDS = [
  ...['frame.time_epoch', 'frame.interface_name', 'frame.comment', 'tcp.stream', 'tcp.srcport'],
  ...['tcp.seq_raw', 'tcp.ack_raw', 'tcp.len', 'tcp.flags.syn'],
  ...['tcp.analysis.retransmission', 'tcp.analysis.fast_retransmission', 'tcp.analysis.spurious_retransmission'],
  ...['tcp.analysis.out_of_order', 'tcp.analysis.duplicate_ack', 'tcp.analysis.rto', 'tcp.analysis.zero_window'],
  ...['tcp.options.sack_le', 'tcp.options.sack_re'],
  ...['ip.checksum.status', 'tcp.checksum.status', 'eth.fcs.status', '_ws.malformed', '_ws.expert.severity'],
] as const;

type Seen = Readonly<Record<(typeof FIELDS)[number], string>>;

interface Analysed {
  readonly frames: readonly Seen[];
  readonly countOf: (kind: MarkKind) => number;
}

async function analysed(link: string, ...places: string[]): Promise<Analysed> {
  const file = join(folder, 'run.pcapng');
  const flags = places.flatMap((place) => ['--pcap-link', place]);
  const { status, out, err } = await say('run', link, '--pcap', file, ...flags, '--format', 'json');
  expect(status, err).toBe(0);
  const frames = wiresharkFrames(file, FIELDS);
  const { marks } = JSON.parse(out) as { readonly marks: readonly { readonly kind: MarkKind }[] };
  return { frames, countOf: (kind) => marks.filter((mark) => mark.kind === kind).length };
}

const those = (frames: readonly Seen[], field: (typeof FIELDS)[number]): Seen[] =>
  frames.filter((frame) => frame[field] !== '');
/** Newer ones write it as a word. */
const isSyn = (frame: Seen): boolean => ['1', 'True'].includes(frame['tcp.flags.syn']);
const isAgain = (frame: Seen): boolean => frame['frame.comment'].includes('Sent again');
const isFast = (frame: Seen): boolean => frame['frame.comment'].includes(': fast retransmit at');

/** What Wireshark says of a frame, worked out from the frames before it by its own definitions (packet-tcp.c). */
interface Expected {
  /** Data or a SYN that does not begin behind all that was seen of its stream. */
  readonly again: boolean;
  /** Of those: two duplicate ACKs ask for it, the last ACK at most 20 ms before. */
  readonly fast: boolean;
  /** Of those: it has been acknowledged. */
  readonly acknowledged: boolean;
  /** The number of the last ACK, once more. */
  readonly duplicate: boolean;
}

const FAST_WITHIN = 0.02;

function expectedOf(frames: readonly Seen[]): Expected[] {
  const streams = new Map<string, { end: number; ack: number; ackAt: number; duplicates: number }>();
  return frames.map((frame) => {
    const key = frame['tcp.stream'];
    const stream = streams.get(key) ?? { end: 0, ack: -1, ackAt: 0, duplicates: 0 };
    streams.set(key, stream);
    const at = Number(frame['frame.time_epoch']);
    if (Number(frame['tcp.srcport']) < 49152) {
      const ack = Number(frame['tcp.ack_raw']);
      const duplicate = ack === stream.ack;
      Object.assign(stream, { ack, ackAt: at, duplicates: duplicate ? stream.duplicates + 1 : 0 });
      return { again: false, fast: false, acknowledged: false, duplicate };
    }
    const seq = Number(frame['tcp.seq_raw']);
    const end = seq + Math.max(Number(frame['tcp.len']), isSyn(frame) ? 1 : 0);
    const again = seq < stream.end;
    const fast = again && stream.duplicates >= 2 && seq === stream.ack && at - stream.ackAt < FAST_WITHIN;
    const acknowledged = again && end <= stream.ack;
    stream.end = Math.max(stream.end, end);
    return { again, fast, acknowledged, duplicate: false };
  });
}

function isSound(frame: Seen): boolean {
  const checks = ['ip.checksum.status', 'tcp.checksum.status'] as const;
  const severities = frame['_ws.expert.severity'].split(',').filter(Boolean).map(Number);
  return (
    checks.every((check) => frame[check] === GOOD) &&
    ['', GOOD].includes(frame['eth.fcs.status']) &&
    frame['_ws.malformed'] === '' &&
    Math.max(0, ...severities) <= WARNING
  );
}

/** Every frame is what Wireshark's definitions make of those before it, and no check fails. */
function expectExplained({ frames }: Analysed): void {
  // Judged all at once: tens of thousands of single expectations take longer than tshark does.
  expect(frames.filter((frame) => !isSound(frame))).toEqual([]);
  const said = frames.map((frame) => ({
    again: frame['tcp.analysis.retransmission'] !== '' || frame['tcp.analysis.out_of_order'] !== '',
    fast: frame['tcp.analysis.fast_retransmission'] !== '',
    acknowledged: frame['tcp.analysis.spurious_retransmission'] !== '',
    duplicate: frame['tcp.analysis.duplicate_ack'] !== '',
  }));
  const expected = expectedOf(frames);
  const isSame = (a: Expected, b: Expected): boolean =>
    a.again === b.again && a.fast === b.fast && a.acknowledged === b.acknowledged && a.duplicate === b.duplicate;
  const differing = said.flatMap((each, index) =>
    isSame(each, expected[index]!) ? [] : [{ frame: index + 1, said: each, expected: expected[index] }],
  );
  expect(differing).toEqual([]);
}

/** What is beyond a hole is told by SACK, and never what is below it; no SACK without a hole. */
function expectBlocks(frames: readonly Seen[]): void {
  const told = frames.filter((frame) => frame['tcp.options.sack_le'] !== '');
  expect(told.length).toBeGreaterThan(10);
  for (const frame of told) {
    const [left, right] = (['tcp.options.sack_le', 'tcp.options.sack_re'] as const).map((edge) =>
      frame[edge].split(',').map(Number),
    );
    left!.forEach((edge, nth) => {
      expect(edge).toBeGreaterThan(Number(frame['tcp.ack_raw']));
      expect(right![nth]).toBeGreaterThan(edge);
    });
  }
}

describe.skipIf(!hasTshark)('at the sender Wireshark counts what the run counts', () => {
  const LINKS = [
    'reno#v=1',
    'reno#q=8&wnd=64&v=1',
    'reno#loss=1pc&seed=2&v=1',
    'reno#cc=newreno&q=20&wnd=64&v=1',
    'reno#tcp=ns2&q=20&wnd=64&v=1',
    'reno#tcp=linux&dack=40ms&rmin=200ms&v=1',
    'reno#mss=536&dack=200ms&data=2000KB&q=6&v=1',
    'reno#x=R-B:30,R-B:31,R-B:60,B-R:80&v=1',
    'reno#cc=sack&q=8&wnd=40&end=10s&v=1',
    'reno#tcp=ns2&cc=sack&q=20&wnd=64&end=10s&v=1',
    'reno#cc=cubic&tcp=linux&rto=linux&q=20&wnd=64&loss=1pc&v=1',
    'reno#cc=dctcp&ecn=on&queue=mark&qk=10&q=12&wnd=64&loss=1pc&v=1',
    'reno#cc=sack&lt=on&loss=2pc&wnd=40&v=1',
    'reno#ecn=on&queue=red&loss=1pc&wnd=40&v=1',
  ];

  it.each(LINKS)('%s', async (link) => {
    const run = await analysed(link, 'A-R', 'R-A');
    expectExplained(run);
    const { frames, countOf } = run;
    // A hole that SACK shows has a mark of its own kind.
    const again = countOf('retransmission') + countOf('hole-sent');
    expect(frames.filter(isAgain).length).toBe(again);
    expect(those(frames, 'tcp.analysis.retransmission').length).toBe(again);
    if (link.includes('cc=sack')) expectBlocks(frames);
    expect(those(frames, 'tcp.analysis.fast_retransmission').length).toBe(countOf('fast-retransmit'));
    expect(countOf('fast-retransmit')).toBeGreaterThan(0);
    expect(those(frames, 'tcp.analysis.zero_window')).toEqual([]);
    const timedOut = frames.filter((frame) => /again at (\S+) s: timeout at \1 s/.test(frame['frame.comment']));
    expect(timedOut.length).toBe(countOf('timeout'));
    // To Wireshark the time since the earliest segment outstanding was sent; the timer may have been started anew by an ACK since (RFC 6298 5.3).
    for (const frame of timedOut) {
      const rto = Number(/RTO of (\S+) s/.exec(frame['frame.comment'])![1]);
      expect(Number(frame['tcp.analysis.rto'])).toBeGreaterThanOrEqual(rto);
    }
  });

  it('a timeout that comes within 20 ms of the last of two duplicate ACKs is fast to Wireshark', async () => {
    const run = await analysed('reno#loss=5pc&rmin=50ms&seed=3&v=1', 'A-R', 'R-A');
    expectExplained(run);
    const fast = those(run.frames, 'tcp.analysis.fast_retransmission');
    expect(fast.filter(isFast).length).toBe(run.countOf('fast-retransmit'));
    const others = fast.filter((frame) => !isFast(frame));
    expect(others.length).toBeGreaterThan(0);
    for (const frame of others) expect(frame['frame.comment']).toContain(': timeout at');
  });

  it('what SACK blocks make the sender repair after one duplicate ACK is no fast retransmission to Wireshark, which wants two', async () => {
    const run = await analysed('reno#cc=cubic&q=8&wnd=64&v=1', 'A-R', 'R-A');
    expectExplained(run);
    const { frames, countOf } = run;
    // What a recovery begins with: sent at the moment that made it begin.
    const begun = frames.filter((frame) =>
      /again at (\S+) s: fast retransmit at \1 s as SACK/.test(frame['frame.comment']),
    );
    expect(begun.length).toBe(countOf('fast-retransmit'));
    const others = begun.filter((frame) => frame['tcp.analysis.fast_retransmission'] === '');
    expect(others.length).toBe(1);
    const at = frames.indexOf(others[0]!);
    const duplicates = frames.slice(0, at).filter((frame) => frame['tcp.ack_raw'] === others[0]!['tcp.seq_raw']);
    expect(duplicates.length).toBe(2);
    expect(those(frames, 'tcp.analysis.fast_retransmission').length).toBe(countOf('fast-retransmit') - 1);
  });
});

describe.skipIf(!hasTshark)('behind the queue that drops Wireshark sees what came through', () => {
  const CABLE = ['R-B', 'B-R'];
  const BUS = ['bus'];
  const RUNS: readonly (readonly [link: string, places: readonly string[]])[] = [
    ['reno#v=1', CABLE],
    ['reno#n=3&q=6&loss=1pc&v=1', CABLE],
    ['lan-rto#end=15s&v=1', BUS],
    ['lan-rto#mac=ieee&end=10s&work=r2&v=1', BUS],
    ['nic-buffer#nicq=20&mac=ieee&end=10s&v=1', BUS],
    ['nic-buffer#cc=sack&nicq=15&end=10s&v=1', BUS],
    ['incast#n=16&rmin=1ms&end=60ms&v=1', ['SW-C', 'C-SW']],
    ['incast#n=8&cc=sack&rmin=1ms&end=60ms&v=1', ['SW-C', 'C-SW']],
    ['lan-rto#wan=4&split=0&end=15s&work=r2&v=1', ['R-W', 'W-R']],
  ];

  it.each(RUNS)('%s on %s', async (link, places) => {
    const run = await analysed(link, ...places);
    expectExplained(run);
    const { frames } = run;
    // A retransmission to Wireshark is one of ours; one of ours is none to it where what it replaces never passed, and nothing behind that.
    const again = frames.filter((frame) => frame['tcp.analysis.retransmission'] !== '');
    expect(again.filter((frame) => !isAgain(frame))).toEqual([]);
    const expected = expectedOf(frames);
    const first = frames.filter(
      (frame, index) =>
        isAgain(frame) && frame['tcp.analysis.retransmission'] === '' && expected[index]!.again === true,
    );
    expect(first.filter((frame) => frame['tcp.analysis.out_of_order'] === '')).toEqual([]);
    // A fast one is none to it only where it waited for more than 20 ms, or the ACKs before it did not come through.
    // Where round trips are short (incast) a timeout, too, comes within 20 ms of two duplicate ACKs, and every hole that a recovery
    // fills has some in front of it.
    const fast = those(frames, 'tcp.analysis.fast_retransmission').map((frame) => frame['frame.comment']);
    const recoveries = new Set(fast.flatMap((comment) => /fast retransmit at \S+ s/.exec(comment) ?? []));
    expect(fast.filter((comment) => !/: (fast retransmit|timeout) at/.test(comment))).toEqual([]);
    expect(recoveries.size).toBeLessThanOrEqual(run.countOf('fast-retransmit'));
    if (!link.startsWith('incast')) expect(fast.length).toBeLessThanOrEqual(run.countOf('fast-retransmit'));
  });

  it('on a LAN every retransmission of the run is on the bus, was lost in front of it, or waits at the end', async () => {
    const run = await analysed('nic-buffer#v=1');
    expectExplained(run);
    const { frames, countOf } = run;
    const lost = frames.flatMap((frame) => frame['frame.comment'].match(/\(retransmission\)/g) ?? []).length;
    const seen = frames.filter(isAgain).length;
    const waiting = countOf('retransmission') - seen - lost;
    expect(waiting).toBeGreaterThanOrEqual(0);
    expect(waiting).toBeLessThan(10);
    expect(seen).toBeGreaterThan(100);
  });
});
