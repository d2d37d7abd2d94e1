// `lectern verify`: what passes, what fails, what is skipped and what cannot be read. On a short case of the reference
// data and on copies of it that were spoiled.

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formats } from '../../src/verify/formats.ts';
import { expectComplaint, say } from '../support/cli.ts';

const ORIGIN = new URL('../reference/ns2-p2p/', import.meta.url);
const document = JSON.parse(readFileSync(new URL('p20-tail-loss.json', ORIGIN), 'utf8'));
const trace = gunzipSync(readFileSync(new URL('p20-tail-loss.csv.gz', ORIGIN))).toString();

let folder: string;
const path = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A case in the folder; `spoil` may change its description, `lines` its trace. */
function put(name: string, spoil: (copy: typeof document) => void = () => {}, lines: string | Buffer = trace): string {
  const copy = structuredClone(document);
  spoil(copy);
  writeFileSync(path(`${name}.json`), JSON.stringify(copy));
  writeFileSync(path(`${name}.csv`), lines);
  return path(`${name}.json`);
}

/** Gives a field, named by its path, another value. */
function set(copy: typeof document, field: string, value: unknown): void {
  const keys = field.split('.');
  const last = keys.pop()!;
  keys.reduce((inner, key) => inner[key], copy)[last] = value;
}

