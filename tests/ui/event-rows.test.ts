// Asking the table of events: each way of asking finds what the record says, in both languages, and what is not understood is said.

import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/record/record.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { eventRows, eventsCsv, filtered, readFilter } from '../../src/ui/views/event-rows.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const lan = wholeRecord(specOf('end=10s&v=1', lanRto));
const run = wholeRecord(specOf('v=1', reno));

const asked = (text: string, record = lan, language: 'en' | 'ko' = 'en'): readonly Mark[] =>
  filtered(eventRows(record, language), readFilter(text), record).map(({ mark }) => mark);

describe('asking the table of events', () => {
  it('nothing is asking for all of them', () => {
    expect(asked('')).toEqual(lan.marks);
    expect(asked('  ')).toEqual(lan.marks);
  });

  it.each([
    ['timeout', ({ kind }: Mark) => kind === 'timeout'],
    ['TIMEOUT', ({ kind }: Mark) => kind === 'timeout'],
    ['> 1.2s', ({ at }: Mark) => at > 1.2e9],
    ['>=1200ms', ({ at }: Mark) => at >= 1.2e9],
    ['> 1s < 2s', ({ at }: Mark) => at > 1e9 && at < 2e9],
    ['timeout > 3', ({ kind, at }: Mark) => kind === 'timeout' && at > 3e9],
    ['segment 38', ({ segment }: Mark) => segment === 38],
    ['drop at S', ({ kind, link }: Mark) => kind === 'drop' && lan.layout.links[link]?.from === 'S'],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toEqual(lan.marks.filter(wanted));
    expect(asked(text).length).toBeGreaterThan(0);
    expect(readFilter(text).unknown).toEqual([]);
  });

  it('a client by its number, not by the digits of another thing', () => {
    const four = asked('client 4');
    expect(four.length).toBeGreaterThan(0);
    for (const { flow } of four) {
      const { from, to } = lan.layout.flows[flow]!;
      expect([from, to]).toContain('C4');
    }
  });

  it('a station means its links: drop at R', () => {
    const drops = asked('drop at R', run);
    expect(drops).toEqual(run.marks.filter(({ kind }) => kind === 'drop'));
    expect(asked('drop at R-B', run)).toEqual(drops);
    expect(asked('drop at A', run)).toEqual([]);
  });

  it('in Korean as in English', () => {
    expect(asked('타임아웃', lan, 'ko')).toEqual(asked('timeout'));
    expect(asked('클라이언트 4', lan, 'ko')).toEqual(asked('client 4'));
  });

  it('what is not understood is said and left out; special characters are only characters', () => {
    expect(readFilter('> soon').unknown).toEqual(['>']);
    expect(readFilter('timeout > 1.2.3s').unknown).toEqual(['> 1.2.3s']);
    expect(asked('(')).toEqual([]);
    expect(asked('.*')).toEqual([]);
  });

  it('comes out as a table that a spreadsheet reads, one line per event', () => {
    const rows = eventRows(run, 'en');
    const table = csvParse(eventsCsv(rows));
    expect(table).toHaveLength(run.marks.length);
    expect(table.columns.slice(0, 4)).toEqual(['time_ns', 'id', 'kind', 'segment']);
    run.marks.forEach((mark, index) => {
      const line = table[index]!;
      expect(Number(line['time_ns'])).toBe(mark.at);
      expect(line['kind']).toBe(mark.kind);
      for (const [name, value] of Object.entries(mark.numbers)) expect(Number(line[name])).toBe(value);
    });
  });

  it('has words for every event in both languages', () => {
    for (const language of LANGUAGES) {
      for (const row of eventRows(lan, language)) {
        expect(row.kind).not.toBe('');
        if (row.mark.cause >= 0) expect(row.cause).not.toBe('');
      }
    }
  });
});
