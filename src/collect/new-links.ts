// What is there already is not counted twice: the same link with the same words beside it, in the same file or in another.

import type { FoundIn } from './read-file.ts';

/** By this a link is known again. */
export const nameOf = ({ link, beside }: Pick<FoundIn, 'link' | 'beside'>): string => `${link}\n${beside}`;

/** Those that are not among `known`, each once. */
export function newLinks(found: readonly FoundIn[], known: readonly FoundIn[] = []): readonly FoundIn[] {
  const seen = new Set(numbered(known.map((each) => ({ ...each, source: '' }))));
  const names = numbered(found);
  return found.filter((_, index) => !seen.has(names[index]!) && seen.add(names[index]!));
}

/** Where nothing says whose they are, equal links in one file are of as many people. */
function numbered(all: readonly FoundIn[]): readonly string[] {
  const times = new Map<string, number>();
  return all.map((each) => {
    const name = nameOf(each);
    if (each.beside !== '' || /[?#&;]who=/i.test(each.link)) return name;
    const inFile = `${name}\n${each.source}`;
    const time = (times.get(inFile) ?? 0) + 1;
    times.set(inFile, time);
    return `${name}\n${time}`;
  });
}
