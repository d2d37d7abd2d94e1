// `lectern compare`: every run is what it is alone, the differences are those of its results, and where they part is said of both
// sides. What is wrong with a link is said once, and a link that holds more runs than are computed says so.

import { describe, expect, it } from 'vitest';
import { differences } from '../../src/plot/differences.ts';
import { partingOf } from '../../src/record/divergence.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { say } from '../support/cli.ts';
import { linksOfPairs } from '../support/pairs-of-runs.ts';
import { renoSpec } from '../support/reno-spec.ts';

const LINK = 'reno/#b=rmin:200ms&c=rmin:15ms&v=1';

/** The JSON of an answer without a note. */
async function everything(...args: string[]) {
  const { status, out, err } = await say('compare', ...args, '--format', 'json');
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('every run', () => {
  it.each(linksOfPairs([1]).map(({ scenario, link }) => [`${scenario.id}/${link}`]))(
    'of %s is the one that "lectern run" computes alone',
    async (link) => {
      const said = JSON.parse((await say('compare', link, '--format', 'json')).out);
      for (const [index, { digest, link: own }] of said.runs.entries()) {
        const alone = JSON.parse((await say('run', own, '--format', 'json')).out);
        expect(digest).toBe(alone.digest);
        for (const [name, { values }] of Object.entries<{ values: (number | null)[] }>(said.results)) {
          expect(values[index]).toBe(alone.results[name].value);
        }
      }
    },
  );

  it('takes the settings of the command line', async () => {
    const { runs } = await everything(LINK, '--seed', '7', '--until', '3s', '--set', 'q=20');
    const digests = [{}, { rmin: 200e6 }, { rmin: 15e6 }].map((own) =>
      digestText(sessionOf(renoSpec({ seed: 7, end: 3e9, q: 20, ...own })).complete().digest),
    );
    expect(runs.map(({ digest }: { digest: string }) => digest)).toEqual(digests);
    expect(runs[1].link).toBe('reno/#rmin=200ms&q=20&seed=7&end=3s&v=1');
  });

  it('has its own history', async () => {
    const { runs, besideA } = await everything('reno/#b=&be=2s:q:9&bx=R-B:30&v=1');
    const changes = [{ at: 2e9, key: 'q', value: 9 }];
    const spec = renoSpec({}, { changes, kills: [{ place: 'R-B', n: 30 }] });
    expect(runs[1].digest).toBe(digestText(sessionOf(spec).complete().digest));
    expect(besideA[0]).toMatchObject({ settings: [], parting: 'parted' });
  });
});

const specs = [renoSpec(), renoSpec({ rmin: 200e6 }), renoSpec({ rmin: 15e6 })];

describe('the table', () => {
  it('has results, differences, which is better, digests and where the runs part', async () => {
    const records = specs.map((spec) => recordOf(sessionOf(spec)));
    const { status, out, err } = await say('compare', LINK);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^TCP Reno: loss and timeout\n\nRTO minimum: 1 s in A, 200 ms in B\n/);
    expect(out).toMatch(/^ +A +B +C +B − A +C − A$/m);
    expect(out).toMatch(/^Silent time +1 s +200 ms +0 ms +−800 ms {2}better +−1 s {2}better$/m);
    expect(out).toMatch(/^Drops +14 packets +14 packets +15 packets +0 +\+1 {2}worse$/m);
    // More segments are neither better nor worse.
    expect(out).toMatch(/^Segments sent .*\+\d+ +\+\d+$/m);
    for (const { metrics: known } of [reno]) for (const { label } of known) expect(out).toContain(`\n${label.en} `);
    expect(out).toMatch(new RegExp(`^Digest +${records.map(({ digest }) => digestText(digest)).join(' +')}$`, 'm'));
    for (const [index, letter] of ['B', 'C'].entries()) {
      const parting = partingOf(records[0]!, records[index + 1]!);
      if (parting.kind !== 'parted') throw new Error('They are to part.');
      expect(out).toContain(`\nA and ${letter} are equal until ${(parting.at / 1e9).toFixed(4)} s.\n`);
    }
    expect(out).toContain('\nA waits for its timer (minimum 1 s); B’s went off after 200 ms.');
    expect(out).toContain(MODEL_VERSION);
    expect(out.split('\n').at(-1)).toMatch(new RegExp(` ${LINK.replace('/', '.')}$`));
  });

  it('is in Korean, too', async () => {
    const { out } = await say('compare', LINK, '--language', 'ko');
    expect(out).toMatch(/^침묵한 시간 .*더 나음 .*더 나음$/m);
    expect(out).toContain('\nA와 B는 0.7206초까지 같습니다.\nA는 아직 타이머를 기다리고(최솟값 1초)');
    expect(out).not.toMatch(/better|equal until/);
  });

  it('says when other users take part, or chance differs', async () => {
    expect((await say('compare', 'lan-rto/#work=own&end=2s&warm=0s&b=users:3&v=1')).out).toContain(
      'Other users take part in B than in A',
    );
    expect((await say('compare', 'reno/#b=seed:2&v=1')).out).toContain('have different seeds');
    expect((await say('compare', LINK)).out).not.toMatch(/Other users|different seeds/);
  });

  it('says when a run is a copy of A', async () => {
    const { out } = await say('compare', 'reno/#end=3s&b=&v=1');
    expect(out).toContain('\nB: The same settings as A.\n');
    expect(out).toContain('A and B are equal to the end, 3.0000 s.');
  });

  it('says why a cluster’s dispatcher answered differently', async () => {
    const { out } = await say('compare', 'web-cluster/#users=600&end=3s&warm=1s&b=policy:lardr&v=1');
    expect(out).toMatch(/^A: .*\nB: /m);
  });
});

