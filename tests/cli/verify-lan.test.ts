// `lectern verify` on cases of a LAN: what passes, what fails, what is refused and why. On short cases made from those of
// the reference data.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectComplaint, say } from '../support/cli.ts';

const read = (name: string): string => readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8');
type Document = Record<string, unknown> & { parameters: Record<string, unknown>; grid: Record<string, never>[] };

let folder: string;
const path = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, document: unknown): string {
  writeFileSync(path(`${name}.json`), JSON.stringify(document));
  return path(`${name}.json`);
}

/** One sender with two seeds: nothing is left to chance but when it starts. */
function lan(name: string, change: (copy: Document) => void = () => {}): string {
  const copy = JSON.parse(read('ns2-lan/udp1000-n1.json'));
  copy.runs = copy.runs.slice(0, 2);
  change(copy);
  return write(name, copy);
}

const HEAD = 'load,resp_mean_s,resp_mean_s_ci95,pages,pages_ci95,drop_rate,drop_rate_ci95,retx,retx_ci95';
const LINE = '0.1,0.0143,0.001,120,40,0,0,0,0';

/** One user for a few seconds, with results that leave room; `lines` of the table beside it. */
function web(name: string, change: (copy: Document) => void = () => {}, lines: string | Buffer = `${HEAD}\n${LINE}\n`) {
  const copy = JSON.parse(read('ns2-web/nic-C1.json'));
  const parameters = { nclients: 1, users: 1, think: 0.1, dist: 'const', mean: 3, par: 2, persist: 1 };
  Object.assign(copy, { name: 'short', seeds: [1, 2], measured_interval_s: [1, 15] });
  copy.grid = [{ point: { load: 0.1 }, parameters }];
  change(copy);
  writeFileSync(path(`${name}.summary.csv`), lines);
  return write(name, copy);
}

const parameters = (copy: Document): Record<string, unknown> => copy.grid[0]!['parameters']!;

