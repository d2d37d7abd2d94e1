// Finds the words of the glossary in any text, so that texts need no marks of their own: each word once, where it comes
// first, the longest name that fits.

import { glossary } from './glossary.ts';
import { namesOf, type Term } from './glossary-entry.ts';
import type { Language } from './kit/text.ts';

/** A piece of a text; `term` if it names a word of the glossary. */
export interface Piece {
  readonly words: string;
  readonly term?: Term;
}

interface Names {
  readonly pattern: RegExp;
  readonly terms: ReadonlyMap<string, Term>;
}

const known: Partial<Record<Language, Names>> = {};

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A name of small letters may begin a sentence; acronyms are written as they are. */
const asWritten = (name: string): string => {
  const first = name.charAt(0);
  const either = first === first.toLowerCase() && first !== first.toUpperCase();
  return either ? `[${first}${first.toUpperCase()}]${escaped(name.slice(1))}` : escaped(name);
};

/** What stands on either side of a name: English words take a plural, Korean ones particles. */
const AROUND: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['(?<![\\w-])', '(?:e?s)?(?![\\w-])'],
  ko: ['(?<![가-힣\\w])', '(?![A-Za-z])'],
};

function namesIn(language: Language): Names {
  const terms = new Map<string, Term>();
  for (const term of glossary) for (const name of namesOf(term, language)) terms.set(name.toLowerCase(), term);
  const names = glossary.flatMap((term) => namesOf(term, language)).sort((a, b) => b.length - a.length);
  const any = names.map(asWritten).join('|');
  const [before, after] = AROUND[language];
  return { pattern: new RegExp(`${before}(${any})${after}`, 'g'), terms };
}

export function findTerms(text: string, language: Language): readonly Piece[] {
  known[language] ??= namesIn(language);
  const { pattern, terms } = known[language];
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms.get(found[1]!.toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) pieces.push({ words: text.slice(from, found.index) });
    pieces.push({ words: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from) });
  return pieces;
}