describe('a case', () => {
  it('passes with its trace beside it, packed or not', async () => {
    const plain = put('plain');
    const packed = put('packed');
    writeFileSync(path('packed.csv.gz'), gzipSync(trace));
    rmSync(path('packed.csv'));
    const { status, out } = await say('verify', plain, packed);
    expect(status).toBe(0);
    expect(out).toBe(
      'passed p20-tail-loss: 68 events equal\npassed p20-tail-loss: 68 events equal\n2 passed, 0 failed',
    );
  });

  it('passes whatever it is called, and whatever ends its lines', async () => {
    put('a', () => {}, trace.replaceAll('\n', '\r\n'));
    copyFileSync(path('a.json'), path('a.case'));
    expect((await say('verify', path('a.case'))).out).toMatch(/1 passed, 0 failed$/);
  });

  it('passes with the trace as the script writes it, and as a kind of another name', async () => {
    const raw = trace
      .split('\n')
      .filter((line) => !line.includes(',T,'))
      .map((line) => line.split(',').slice(0, 13).join());
    const file = put('raw', (copy) => set(copy, 'kind', 'ns2-tail'), raw.join('\n'));
    expect((await say('verify', file)).out).toMatch(/^passed p20-tail-loss: \d+ events equal\n1 passed, 0 failed$/);
    put('raw', () => {}, raw.join('\n').replace(/,3\.\d{6},/, ',9.000000,'));
    expect((await say('verify', file)).status).toBe(1);
  });

  const cellsOf = (line: string): string[] => line.split(',');
  const filled = (line: string): string[] => [...cellsOf(line), ...Array<string>(14).fill('')].slice(0, 14);
  it.each<[string, (line: string) => string]>([
    ['a column more', (line) => [...filled(line), 'x'].join()],
    ['blanks around its cells', (line) => cellsOf(line).join(' , ')],
    [
      'its cells in quotation marks',
      (line) =>
        cellsOf(line)
          .map((cell) => `"${cell}"`)
          .join(),
    ],
    ['its columns in another order', (line) => filled(line).reverse().join()],
  ])('passes with %s, and is told of by the lines of its file', async (_, change) => {
    const lines = trace.trimEnd().split('\n');
    const text = (all: string[]): string => `# a trace\n\n${all.map(change).join('\n')}\n# its end\n   \n`;
    expect(
      (
        await say(
          'verify',
          put('other', () => {}, text(lines)),
        )
      ).out,
    ).toBe('passed p20-tail-loss: 68 events equal\n1 passed, 0 failed');
    const wrong = lines.with(9, lines[9]!.replace(/^[\d.]+/, '0.5'));
    expect(
      (
        await say(
          'verify',
          put('other', () => {}, text(wrong)),
        )
      ).out,
    ).toMatch(/: line 12: expected 0\.5,/);
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ['another time', (lines) => lines.with(9, lines[9]!.replace(/^[\d.]+/, '0.5')), /line 10: expected 0\.5,/],
    ['a line less', (lines) => lines.toSpliced(5, 1), /line 6: expected /],
    [
      'a line more',
      (lines) => [...lines.slice(0, -1), '9.000000000,A,0,9'],
      /expected 9\.000000000,A,0,9, got no more/,
    ],
    ['nothing', () => [], /line 2: expected no more, got 0\.0/],
  ])('fails with %s in its trace, at the line where it differs', async (_, change, detail) => {
    const [head, ...lines] = trace.split('\n');
    const file = put('spoiled', () => {}, [head, ...change([head!, ...lines]).slice(1)].join('\n'));
    const { status, out } = await say('verify', file);
    expect(status).toBe(1);
    const [line, last] = out.split('\n');
    expect(line!.startsWith(`FAILED p20-tail-loss (${file}): `)).toBe(true);
    expect(line).toMatch(detail);
    expect(last).toBe('0 passed, 1 failed');
  });

  it('fails with another bandwidth and with other totals', async () => {
    const slow = put('slow', (copy) => {
      copy.topology.bottleneck.rate_bps /= 2;
    });
    const totals = put('totals', (copy) => {
      copy.expected.final['0'].ndatapack++;
    });
    const { status, out } = await say('verify', slow, totals);
    expect(status).toBe(1);
    expect(out).toMatch(/totals.json\): flow 0: ndatapack expected \d+, got \d+\n0 passed, 2 failed$/);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string, unknown, string, ...string[]]>([
    ['without a name', 'name', undefined, 'field name', 'missing'],
    ['without a topology', 'topology', undefined, 'field topology', 'missing'],
    ['without a tick', 'tcp.rto.tick_s', undefined, 'field tcp.rto.tick_s', 'missing'],
    [
      'with a rate in words',
      'topology.access.rate_bps',
      'fast',
      'field topology.access.rate_bps',
      'a number',
      '"fast"',
    ],
    ['with a rate of nothing', 'topology.access.rate_bps', 0, 'field topology.access.rate_bps', 'above 0', 'not 0'],
    ['with another halving', 'tcp.halving', 'none', 'field tcp.halving', '"real" or "integer"', '"none"'],
    ['with a delayed ACK that has no timer', 'tcp.delayed_ack', {}, 'field tcp.delayed_ack.timer_s', 'missing'],
    ['with another variant of TCP', 'tcp.variant', 'Vegas', 'field tcp.variant', '"Reno" or "Sack1"', 'not "Vegas"'],
    ['with another threshold', 'tcp.dupack_threshold', 2, 'field tcp.dupack_threshold', '3', 'replayed', 'not 2'],
    [
      'with another first window',
      'tcp.initial_cwnd_before_first_ack',
      4,
      'field tcp.initial_cwnd_before_first_ack',
      'must be 1,',
      'not 4',
    ],
    ['with another floor', 'tcp.rto.floor_s', 0.5, 'field tcp.rto.floor_s', 'two ticks, 0.02', 'not 0.5'],
    [
      'with an ACK for every third segment',
      'tcp.delayed_ack',
      { timer_s: 0.1, every: 3 },
      'field tcp.delayed_ack.every',
      'must be 2',
      'not 3',
    ],
    ['with a field of another format', 'tcp.sack', true, 'field tcp.sack', 'not one that can be replayed'],
    ['with loss at random', 'forced_drops.rate', 0.1, 'field forced_drops.rate', 'not one that can be replayed'],
    ['with more flows than it lists', 'topology.flows', 2, 'field topology.flows', 'is 2', 'lists 1'],
    ['without flows', 'flows', [], 'field flows', 'at least 1', 'an empty list'],
    ['with half a flow', 'flows.0.start_s', undefined, 'field flows[0].start_s', 'missing'],
    ['with data in words', 'flows.0.data', 'all', 'field flows[0].data', 'a number or "unlimited"', 'not "all"'],
    ['with a list for an object', 'sizes', [1, 2], 'field sizes', 'an object', 'a list of 2'],
  ])('because it is a case %s, names the field and what is wrong', async (_, field, value, place, ...words) => {
    const file = put('spoiled', (copy) => set(copy, field, value));
    const { err, ...rest } = await say('verify', file);
    expect(rest).toEqual({ status: 2, out: '' });
    expectComplaint(err, file, place, ...words);
    const folderSays = await say('verify', folder);
    const reason = err.slice(`lectern: ${file}: `.length, -1);
    expect([folderSays.status, folderSays.out]).toEqual([1, `FAILED ${file}: ${reason}\n0 passed, 1 failed`]);
  });

  it.each<[string, string | Buffer | undefined, string]>([
    ['missing', undefined, 'its trace spoiled.csv.gz or spoiled.csv cannot be found'],
    ['of other columns', 't,ev\n0,S\n', 'its trace spoiled.csv does not have the columns t,ev,flow,'],
    ['empty', '', 'its trace spoiled.csv does not have the columns t,ev,flow,'],
    ['cut off', gzipSync(trace).subarray(0, 200), 'its trace spoiled.csv cannot be read: it cannot be unpacked ('],
  ])('because its trace is %s, says so', async (_, lines, message) => {
    const file = put('spoiled', () => {}, lines ?? '');
    if (lines === undefined) rmSync(path('spoiled.csv'));
    const { status, out, err } = await say('verify', file);
    expect([status, out]).toEqual([2, '']);
    expect(err.startsWith(`lectern: ${file}: ${message}`)).toBe(true);
    expect(err).not.toContain('\n');
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['mangled JSON', '{"kind": "ns2-p2p", "name": ', /: it is not valid JSON \(.+\)\.$/],
    [
      'another kind',
      '{"kind": "ns3-wifi"}',
      /: its kind "ns3-wifi" is not one that can be replayed \(ns2-p2p, ns2-switch, ns2-lan,/,
    ],
    ['no kind', '{}', /: it has no kind\.$/],
    ['a list', '[1]', /: it has no kind\.$/],
    ['a text', '# Notes\n', /: it is no reference case: neither JSON nor a table with known columns\.$/],
    ['nothing', '', /: it is no reference case: neither JSON nor a table with known columns\.$/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /: it is neither JSON nor a table\.$/],
    ['a trace alone', trace, /: it is a trace; the case it belongs to, of kind "ns2-p2p", is not beside it\.$/],
  ])('because it is %s, is one line and exit status 2', async (_, text, message) => {
    writeFileSync(path('file'), text);
    const { status, out, err } = await say('verify', path('file'));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });

  it('stops everything before anything was replayed', async () => {
    const { status, out, err } = await say('verify', put('good'), path('nowhere'));
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(`lectern: ${path('nowhere')}: there is no such file or folder.`);
  });
});

describe('a folder', () => {
  it('is read with the folders in it, in order; what is no case is skipped and named with the reason', async () => {
    mkdirSync(path('below'));
    put('b');
    put('below/a', (copy) => {
      copy.name = 'deeper';
    });
    writeFileSync(path('wifi.json'), '{"kind": "ns3-wifi"}');
    writeFileSync(path('broken.json'), '{');
    writeFileSync(path('README.md'), '# Notes\n');
    writeFileSync(path('alone.csv'), trace);
    const { status, out } = await say('verify', folder);
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      `skipped ${path('README.md')}: it is no reference case: neither JSON nor a table with known columns`,
      `skipped ${path('alone.csv')}: it is a trace; the case it belongs to, of kind "ns2-p2p", is not beside it`,
      'passed p20-tail-loss: 68 events equal',
      'passed deeper: 68 events equal',
      expect.stringMatching(/^skipped .*broken\.json: it is not valid JSON \(.+\)$/),
      `skipped ${path('wifi.json')}: its kind "ns3-wifi" is not one that can be replayed (${formats.map((each) => each.name).join(', ')})`,
      '2 passed, 0 failed',
    ]);
  });

  it('that leads back to itself is read once', async () => {
    put('a');
    symlinkSync(folder, path('loop'));
    symlinkSync(path('nowhere'), path('dangling'));
    const { out } = await say('verify', folder);
    expect(out).toMatch(/1 passed, 0 failed$/);
    expect(out).toContain(`skipped ${path('dangling')}: there is no such file or folder`);
  });

  it('without cases is told so, whatever it is called', async () => {
    const empty = path('results.csv');
    mkdirSync(empty);
    const err = `lectern: There is no reference case in ${empty}.`;
    expect(await say('verify', empty)).toEqual({ status: 2, out: '', err });
  });

  it('and files may stand side by side', async () => {
    mkdirSync(path('below'));
    put('below/a');
    const file = put('b');
    expect((await say('verify', path('below'), file)).out).toMatch(/2 passed, 0 failed$/);
  });
});
