// A language that nobody speaks and every layout must bear: English with accents, each text about twice as long. Numbers,
// units and names that both languages share stay as they are. Runs in the page, in place of Korean (pseudo-site.ts).

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', h: 'ĥ', i: 'í', k: 'ķ', l: 'ļ', n: 'ñ', o: 'ö', r: 'ř', s: 'š' },
  ...{ t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž', A: 'Á', C: 'Ç', D: 'Ð', E: 'É', L: 'Ļ', N: 'Ñ', O: 'Ö', S: 'Š', T: 'Ţ' },
};
/** A word that is not part of a number, a unit or a piece that has its accents already. */
const WORD = /(?<![\p{L}\d./])[A-Za-z][A-Za-z’'-]{2,}(?![\p{L}\d/])/gu;

const accented = (word: string): string => word.replace(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? letter);

/** @param en what is made longer @param ko the same in Korean: where both are equal nothing is translated */
export function pseudoText(en: string, ko?: string): string {
  if (en === ko) return en;
  const words = en.match(WORD) ?? [];
  const longer = en.replace(WORD, accented);
  return words.length === 0 ? longer : `${longer} ${words.map((word) => accented(word.toLowerCase())).join(' ')}`;
}

/** A vocabulary of the same shape. */
export function pseudoWords<T>(en: T, ko: T): T {
  if (typeof en === 'string') return pseudoText(en, `${ko}`) as T;
  if (typeof en === 'function') {
    const [say, korean] = [en, ko] as unknown as readonly ((...given: unknown[]) => unknown)[];
    return ((...given: unknown[]) => pseudoWords(say!(...given), korean!(...given))) as T;
  }
  if (typeof en !== 'object' || en === null) return en;
  const pairs = Object.entries(en).map(([key, value]) => [
    key,
    pseudoWords(value, (ko as Record<string, unknown>)[key]),
  ]);
  return (Array.isArray(en) ? pairs.map(([, value]) => value) : Object.fromEntries(pairs)) as T;
}
