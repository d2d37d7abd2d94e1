// The library in this process: its runs and files are those of the command line, what cannot be is said, and where workers fail
// nothing is lost. As an installed package: tests/package.

import { tableFromIPC } from '@uwdata/flechette';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';
import { webWorkers } from '../../src/library/entries/workers.ts';
import { parseLink, run, SettingError, stream, streamSweep, sweep, toArrow, toTable } from '../../src/library/index.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { sameThread } from '../../src/runner/sweep/same-thread.ts';
import type { StartWorker } from '../../src/runner/sweep/sweep-protocol.ts';
import { builds } from '../../src/scenarios/index.ts';
import { say } from '../support/cli.ts';

const SHORT = { end: '1s', loss: '2pc' } as const;
const GRID = { x: { q: [5, 20] }, series: 'cc=reno,newreno', settings: SHORT, seeds: 2 } as const;

describe('a run', () => {
  it('is that of the command line, however it is asked for and recorded', async () => {
    const cli = JSON.parse((await say('run', 'reno', '--until', '1s', '--set', 'loss=2pc', '--format', 'json')).out);
    const { digest, metrics, link, record } = await run('reno', SHORT);
    expect([digest, link, metrics.goodput]).toEqual([cli.digest, cli.link, cli.results.goodput.value]);
    expect(record.marks).toEqual(cli.marks);
    const inHouseUnits = await run(`https://example.org/${link}`, { end: 1e9 }, { record: false });
    expect([inHouseUnits.digest, inHouseUnits.record.marks]).toEqual([digest, []]);
  });

  it('streams its record, which only grows, and ends as the run', async () => {
    const looks: number[] = [];
    const records = stream('reno', SHORT, { every: '250ms' });
    let next = await records.next();
    for (; !next.done; next = await records.next()) looks.push(next.value.computedTo);
    expect(looks).toEqual([0.25e9, 0.5e9, 0.75e9, 1e9]);
    const { digest, metrics } = await run('reno', SHORT);
    expect([next.value.digest, next.value.metrics]).toEqual([digest, metrics]);
    const inHouseUnits: number[] = [];
    for await (const { computedTo } of stream('reno', SHORT, { every: 0.5e9 })) inHouseUnits.push(computedTo);
    expect(inHouseUnits).toEqual([0.5e9, 1e9]);
    for (const every of [0, -1, Number.NaN, '0ms', '-5ms', 'soon' as '1s'] as const) {
      await expect(stream('reno', SHORT, { every }).next()).rejects.toThrow(
        `every: ${every}: it is a time above 0, such as 100ms.`,
      );
    }
  });

  it('streams all that was up to a moment, and nothing of what comes after it', async () => {
    const { record: whole } = await run('reno', SHORT);
    const count = (times: Float64Array, length: number, to: number) =>
      times.subarray(0, length).filter((time) => time < to).length;
    const sent = ({ flights }: RunRecord, to: number) =>
      flights.map(({ offeredAt, length }) => count(offeredAt, length, to));
    const changed = ({ gauges }: RunRecord, to: number) => gauges.map(({ time, length }) => count(time, length, to));
    for await (const { computedTo, flights, gauges, marks } of stream('reno', SHORT, { every: '130ms' })) {
      expect(flights.map(({ length }) => length)).toEqual(sent(whole, computedTo));
      expect(gauges.map(({ length }) => length)).toEqual(changed(whole, computedTo));
      expect(marks).toEqual(whole.marks.filter(({ at }) => at < computedTo));
    }
  });

  it('passes over settings that are left undefined', async () => {
    const settings = { ...SHORT, rmin: undefined };
    expect((await run('reno', settings as typeof SHORT)).digest).toBe((await run('reno', SHORT)).digest);
  });

  it('is stopped by a signal', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(run('lan-rto', {}, { signal: stop.signal })).rejects.toThrow(/abort/i);
    await expect(sweep('reno', { ...GRID, signal: stop.signal })).rejects.toThrow(/abort/i);
    // One that is over before it could be asked again, too.
    await expect(run('reno', SHORT, { signal: stop.signal })).rejects.toThrow(/abort/i);
    await expect(stream('reno', SHORT, { signal: stop.signal }).next()).rejects.toThrow(/abort/i);
  });

  it('that cannot be is refused in one line; a link is mended and says so', async () => {
    const refused = (target: string, settings = {}) => expect(run(target, settings)).rejects;
    await refused('renoo').toThrow(/^there is no scenario "renoo"; known: reno, /);
    await refused('reno', { rmim: '1s' }).toThrow('"rmim" is not a setting of reno (did you mean "rmin"?)');
    await refused('reno', { rmin: '9s' }).toThrow('rmin=9s: rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s');
    await refused('reno', { q: 1 }).toThrow('q=1: q is 2 – 200 packets, whole numbers, written like 15');
    await refused('reno', { nix: 3 }).toThrow(SettingError);
    await refused(undefined as unknown as string).toThrow(
      'a run needs the name of a scenario or a link, such as "reno"',
    );
    expect(parseLink('reno/#q=1&v=1')).toMatchObject({
      link: 'reno/#q=2&v=1',
      repairs: [expect.stringContaining('q')],
    });
  });
});

