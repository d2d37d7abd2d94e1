// Tables that the page saves are for spreadsheets, which have to be told that they are UTF-8; what the command line prints is for
// programs, which would take the mark for a part of the first title. What reads tables takes both.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { readClassList } from '../../src/collect/class-list.ts';
import { readFound } from '../../src/collect/read-file.ts';
import { saveCsv } from '../../src/ui/foundation/save-file.ts';
import { classCsv } from '../../src/ui/share/class-csv.ts';

const MARK = '\ufeff';
const LINK = 'https://host/reno/#who=20231234&v=1';

describe('a table that the page saves', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says that it is UTF-8', async () => {
    const saved: Blob[] = [];
    vi.useFakeTimers();
    vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    saveCsv('links.csv', '이름,link\n');
    vi.useRealTimers();
    vi.restoreAllMocks();
    const bytes = Buffer.from(await saved[0]!.arrayBuffer());
    expect(bytes.toString('hex')).toBe(`efbbbf${Buffer.from('이름,link\n').toString('hex')}`);
    expect(saved[0]!.type).toBe('text/csv;charset=utf-8');
  });

  it('has its mark from there only', () => {
    const list = readClassList(`${MARK}이름,학번\n박지민,20231234\n`);
    expect(list.titles).toEqual(['이름', '학번']);
    expect(classCsv(list, () => ({ seed: 1, link: LINK }))).toMatch(/^이름,/);
  });

  it('is read with its mark as without', async () => {
    const [marked, plain] = await Promise.all(
      [MARK, ''].map((mark) => readFound('links.csv', `${mark}이름,link\n박지민,${LINK}\n`, ['reno'])),
    );
    expect(plain!.map(({ beside }) => beside)).toEqual(['박지민']);
    expect(marked).toEqual(plain);
  });
});
