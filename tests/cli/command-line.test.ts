// Commands, flags and help; mistakes are one clear line and exit status 2.

import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/cli/text-table.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { say } from '../support/cli.ts';

const COMMANDS = ['list', 'run', 'compare', 'sweep', 'figure', 'merge', 'lesson', 'verify', 'bench', 'docs'];

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('is general with %j', async (args) => {
    const { status, out, err } = await say(...args);
    expect([status, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  it.each(COMMANDS)('of %s names it and its flags', async (command) => {
    const { status, out } = await say(command, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: .*${command}`));
    expect(await say('help', command)).toEqual({ status: 0, out, err: '' });
  });

  it('asks for nothing else: other arguments are not read', async () => {
    expect((await say('run', 'nowhere', '--help')).status).toBe(0);
  });

  it('is beside the version of the model', async () => {
    expect(await say('--version')).toEqual({ status: 0, out: MODEL_VERSION, err: '' });
  });
});

describe('a mistake', () => {
  it.each([
    ['rnu', 'There is no command "rnu" (did you mean "run"?).'],
    [
      'simulate',
      'There is no command "simulate" (known: list, run, compare, sweep, figure, merge, lesson, collect, quiz, verify, bench, docs).',
    ],
    [
      '--verbose',
      'There is no flag --verbose (known: list, run, compare, sweep, figure, merge, lesson, collect, quiz, verify, bench, docs).',
    ],
    ['help rnu', 'There is no command "rnu" (did you mean "run"?).'],
    ['list rneo', 'There is no scenario "rneo" (did you mean "reno"?).'],
    ['list reno reno', 'list takes one scenario; "reno" is one too many.'],
    ['list --format csv', '--format is one of table, json; "csv" is not.'],
    ['list --language fr', '--language is one of en, ko; "fr" is not.'],
    ['run', 'run needs a scenario or a link, for example: run reno.'],
    ['run reno reno', 'run takes one scenario or link; "reno" is one too many.'],
    ['run rno', 'There is no scenario "rno" (did you mean "reno"?).'],
    ['run https://example.org/rno/#q=5&v=1', 'There is no scenario "rno" (did you mean "reno"?).'],
    ['run #q=5', '"#q=5" names no scenario; write for example "reno#q=5".'],
    ['run reno --rmin=200ms', 'There is no flag --rmin here; rmin is a setting: --set rmin=200ms.'],
    ['sweep reno --END', 'There is no flag --END here; end is a setting: --set end=….'],
    ['run reno --sed 7', 'There is no flag --sed here (did you mean --set?).'],
    [
      'run reno -x',
      'There is no flag -x here (known: --set, --seed, --until, --sizes, --trace, --pcap, --pcap-link, --ns-trace, --format, --language).',
    ],
    ['run reno --set', '--set needs key=value.'],
    ['run reno --set q', '--set needs key=value; "q" is not.'],
    ['run reno --set q=', '--set needs key=value; "q=" is not.'],
    ['run reno --set rmim=5ms', '"rmim" is not a setting of reno (did you mean "rmin"?).'],
    ['run reno --set rmin=5s', 'rmin=5s: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s.'],
    ['run reno --set cc=newrenu', 'cc=newrenu: cc is one of reno, newreno, sack, rack, cubic, dctcp.'],
    ['run reno --seed', '--seed needs a whole number.'],
    ['run reno --seed=', '--seed needs a whole number.'],
    ['run reno --seed x', '--seed x: it is 1 – 999999, whole numbers, written like 1.'],
    ['run reno --seed -1', '--seed -1: it is 1 – 999999, whole numbers, written like 1.'],
    ['run reno --until 10m', '--until 10m: it is 1 – 600 s, in steps of 100 ms, written like 20s.'],
    ['run reno --until 1h', '--until 1h: it is 1 – 600 s, in steps of 100 ms, written like 20s.'],
    ['run reno --format yaml', '--format is one of table, csv, json, arrow; "yaml" is not.'],
    ['run reno --trace --format csv', '--trace needs the name of a file.'],
    ['run reno --trace /nowhere/run.csv', '/nowhere/run.csv cannot be written: there is no such file or folder.'],
    ['run reno --set rmin=5constructor', 'rmin=5constructor: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s.'],
    ['run reno --until 5__proto__', '--until 5__proto__: it is 1 – 600 s, in steps of 100 ms, written like 20s.'],
    [
      'run reno --toString x',
      'There is no flag --toString here (known: --set, --seed, --until, --sizes, --trace, --pcap, --pcap-link, --ns-trace, --format, --language).',
    ],
    ['verify --__proto__ x', 'There is no flag --__proto__ here (there are none).'],
    [
      'sweep reno --x q=5valueOf --y goodput',
      '--x q=5valueOf: Router queue (q) is 2 – 200 packets, whole numbers, written like 15.',
    ],
    [
      'sweep reno --x q=5,10 --y goodput --within 5constructor',
      '--within 5constructor: it is a share of the mean, above 0 and below 100%, such as 5%.',
    ],
    ['bench --nope', 'There is no flag --nope here (known: --rounds, --minutes, --json).'],
    ['bench --rounds none', '--rounds none: it is a whole number from 1 to 1000.'],
    ['bench --json /no/such/figures.json', '/no/such/figures.json cannot be written: there is no such file or folder.'],
    ['verify /dev/zero', '/dev/zero: it is larger than 256 MB, too large to be read.'],
    ['run lan-rto --sizes /dev/zero', '/dev/zero cannot be read: it is larger than 16 MB, too large to be read.'],
    ['docs --chek', 'There is no flag --chek here (did you mean --check?).'],
    ['docs --check=no', '--check takes no value.'],
    ['docs here', 'docs takes no file, but was given "here".'],
    ['verify', 'verify needs a file or a folder.'],
    ['verify --all', 'There is no flag --all here (there are none).'],
  ])('%s', async (line, message) => {
    expect(await say(...line.split(' '))).toEqual({ status: 2, out: '', err: `lectern: ${message}` });
  });

  it('of a rule ends with the sign under it', async () => {
    const { err } = await say('run', 'reno', '--set', 'rto=max(min,');
    expect(err).toMatch(/^lectern: rto: .+\n {2}max\(min,\n +\^$/);
  });

  it('in a long list is found before anything is done', async () => {
    const { status, out } = await say('run', 'reno', '--format', 'csv', '--set', 'q=5', '--set', 'q=none');
    expect([status, out]).toEqual([2, '']);
  });
});

describe('what is given twice', () => {
  const SWEEP = 'sweep reno --until 1s --seeds 1';
  it.each([
    ['list --format json --format table', '--format json and --format table are both given; the last one is used.'],
    ['run reno --until 1s --seed 1 --seed 2', '--seed 1 and --seed 2 are both given; the last one is used.'],
    ['run reno --until 1s --set q=5 --set Q=6', '--set q=5 and --set Q=6 are both given; the last one is used.'],
    ['run reno --seed 2 --until 1s --set seed=1', '--set seed=1 and --seed 2 are both given; the last one is used.'],
    [`${SWEEP} --x q=5 --x q=6`, '--x q=5 and --x q=6 are both given; the last one is used.'],
    [`${SWEEP} --x q=5 --set q=7`, '--set q=7 and --x q=5 are both given; --x is used.'],
    [`${SWEEP} --x q=5 --series end=1s,2s`, '--until 1s and --series end=1s,2s are both given; --series is used.'],
    [
      'run reno/#end=1s&sweep=P0-5&v=1',
      'sweep=P0-5 in this link asks for many runs and has no effect here; "lectern figure" and "lectern sweep" compute them.',
    ],
  ])('or has no effect is said: %s', async (line, remark) => {
    const { status, err } = await say(...line.split(' '));
    expect([status, err.split('\n')[0]]).toEqual([0, remark]);
  });

  it('and is the same is not', async () => {
    expect((await say(...'run reno --until 1s --set q=5 --set q=5 --set n=2'.split(' '))).err).toBe('');
  });
});

describe('list', () => {
  it('names every scenario with its title, in both languages', async () => {
    for (const language of ['en', 'ko'] as const) {
      const { status, out } = await say('list', '--language', language);
      expect(status).toBe(0);
      const lines = scenarios.map(({ id, title }) => expect.stringMatching(new RegExp(`^${id} .*${title[language]}$`)));
      expect(out.split('\n')).toEqual(lines);
    }
  });

  it('names every setting of one scenario', async () => {
    const { out } = await say('list', 'reno', '--language', 'ko');
    const [reno] = scenarios;
    for (const { key, label } of reno!.parameters) {
      expect(out).toMatch(new RegExp(`^${key} .*${label.ko.replace(/[()]/g, '.')}`, 'm'));
    }
  });

  it('has everything in JSON', async () => {
    const { model, scenarios: listed } = JSON.parse((await say('list', '--format', 'json')).out);
    expect(model).toBe(MODEL_VERSION);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(scenarios.map(({ id }) => id));
    expect(listed[0].settings[0]).toMatchObject({ key: 'rmin', label: { ko: 'RTO 최솟값' }, default: 1e9, live: true });
    expect(JSON.parse((await say('list', 'reno', '--format', 'json')).out)).toEqual(listed[0]);
  });
});

describe('columns of text', () => {
  it('count two for a letter of Hangul', () => {
    expect(widthOf('RTO 최솟값')).toBe(10);
    expect(widthOf('최솟값'.normalize('NFD'))).toBe(6);
    expect(widthOf('4 µs – 1 %')).toBe(10);
  });
});

describe('docs', () => {
  it('finds the committed page current', async () => {
    expect(await say('docs', '--check')).toEqual({ status: 0, out: '', err: '' });
  });
});
