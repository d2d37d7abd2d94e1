// What was collected so far and how far it is judged. Everything that comes in is added; what is there already is not counted twice.

import { type Courses, type Entry, readEntries } from '../../collect/entry.ts';
import { judgeAll, type Row, rowOf } from '../../collect/judge-all.ts';
import type { Judged } from '../../collect/judge-entry.ts';
import { nameOf, newLinks } from '../../collect/new-links.ts';
import { type FoundIn, type FoundInFile, findInFile } from '../../collect/read-file.ts';
import type { RunPool } from './run-pool.ts';

export interface Collected {
  readonly rows: readonly Row[];
  readonly phase: 'empty' | 'computing' | 'stopped' | 'done';
  readonly done: number;
  readonly of: number;
  readonly secondsLeft: number | undefined;
  /** What came in last: links that were known, files that cannot be read (without a name what was pasted), or nothing at all. */
  readonly known: number;
  readonly isNothing: boolean;
  /** Files that are no text, files without any link, and tables some rows of which have none. */
  readonly passedOver: readonly string[];
  readonly linkless: readonly string[];
  readonly shortOf: FoundInFile['shortOf'];
  readonly unread: readonly { readonly name: string; readonly reason: string }[];
}

export const EMPTY: Collected = {
  rows: [],
  phase: 'empty',
  done: 0,
  of: 0,
  secondsLeft: undefined,
  known: 0,
  isNothing: false,
  passedOver: [],
  linkless: [],
  shortOf: [],
  unread: [],
};

interface Dropped {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

type FoundInFiles = FoundInFile & Pick<Collected, 'unread'>;

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** Between two reports of progress, ms. */
const REPORT = 80;

export class Collecting {
  private found: readonly FoundIn[] = [];
  private entries: readonly Entry[] = [];
  /** What is judged stays judged, whatever comes in and however often it is stopped: by link and what stands beside it. */
  private readonly judged = new Map<string, Judged>();
  private reading: Promise<unknown> = Promise.resolve();
  private sitting: Promise<unknown> = Promise.resolve();
  private stopping = new AbortController();
  private state = EMPTY;
  private readonly tell: (state: Collected) => void;

  private readonly courses: Courses;
  private readonly pool: Pick<RunPool, 'size' | 'compute'>;

  constructor(tell: (state: Collected) => void, courses: Courses, pool: Pick<RunPool, 'size' | 'compute'>) {
    this.tell = tell;
    this.courses = courses;
    this.pool = pool;
  }

  /** @param files with their names; what was pasted has none */
  async add(files: readonly Dropped[]): Promise<void> {
    const read = this.reading.then(() => this.read(files));
    this.reading = read;
    if (await read) await this.judge();
  }

  /** @returns whether there is something new */
  private async read(files: readonly Dropped[]): Promise<boolean> {
    const before = this.found;
    const { found, unread, ...without } = await this.findIn(files);
    const fresh = newLinks(found, before);
    const isSaid = unread.length + without.passedOver.length + without.linkless.length > 0;
    const [known, isNothing] = [found.length - fresh.length, found.length === 0 && !isSaid];
    this.say({ unread, ...without, known, isNothing });
    if (fresh.length === 0) return false;
    try {
      const all = [...before, ...fresh];
      const entries = await readEntries(all, this.courses);
      // Somebody began anew meanwhile.
      if (this.found !== before) return false;
      [this.found, this.entries] = [all, entries];
      return true;
    } catch (problem) {
      // A scenario could not be fetched: its links are not known, so that the same files can be dropped again.
      const sources = [...new Set(fresh.map(({ source }) => source))];
      this.say({ unread: [...unread, ...sources.map((name) => ({ name, reason: reasonOf(problem) }))] });
      return false;
    }
  }

  private async findIn(files: readonly Dropped[]): Promise<FoundInFiles> {
    const unread: { name: string; reason: string }[] = [];
    const all: FoundInFile[] = [];
    for (const { name, bytes } of files) {
      try {
        all.push(await findInFile(name, await bytes(), this.courses.ids));
      } catch (problem) {
        unread.push({ name, reason: reasonOf(problem) });
      }
    }
    return {
      found: all.flatMap((each) => each.found),
      passedOver: all.flatMap((each) => each.passedOver),
      // What was pasted has no name.
      linkless: all.flatMap((each) => each.linkless).filter((name) => name !== ''),
      shortOf: all.flatMap((each) => each.shortOf),
      unread,
    };
  }

  async judge(): Promise<void> {
    this.stopping.abort();
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    // What the one before has judged by now is kept.
    await this.sitting;
    if (signal.aborted) return;
    const known = (entry: Entry): Judged | undefined => this.judged.get(nameOf(entry.found));
    const rows = this.entries.map((entry) => rowOf(entry, known(entry)));
    this.say({ rows, phase: 'computing', done: 0, of: 0, secondsLeft: undefined });
    const sitting = judgeAll(this.entries, {
      compute: (spec) => this.pool.compute(spec, signal),
      atOnce: this.pool.size,
      signal,
      known,
      onProgress: this.progress(signal),
    }).then((judged) => this.take(judged, signal));
    this.sitting = sitting;
    await sitting;
  }

  private take(rows: readonly Row[], signal: AbortSignal): void {
    for (const { found, judged } of rows)
      if (judged && !judged.findings.some(({ code }) => code === 'not-computed'))
        this.judged.set(nameOf(found), judged);
    // Something else may have come in since.
    if (this.stopping.signal === signal) this.say({ rows, phase: signal.aborted ? 'stopped' : 'done' });
  }

  private progress(signal: AbortSignal): (done: number, of: number) => void {
    const begun = performance.now();
    let saidAt = 0;
    return (done, of) => {
      const now = performance.now();
      if (signal.aborted || (now - saidAt < REPORT && done < of)) return;
      saidAt = now;
      const secondsLeft = done === 0 ? undefined : (((now - begun) / 1000) * (of - done)) / done;
      this.say({ done, of, secondsLeft });
    };
  }

  stop(): void {
    this.stopping.abort();
  }

  clear(): void {
    this.stopping.abort();
    this.stopping = new AbortController();
    this.found = [];
    this.entries = [];
    this.judged.clear();
    this.state = EMPTY;
    this.tell(EMPTY);
  }

  private say(part: Partial<Collected>): void {
    this.state = { ...this.state, ...part };
    this.tell(this.state);
  }
}
