// Parts of a sweep that was divided over several processes or machines: each writes one file, which is there as a whole or
// not at all, and ends in a digest of itself, since disks and networks between machines lose bytes without saying so. The runs
// of part i of n are those whose number leaves the rest i, so any division gives the same sweep.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { counted, forms } from '../../explain/words/forms.en.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { isSweepDrawing } from '../../figures/sweep-shape.ts';
import { runsOf, type Sweep } from '../../runner/sweep/sweep.ts';
import { type FinishedRun, SweepResults } from '../../runner/sweep/sweep-results.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import { fileProblem, readAtMost, SWEEP_FILE_AT_MOST } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';
import { writeWhole } from './whole-file.ts';

/** Part `part` (from 0) of `of`. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** What is swept and how it is drawn. */
export interface Swept {
  readonly sweep: Sweep;
  readonly drawing: SweepDrawing;
}

const KIND = 'lectern-sweep-part';
const FILE = /^part-(\d+)-of-(\d+)\.jsonl$/;

/** `0/4` to `3/4`. @throws UsageError */
export function shardFrom(text: string): Shard {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (part !== undefined && shard.of > 0 && shard.part < shard.of) return shard;
  throw new UsageError(`--shard ${text}: it is a part and how many there are, from 0/4 to 3/4.`);
}

export const isInShard =
  ({ part, of }: Shard) =>
  (index: number): boolean =>
    index % of === part;

export const partFile = (folder: string, { part, of }: Shard): string => join(folder, `part-${part}-of-${of}.jsonl`);

/** By the name of its file; undefined if that is no part. */
export function shardOf(name: string): Shard | undefined {
  const [, part, of] = FILE.exec(name) ?? [];
  return part === undefined ? undefined : { part: Number(part), of: Number(of) };
}

/** Everything by which parts of one sweep know each other. */
const headOf = ({ part, of }: Shard, swept: Swept): string =>
  JSON.stringify({ kind: KIND, part, of, model: MODEL_VERSION, sweep: swept.sweep, drawing: swept.drawing });

/** What stands in the place of a part. @throws UsageError if a part of another sweep is there */
export function partThere(folder: string, shard: Shard, swept: Swept): 'whole' | 'damaged' | 'nothing' {
  const path = partFile(folder, shard);
  if (!existsSync(path)) return 'nothing';
  const text = read(path);
  if (!isWhole(text)) return 'damaged';
  if (text.startsWith(`${headOf(shard, swept)}\n`)) return 'whole';
  throw new UsageError(`${path} is a part of another sweep, or of another model version; choose another folder.`);
}

/** Does it end in the digest of all that stands before? */
function isWhole(text: string): boolean {
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(end) === seal(text.slice(0, end));
}

const seal = (text: string): string => `${JSON.stringify({ sha256: sha256(text) })}\n`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A name for a sweep and its division: the same for the same command. */
export const divisionName = (swept: Swept, of: number): string => sha256(headOf({ part: 0, of }, swept)).slice(0, 10);

export function writePart(folder: string, shard: Shard, swept: Swept, results: SweepResults): void {
  const runs = [...results.ordered()].map(({ run }) => run).sort((a, b) => a.index - b.index);
  const text = `${[headOf(shard, swept), ...runs.map((run) => JSON.stringify(run))].join('\n')}\n`;
  writeWhole(partFile(folder, shard), text + seal(text));
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be made: ${fileProblem(error)}.`);
  }
}

/**
 * All parts of a folder as one sweep.
 * @param division into how many parts, where others may be there, too
 * @throws UsageError that names what is missing or does not belong
 */
export function mergedParts(folder: string, division?: number): Swept & { readonly results: SweepResults } {
  const names = partsIn(folder).filter((name) => division === undefined || shardOf(name)?.of === division);
  const parts = names.map((name) => ({ name, ...readPart(join(folder, name)) }));
  const [first] = parts;
  if (first === undefined) throw new UsageError(`${folder} has no parts of a sweep (part-0-of-4.jsonl and so on).`);
  const same = JSON.stringify(first.swept);
  for (const { name, shard, swept } of parts) {
    if (shard.of !== first.shard.of) {
      throw new UsageError(`${folder}: ${first.name} and ${name} do not belong together; one division at a time.`);
    }
    if (JSON.stringify(swept) !== same)
      throw new UsageError(`${folder}: ${first.name} and ${name} are of different sweeps.`);
  }
  const { of } = first.shard;
  const missing = Array.from({ length: of }, (_, part) => part).filter(
    (part) => !parts.some(({ shard }) => shard.part === part),
  );
  if (missing.length > 0) {
    const shards = missing.map((part) => `${part}/${of}`).join(', ');
    throw new UsageError(`${folder}: still missing: --shard ${shards}.`);
  }
  const results = new SweepResults(
    first.swept.sweep,
    parts.flatMap(({ runs }) => runs),
  );
  const wanted = runsOf(first.swept.sweep);
  if (results.count !== wanted)
    throw new UsageError(
      `${folder}: ${results.count} of ${counted(wanted, 'run')} ${forms(wanted === 1 ? 1 : results.count, 'is', 'are')} there.`,
    );
  return { ...first.swept, results };
}

/** Names of the files. @throws UsageError */
export function partsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => shardOf(name) !== undefined)
      .sort();
  } catch (error) {
    // Of a file the system says that a part of the path is no folder: it means the last one.
    const isFile = (error as { code?: string }).code === 'ENOTDIR' && existsSync(folder);
    const problem = isFile ? 'it is a file; the parts of a sweep are in a folder' : fileProblem(error);
    throw new UsageError(`${folder}: ${problem}.`);
  }
}

function readPart(path: string): { shard: Shard; swept: Swept; runs: FinishedRun[] } {
  try {
    const text = read(path);
    const [head = '', ...lines] = text
      .trimEnd()
      .split('\n')
      .slice(0, isWhole(text) ? -1 : undefined);
    const { kind, part, of, model, ...swept } = JSON.parse(head);
    if (kind !== KIND || !isSweepDrawing(swept)) throw new Error('it is no part of a sweep');
    if (model !== MODEL_VERSION) throw new Error(`it was computed with model ${model}, and this is ${MODEL_VERSION}`);
    if (!isWhole(text)) throw new Error('it is damaged; the same --shard computes it again');
    return { shard: { part, of }, swept, runs: lines.map((line) => JSON.parse(line) as FinishedRun) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: ${error instanceof SyntaxError ? 'it is damaged' : (error as Error).message}.`);
  }
}

function read(path: string): string {
  try {
    return readAtMost(path, SWEEP_FILE_AT_MOST).toString('utf8');
  } catch (error) {
    throw new UsageError(`${path}: ${fileProblem(error)}.`);
  }
}
