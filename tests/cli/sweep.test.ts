// `lectern sweep`, `figure` and `merge`: what is printed and written, parts of a sweep, and mistakes in words.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';
import { bar } from '../../src/cli/sweep/progress.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { say } from '../support/cli.ts';
import { BUNDLE, lecternBundled } from '../support/lectern-bundled.ts';

const SWEEP = ['sweep', 'reno', '--x', 'q=5,10,20', '--series', 'cc=reno,newreno', '--y', 'goodput', '--seeds', '3'];
const SHORT = ['--set', 'loss=2pc', '--until', '1s', '--workers', '1'];
const ALL = [...SWEEP, ...SHORT];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

describe('a sweep', () => {
  it('prints means with their intervals, a line for each point', async () => {
    const { status, out } = await say(...ALL);
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toBe('Goodput by Router queue');
    expect(out).toMatch(/\n10 packets +[\d.]+ [kM]bit\/s ± [\d.]+ [kM]bit\/s +[\d.]+ [kM]bit\/s ± /);
    expect((await say(...ALL, '--language', 'ko')).out).toMatch(/^라우터 큐에 따른 /);
  });

  it('compares with a baseline seed by seed', async () => {
    const { out } = await say(...ALL, '--baseline', '10');
    expect(out).toMatch(/Reno +difference to 10 packets +NewReno +difference to 10 packets\n/);
    expect(out).toMatch(/\n5 packets .* [−+][\d.]+ [kM]bit\/s ± [\d.]+ [kM]bit\/s/);
    expect(out).toMatch(/\*: the 95 % interval of the difference, seed by seed, excludes 0$/);
  });

  it('a run that has nothing to average does not count in a mean, and has an empty cell', async () => {
    const sweep = [
      'sweep',
      'lan-rto',
      '--x',
      'util=10pc,40pc',
      '--set',
      'work=r1',
      '--set',
      'warm=0s',
      '--until',
      '3s',
    ];
    const asked = ['--y', 'outsideResponseTime', '--seeds', '6', '--workers', '1', '--out', at('wan.csv')];
    const { out, status } = await say(...sweep, ...asked);
    expect(status).toBe(0);
    const table = read('wan.csv')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(','));
    const [head, ...rows] = table as [string[], ...string[][]];
    const cell = (row: string[], name: string): string => row[head.indexOf(name)]!;
    for (const row of rows)
      expect(cell(row, 'outsideResponseTime [ns]') === '').toBe(cell(row, 'outsidePages') === '0');
    for (const [x, label] of [
      ['10pc', '10 %'],
      ['40pc', '40 %'],
    ]) {
      const times = rows.filter((row) => row[1] === x).map((row) => cell(row, 'outsideResponseTime [ns]'));
      const there = times.filter((time) => time !== '').map(Number);
      expect(times.length - there.length).toBeGreaterThan(0);
      const mean = there.reduce((sum, time) => sum + time, 0) / there.length;
      expect(out).toContain(`\n${label} `);
      expect(out).toMatch(new RegExp(`\n${label} +${Number((mean / 1e6).toPrecision(3))} ms ± `));
    }
    expect((await say('figure', at('wan.csv'))).out).toBe(out);
  });

  it('has neither a sign nor a unit for no difference', async () => {
    // A window of three segments fills neither queue.
    const sweep = ['sweep', 'reno', '--x', 'q=100,200', '--set', 'wnd=3', '--baseline', '100', '--y', 'goodput'];
    const { out } = await say(...sweep, '--seeds', '2', '--until', '1s', '--workers', '1');
    const [first, second] = ['100', '200'].map((q) => new RegExp(`\n${q} packets +(.+)`).exec(out)![1]);
    expect(second).toMatch(/^[\d.]+ kbit\/s +0$/);
    expect(second!.replace(/ +0$/, '')).toBe(first!.trim());
  });

  it('gives no interval where every seed gives the same, not even one of rounding', async () => {
    // Nothing is random without loss. The mean of three equal numbers may differ from them in its last bit.
    const { out, err } = await say(
      'sweep',
      'reno',
      '--x',
      'q=5,10,96',
      '--y',
      'meanRtt',
      '--seeds',
      '3',
      '--baseline',
      '10',
      '--workers',
      '1',
    );
    expect(err).toContain('done');
    expect(out).toMatch(/\n5 packets +[\d.]+ ms +−[\d.]+ ms \*/);
    expect(out.split('\n').slice(3).join('\n')).not.toContain('±');
  });

  it('tells how far it is in lines of JSON where nobody watches', async () => {
    const lines = (await say(...ALL)).err.split('\n').map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({ event: 'progress', phase: 'done', done: 18, of: 18, secondsLeft: 0 });
  });

  it('draws a bar where somebody watches, and takes it away at the end', async () => {
    const drawn: string[] = [];
    const terminal = { print: () => undefined, note: () => undefined, redraw: (text: string) => drawn.push(text) };
    expect(await lectern(ALL, terminal)).toBe(0);
    expect(drawn[0]).toMatch(/^\[\.{30}\] 0 of 18 runs$/);
    expect(drawn.at(-1)).toBe('');
    expect(bar({ phase: 'running', done: 9, of: 18, secondsLeft: 75 })).toBe(
      `[${'#'.repeat(15)}${'.'.repeat(15)}] 9 of 18 runs, 75 seconds left`,
    );
  });

  it('writes a file and a figure; the file draws the same figure', async () => {
    await say(...ALL, '--out', at('a.csv'), '--svg', at('a.svg'));
    expect(await say(...ALL, '--format', 'csv')).toMatchObject({ out: read('a.csv').trimEnd() });
    const again = await say('figure', at('a.csv'), '--svg', at('b.svg'));
    expect([again.status, again.err]).toEqual([0, '']);
    expect(read('b.svg')).toBe(read('a.svg'));
    expect(again.out).toBe((await say(...ALL)).out);
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'a.svg', 'b.svg']);
  });

  it('goes on with what is in the file', async () => {
    await say(...ALL, '--out', at('whole.csv'));
    const lines = read('whole.csv').split('\n');
    writeFileSync(at('part.csv'), `${[...lines.slice(0, -6), ''].join('\n')}`);
    const { err } = await say(...ALL, '--out', at('part.csv'));
    expect(err.split('\n')[0]).toBe(`13 of 18 runs are already in ${at('part.csv')}.`);
    expect(read('part.csv')).toBe(read('whole.csv'));
  });

  it('of rules goes on with them, too', async () => {
    const rules = ['sweep', 'reno', '--x', 'rto=rfc6298,max(min, srtt + 2*rttvar)', ...SHORT, '--seeds', '1'];
    const { out } = await say(...rules, '--out', at('rules.csv'));
    expect((await say(...rules, '--out', at('rules.csv'))).err).toContain('2 of 2 runs are already in');
    expect((await say('figure', at('rules.csv'))).out).toBe(out);
  });

  it('takes over the runs of fewer seeds', async () => {
    await say(...ALL, '--out', at('grown.csv'));
    const { err } = await say(...ALL, '--seeds', '5', '--out', at('grown.csv'));
    expect(err).toContain(`18 of 30 runs are already in ${at('grown.csv')}.`);
    await say(...ALL, '--seeds', '5', '--out', at('fresh.csv'));
    expect(read('grown.csv')).toBe(read('fresh.csv'));
  });

  it('leaves alone what else is in the file', async () => {
    const refused = async (...more: string[]) => {
      const before = read('a.csv');
      const { status, out, err } = await say(...ALL, ...more, '--out', at('a.csv'));
      expect([status, out, read('a.csv')]).toEqual([2, '', before]);
      return err
        .split('\n')
        .at(-1)!
        .replace(`lectern: ${at('a.csv')} `, '');
    };
    const somethingElse = 'is there already and holds something else; choose another name, or remove it.';
    await say(...ALL, '--out', at('a.csv'));
    expect(await refused('--until', '2s')).toBe(somethingElse);
    expect(await refused('--seeds', '2')).toBe(
      'is there already and holds 3 seeds of this sweep; choose another name, or remove it.',
    );
    writeFileSync(at('a.csv'), read('a.csv').replace(`# model: ${MODEL_VERSION}`, '# model: 0.1'));
    expect(await refused()).toMatch(/^is there already, computed with another model than this, /);
    writeFileSync(at('a.csv'), 'shopping list');
    expect(await refused()).toBe(somethingElse);
    writeFileSync(at('a.csv'), '');
    expect((await say(...ALL, '--out', at('a.csv'))).status).toBe(0);
  });

  it('stopped by Ctrl+C keeps what is finished', async () => {
    const notes: string[] = [];
    const inTurns = (turns: number, action: () => void): void => {
      setImmediate(() => (turns === 0 ? action() : inTurns(turns - 1, action)));
    };
    const status = await lectern([...ALL, '--out', at('a.csv')], {
      print: () => undefined,
      note: (text) => notes.push(text),
      onStop: (action) => {
        inTurns(15, () => action(143));
        return () => undefined;
      },
    });
    expect(status).toBe(143);
    expect(notes.at(-1)).toMatch(
      /^Stopped after \d+ of 18 runs\. They are in .*; the same command continues from there\.$/,
    );
    await say(...ALL, '--out', at('a.csv'));
    await say(...ALL, '--out', at('b.csv'));
    expect(read('a.csv')).toBe(read('b.csv'));
  });

  it('adds seeds until the interval is narrow enough', async () => {
    const { out } = await say(...ALL, '--within', '20%', '--most', '9', '--format', 'csv');
    const rows = out.split('\n').filter((line) => /^(reno|newreno),/.test(line)).length;
    expect(rows).toBeGreaterThan(18);
    expect(rows).toBeLessThanOrEqual(6 * 9);
  });

  it('says how many points did not become as narrow as was wanted', async () => {
    const { status, err } = await say(...ALL, '--within', '1%', '--most', '4');
    expect([status, err.split('\n').at(-1)]).toEqual([
      0,
      expect.stringMatching(/^--within 1 %: [1-6] of 6 points did not reach it with 4 seeds \(--most\)\.$/),
    ]);
    expect((await say(...ALL, '--within', '99%', '--most', '48')).err).not.toContain('--within');
  });

  it('says what is run instead where settings do not fit together', async () => {
    const { status, err } = await say(
      'sweep',
      'lan-rto',
      '--x',
      'only=2,4',
      ...['--set', 'clients=3'],
      '--until',
      '1s',
      '--seeds',
      '1',
    );
    expect(status).toBe(0);
    expect(err).toMatch(/4: only=4 → 3\. The client meant to have the users does not exist/);
  });
});

