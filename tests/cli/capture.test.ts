// `lectern run --pcap`: the file as a whole, and what is said when there can be none.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Capture } from '../../src/wire/capture.ts';
import { say } from '../support/cli.ts';
import { readCapture } from '../support/read-capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-capture-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'run.pcapng');

async function capture(...args: string[]) {
  const { status, out, err } = await say('run', ...args, '--pcap', file, '--format', 'json');
  expect(status, err).toBe(0);
  return { said: JSON.parse(out), err, ...readCapture(readFileSync(file)) };
}

describe('lectern run --pcap', () => {
  it('says what run it is, and changes nothing in it', async () => {
    const { said, err, comment, packets } = await capture('reno#rmin=200ms&seed=7&v=1');
    const without = JSON.parse((await say('run', 'reno#rmin=200ms&seed=7&v=1', '--format', 'json')).out);
    expect(said).toEqual(without);
    expect(comment.split('\n').slice(0, 5)).toEqual([
      'reno: TCP Reno: loss and timeout',
      'Link: reno/#rmin=200ms&seed=7&v=1',
      'Seed: 7',
      `Model version: ${said.model}`,
      `Digest: ${said.digest}`,
    ]);
    expect(err).toBe(`${file}: ${packets.length} packets on R-B, B-R, seen at R.`);
  });

  it.each(['lan-rto', 'nic-buffer'])('changes nothing in %s either', async (id) => {
    const { said } = await capture(id, '--until', '10s');
    expect(said).toEqual(JSON.parse((await say('run', id, '--until', '10s', '--format', 'json')).out));
  });

  it('holds the cable of the bottleneck, or the bus, unless links are named', async () => {
    const namesOf = async (...args: string[]) => (await capture(...args)).interfaces.map(({ name }) => name);
    expect(await namesOf('reno', '--until', '1s')).toEqual(['R-B', 'B-R']);
    expect(await namesOf('nic-buffer', '--until', '1s')).toEqual(['S', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(await namesOf('reno', '--until', '1s', '--pcap-link', 'R-A')).toEqual(['R-A']);
    expect(await namesOf('lan-rto', '--until', '1s', '--pcap-link', 'C4', '--pcap-link', 'S')).toEqual(['C4', 'S']);
  });

  it('holds every link where all are asked for, and says so', async () => {
    const { err, interfaces, packets, comment } = await capture('reno#n=2&v=1', '--until', '1s', '--pcap-link', 'all');
    expect(interfaces.map(({ name }) => name)).toEqual(['R-B', 'B-R', 'A1-R', 'R-A1', 'A2-R', 'R-A2']);
    expect(new Set(packets.map(({ link }) => link)).size).toBe(6);
    expect(err).toBe(`${file}: ${packets.length} packets on R-B, B-R, A1-R, R-A1, A2-R, R-A2, seen on every link.`);
    expect(comment).toContain('Seen on every link.');
  });

  it('is written beside a trace in the format of ns-2', async () => {
    const trace = join(folder, 'run.tr');
    const { packets } = await capture('reno', '--until', '1s', '--pcap-link', 'R-B', '--ns-trace', trace);
    const left = readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- ') && line.split(' ')[2] === '1' && line.split(' ')[3] === '2');
    expect(left.map((line) => Math.round(Number(line.split(' ')[1]) * 1e9))).toEqual(packets.map(({ at }) => at));
  });

  it('has an Ethernet with its check sequence where the medium has one', async () => {
    const checks = async (mac: string) =>
      (await capture('nic-buffer', '--until', '1s', '--set', `mac=${mac}`)).interfaces.map(
        (each) => each.checkSequence,
      );
    expect(new Set(await checks('ns2'))).toEqual(new Set([0]));
    expect(new Set(await checks('ieee'))).toEqual(new Set([4]));
  });

  it('is written beside a trace of the same run', async () => {
    const trace = join(folder, 'run.csv');
    const { said, packets } = await capture('reno', '--until', '3s', '--trace', trace, '--pcap-link', 'R-B');
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`# digest: ${said.digest}`);
    const rows = lines.map((line) => line.split(',')).filter((row) => row[1] === 'packet' && row[4] === 'R-B');
    expect(packets.map(({ at }) => at)).toEqual(rows.map((row) => Number(row[10])).filter((at) => at < 3e9));
  });
});

describe('when there can be no capture', () => {
  async function complaint(...args: string[]): Promise<string> {
    const { status, out, err } = await say('run', ...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).not.toContain('\n');
    return err;
  }
  const none = join(folder, 'none.pcapng');

  it('an unknown link is told those there are, and the one that may be meant', async () => {
    expect(await complaint('reno', '--pcap', none, '--pcap-link', 'R-C')).toBe(
      'lectern: --pcap-link: there is no link R-C; did you mean R-B? --pcap-link takes all, R-B, B-R, A-R, R-A.',
    );
    expect(await complaint('nic-buffer', '--pcap', none, '--pcap-link', 'S-collisions')).toContain(
      'takes all, bus, S, C1,',
    );
  });

  it('a link whose packets are not known to the byte is told from one that is not there', async () => {
    expect(await complaint('web-cluster', '--pcap', none, '--pcap-link', 'N1-disk')).toContain(
      'what passes N1-disk is not known to the byte; --pcap-link takes all, N1-N, N1-C,',
    );
    expect(await complaint('reno', '--pcap', none, '--pcap-link', 'elsewhere')).toContain(
      'there is no link elsewhere; --pcap-link takes',
    );
    expect(existsSync(none)).toBe(false);
  });

  it('a link that nothing passes has a capture without packets, and that is said', async () => {
    const link = 'web-cluster#policy=mirror&users=50&warm=0s&end=1s&v=1';
    const { err, packets, statistics } = await capture(link, '--pcap-link', 'N1-N');
    expect(err).toBe(`${file}: no packet passed N1-N in this run (seen at N1), so the capture is empty.`);
    expect([packets.length, statistics.length]).toEqual([0, 1]);
  });

  it('links that meet nowhere are not heard at one place', async () => {
    expect(await complaint('lan-rto', '--pcap', none, '--pcap-link', 'bus', '--pcap-link', 'R-X')).toContain(
      'a capture is taken at one place, and bus, R-X have none in common',
    );
    expect(existsSync(none)).toBe(false);
  });

  it('of what has no packets there is no trace of ns-2, either', async () => {
    expect(await complaint('web-cluster', '--ns-trace', none)).toContain(
      '--ns-trace: packets of web-cluster are not known',
    );
    expect(existsSync(none)).toBe(false);
  });

  it('a link without a file says what is missing', async () => {
    expect(await complaint('reno', '--pcap-link', 'R-B')).toBe(
      'lectern: --pcap-link says what --pcap file is to hold.',
    );
  });

  it('a place that cannot be written to is told before anything is computed', async () => {
    expect(await complaint('reno', '--pcap', join(folder, 'nowhere', 'x'))).toContain(
      'there is no such file or folder',
    );
    const there = join(folder, 'a-folder');
    mkdirSync(there);
    expect(await complaint('reno', '--pcap', there)).toContain('it is a folder');
  });

  it('a run that breaks off leaves what stood there before, and nothing half-written', async () => {
    const kept = join(folder, 'kept', 'kept.pcapng');
    mkdirSync(join(folder, 'kept'));
    writeFileSync(kept, 'kept');
    const read = vi.spyOn(Capture.prototype, 'read').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const { status, err } = await say('run', 'reno', '--pcap', kept);
    read.mockRestore();
    expect(status).not.toBe(0);
    expect(err).toContain('the disk is full');
    expect(readFileSync(kept, 'utf8')).toBe('kept');
    expect(readdirSync(join(folder, 'kept'))).toEqual(['kept.pcapng']);
  });
});
