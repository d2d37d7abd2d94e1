// A source file as the tidy rules see it: its path, its text and its syntax tree, with a short way to walk the tree.
// Left out: types. Rules here are about words, sizes and arrows; the compiler looks after the rest.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
}

export interface Import {
  /** The words between the quotes. */
  readonly from: string;
  /** A path from the root of the repository for relative imports, else undefined. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  /** Fetched when the program comes there, and not with the file. */
  readonly isLate: boolean;
  readonly at: number;
}

/** The tree of a style sheet is empty. */
export function source(path: string, text: string): Source {
  if (isSheet(path)) return { path, text, tree: { type: 'Program', start: 0, end: text.length } };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  return { path, text, tree: program as unknown as Node };
}

/** Every file git would keep: tracked or about to be; without git (an archive), every file outside built folders. */
export function projectFiles(): string[] {
  if (!existsSync('.git')) return walk('.');
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return list.split('\0').filter((path) => path !== '' && statSync(path, { throwIfNoEntry: false })?.isFile());
}

function walk(folder: string): string[] {
  const built = ['node_modules', 'dist', 'dist-cli', 'coverage', 'test-results', 'playwright-report', '.cache'];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return built.includes(entry.name) ? [] : walk(path);
  });
}

export const readProjectFile = (path: string): string => readFileSync(join('.', path), 'utf8');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of the tree, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const isSheet = (path: string): boolean => path.endsWith('.css');
const IMPORT_OF_SHEET = /@import\s+(?:url\()?(['"])(.+?)\1/g;

/** All imports and re-exports, dynamic ones and worker addresses (`new URL('./x.ts', import.meta.url)`) and those of style sheets included. */
export function importsOf({ path, text, tree }: Source): Import[] {
  const found: Import[] = [];
  const add = (value: unknown, typeOnly: boolean, at: number, isLate = false): void => {
    if (isNode(value) && typeof value['value'] === 'string') addFrom(value['value'], typeOnly, at, isLate);
  };
  const addFrom = (from: string, typeOnly: boolean, at: number, isLate: boolean): void => {
    const target = from.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), from)) : undefined;
    found.push({ from, target, typeOnly, isLate, at });
  };
  if (isSheet(path)) {
    for (const { 2: from = '', index } of text.matchAll(IMPORT_OF_SHEET)) addFrom(from, false, index, false);
  }
  for (const node of nodesOf(tree)) {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('Export')) {
      add(node['source'], bringsTypesOnly(node), node.start);
    } else if (node.type === 'ImportExpression') {
      add(node['source'], false, node.start, true);
    } else if (node.type === 'TSImportType') {
      add(node['source'] ?? node['argument'], true, node.start);
    } else if (node.type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === 'URL') {
      const address = (node['arguments'] as Node[])[0];
      if (String(address?.['value']).startsWith('.')) add(address, false, node.start, true);
    }
  }
  return found;
}

function bringsTypesOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = (node['specifiers'] as Node[] | undefined) ?? [];
  return specifiers.length > 0 && specifiers.every((each) => (each['importKind'] ?? each['exportKind']) === 'type');
}