describe('parts of a sweep', () => {
  const part = (n: number, of = 4) => say(...ALL, '--shard', `${n}/${of}`, '--out', at('parts'));

  it('merge to the very bytes of the whole', async () => {
    await say(...ALL, '--out', at('whole.csv'), '--svg', at('whole.svg'));
    for (const n of [2, 0, 3, 1]) expect((await part(n)).status).toBe(0);
    const merged = await say('merge', at('parts'), '--svg', at('merged.svg'));
    expect(merged.status).toBe(0);
    expect(merged.out).toBe((await say(...ALL)).out);
    expect(read('parts/sweep.csv')).toBe(read('whole.csv'));
    expect(read('merged.svg')).toBe(read('whole.svg'));
  });

  it('are not written over when they are put together', async () => {
    for (const n of [0, 1]) await part(n, 2);
    const before = read('parts/part-0-of-2.jsonl');
    expect(await say('merge', at('parts'), '--out', at('parts/part-0-of-2.jsonl'))).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^lectern: a part and --out are both .*; give each file a name of its own\.$/),
    });
    expect(read('parts/part-0-of-2.jsonl')).toBe(before);
    expect((await say('merge', at('parts'), '--out', at('z'), '--svg', at('z'))).err).toMatch(
      /--out and --svg are both/,
    );
    writeFileSync(at('z'), 'shopping list');
    expect((await say('merge', at('parts'), '--out', at('z'))).err).toMatch(/holds something else/);
  });

  it('may be more than there are runs', async () => {
    for (let n = 0; n < 20; n++) await part(n, 20);
    await say(...ALL, '--out', at('whole.csv'));
    await say('merge', at('parts'), '--out', at('merged.csv'));
    expect(read('merged.csv')).toBe(read('whole.csv'));
  });

  it('that are there are not computed again', async () => {
    await part(1);
    const before = read('parts/part-1-of-4.jsonl');
    const { status, err } = await part(1);
    expect([status, err]).toEqual([0, `${at('parts/part-1-of-4.jsonl')} is there already.`]);
    expect(read('parts/part-1-of-4.jsonl')).toBe(before);
  });

  it('that are damaged are computed again', async () => {
    await part(1);
    const before = read('parts/part-1-of-4.jsonl');
    writeFileSync(at('parts/part-1-of-4.jsonl'), before.replace(/"goodput":\d/, '"goodput":9'));
    const { status, err } = await part(1);
    expect([status, err.split('\n')[0]]).toEqual([
      0,
      `${at('parts/part-1-of-4.jsonl')} is damaged and computed again.`,
    ]);
    expect(read('parts/part-1-of-4.jsonl')).toBe(before);
  });

  it('of another sweep are not touched', async () => {
    await part(1);
    const other = await say(...ALL, '--set', 'loss=3pc', '--shard', '1/4', '--out', at('parts'));
    expect([other.status, other.err.split('\n').at(-1)]).toEqual([
      2,
      `lectern: ${at('parts/part-1-of-4.jsonl')} is a part of another sweep, or of another model version; choose another folder.`,
    ]);
  });

  it('that are missing, damaged or of something else are named', async () => {
    expect((await say('merge', at('nowhere'))).err).toBe(`lectern: ${at('nowhere')}: there is no such file or folder.`);
    writeFileSync(at('file'), '');
    expect((await say('merge', at('file'))).err).toBe(
      `lectern: ${at('file')}: it is a file; the parts of a sweep are in a folder.`,
    );
    const below = `${at('file')}/parts`;
    expect((await say('merge', below)).err).toBe(`lectern: ${below}: a part of the path is not a folder.`);
    mkdirSync(at('parts'));
    expect((await say('merge', at('parts'))).err).toContain('has no parts of a sweep');
    await part(0);
    await part(2);
    expect((await say('merge', at('parts'))).err).toBe(`lectern: ${at('parts')}: still missing: --shard 1/4, 3/4.`);
    await part(1);
    await part(3);
    const whole = read('parts/part-3-of-4.jsonl');
    const merged = async (text: string) => {
      writeFileSync(at('parts/part-3-of-4.jsonl'), text);
      return (await say('merge', at('parts'))).err;
    };
    const damaged = /part-3-of-4.jsonl: it is damaged; the same --shard computes it again\.$/;
    expect(await merged(whole.slice(0, -40))).toMatch(damaged);
    expect(await merged(whole.split('\n').slice(0, 3).join('\n'))).toMatch(damaged);
    expect(await merged(whole.replace(/"goodput":\d/, '"goodput":9'))).toMatch(damaged);
    await say(...ALL, '--set', 'loss=3pc', '--shard', '3/4', '--out', at('other'));
    expect(await merged(read('other/part-3-of-4.jsonl'))).toMatch(/are of different sweeps\.$/);
    expect(await merged(whole.replace(`"model":"${MODEL_VERSION}"`, '"model":"0.1"'))).toMatch(
      /computed with model 0\.1/,
    );
    expect(await merged('{"kind":"letter"}')).toMatch(/it is no part of a sweep\.$/);
    expect(existsSync(at('parts/sweep.csv'))).toBe(false);
  });
});

