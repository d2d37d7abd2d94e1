// `lectern run --sizes`: responses of the sizes of a file, and what is said about files that cannot be used.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sizesFromFile } from '../../src/cli/run/sizes-file.ts';
import { seconds } from '../../src/engine/core/time.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { say } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, 'sizes.txt');
  writeFileSync(path, text);
  return path;
};

describe('a file of sizes', () => {
  it('has packets or bytes, one size in each line', () => {
    const sizes = sizesFromFile(file('\uFEFF# of a proxy\n12\r\n\n  3 \n1KB\n1001B\n0.5MB\n'), 1000);
    expect(sizes).toEqual([12, 3, 1, 2, 500]);
  });

  it.each([
    ['a word', '12\nlarge\n', /sizes\.txt, line 2: "large" is no size; write packets \(12\) or bytes \(12KB\)\.$/],
    ['nothing at all', '\n# nothing\n', /sizes\.txt holds no size; write one in each line\.$/],
    ['no packet', '0\n', /line 1: "0"/],
    ['half a packet', '1.5\n', /line 1: "1\.5"/],
    ['less than nothing', '-3\n', /line 1: "-3"/],
    ['nothing in bytes', '0KB\n', /line 1: "0KB"/],
    ['another unit', '12ms\n', /line 1: "12ms"/],
    ['several in a line', '3 4,5\n', /line 1: "3 4,5"/],
    ['a whole book', `${'x'.repeat(9999)}\n`, /line 1: "x{39}…"/],
  ])('that holds %s is one line and exit status 2', async (_, text, message) => {
    const { status, out, err } = await say('run', 'lan-rto', '--sizes', file(text));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });

  it.each([
    ['that is not there', ['lan-rto', '--sizes', 'nowhere.txt'], /nowhere\.txt cannot be read: there is no such file/],
    ['that is a folder', ['lan-rto', '--sizes', tmpdir()], /cannot be read: it is a folder/],
    ['of a scenario without responses', ['reno', '--sizes', 'any.txt'], /reno has no responses/],
    ['without its name', ['lan-rto', '--sizes'], /--sizes needs the name of a file/],
  ])('%s is one line and exit status 2', async (_, args, message) => {
    const { status, out, err } = await say('run', ...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });
});

describe('a run with sizes from a file', () => {
  const args = ['lan-rto', '--until', '5s', '--set', 'util=10pc'];

  it('is that of the list, and says what no link can hold', async () => {
    const { status, out, err } = await say('run', ...args, '--sizes', file('4\n7\n900\n'));
    expect(status).toBe(0);
    expect(err).toMatch(/^3 sizes from .*, 103\.7 packets on average\. No link holds them: give --sizes with it\.$/m);
    expect(err).toContain('1 of them is cut off at 300 packets');
    const { spec } = defaultState(lanRto);
    const params = { ...spec.params, work: 'own', util: 0.1, end: seconds(5), sizes: '4,7,900' };
    expect(out).toContain(digestText(sessionOf({ ...spec, params }).complete().digest));
    expect(out).toContain('lan-rto/#work=own&util=10pc&end=5s&v=1');
  });

  it('brings pages of that size, however they are written', async () => {
    const packets = await say('run', ...args, '--sizes', file('5\n'));
    const bytes = await say('run', ...args, '--sizes', file('4001B\n'));
    const constant = await say('run', ...args, '--set', 'work=own', '--set', 'mean=5');
    expect(bytes.out).toBe(packets.out);
    // The same but for the setting in the link.
    expect(packets.out.split('\n').slice(0, -1)).toEqual(constant.out.split('\n').slice(0, -1));
    expect(packets.out).not.toBe(constant.out);
  });

  it('says when the sizes cannot reach the wanted utilisation', async () => {
    const { err } = await say('run', 'lan-rto', '--until', '1s', '--sizes', file('1\n'));
    expect(err).toMatch(/cannot reach the target utilisation.*Instead of util=40pc: we use \d+ %/);
  });
});
