// The cases in a file, and the files in a folder: what is a case, what belongs to one, and why the rest is neither.

import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from './content.ts';
import { reasonOf } from './files.ts';
import { type Case, type Content, type Format, UnreadableCase } from './format.ts';
import { formats } from './formats.ts';

/** Reads a file as a reference case. Throws an UnreadableCase that says why it is none. */
export function casesIn(path: string): readonly Case[] {
  const content = contentOf(path);
  const format = formatOf(content);
  if (format === undefined) throw new UnreadableCase(reasonAgainst(content));
  return format.read(path, content);
}

/** A file of a folder: one with cases, or one that is none and why. Files that belong to a case are left out. */
export type FileInFolder = { readonly path: string; readonly skipped?: string };

/** Every file below a folder, in order of path. Throws what the file system throws if the folder cannot be read. */
export function* filesIn(folder: string): Generator<FileInFolder> {
  const paths = [...pathsBelow(folder, new Set())];
  const found = new Map(paths.map((path) => [path, judged(path)]));
  const companions = new Set([...found].flatMap(([path, judgement]) => judgement.format?.companions?.(path) ?? []));
  for (const [path, { format, why }] of found) {
    if (format !== undefined) yield { path };
    else if (!companions.has(path)) yield { path, skipped: why };
  }
}

function judged(path: string): { format?: Format; why: string } {
  try {
    const content = contentOf(path);
    const format = formatOf(content);
    return format ? { format, why: '' } : { why: reasonAgainst(content) };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

const formatOf = (content: Content): Format | undefined => formats.find((format) => format.recognises(content));

function reasonAgainst(content: Content): string {
  for (const format of formats) {
    const reason = format.partOf?.(content);
    if (reason !== undefined) return reason;
  }
  if (content.type === 'table') return 'it is no reference case: neither JSON nor a table with known columns';
  const kind = content.value['kind'];
  if (typeof kind !== 'string') return 'it has no kind';
  return `its kind "${kind}" is not one that can be replayed (${formats.map(({ name }) => name).join(', ')})`;
}

/** Sorted by name, folders in their place; a folder reached twice over links is read once. */
function* pathsBelow(folder: string, seen: Set<string>): Generator<string> {
  const real = realpathSync(folder);
  if (seen.has(real)) return;
  seen.add(real);
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory()) yield* pathsBelow(path, seen);
    else if (entry === undefined || entry.isFile()) yield path;
  }
}