describe('a place that cannot be written to', () => {
  it('is found before anything is computed, and nothing is left behind', async () => {
    mkdirSync(at('folder.csv'));
    for (const flag of ['--out', '--svg']) {
      expect((await say(...ALL, flag, at('folder.csv'))).err).toMatch(
        /^lectern: .* cannot be written: it is a folder\.$/,
      );
      expect((await say(...ALL, flag, at('nowhere/a.csv'))).err).toMatch(
        /^lectern: .* there is no such file or folder\.$/,
      );
    }
    // Putting a file in its place would be worse than failing, and reading it would never end.
    expect((await say(...ALL, '--out', '/dev/full')).err).toMatch(/^lectern: .* it is a device and no file\.$/);
    writeFileSync(at('file'), '');
    expect((await say(...ALL, '--shard', '0/2', '--out', at('file/parts'))).err).toMatch(
      /^lectern: .* cannot be made: /,
    );
    expect((await say(...ALL, '--shard', '0/2', '--out', at('file'))).err).toBe(
      `lectern: ${at('file')} cannot be made: there is a file of that name.`,
    );
    expect(readdirSync(folder).sort()).toEqual(['file', 'folder.csv']);
  });

  it('leaves nothing behind when the disk is full', async () => {
    await lecternBundled(['--version']);
    // A file that may not grow beyond 1 kB stands for a full disk; without the trap the shell's children would be ended.
    const script = `trap '' XFSZ; ulimit -f 1; exec "$@"`;
    const child = spawnSync('bash', ['-c', script, 'bash', process.execPath, BUNDLE, ...ALL, '--out', at('a.csv')]);
    expect(child.status).toBe(2);
    expect(child.stderr.toString()).toMatch(/a\.csv cannot be written: .+\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('figures', () => {
  it('are listed with their lines and readings', async () => {
    const { status, out } = await say('figure');
    expect(status).toBe(0);
    for (const id of ['P0-2', 'P0-5', 'P0-6', 'P1-2', 'P1-5']) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
    expect(out).toContain('--lines n1,n2,n3,c1');
    expect(out).toContain('--y responseTime, segmentRtt, cleanRtt');
  });

  it('come with the claims of the paper and a verdict for each', { timeout: 120_000 }, async () => {
    const { status, out } = await say('figure', 'p1-5', '--quick', '--seeds', '2');
    expect(status).toBe(0);
    expect(out).toMatch(/^Receive rate by NIC queue – Kim, Sin and Kwon, 2003, figure 5/);
    expect(out).toMatch(/\n(holds here|fails here|cannot tell[^:]*): The receive rate gains 5 %\.\n/);
    expect(out).toMatch(/Receive rate: [\d.]+ % at 70, [\d.]+ % at 10; difference [\d.]+ points \(95 %: /);
    // Beside the shares, too: 7 % less than 92 % may be 85 or 86 %.
    expect(out).toMatch(/\n10 +[\d.]+ % ± [\d.]+ % +−[\d.]+ points ± [\d.]+ points/);
  });
});

describe('a mistake', () => {
  it.each([
    ['sweep', 'sweep needs a scenario or a link, for example: sweep reno --x q=5..50:5.'],
    ['sweep reno reno', 'sweep takes one scenario or link; "reno" is one too many.'],
    ['sweep reno', 'sweep needs --x with a setting and its values: --x rmin=50ms,200ms,1s.'],
    ['sweep reno --x q=', '--x q has no value; write for example q=15,200.'],
    ['sweep reno --x q=50..5:5', '--x q: 50 is larger than 5; write 5..50.'],
    ['sweep reno --x q=5,5', 'Router queue has the value 5 twice.'],
    ['sweep reno --x q=5 --series q=6', '--x and --series cannot both be q.'],
    ['sweep reno --x rmin=9s', '--x rmin=9s: RTO minimum (rmin) is 1 ms – 3 s, in steps of 1 ms, written like 1s.'],
    ['sweep reno --x q=5 --y goodputt', '--y: reno has no result "goodputt" (did you mean "goodput"?).'],
    ['sweep reno --x q=5,10 --baseline 7', '--baseline 7: it is one of 5, 10.'],
    ['sweep reno --x q=5 --seeds 0', '--seeds 0: it is a whole number from 1 to 100000.'],
    ['sweep reno --x q=5 --workers two', '--workers two: it is a whole number from 1 to 256.'],
    ...['much', '5', '0%', '100%'].map((share): [string, string] => [
      `sweep reno --x q=5 --within ${share}`,
      `--within ${share}: it is a share of the mean, above 0 and below 100%, such as 5%.`,
    ]),
    ['sweep reno --x q=5 --within 5% --most 3', '--most 3 is less than --seeds 5.'],
    ['sweep reno --x q=5 --within 5% --seeds 1', '--within needs an interval to begin with: --seeds 2 or more.'],
    [
      'sweep reno --x q=5 --within 5% --seeds 60',
      '--seeds 60 is more than the 50 that --within adds up to; give --most.',
    ],
    ['sweep reno --x q=5 --most 9', '--most belongs to --within.'],
    ['sweep reno --x q=5 --format tabel', '--format is one of table, csv; "tabel" is not.'],
    [
      'sweep reno --x q=5 --out q.csv --svg ./q.csv',
      '--out and --svg are both ./q.csv; give each file a name of its own.',
    ],
    ['figure q.csv --svg q.csv', 'The file of the sweep and --svg are both q.csv; give each file a name of its own.'],
    ['figure q.csv --seeds 4', '--seeds: these runs are in a file already; nothing is to be computed.'],
    ['figure q.csv --quick', '--quick: these runs are in a file already; nothing is to be computed.'],
    ['figure P0-5 --format tabel', '--format is one of table, csv; "tabel" is not.'],
    ['sweep reno --x q=5 --shard 0/4', '--shard needs --out with the name of a folder.'],
    ['sweep reno --x q=5 --shard 4/4', '--shard 4/4: it is a part and how many there are, from 0/4 to 3/4.'],
    ['sweep reno --x q=5 --shard 0/2 --out d --svg f.svg', 'A part is not drawn; "lectern merge" takes --svg.'],
    ['figure P0-7', 'There is no figure "P0-7" (did you mean "P0-2"?); a file of a sweep ends in .csv.'],
    ['figure P0-5 P0-6', 'figure takes one figure; "P0-6" is one too many.'],
    ['figure P0-5 --lines n1', '--lines: P0-5 has no line "n1"; there are r1, r1-alg, r2, r2-alg.'],
    ['figure nowhere.csv', 'nowhere.csv: there is no such file or folder.'],
    ['figure package.json.csv', 'package.json.csv: there is no such file or folder.'],
    ['merge', 'merge needs a folder.'],
    ['merge a b', 'merge takes one folder; "b" is one too many.'],
  ])('%s', async (line, message) => {
    expect(await say(...line.split(' '))).toEqual({ status: 2, out: '', err: `lectern: ${message}` });
  });

  it('is a grid too large: told with its number and an estimate', async () => {
    const { status, err } = await say('sweep', 'reno', '--x', 'q=5..50:1', '--seeds', '5000');
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/^lectern: These would be 230,000 runs, about \d+ \w+ of/),
    ]);
  });

  it('is a file that is no sweep', async () => {
    writeFileSync(at('a.csv'), 'series,x\n');
    const { status, err } = await say('figure', at('a.csv'));
    expect([status, err]).toEqual([2, expect.stringContaining('This is no file of a sweep')]);
  });
});
