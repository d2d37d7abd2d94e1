// `lectern run`: from a scenario or a link with flags to a run, and the ways it is printed.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_FLIGHTS } from '../../src/engine/core/flights.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { logOn } from '../../src/record/flights.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { MODEL_VERSION, type RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { say } from '../support/cli.ts';
import { renoSpec } from '../support/reno-spec.ts';

const digestOf = (spec: RunSpec): string => digestText(sessionOf(spec).complete().digest);

/** Header and values of a csv answer; none of ours holds a comma but the link. */
async function row(...args: string[]): Promise<Record<string, string>> {
  const { out } = await say('run', ...args, '--format', 'csv');
  const [head, values, ...more] = out.split('\n');
  expect(more).toEqual([]);
  const cells = values!.match(/"[^"]*"|[^,]+/g)!;
  return Object.fromEntries(head!.split(',').map((name, index) => [name, cells[index]!.replaceAll('"', '')]));
}

describe('the run', () => {
  it.each<[string, string[], RunSpec, string]>([
    ['of a scenario', ['reno'], renoSpec(), 'reno/#v=1'],
    [
      'with settings',
      ['reno', '--set', 'rmin=200ms', '--set', 'q=8'],
      renoSpec({ rmin: ms(200), q: 8 }),
      'reno/#rmin=200ms&q=8&v=1',
    ],
    [
      'with seed and end',
      ['reno', '--seed', '7', '--until', '10s'],
      renoSpec({ seed: 7, end: seconds(10) }),
      'reno/#seed=7&end=10s&v=1',
    ],
    ['of a link without a slash', ['reno#rmin=200ms&v=1'], renoSpec({ rmin: ms(200) }), 'reno/#rmin=200ms&v=1'],
    ['of a link with one', ['reno/#rmin=200ms&v=1'], renoSpec({ rmin: ms(200) }), 'reno/#rmin=200ms&v=1'],
    [
      'of a whole address',
      ['https://example.org/course/reno/index.html#n=2&v=1'],
      renoSpec({ n: 2 }),
      'https://example.org/course/reno/index.html#n=2&v=1',
    ],
    [
      'of a link and settings',
      ['reno#rmin=200ms&q=8&v=1', '--set', 'q=9'],
      renoSpec({ rmin: ms(200), q: 9 }),
      'reno/#rmin=200ms&q=9&v=1',
    ],
    ['whatever is looked at', ['reno#t=3s&lang=ko&theme=dark&v=1'], renoSpec(), 'reno/#v=1'],
    [
      'with its history',
      ['reno#e=1.5s:bw:1Mbps&x=R-B:17&v=1'],
      renoSpec({}, { changes: [{ at: seconds(1.5), key: 'bw', value: 1e6 }], kills: [{ place: 'R-B', n: 17 }] }),
      'reno/#e=1.5s:bw:1Mbps&x=R-B:17&v=1',
    ],
  ])('%s', async (_, args, spec, link) => {
    const { err } = await say('run', ...args);
    expect(err).toBe('');
    const cells = await row(...args);
    expect(cells).toMatchObject({ scenario: 'reno', model: MODEL_VERSION, digest: digestOf(spec), link });
    for (const { name, unit } of reno.metrics)
      expect(cells).toHaveProperty([unit === 'count' ? name : `${name} [${unit}]`]);
    expect(cells['rmin [ns]']).toBe(String(spec.params['rmin']));
  });

  it('with a flag after --set of the same, which is said', async () => {
    const args = ['reno', '--seed', '7', '--set', 'seed=3'];
    expect((await say('run', ...args)).err).toBe('--set seed=3 and --seed 7 are both given; the last one is used.');
    expect(await row(...args)).toMatchObject({ digest: digestOf(renoSpec({ seed: 7 })), link: 'reno/#seed=7&v=1' });
  });

  // docs/scenarios.md: a bare number counts ms, Mbit/s, bytes or a fraction of 1; of the length of a run, seconds.
  it.each([
    [['--set', 'rmin=200'], '--set rmin=200 has no unit; it is read as 200ms.'],
    [['--set', 'RMIN=2e2'], '--set RMIN=2e2 has no unit; it is read as 200ms.'],
    [['--set', 'bw=5'], '--set bw=5 has no unit; it is read as 5Mbps.'],
    [['--set', 'data=64000'], '--set data=64000 has no unit; it is read as 64KB.'],
    [['--set', 'loss=0.05'], '--set loss=0.05 has no unit; it is read as 5pc.'],
    [['--until', '3'], '--until 3 has no unit; it is read as 3s.'],
    [['--set', 'rmin=9', '--set', 'rmin=9ms'], '--set rmin=9 and --set rmin=9ms are both given; the last one is used.'],
    // Packets and numbers have no unit, and zero needs none.
    [['--set', 'q=8', '--set', 'k=2', '--set', 'dack=0', '--set', 'ecn=0', '--seed', '7'], ''],
    [['--set', 'rmin=0.2s', '--set', 'grow=cwnd + 1'], ''],
    [['--language', 'ko', '--set', 'rmin=200'], '--set rmin=200: 단위가 없어 200ms 값으로 읽습니다.'],
  ])('%s: says how it reads a number without a unit', async (words, note) => {
    expect(await say('run', 'reno#end=1s&v=1', ...words)).toMatchObject({ status: 0, err: note });
  });

  it('names every repair and the corrected link on stderr', async () => {
    const { status, err, out } = await say('run', 'reno/#rmin=-5ms&colour=red&q=7&v=1');
    expect(status).toBe(0);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/rmin=-5ms.*1 ms – 3 s.*1 ms/),
      expect.stringContaining('colour=red'),
      'The corrected link: reno/#rmin=1ms&q=7&v=1',
    ]);
    expect(out).toContain('reno/#rmin=1ms&q=7&v=1');
    const korean = await say('run', 'reno/#rmin=-5ms&v=1', '--language', 'ko');
    expect(korean.err).toContain('고친 링크: reno/#rmin=1ms&v=1');
  });

  it('explains settings that do not fit together, and what is done', async () => {
    const { status, err } = await say('run', 'reno', '--set', 'rmin=3s', '--set', 'rmax=1s');
    expect(status).toBe(0);
    expect(err).toContain('RTO minimum is larger than RTO maximum');
    expect(err).toContain('reno/#rmin=3s&rmax=3s&v=1');
  });

  it('names changes that a shorter run leaves out', async () => {
    const { err } = await say('run', 'reno#e=2s:q:9,8s:q:3&v=1', '--until', '5s');
    expect(err).toContain('8s:q:3');
    expect(err).toContain('The corrected link: reno/#end=5s&e=2s:q:9&v=1');
  });
});

