// The glossary: every word that a second-year student meets here is defined in it, and is found in texts of both languages.

import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { findTerms } from '../../src/scenarios/find-terms.ts';
import { glossary } from '../../src/scenarios/glossary.ts';
import { namesOf } from '../../src/scenarios/glossary-entry.ts';
import { scenarios } from '../../src/scenarios/index.ts';

/** Words that lessons, settings and explanations use, in a sentence each would be understood from. */
const WANTED =
  `slow start, congestion avoidance, fast recovery, partial ACK, delayed ACK, Karn, limited transmit, receiver window, in flight, MSS,
bandwidth-delay product, half duplex, full duplex, hub, jam, slot time, Poisson, Pareto, think time, warm-up, confidence interval, seed,
common random numbers, LRU, power of d choices, weight, SED, NQ, OVF, FO, MH, TWOS, UBR, RED, selective drop, fair buffer allocation,
LLC/SNAP, SURGE, MVA, fixed point, flash crowd, imbalance, page cache, read-ahead, quiesced, bucket, TIME_WAIT, round robin, goodput,
capture effect, LBLC, CSMA/CD, RACK-TLP, tail loss probe, F-RTO`.split(/,\s+/);

const termsIn = (text: string, language: 'en' | 'ko') =>
  findTerms(text, language).flatMap(({ term }) => (term ? [term.id] : []));

describe('the glossary', () => {
  it.each(WANTED)('defines %s, and finds it in a text', (word) => {
    expect(termsIn(`This is about ${word}, which matters.`, 'en')).toHaveLength(1);
  });

  it('has no name twice, in either language', () => {
    for (const language of ['en', 'ko'] as const) {
      const names = glossary.flatMap((term) => [...new Set(namesOf(term, language).map((name) => name.toLowerCase()))]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names.every((name) => name.length > 0)).toBe(true);
    }
  });

  it('finds every one of its own words', () => {
    for (const term of glossary) {
      for (const name of namesOf(term, 'en')) expect(termsIn(`A ${name}.`, 'en'), name).toEqual([term.id]);
      for (const name of namesOf(term, 'ko')) expect(termsIn(`그 ${name}에서`, 'ko'), name).toEqual([term.id]);
    }
  });

  it('says what the kernel and the standards say', () => {
    const meaning = (id: string) => glossary.find((term) => term.id === id)!.meaning.en;
    expect(meaning('lblc')).toContain('half of its own weight');
    expect(meaning('slot')).toContain('512 bit times');
    expect(meaning('csma-cd')).toContain('at the same time');
  });
});

describe('words in texts', () => {
  it('are found once each, the longest first, and the text stays as it is', () => {
    const text =
      'Slow start: cwnd doubles. A duplicate ACK, then another duplicate ACK; the retransmission timeouts double, not cwnd.';
    const pieces = findTerms(text, 'en');
    expect(pieces.map(({ words }) => words).join('')).toBe(text);
    expect(termsIn(text, 'en')).toEqual(['slow-start', 'cwnd', 'duplicate-ack', 'rto']);
    expect(termsIn('reduced, a hubbub, unweighted', 'en')).toEqual([]);
    expect(termsIn('혼잡 윈도를 줄이고 재전송 타임아웃은 두 배가 됩니다.', 'ko')).toEqual(['cwnd', 'rto']);
  });

  it('are found in every lesson, in both languages', () => {
    for (const { id } of scenarios) {
      for (const language of ['en', 'ko'] as const) {
        const texts = lessons[id]!.steps.flatMap(({ see, notice }) => [see, ...notice]);
        const found = texts.flatMap((text) => termsIn(text[language], language));
        const asked = `terms of the glossary in src/scenarios/${id}/lesson.md (${language}), of which it has five or more`;
        expect(new Set(found).size, asked).toBeGreaterThan(4);
      }
    }
  });
});