describe('a case of the bus', () => {
  it('passes, and what was compared is said', async () => {
    const { status, out, err } = await say('verify', lan('good'));
    expect([status, err]).toEqual([0, '']);
    const figures = out.match(/(utilisation|payload|collisions|fairness|given-up) [\d.]+( Mb\/s)? \([\d.]+/g);
    expect(figures).toHaveLength(5);
    expect(out).toMatch(/^passed udp1000-n1: utilisation 0\.9883 \(0\.9884\), .*\n1 passed, 0 failed$/);
  });

  it('fails at half the rate, and what differs is said', async () => {
    const file = lan('slow', (copy) => {
      copy.parameters['bps'] = '5e6';
    });
    const { status, out } = await say('verify', file);
    expect(status).toBe(1);
    expect(out).toMatch(
      /^FAILED udp1000-n1 \(.*slow\.json\): utilisation 0\.49\d+, expected 0\.9884 within 0\.0198; payload/,
    );
  });

  it('takes numbers as text and times with units, as the script does', async () => {
    const file = lan('words', (copy) => {
      Object.assign(copy.parameters, {
        bps: '10e6',
        lldelay: '1ms',
        n: '1',
        mac: 'Mac/802_3',
        jitter: 1,
        qlim: 50,
        t0: 1,
        seed: 3,
      });
    });
    expect((await say('verify', file)).status).toBe(0);
  });

  it.each<[string, (copy: Document) => void, string, ...string[]]>([
    ['has no name', (copy) => delete copy['name'], 'field name', 'missing'],
    ['does not say when', (copy) => delete copy['measured_interval_s'], 'field measured_interval_s', 'missing'],
    [
      'ends before it begins',
      (copy) => Object.assign(copy, { measured_interval_s: [5, 1] }),
      'field measured_interval_s',
      'two times, the second after the first',
    ],
    ['has parameters in a list', (copy) => Object.assign(copy, { parameters: [] }), 'field parameters', 'an object'],
    [
      'has a parameter nobody knows',
      (copy) => Object.assign(copy.parameters, { stations: 3 }),
      'parameter stations',
      'not one that can be replayed',
    ],
    [
      'has half a sender',
      (copy) => Object.assign(copy.parameters, { n: 0.5 }),
      'parameter n',
      'a whole number, not 0.5',
    ],
    [
      'is of another protocol',
      (copy) => Object.assign(copy.parameters, { proto: 'sctp' }),
      'parameter proto',
      '"tcp" or "udp", not "sctp"',
    ],
    ['is of another MAC', (copy) => Object.assign(copy.parameters, { mac: 'Mac' }), 'parameter mac', '"Mac/802_3"'],
    [
      'was measured at another time',
      (copy) => Object.assign(copy.parameters, { t0: 2, t1: 11 }),
      'parameters t0 and t1',
      'contradict its field measured_interval_s',
    ],
    [
      'has no results',
      (copy) => Object.assign(copy, { runs: [], summary: {} }),
      'field summary.utilisation',
      'missing',
    ],
  ])('that %s is refused', async (_, change, place, ...words) => {
    const file = lan('broken', change);
    const { err, ...rest } = await say('verify', file);
    expect(rest).toEqual({ status: 2, out: '' });
    expectComplaint(err, file, place, ...words);
  });

  it('on a bus that is too long for its rate fails with the reason', async () => {
    const file = lan('fast', (copy) => {
      copy.parameters['bps'] = 1e9;
    });
    const { status, out } = await say('verify', file);
    expect(status).toBe(1);
    expect(out).toMatch(/the run stopped: A signal needs 4000 ns along this bus, and back within a slot of 512 ns\./);
  });

  it('without runs is compared with its summary', async () => {
    const file = lan('summary', (copy) => Object.assign(copy, { runs: [], seeds: [1, 2] }));
    expect((await say('verify', file)).out).toMatch(/^passed udp1000-n1: .*\n1 passed, 0 failed$/);
  });
});

describe('a table of web results', () => {
  it('passes with its summary beside it', async () => {
    expect(await say('verify', web('good'))).toEqual({
      status: 0,
      out: 'passed short: 4 of 4 comparisons overlap\n1 passed, 0 failed',
      err: '',
    });
  });

  it('passes with runs instead, packed or not', async () => {
    const runs = 'load,seed,resp_mean_s,pages,drop_rate,retx\n0.1,1,0.0142,100,0,0\n0.10,2,0.0145,130,0,0\n';
    for (const packed of [false, true]) {
      const file = web('runs');
      rmSync(path('runs.summary.csv'));
      writeFileSync(path(packed ? 'runs.runs.csv.gz' : 'runs.runs.csv'), packed ? gzipSync(runs) : runs);
      expect((await say('verify', file)).out).toMatch(/^passed short: 4 of 4/);
    }
  });

  it('fails when results differ, and each miss is named', async () => {
    const file = web('off', () => {}, `${HEAD}\n${LINE.replace('0.0143', '0.5').replace(',120,', ',900,')}\n`);
    const { status, out } = await say('verify', file);
    expect(status).toBe(1);
    expect(out).toMatch(/: 2 of 4 comparisons overlap; resp_mean_s at load 0\.1: .* too far\); pages at load 0\.1: /);
  });

  it('compares the columns its rule names', async () => {
    const file = web('columns', (copy) => Object.assign(copy, { comparison: 'pages and drop_rate overlap' }));
    expect((await say('verify', file)).out).toMatch(/^passed short: 2 of 2/);
  });

  it.each([
    { open: 1, rate: 2, maxopen: 3 },
    { open: 2, rate: 2 },
    { period: 0.5, jit: 0.1 },
    { start: 'row' },
    { gap: 0.01, persist: 0 },
    { precise: 1, tick: 0.1, rtxinit: 3 },
    { dist: 'unif' },
    { dist: 'pareto', shape: 1.5, cap: 50 },
    { ext: 1 },
    { lldelay: '2 ms', bps: '5e6', pkt: 500, cqlim: 10, cminrto: 0.2, cmaxrto: 5 },
  ])('is replayed with %o', async (more) => {
    const wide = LINE.replace('0.0143,0.001,120,40,0,0,0,0', '0.1,9,100,1000,0,1,0,1000');
    const file = web('varied', (copy) => Object.assign(parameters(copy), more), `${HEAD}\n${wide}\n`);
    expect((await say('verify', file)).out).toMatch(/^passed short: 4 of 4/);
  });

  it.each<[string, (copy: Document) => void, string, ...string[]]>([
    ['has no points', (copy) => Object.assign(copy, { grid: [] }), 'field grid', 'at least 1'],
    ['has a point without a name', (copy) => Object.assign(copy, { grid: [{}] }), 'field grid[0].point', 'missing'],
    [
      'has a distribution nobody knows',
      (copy) => Object.assign(parameters(copy), { dist: 'weibull' }),
      'parameter dist',
      '"pareto" or "exp" or "const" or "unif", not "weibull"',
    ],
    [
      'has a tail without a mean',
      (copy) => Object.assign(parameters(copy), { shape: 1 }),
      'parameter shape',
      'above 1, not 1',
    ],
    [
      'has a point without results',
      (copy) => Object.assign(copy.grid[0]!['point']!, { load: 0.2 }),
      'results broken.summary.csv',
      'no line for load 0.2',
    ],
    [
      'compares what is not in its results',
      (copy) => Object.assign(copy, { comparison: 'pages, collisions' }),
      'results broken.summary.csv',
      'no column collisions',
    ],
    [
      'compares what was counted outside the LAN',
      (copy) => {
        Object.assign(parameters(copy), { ext: 1 });
        Object.assign(copy, { comparison: 'util' });
      },
      'column util',
      'counts traffic outside the LAN where ext is 1, which is not replayed',
    ],
  ])('that %s is refused', async (_, change, place, ...words) => {
    const file = web('broken', change, `${HEAD},util,util_ci95\n${LINE},0,0\n`);
    const { err, ...rest } = await say('verify', file);
    expect(rest).toEqual({ status: 2, out: '' });
    expectComplaint(err, file, place, ...words);
  });

  it.each<[string, string | Buffer | undefined, ...string[]]>([
    ['are missing', undefined, 'or broken.runs.csv or', 'cannot be found'],
    ['have other columns', 'a,b\n1,2\n', 'no column load'],
    ['are no numbers', `${HEAD}\n0.1,slow,1,1,1,1,1,1,1\n`, 'no sense in column resp_mean_s at load 0.1'],
    ['are there twice', `${HEAD}\n${LINE}\n${LINE}\n`, 'no sense in column resp_mean_s at load 0.1'],
    ['are cut off', gzipSync(HEAD).subarray(0, 20), 'cannot be read: it cannot be unpacked ('],
    ['are no table', '{}', 'cannot be read: it is no table'],
  ])('whose results %s is refused', async (_, lines, ...words) => {
    const file = web('broken', () => {}, lines ?? '');
    if (lines === undefined) rmSync(path('broken.summary.csv'));
    const { err, ...rest } = await say('verify', file);
    expect(rest).toEqual({ status: 2, out: '' });
    expectComplaint(err, file, 'results broken.summary.csv', ...words);
  });
});

