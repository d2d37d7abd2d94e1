// Files as they come from a disk: zips of course sites with a folder for each student, text in the letters of other programs.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { courses } from '../../src/cli/collect/courses.ts';
import { collect } from '../../src/cli/collect.ts';
import { findInFile } from '../../src/collect/read-file.ts';
import { unpacked } from '../../src/collect/unpack.ts';

const LINK = 'https://lectern.example.ac.kr/reno/#q=30&v=1';
/** 김민수 as a program of Windows in Korean writes it. */
const KIM = Uint8Array.of(0xb1, 0xe8, 0xb9, 0xce, 0xbc, 0xf6);

const found = async (name: string, bytes: Uint8Array) => {
  const { found: all, passedOver } = await findInFile(name, bytes, courses.ids);
  return { links: all.map(({ beside, link, source }) => [beside, link, source]), passedOver };
};

describe('a zip of a course site', () => {
  it('has the links of every student, with their name where none stands beside it', async () => {
    const zip = zipSync({
      '이서연_102938_assignsubmission_onlinetext/onlinetext.html': strToU8(`<p><a href="${LINK}">here</a></p>`),
      'Kim Minsu_102939_assignsubmission_file/run.txt': strToU8(LINK),
      'leejiho_5566_7788_run.txt': strToU8(LINK),
      'mail/all.mbox': strToU8(`From a@b Mon Nov 23 10:00:00 2026\nFrom: Song <song@univ.ac.kr>\n\n${LINK}\n`),
      'notes.txt': strToU8(`Choi: ${LINK}`),
      'Kim Minsu_102939_assignsubmission_file/report.pdf': strToU8('%PDF'),
      '__MACOSX/._notes.txt': strToU8('x'),
    });
    expect(await found('class.zip', zip)).toEqual({
      links: expect.arrayContaining([
        ['이서연', LINK, 'class.zip/이서연_102938_assignsubmission_onlinetext/onlinetext.html'],
        ['Kim Minsu', LINK, 'class.zip/Kim Minsu_102939_assignsubmission_file/run.txt'],
        ['leejiho', LINK, 'class.zip/leejiho_5566_7788_run.txt'],
        ['Song song@univ.ac.kr', LINK, 'class.zip/mail/all.mbox'],
        ['Choi', LINK, 'class.zip/notes.txt'],
      ]),
      passedOver: ['Kim Minsu_102939_assignsubmission_file/report.pdf'],
    });
  });

  it('that is damaged is refused with a reason', async () => {
    const zip = zipSync({ 'a.txt': strToU8(LINK) });
    await expect(unpacked('a.zip', zip.slice(0, zip.length - 30))).rejects.toThrow(/zip/);
  });
});

describe('what has no link', () => {
  const looked = (name: string, bytes: Uint8Array) => findInFile(name, bytes, courses.ids);
  const table = (...rows: string[]) => strToU8(rows.join('\n'));

  it('is named: no text, a file without any link, and in a table whoever handed in nothing', async () => {
    const photo = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13);
    for (const [name, bytes] of [
      ['photo.png', photo],
      ['photo.txt', photo],
      ['report.pdf', strToU8('%PDF-1.7\n')],
      ['report.docx', zipSync({ 'word/document.xml': strToU8(LINK) })],
    ] as const)
      expect(await looked(name, bytes)).toEqual({ found: [], passedOver: [name], linkless: [], shortOf: [] });
    for (const empty of ['', 'name,link\n', 'name,link\nKim,\n'])
      expect(await looked('class.csv', strToU8(empty))).toMatchObject({ linkless: ['class.csv'], shortOf: [] });
    const csv = table(
      'ID number,Full name,Online text',
      `7,Kim,${LINK}`,
      '8,"Lee, J.",',
      '',
      ',,',
      ',,https://other.example/x',
    );
    expect(await looked('class.csv', csv)).toMatchObject({
      found: [{ beside: '7 Kim' }],
      linkless: [],
      shortOf: [{ source: 'class.csv', rows: ['8 Lee, J.', 'https://other.example/x'] }],
    });
  });

  it('is the first row of a table only where that is no row of titles', async () => {
    const rows = async (...lines: string[]) =>
      (await looked('a.csv', table(...lines))).shortOf.flatMap((each) => each.rows);
    expect(await rows('who,link', `Kim,${LINK}`)).toEqual([]);
    expect(await rows('Lee,none', `Kim,${LINK}`)).toEqual(['Lee none']);
    expect(await rows(`Kim,${LINK}`)).toEqual([]);
  });

  it('is named by the command line, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
    writeFileSync(join(folder, 'class.csv'), `name,link\nKim,${LINK}\nLee,\n`);
    writeFileSync(join(folder, 'empty.csv'), '');
    for (const picture of ['photo.png', 'photo-2.png']) writeFileSync(join(folder, picture), Uint8Array.of(0x89, 0));
    writeFileSync(join(folder, 'work.zip'), zipSync({ 'a.txt': strToU8(LINK), 'b.jpg': Uint8Array.of(0) }));
    const notes: string[] = [];
    const terminal = { print: () => {}, note: (line: string) => void notes.push(line.replaceAll(folder, '')) };
    expect(await collect.run([folder], terminal)).toBe(0);
    expect(notes).toEqual([
      '/class.csv: rows without a link of a run: Lee.',
      '/empty.csv: no link of a run in it.',
      'Not looked into, as no text: /photo-2.png, /photo.png, /work.zip/b.jpg.',
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('text', () => {
  it('is read in the letters in which a spreadsheet in Korean saves it, and in UTF-16', async () => {
    const csv = Uint8Array.of(...strToU8('name,link\n'), ...KIM, ...strToU8(`,${LINK}\n`));
    expect((await found('class.csv', csv)).links).toEqual([['김민수', LINK, 'class.csv']]);
    const wide = Uint8Array.of(
      0xff,
      0xfe,
      ...[...`김민수 ${LINK}`].flatMap((each) => {
        const code = each.charCodeAt(0);
        return [code & 0xff, code >> 8];
      }),
    );
    expect((await found('class.txt', wide)).links).toEqual([['김민수', LINK, 'class.txt']]);
  });

  it('in names of a zip, too', async () => {
    const zip = zipSync({ 'abcdef_102938_assignsubmission_file/run.txt': strToU8(LINK) });
    // As such a program writes it: six bytes, and no flag.
    for (let at = 0; at < zip.length - 6; at++)
      if (String.fromCharCode(...zip.subarray(at, at + 6)) === 'abcdef') zip.set(KIM, at);
    expect((await found('class.zip', zip)).links[0]![0]).toBe('김민수');
  });
});