describe('the table', () => {
  it('has every result with its unit, the digest, the model and the link', async () => {
    for (const language of ['en', 'ko'] as const) {
      const { out } = await say('run', 'reno', '--language', language);
      const lines = out.split('\n');
      expect(lines[0]).toBe(reno.title[language]);
      for (const { label } of reno.metrics) expect(lines.some((line) => line.startsWith(label[language]))).toBe(true);
      expect(out).toMatch(/Mbit\/s/);
      expect(out).toContain(digestOf(renoSpec()));
      expect(out).toMatch(new RegExp(`${MODEL_VERSION}$`, 'm'));
      expect(lines.at(-1)).toMatch(/reno\/#v=1$/);
    }
  });

  it('counts exactly and rounds what is measured', async () => {
    const { segmentsSent, goodput } = sessionOf(renoSpec({ end: seconds(100) })).complete().metrics;
    const { out } = await say('run', 'reno', '--until', '100s');
    expect(segmentsSent).toBeGreaterThan(10_000);
    expect(out).toMatch(new RegExp(`Segments sent +${segmentsSent} +packets`));
    expect(out).toContain(`${Number((goodput! / 1e6).toPrecision(4))}  Mbit/s`);
  });
});

describe('json', () => {
  it('has everything: settings, history, results, marks with their causes, repairs', async () => {
    const { out } = await say('run', 'reno#loss=1pc&e=2s:q:9&x=R-B:30&rmin=9s&v=1', '--format', 'json');
    const said = JSON.parse(out);
    const changes = [{ at: seconds(2), key: 'q', value: 9 }];
    const spec = renoSpec({ loss: 0.01, rmin: seconds(3) }, { changes, kills: [{ place: 'R-B', n: 30 }] });
    const record = recordOf(sessionOf(spec));
    expect(said).toMatchObject({
      scenario: 'reno',
      model: MODEL_VERSION,
      digest: digestText(record.digest),
      link: 'reno/#rmin=3s&loss=1pc&e=2s:q:9&x=R-B:30&v=1',
      changes: spec.changes,
      kills: spec.kills,
      repairs: [{ code: 'out-of-range', key: 'rmin', message: expect.stringContaining('1 ms – 3 s') }],
      settings: {
        loss: { value: 0.01, text: '1pc' },
        rmin: { value: 3e9, unit: 'ns', text: '3s', label: 'RTO minimum' },
      },
    });
    const results = Object.entries(said.results).map(([name, result]) => [name, (result as { value: number }).value]);
    expect(Object.fromEntries(results)).toEqual(record.metrics);
    expect(said.marks).toEqual(record.marks);
  });
});

it('has no number where there was nothing to average, in whatever format', async () => {
  // No page is complete within half a second.
  const link = 'nic-buffer/#end=1s&warm=500ms&v=1';
  const [head, row] = (await say('run', link, '--format', 'csv')).out.split('\n').map((line) => line.split(','));
  const cell = (name: string): string | undefined => row![head!.indexOf(name)];
  expect([cell('pages'), cell('responseTime [ns]')]).toEqual(['0', '']);
  const { results } = JSON.parse((await say('run', link, '--format', 'json')).out);
  expect(results.pages).toMatchObject({ value: 0, text: '0' });
  expect(results.responseTime).toMatchObject({ value: null, text: '–' });
});

it('does not write two files of one name', async () => {
  const { status, err } = await say('run', 'reno', '--trace', 'a', '--pcap', 'a', '--ns-trace', 'a');
  expect([status, err]).toEqual([2, 'lectern: --trace and --pcap are both a; give each file a name of its own.']);
});

describe('--trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-trace-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function traceOf(...args: string[]) {
    const file = join(folder, 'run.csv');
    const { status, out } = await say('run', ...args, '--trace', file, '--format', 'json');
    expect(status).toBe(0);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(','));
    return {
      said: JSON.parse(out),
      comments: lines.filter((line) => line.startsWith('#')),
      head: rows[0]!,
      rows: rows.slice(1),
    };
  }

  it('says what run it is, and its digest, which is that of the run without a trace', async () => {
    const { said, comments, head } = await traceOf('reno#loss=1pc&v=1');
    const digest = digestOf(renoSpec({ loss: 0.01 }));
    expect(comments).toEqual([
      '# trace of reno: TCP Reno: loss and timeout',
      '# link: reno/#loss=1pc&v=1',
      `# model: ${MODEL_VERSION}`,
      `# digest: ${digest}`,
    ]);
    expect(said.digest).toBe(digest);
    expect(head).toEqual(expect.arrayContaining(['time [ns]', 'unit', 'starts [ns]', 'arrives [ns]']));
  });

  it('holds what the record holds, in order of time', async () => {
    const args = ['reno#n=2&q=6&loss=0.5pc&tcp=ns2&e=3s:delay:60ms&x=B-R:9&v=1'];
    const { said, rows } = await traceOf(...args);
    const changes = [{ at: seconds(3), key: 'delay', value: ms(60) }];
    // With what belongs to the profile.
    const profile = { tcp: 'ns2', rmin: ms(200), irto: seconds(3), lt: true };
    const spec = renoSpec({ n: 2, q: 6, loss: 0.005, ...profile }, { changes, kills: [{ place: 'B-R', n: 9 }] });
    const record = recordOf(sessionOf(spec));
    const times = rows.map(([time]) => Number(time));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const gauge of record.gauges) {
      const flow = gauge.flow < 0 ? '' : record.layout.flows[gauge.flow]!.name;
      const ours = rows.filter(([, row, what, whose]) => row === 'gauge' && what === gauge.name && whose === flow);
      const values = ours.map((row) => [Number(row[0]), Number(row[7]), Number(row[8]), Number(row[6])].join());
      const theirs = Array.from({ length: gauge.length }, (_, i) =>
        [gauge.time[i], gauge.min[i], gauge.max[i], gauge.last[i]].join(),
      );
      expect(values).toEqual(theirs);
      expect(new Set(ours.map((row) => row[9]))).toEqual(new Set([gauge.unit]));
    }
    record.layout.links.forEach((_, link) => {
      const flights = logOn(record, link, 'packets');
      const { place } = record.layout.links[link]!;
      const ours = rows.filter((row) => row[1] === 'packet' && row[4] === place);
      expect(ours.map((row) => [row[0], row[10], row[11], row[5]].join())).toEqual(
        Array.from({ length: flights.length }, (_, i) =>
          [flights.offeredAt[i], flights.startsAt[i], flights.arrivesAt[i], flights.segment[i]].join(),
        ),
      );
    });
    const marks = rows.filter(([, row]) => row === 'mark');
    expect(marks.map((row) => `${row[0]} ${row[2]}`).sort()).toEqual(
      record.marks.map(({ at, kind }) => `${at} ${kind}`).sort(),
    );
    expect(marks.map((row) => Number(row[12]))).toEqual(said.marks.map(({ id }: { id: number }) => id));
    const kill = marks.find(([, , what]) => what === 'kill')!;
    expect(kill.at(-1)).toMatch(/^index=9 packet=1$/);
  });

  it('keeps every packet of a run too long for a record', async () => {
    const file = join(folder, 'long.csv');
    const said = JSON.parse(
      (await say('run', 'reno#bw=100Mbps&end=185s&v=1', '--trace', file, '--format', 'json')).out,
    );
    const sent: number = said.results.segmentsSent.value;
    expect(sent).toBeGreaterThan(MOST_FLIGHTS);
    const text = readFileSync(file, 'utf8');
    let packets = 0;
    for (let at = text.indexOf('A,A-R,'); at >= 0; at = text.indexOf('A,A-R,', at + 1)) packets++;
    expect(packets).toBe(sent);
  });
});