describe('a folder with cases of every kind', () => {
  it('is gone through in order; results belong to their case, and are named where it is missing', async () => {
    mkdirSync(path('below'));
    web('b');
    lan('a');
    const p2p = 'p20-tail-loss';
    writeFileSync(path(`below/${p2p}.json`), read(`ns2-p2p/${p2p}.json`));
    writeFileSync(
      path(`below/${p2p}.csv.gz`),
      readFileSync(new URL(`../reference/ns2-p2p/${p2p}.csv.gz`, import.meta.url)),
    );
    writeFileSync(path('alone.summary.csv'), `${HEAD}\n${LINE}\n`);
    lan('broken', (copy) => delete copy['name']);
    const { status, out } = await say('verify', folder);
    expect(status).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^passed udp1000-n1: /),
      `skipped ${path('alone.summary.csv')}: it is a table of results; the case it belongs to, of kind "ns2-web", is not beside it`,
      'passed short: 4 of 4 comparisons overlap',
      `passed ${p2p}: 68 events equal`,
      `FAILED ${path('broken.json')}: its field name is missing`,
      '3 passed, 1 failed',
    ]);
  });

  it('tells on the way how far a long table is', async () => {
    const points = (copy: Document): void => {
      const [first] = copy.grid as [Document['grid'][number]];
      copy.grid = Array.from({ length: 8 }, (_, index) => ({ ...first, point: { load: index } as never }));
      Object.assign(copy, { measured_interval_s: [0, 1] });
    };
    const lines = Array.from({ length: 8 }, (_, load) => `${load},0.1,9,1,99,0,1,0,99`).join('\n');
    const { status, err } = await say('verify', web('long', points, `${HEAD}\n${lines}\n`));
    expect([status, err]).toEqual([0, 'short: 6 of 8 points']);
  });
});
