// English forms: the beginning of a sentence, plurals.

export const begin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 1 connection, 4 connections. */
export const counted = (count: string | number, one: string, others = `${one}s`): string =>
  `${count} ${forms(count, one, others)}`;

/** The form alone. */
export const forms = (count: string | number, one: string, others = `${one}s`): string =>
  `${count}` === '1' ? one : others;
