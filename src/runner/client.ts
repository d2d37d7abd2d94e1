// The page's side of the protocol: one worker per scenario, kept for re-runs and replaced when the scenario changes (a
// realm that has seen many kinds of component runs slower), when it crashes, or when it stops answering.

import type { Nanos } from '../engine/core/time.ts';
import type { RunError, Runner } from './client-contract.ts';
import type { Command, Report } from './protocol.ts';
import { RecordBuilder } from './record-builder.ts';
import type { RunSpec } from './spec.ts';

/** A worker that has not begun a run by then is taken to be stuck. */
const ANSWER_MS = 500;
/** A new run shows itself when it is complete, or after this time as far as it is computed. */
const SHOW_MS = 120;

/** The part of Worker that is used, so that tests can stand in for it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Command, transfer: Transferable[]): void;
  terminate(): void;
}

const realWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lectern' });

export function createRunner(newWorker: () => WorkerLike = realWorker): Runner {
  return new WorkerRunner(newWorker);
}

class WorkerRunner implements Runner {
  record: RecordBuilder | undefined = undefined;
  error: RunError | undefined = undefined;
  private readonly newWorker: () => WorkerLike;
  private readonly listeners = new Set<() => void>();
  private worker: WorkerLike | undefined;
  private scenario = '';
  private run = 0;
  private spec: RunSpec | undefined;
  private coming: RecordBuilder | undefined;
  private loadedAt = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private wanted: { from: Nanos; to: Nanos } | undefined;

  constructor(newWorker: () => WorkerLike) {
    this.newWorker = newWorker;
  }

  load(spec: RunSpec): void {
    this.spec = spec;
    this.error = undefined;
    this.coming = undefined;
    this.wanted = undefined;
    this.loadedAt = performance.now();
    if (spec.scenario !== this.scenario) this.discardWorker();
    this.scenario = spec.scenario;
    this.worker ??= this.hire();
    this.run++;
    this.worker.postMessage({ type: 'load', run: this.run, spec }, []);
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.onSilence(), ANSWER_MS);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  wantFlights(from: Nanos, to: Nanos): void {
    const { record, wanted } = this;
    if (record === undefined || !record.done || this.worker === undefined) return;
    if (from >= record.flightsFrom && to <= record.flightsTo) return;
    if (wanted !== undefined && from >= wanted.from && to <= wanted.to) return;
    // A span around what is looked at, so that playing on does not ask again at once.
    const margin = 2 * (to - from);
    this.wanted = { from: Math.max(0, from - margin), to: to + margin };
    this.worker.postMessage({ type: 'window', run: this.run, ...this.wanted }, []);
  }

  restart(): void {
    this.discardWorker();
    if (this.spec !== undefined) this.load(this.spec);
  }

  dispose(): void {
    this.discardWorker();
    this.listeners.clear();
  }

  private hire(): WorkerLike {
    const worker = this.newWorker();
    worker.onmessage = (event) => this.onReport(event.data);
    worker.onerror = (event) => this.fail({ code: 'crash', message: event.message || 'The worker stopped.' });
    return worker;
  }

  private discardWorker(): void {
    clearTimeout(this.watchdog);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private onSilence(): void {
    // It may be slow to start, too: a second worker gets the same run, once.
    this.discardWorker();
    this.worker = this.hire();
    if (this.spec !== undefined) this.worker.postMessage({ type: 'load', run: this.run, spec: this.spec }, []);
  }

  private onReport(report: Report): void {
    if (report.run !== this.run) {
      if (report.type === 'frame') this.worker?.postMessage({ type: 'ack', run: report.run, data: report.data }, [report.data.buffer]);
      return;
    }
    clearTimeout(this.watchdog);
    if (report.type === 'failed') this.fail(report.error);
    if (report.type === 'ready') this.coming = new RecordBuilder(report.run, this.spec!, report.layout);
    if (report.type === 'frame') this.onFrame(report.data, report.computedTo);
    if (report.type === 'done') this.onDone(report);
    if (report.type === 'window' && this.record?.run === report.run) {
      this.wanted = undefined;
      this.record.replaceFlights(report.data, report.from, report.to);
      this.tell();
    }
  }

  private onFrame(data: Float64Array, computedTo: Nanos): void {
    this.coming?.append(data, computedTo);
    this.worker?.postMessage({ type: 'ack', run: this.run, data }, [data.buffer]);
    const late = performance.now() - this.loadedAt > SHOW_MS;
    if (late || this.record === undefined || this.record.run === this.run) this.show();
  }

  private onDone(report: Extract<Report, { type: 'done' }>): void {
    this.coming?.finish(report.digest, report.metrics);
    this.show();
  }

  private show(): void {
    this.record = this.coming;
    this.tell();
  }

  private fail(error: RunError): void {
    clearTimeout(this.watchdog);
    this.error = error;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
