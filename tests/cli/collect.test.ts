// `lectern collect`: files and folders in, a table, a spreadsheet or everything out.

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';
import { say } from '../support/cli.ts';
import { handedIn } from '../support/handed-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'collect-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const p = [{ question: 'silence', given: 'rtt' }];
  const [good, task] = [await handedIn({ view: { p } }), await handedIn({ step: 3, sets: { q: 30 }, task: true })];
  writeFileSync(join(folder, 'a.txt'), `Kim: ${good}\nLee: ${good.slice(0, 70)}`);
  writeFileSync(join(folder, 'b.csv'), `name,link\n박지민,${task}\n`);
});

describe('lectern collect', () => {
  it('prints who handed in what, what the class answered, and every remark in full', async () => {
    const { status, out, err } = await say('collect', folder);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/1 {2}Kim +reno 1 +○ One round-trip time/);
    expect(out).toMatch(/박지민 +reno 3 .* met: Goodput 1\.936 Mbit\/s, Retransmissions 0 packets/);
    expect(out).toContain('0 of 2 as the run does');
    expect(out).toMatch(/2 {2}Lee {2}mangled link: It has no `v=` at its end/);
    expect(out).toContain('3 links; mangled link 1');
  });

  it('says the same in Korean, as a spreadsheet, and as JSON', async () => {
    expect((await say('collect', folder, '--language', 'ko')).out).toContain('링크 3개; 손상된 링크 1');
    const csv = (await say('collect', folder, '--format', 'csv')).out.split('\n');
    expect(csv).toHaveLength(4);
    // For Excel, as the page's: with a mark of its encoding.
    expect(csv[0]).toMatch(/^\ufeffnumber,/);
    const { collected } = JSON.parse((await say('collect', folder, '--format', 'json')).out);
    expect(collected[2]).toMatchObject({ who: '박지민', task: { id: 'smooth', done: true } });
  });

  it('stopped by Ctrl+C says of every run that it did not come to that it is not computed', async () => {
    const out: string[] = [];
    const err: string[] = [];
    let stop = (): void => undefined;
    const status = await lectern(['collect', folder], {
      print: (text) => out.push(text),
      note: (text) => err.push(text),
      redraw: (text) => text !== '' && stop(),
      onInterrupt: (action) => {
        stop = action;
        return () => undefined;
      },
    });
    expect(status).toBe(130);
    expect(out[0]).toMatch(/3 {2}박지민 +reno 3 .*not computed/);
    expect(out[0]).toMatch(/3 links; .*not computed 3/);
    expect(err).toEqual(['Stopped: 3 of 3 links are not computed; what was computed by then is kept.']);
  });

  it('names a file of a folder that cannot be read, and collects the rest', async () => {
    const mixed = mkdtempSync(join(tmpdir(), 'mixed-'));
    const zip = zipSync({ 'a.txt': strToU8('x') });
    writeFileSync(join(mixed, 'cut.zip'), zip.slice(0, zip.length - 30));
    expect(await say('collect', mixed)).toMatchObject({ status: 2, out: '' });
    copyFileSync(join(folder, 'a.txt'), join(mixed, 'good.txt'));
    const { status, out, err } = await say('collect', mixed);
    expect([status, err]).toEqual([2, `${join(mixed, 'cut.zip')}: invalid zip data.`]);
    expect(out).toContain('2 links; mangled link 1');
    rmSync(mixed, { recursive: true });
  });

  it('counts a link once that is in two files', async () => {
    const file = join(folder, 'a.txt');
    const { out, err } = await say('collect', file, file);
    expect(out).toContain('2 links;');
    expect(err).toBe('Not counted twice: 2 links.');
  });

  it('names what it cannot read', async () => {
    expect(await say('collect')).toMatchObject({ status: 2, err: expect.stringContaining('needs a file') });
    expect((await say('collect', join(folder, 'none.txt'))).err).toMatch(/none\.txt: .*\.$/);
    writeFileSync(join(folder, 'c.md'), 'nothing here');
    expect((await say('collect', join(folder, 'c.md'))).err).toContain('no link');
  });
});
