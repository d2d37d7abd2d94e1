// What was collected so far and how far it is judged. Everything that comes in is added; what is there already is not counted twice.

import { type Courses, type Entry, readEntries } from '../../collect/entry.ts';
import { judgeAll, type Row } from '../../collect/judge-all.ts';
import { type FoundIn, readFound } from '../../collect/read-file.ts';
import { pageOf, scenarioIds } from '../app/pages.ts';
import { RunPool } from './run-pool.ts';

export interface Collected {
  readonly rows: readonly Row[];
  readonly phase: 'empty' | 'computing' | 'stopped' | 'done';
  readonly done: number;
  readonly of: number;
  readonly secondsLeft: number | undefined;
  /** What came in last: links that were known, files that cannot be read, or nothing at all. */
  readonly known: number;
  readonly isNothing: boolean;
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
  unread: [],
};

const courses: Courses = {
  ids: scenarioIds,
  async get(id) {
    if (!scenarioIds.includes(id)) return undefined;
    const page = pageOf(id);
    const [scenario, lesson] = await Promise.all([page.scenario(), page.lesson()]);
    return { scenario, lesson };
  },
};

/** Between two reports of progress, ms. */
const REPORT = 80;

export class Collecting {
  private readonly pool = new RunPool();
  private found: readonly FoundIn[] = [];
  private entries: readonly Entry[] = [];
  private stopping = new AbortController();
  private state = EMPTY;
  private readonly tell: (state: Collected) => void;

  constructor(tell: (state: Collected) => void) {
    this.tell = tell;
  }

  /** @param texts with the names of what they come from */
  async add(texts: readonly { readonly name: string; readonly text: () => Promise<string> }[]): Promise<void> {
    const unread: { name: string; reason: string }[] = [];
    const found: FoundIn[] = [];
    for (const { name, text } of texts) {
      try {
        found.push(...(await readFound(name, await text(), courses.ids)));
      } catch (problem) {
        unread.push({ name, reason: problem instanceof Error ? problem.message : String(problem) });
      }
    }
    const isKnown = (each: FoundIn): boolean =>
      this.found.some(({ link, beside }) => link === each.link && beside === each.beside);
    const fresh = found.filter((each) => !isKnown(each));
    this.say({ unread, known: found.length - fresh.length, isNothing: found.length === 0 && unread.length === 0 });
    if (fresh.length === 0) return;
    this.found = [...this.found, ...fresh];
    this.entries = await readEntries(this.found, courses);
    await this.judge();
  }

  async judge(): Promise<void> {
    this.stopping.abort();
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    const begun = performance.now();
    let saidAt = 0;
    const undone = this.entries.map((entry): Row => ({ ...entry, judged: undefined, counts: true }));
    this.say({ rows: undone, phase: 'computing', done: 0, of: 0, secondsLeft: undefined });
    const rows = await judgeAll(this.entries, {
      compute: (spec) => this.pool.compute(spec, signal),
      atOnce: this.pool.size,
      signal,
      onProgress: (done, of) => {
        const now = performance.now();
        if (signal.aborted || (now - saidAt < REPORT && done < of)) return;
        saidAt = now;
        const secondsLeft = done === 0 ? undefined : (((now - begun) / 1000) * (of - done)) / done;
        this.say({ done, of, secondsLeft });
      },
    });
    // Something else may have come in since.
    if (this.stopping.signal === signal) this.say({ rows, phase: signal.aborted ? 'stopped' : 'done' });
  }

  stop(): void {
    this.stopping.abort();
  }

  clear(): void {
    this.stopping.abort();
    this.stopping = new AbortController();
    this.found = [];
    this.entries = [];
    this.state = EMPTY;
    this.tell(EMPTY);
  }

  private say(part: Partial<Collected>): void {
    this.state = { ...this.state, ...part };
    this.tell(this.state);
  }
}