describe('for programs', () => {
  it('csv has a row for each result, in house units', async () => {
    const metrics = specs.slice(0, 2).map((spec) => sessionOf(spec).complete().metrics);
    const { out } = await say('compare', 'reno/#b=rmin:200ms&v=1', '--format', 'csv');
    const lines = out.split('\n');
    const rows = lines.filter((line) => !line.startsWith('#'));
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# comparison of reno: TCP Reno: loss and timeout',
      '# link: reno/#b=rmin:200ms&v=1',
      `# model: ${MODEL_VERSION}`,
      expect.stringMatching(/^# digest of A: [0-9a-f]{8}$/),
      expect.stringMatching(/^# digest of B: [0-9a-f]{8}$/),
      expect.stringMatching(/^# A and B: equal until \d+ ns$/),
    ]);
    expect(rows[0]).toBe('result,unit,A,B,B - A,B is');
    expect(rows.slice(1)).toEqual(
      differences(reno, metrics).map(({ metric, values, differences: [by], verdicts: [verdict] }) =>
        [metric.name, metric.unit === 'count' ? '' : metric.unit, ...values, by, verdict ?? ''].join(),
      ),
    );
  });

  it('a cell is empty where there was nothing to average', async () => {
    const { out } = await say('compare', 'nic-buffer/#end=1s&warm=500ms&b=rmin:100ms&v=1', '--format', 'csv');
    expect(out).toMatch(/^responseTime,ns,,,,$/m);
  });

  it('json has everything, and the repairs', async () => {
    const said = await everything(LINK);
    expect(said).toMatchObject({
      scenario: 'reno',
      link: LINK,
      settings: [{ key: 'rmin', values: ['1s', '200ms', '15ms'] }],
      besideA: [
        { run: 'B', randomness: 'common', parting: 'parted', at: 720_560_000, warning: null, events: [{ run: 'B' }] },
        { run: 'C' },
      ],
    });
    expect(said.results.silentTime).toMatchObject({
      values: [1e9, 200e6, expect.any(Number)],
      besideA: [{ run: 'B', difference: -800e6, text: '−800 ms', verdict: 'better' }, { run: 'C' }],
    });
  });
});

describe('a link', () => {
  it.each([
    ['without a second run', 'reno/#rmin=200ms&v=1', "such as 'reno/#b=rmin:1ms&v=1'; this has run A only."],
    [
      'that names no scenario',
      '#b=rmin:200ms',
      '"#b=rmin:200ms" names no scenario; write for example "reno#b=rmin:200ms".',
    ],
    ['of a scenario that there is not', 'rno/#b=rmin:200ms&v=1', 'There is no scenario "rno" (did you mean "reno"?).'],
  ])('%s is refused in one line', async (_, link, message) => {
    const { status, out, err } = await say('compare', link);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^lectern: [^\n]+$/);
    expect(err).toContain(message);
  });

  it.each([
    ['cut off in the value', 'reno/#seed=2&b=rmin:200m', 'B: rmin:200m'],
    ['cut off behind the sign', 'reno/#seed=2&b=rmin:', 'B: rmin has no value, so we use 1 s.'],
    ['cut off before it', 'reno/#seed=2&b=', 'It has no v= at its end, and b= has no value.'],
    [
      'with a name that there is not',
      'reno/#b=rmim:200ms&v=1',
      'B: rmim:200ms is not a setting here (did you mean rmin?)',
    ],
    ['mangled', 'reno/#b=rmin200ms&v=1', 'B: rmin200ms is not a setting here'],
    ['out of range', 'reno/#b=rmin:9s&v=1', 'B: rmin:9s is outside 1 ms – 3 s, so we use 3 s.'],
    ['with C alone', 'reno/#c=rmin:200ms&v=1', 'is a run C without a run B, so it is run B.'],
  ])('%s is repaired, and that is said', async (_, link, words) => {
    const { status, out, err } = await say('compare', link);
    expect(status).toBe(0);
    expect(err).toContain(words);
    expect(err).toMatch(/\nThe corrected link: reno\/#.*v=1$/);
    expect(out).toMatch(/^Digest/m);
  });

  it.each([
    ['compare', "compare needs a link, for example: compare 'reno/#b=rmin:200ms&v=1'."],
    ['compare reno reno', 'compare takes one link; "reno" is one too many.'],
    ['compare reno/#b=rmin:20ms --format yaml', '--format is one of table, csv, json; "yaml" is not.'],
    ['compare reno/#b=rmin:20ms --langage ko', 'There is no flag --langage here (did you mean --language?).'],
    ['compare reno/#b=rmin:20ms --set q=0', 'q=0: q is 2 – 200 packets, whole numbers, written like 15.'],
  ])('%s', async (line, message) => {
    expect(await say(...line.split(' '))).toEqual({ status: 2, out: '', err: `lectern: ${message}` });
  });
});

describe('whoever computes only A', () => {
  it.each([
    ['reno/#end=2s&b=rmin:200ms&v=1', 'en', 'This link holds two runs, A and B; this is A.'],
    [LINK, 'en', 'This link holds three runs, A, B and C; this is A.'],
    [LINK, 'ko', '이 링크에는 실행이 A, B, C 세 개 있으며, 이것은 A입니다.'],
  ])('is told that %s holds more (%s)', async (link, language, words) => {
    const { status, err, out } = await say('run', link, '--language', language);
    expect(status).toBe(0);
    expect(err).toContain(words);
    expect(err).toContain('lectern compare');
    expect(out).not.toContain('b=');
  });

  it('also in a sweep, and not where there is one run', async () => {
    const sweep = ['--x', 'q=5,10', '--seeds', '1', '--y', 'goodput'];
    expect((await say('sweep', 'reno/#end=2s&b=rmin:200ms&v=1', ...sweep)).err).toContain('this is A');
    expect((await say('run', 'reno/#end=2s&v=1')).err).toBe('');
  });
});

it('an example is there for every scenario', async () => {
  for (const { id } of scenarios) {
    const { err } = await say('compare', id);
    const [, example] = /such as '([^']+)'/.exec(err)!;
    expect((await say('compare', example!, '--until', '20s', '--format', 'csv')).out).toMatch(/^result,unit,A,B/m);
  }
});
