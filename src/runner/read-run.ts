// The page's side of a run that is read while it is computed (reading-desk.ts): a worker of its own computes it once more, and
// hands over slice after slice.

import type { Nanos } from '../engine/core/time.ts';
import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { WorkerLike } from './client.ts';
import type { ReadingCommand } from './reading-desk.ts';
import { RecordBuilder } from './record-builder.ts';

export interface Reading {
  /** Takes what was recorded since the slice before. What it throws ends the reading. */
  read(slice: RunRecord): void;
  /** How much is done, 0 to 1. */
  tell?(share: number): void;
  readonly signal?: AbortSignal;
}

/** What computes it did not come: its script, or the network of the scenario. */
export class Unfetched extends Error {}

const RUN = 0;
/** A worker that says nothing for so long has hung, was ended or never started. */
const SILENT_MS = 30_000;

/**
 * @param newWorker starts a worker, which is ended when the run is read or nobody wants it any more
 * @returns the digest of the run
 * @throws whatever `read` threw, Unfetched, what went wrong in the worker, or an AbortError
 */
export function readRun(
  newWorker: () => WorkerLike,
  spec: RunSpec,
  layout: Layout,
  { read, tell, signal }: Reading,
): Promise<number> {
  if (signal?.aborted) return Promise.reject(unwanted());
  const worker = newWorker();
  const horizon: Nanos = Number(spec.params['end']);
  let silence: ReturnType<typeof setTimeout> | undefined;
  return new Promise<number>((resolve, reject) => {
    const ask = (command: ReadingCommand): void => {
      worker.postMessage(command, []);
      silence = setTimeout(() => reject(new Error(`The worker said nothing for ${SILENT_MS / 1000} s.`)), SILENT_MS);
    };
    signal?.addEventListener('abort', () => reject(unwanted()));
    let awake = false;
    // Of a script that could not be fetched the browser says nothing; of one that broke it says what.
    worker.onerror = ({ message }) =>
      reject(message || awake ? new Error(message || 'The worker stopped.') : new Unfetched());
    worker.onmessage = ({ data: report }) => {
      clearTimeout(silence);
      awake = true;
      if (report.type === 'failed')
        reject(report.error.code === 'fetch' ? new Unfetched(report.error.message) : new Error(report.error.message));
      if (report.type !== 'slice' || signal?.aborted) return;
      try {
        const slice = new RecordBuilder(RUN, spec, layout);
        slice.append(report.data, report.computedTo);
        read(slice);
        tell?.(report.computedTo / horizon);
      } catch (error) {
        reject(error);
        return;
      }
      if (report.digest === undefined) ask({ type: 'next', run: RUN });
      else resolve(report.digest);
    };
    ask({ type: 'read', run: RUN, spec });
  }).finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}

const unwanted = (): DOMException => new DOMException('Nobody wants it.', 'AbortError');