describe('a sweep', () => {
  it('has the bytes of the command line', async () => {
    const args = [
      'sweep',
      'reno',
      '--x',
      'q=5,20',
      '--series',
      'cc=reno,newreno',
      '--seeds',
      '2',
      '--set',
      'loss=2pc',
      '--until',
      '1s',
    ];
    const [whole, cli] = [await sweep('reno', GRID), await say(...args, '--format', 'csv')];
    expect(whole.csv()).toBe(`${cli.out}\n`);
    expect(whole.rows).toHaveLength(8);
    const [first] = whole.means('goodput');
    expect(first).toMatchObject({ x: '5', series: 'reno', count: 2 });
    expect(first!.mean).toBe((whole.rows[0]!.metrics['goodput']! + whole.rows[1]!.metrics['goodput']!) / 2);
    expect((await run(whole.rows[7]!.link)).digest).toBe(whole.rows[7]!.digest);
  });

  it('hands out every run once', async () => {
    const links: string[] = [];
    for await (const { link } of streamSweep('reno', GRID)) links.push(link);
    expect(new Set(links).size).toBe(8);
    expect(links).toHaveLength(8);
  });

  it.each<[string, StartWorker, RegExp]>([
    [
      'cannot be had',
      webWorkers('nowhere.js'),
      /^Workers failed here: there are none in this browser\. The sweep is computed in this thread\.$/,
    ],
    [
      'die',
      ({ onDeath }) => {
        setTimeout(() => onDeath('refused by policy'));
        return { post: () => undefined, terminate: () => undefined };
      },
      /^Workers failed here: refused by policy\. /,
    ],
  ])('goes on in this thread where workers %s', async (_, start, words) => {
    const notes: string[] = [];
    const whole = await sweep('reno', { ...GRID, start, workers: 2, onNote: (line) => notes.push(line) });
    expect(whole.csv()).toBe((await sweep('reno', GRID)).csv());
    expect(notes).toEqual([expect.stringMatching(words)]);
  });

  it('hands out every run once where a worker dies after the first, and no other can be had', async () => {
    const here = sameThread((scenario) => builds[scenario], setTimeout);
    let started = 0;
    const start: StartWorker = (events) => {
      if (started++ > 0) throw new Error('out of memory');
      return here({
        ...events,
        onReply: (reply) => {
          events.onReply(reply);
          if (reply.type === 'finished') events.onDeath('out of memory');
        },
      });
    };
    const links: string[] = [];
    const notes: string[] = [];
    for await (const { link } of streamSweep('reno', { ...GRID, start, onNote: (line) => notes.push(line) }))
      links.push(link);
    expect(notes).toEqual([expect.stringMatching(/^Workers failed here: out of memory\. /)]);
    expect([links.length, new Set(links).size]).toEqual([8, 8]);
  });

  it('says which run failed, and why, where no worker is to blame', async () => {
    const build = vi.spyOn(builds, 'reno').mockImplementation(() => {
      throw new Error('a queue lost a packet');
    });
    onTestFinished(() => build.mockRestore());
    await expect(sweep('reno', GRID)).rejects.toThrow(/^run 0: a queue lost a packet$/);
    const notes: string[] = [];
    const start = sameThread((scenario) => builds[scenario], setTimeout);
    const withWorkers = sweep('reno', { ...GRID, start, onNote: (line) => notes.push(line) });
    await expect(withWorkers).rejects.toThrow(/^run 0: a queue lost a packet$/);
    expect(notes).toEqual([expect.stringMatching(/^Workers failed here: a queue lost a packet\. /)]);
  });

  it('has as many workers as it was told', async () => {
    const here = sameThread((scenario) => builds[scenario], setTimeout);
    let started = 0;
    await sweep('reno', {
      ...GRID,
      workers: 3,
      start: (events) => {
        started++;
        return here(events);
      },
    });
    expect(started).toBe(3);
  });

  it('that makes no sense is refused', async () => {
    await expect(sweep('reno', { x: { q: [] } })).rejects.toThrow(
      'There is nothing to run: Router queue has no value.',
    );
    await expect(sweep('reno', { x: { nix: [1] } })).rejects.toThrow(/"nix" is not a setting of reno/);
    await expect(sweep('reno', { x: 'q=5,500' })).rejects.toThrow(/q/);
    for (const axes of [{ x: 'qq=5' }, { x: 'q=5', series: 'cc=tahoe' }] as const) {
      await expect(sweep('reno', { ...axes, seeds: 1 })).rejects.toThrow(SettingError);
    }
    await expect(sweep('reno', { x: 'qq=5' })).rejects.toThrow('"qq" is not a setting of reno (did you mean "q"?)');
    await expect(sweep('reno', { x: ' qq =5' })).rejects.toMatchObject({ key: 'qq' });
    const two = { q: [5], rmin: ['1s'] };
    await expect(sweep('reno', { x: two })).rejects.toThrow('an axis is one setting with its values');
  });

  it('along the seed, or with one setting as axis and as lines, is refused however its axes are given', async () => {
    await expect(sweep('reno', { x: { seed: [1, 2] } })).rejects.toThrow(
      /^The seed is what every point is repeated with/,
    );
    await expect(sweep('reno', { x: { q: [5] }, series: { seed: [1, 2] } })).rejects.toThrow(/it cannot be an axis/);
    for (const x of [{ q: [5, 10] }, 'q=5,10'] as const) {
      await expect(sweep('reno', { x, series: { q: [20, 30] } })).rejects.toThrow('x and series cannot both be q.');
    }
  });

  it('tells what is mended at its points and in its link, as the command line does', async () => {
    const { err } = await say('sweep', 'reno', ...'--x rmin=2s --set rmax=1s --until 1s --seeds 2'.split(' '));
    const notes: string[] = [];
    const options = {
      settings: { rmax: '1s', end: '1s' },
      seeds: 2,
      onNote: (line: string) => notes.push(line),
    } as const;
    await sweep('reno', { ...options, x: { rmin: ['2s'] } });
    expect(notes).toEqual([expect.stringMatching(/^2s: rmax=1s → 2s\. /)]);
    expect(err).toContain(notes[0]);
    await sweep('reno/#q=1&v=1', { ...options, x: { rmin: ['200ms'] } });
    expect(notes.slice(1)).toEqual([expect.stringContaining('q=1')]);
  });

  it('has no means of a result that is not there', async () => {
    const { means, csv } = await sweep('reno', { ...GRID, x: 'q=5', seeds: 1 });
    expect(() => means('goodptu')).toThrow('reno has no result "goodptu" (did you mean "goodput"?)');
    expect(() => csv('goodptu')).toThrow(SettingError);
    expect(() => means('zzzzzz')).toThrow(/^reno has no result "zzzzzz" \(there are drops, timeouts, /);
  });
});

describe('a table of Arrow', () => {
  it('has every row of the record, and says what run it is', async () => {
    const reno = await run('reno', SHORT);
    for (const name of ['gauges', 'marks', 'flights'] as const) {
      const read = tableFromIPC(toArrow(reno, name));
      expect(read.toColumns()).toEqual(toTable(reno, name).toColumns());
      expect(read.schema.metadata?.get('digest')).toBe(reno.digest);
      expect(JSON.parse(read.schema.metadata?.get('metrics') ?? '')).toEqual(reno.metrics);
    }
    // A gauge that has several values in one instant.
    const gauges = reno.record.gauges;
    const nth = gauges.findIndex(({ min, max, length }) =>
      max.subarray(0, length).some((most, row) => most > min[row]!),
    );
    const { name, time, last, min, max, length } = gauges[nth]!;
    const row = max.findIndex((most, each) => each < length && most > min[each]!);
    const before = gauges.slice(0, nth).reduce((sum, each) => sum + each.length, 0);
    expect(toTable(reno).at(before + row)).toMatchObject({
      ...{ gauge: name, time: time[row], value: last[row], lowest: min[row], highest: max[row] },
    });
    const flights = reno.record.flights.reduce((sum, { length }) => sum + length, 0);
    expect(toTable(reno, 'flights').numRows).toBe(flights);
    const [first] = reno.record.flights;
    // Where it was and whose, in words.
    const { layout, marks } = reno.record;
    expect(toTable(reno, 'flights').at(0)).toMatchObject({ link: layout.links[first!.link]!.place });
    const loss = marks.findIndex(({ link, flow }) => link >= 0 && flow >= 0);
    const { link, flow } = marks[loss]!;
    expect(toTable(reno, 'marks').at(loss)).toMatchObject({
      ...{ link: layout.links[link]!.place, flow: layout.flows[flow]!.name },
    });
    expect(toTable(reno, 'flights').at(0)).toMatchObject({
      ...{ offered: first!.offeredAt[0], starts: first!.startsAt[0], arrives: first!.arrivesAt[0] },
    });
  });

  it('without rows has its columns', async () => {
    const lossless = await run('reno', { q: 200, end: '2s' });
    expect(lossless.record.marks).toHaveLength(0);
    const some = await run('reno', SHORT);
    const bare = await run('reno', SHORT, { record: false });
    for (const [empty, name] of [
      [lossless, 'marks'],
      [bare, 'marks'],
      [bare, 'gauges'],
    ] as const) {
      const [table, full] = [empty, some].map((each) => tableFromIPC(toArrow(each, name)));
      expect(table!.numRows).toBe(0);
      const typesOf = ({ schema }: NonNullable<typeof table>) =>
        schema.fields.map((field) => [field.name, field.type.typeId]);
      expect(typesOf(table!)).toEqual(typesOf(full!));
    }
  });

  it('of another name is refused', async () => {
    const reno = await run('reno', SHORT);
    expect(() => toArrow(reno, 'foo' as 'marks')).toThrow(
      'There is no table "foo"; it is one of gauges, marks, flights.',
    );
  });

  it('is what the command line prints, where nobody would read it', async () => {
    const printed: Uint8Array[] = [];
    const quiet = { print: () => undefined, note: () => undefined };
    const args = ['run', 'reno', '--until', '1s', '--set', 'loss=2pc', '--format', 'arrow'];
    expect(await lectern(args, { ...quiet, printBytes: (bytes) => printed.push(bytes) })).toBe(0);
    expect(printed).toEqual([toArrow(await run('reno', SHORT))]);
    expect((await say(...args)).err).toBe('lectern: --format arrow is bytes: send them to a file or a pipe.');
  });
});
