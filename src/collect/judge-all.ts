// All that was handed in, judged: which runs that takes, each computed once, and how far it is. Who computes them is handed in:
// workers in the page, this process on the command line.

import type { RunRecord } from '../record/record.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import { text } from '../scenarios/kit/text.ts';
import type { Entry } from './entry.ts';
import type { Finding } from './finding.ts';
import { type Judged, type Wanted, wantedOf } from './judge-entry.ts';

/** An entry with all that is known of it. */
export interface Row extends Omit<Entry, 'findings'> {
  readonly findings: readonly Finding[];
  /** Undefined while it is not computed, and where it cannot be. */
  readonly judged: Judged | undefined;
  /** Another one of the same person takes its place. */
  readonly counts: boolean;
}

export interface JudgeOptions {
  /** Computes a whole run. @throws Error if it cannot be computed */
  compute(spec: RunSpec): Promise<RunRecord>;
  /** How many at once. */
  readonly atOnce: number;
  /** After every run. */
  onProgress?(done: number, of: number): void;
  readonly signal?: AbortSignal;
  /** What an earlier sitting has judged; it is not computed again. */
  known?(entry: Entry): Judged | undefined;
}

interface Job {
  readonly spec: RunSpec;
  readonly looks: { readonly entry: number; readonly wanted: Wanted }[];
  /** Others wait for its results. */
  isNeeded: boolean;
  /** And look at its record. */
  isKept: boolean;
}

/** Stopped by the signal, it keeps what is judged: the rows of the rest have no `judged`. */
export async function judgeAll(entries: readonly Entry[], options: JudgeOptions): Promise<readonly Row[]> {
  const sitting = new Sitting(entries, options.known);
  const { jobs } = sitting;
  let done = 0;
  const work = async (job: Job): Promise<void> => {
    try {
      sitting.lookAt(job, await options.compute(job.spec));
    } catch (problem) {
      if (options.signal?.aborted) return;
      sitting.fail(job, problem);
    }
    options.onProgress?.(++done, jobs.length);
  };
  options.onProgress?.(0, jobs.length);
  // What others wait for comes first.
  await inTurn(
    jobs.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded)),
    work,
    options,
  );
  return sitting.rows();
}

class Sitting {
  readonly jobs: readonly Job[];
  private readonly entries: readonly Entry[];
  private readonly judged: readonly Judged[];
  /** How much is still to be looked at for each entry. */
  private readonly left: number[];
  private readonly metrics = new Map<string, Metrics>();
  private readonly records = new Map<string, RunRecord>();
  /** Looks whose other runs are not computed yet, with the record they look at. */
  private waiting: { readonly record: RunRecord; readonly look: Job['looks'][number] }[] = [];

  constructor(entries: readonly Entry[], known: JudgeOptions['known']) {
    this.entries = entries;
    const judged = entries.map((entry) => known?.(entry));
    this.judged = judged.map((each): Judged => each ?? { predictions: [], findings: [] });
    this.left = entries.map(() => 0);
    this.jobs = this.planned(judged);
  }

  lookAt({ spec, looks, isKept }: Job, record: RunRecord): void {
    if (record.metrics) this.metrics.set(keyOf(spec), record.metrics);
    if (isKept) this.records.set(keyOf(spec), record);
    for (const look of looks) this.waiting.push({ record, look });
    const [ready, others] = [this.waiting.filter(this.isReady), this.waiting.filter((each) => !this.isReady(each))];
    this.waiting = others;
    for (const { record: seen, look } of ready) this.look(seen, look);
  }

  /** Whoever needs the results of that run goes without them. */
  fail({ spec, looks }: Job, problem: unknown): void {
    this.metrics.set(keyOf(spec), {});
    for (const { entry } of looks) this.note(entry, problem);
  }

  rows(): readonly Row[] {
    return this.entries.map((entry, index) => rowOf(entry, this.left[index] === 0 ? this.judged[index]! : undefined));
  }

  private readonly isReady = ({ look }: (typeof this.waiting)[number]): boolean =>
    look.wanted.needs.every((spec) => this.metrics.has(keyOf(spec)));

  private look(record: RunRecord, { entry, wanted }: Job['looks'][number]): void {
    try {
      wanted.look(
        record,
        (spec) => this.metrics.get(keyOf(spec)),
        (spec) => this.records.get(keyOf(spec)),
      );
      this.left[entry]!--;
    } catch (problem) {
      this.note(entry, problem);
    }
  }

  private note(entry: number, problem: unknown): void {
    this.left[entry]!--;
    const { findings } = this.judged[entry]!;
    if (!findings.some(({ code }) => code === 'not-computed')) findings.push(notComputed(problem));
  }

  private planned(known: readonly (Judged | undefined)[]): readonly Job[] {
    const jobs = new Map<string, Job>();
    const jobOf = (spec: RunSpec): Job => {
      const key = keyOf(spec);
      const job = jobs.get(key) ?? { spec, looks: [], isNeeded: false, isKept: false };
      jobs.set(key, job);
      return job;
    };
    for (const [entry, each] of this.entries.entries()) {
      if (known[entry]) continue;
      for (const wanted of wantedOf(each, this.judged[entry]!)) {
        this.left[entry]!++;
        jobOf(wanted.spec).looks.push({ entry, wanted });
        for (const need of wanted.needs) jobOf(need).isNeeded = true;
        for (const kept of wanted.keeps ?? []) jobOf(kept).isKept = true;
      }
    }
    return [...jobs.values()];
  }
}

async function inTurn(
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
  { atOnce, signal }: JudgeOptions,
): Promise<void> {
  const queue = jobs.values();
  const one = async (): Promise<void> => {
    for (const job of queue) {
      if (signal?.aborted) return;
      await work(job);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, one));
}

export const rowOf = (entry: Entry, judged: Judged | undefined): Row => ({
  ...entry,
  judged: entry.run ? judged : undefined,
  findings: [...entry.findings, ...(judged?.findings ?? [])],
  counts: !entry.findings.some(({ code }) => code === 'replaced'),
});

/** Of a sitting that does not go on: whatever it did not come to has that said of it. */
export const endedEarly = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => (row.run && !row.judged ? { ...row, findings: [...row.findings, NOT_REACHED] } : row));

const NOT_REACHED: Finding = {
  code: 'not-computed',
  says: text('Collecting was stopped before this run was computed.', '이 실행을 계산하기 전에 모으기를 멈췄습니다.'),
};

const keyOf = ({ scenario, params, changes, kills }: RunSpec): string =>
  JSON.stringify([scenario, Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)), changes, kills]);

function notComputed(problem: unknown): Finding {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return {
    code: 'not-computed',
    says: text(`This run cannot be computed: ${reason}`, `계산할 수 없는 실행입니다: ${reason}`),
  };
}
