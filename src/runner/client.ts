// The page's side of the protocol: one worker per scenario, kept for re-runs and replaced when the scenario changes (a
// realm that has seen many kinds of component runs slower), when it crashes, or when it stops answering.

import type { Nanos } from '../engine/core/time.ts';
import type { RunId } from '../record/record.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Effort, RuleWish, RunError, Runner, Span } from './client-contract.ts';
import { EffortMeter } from './effort.ts';
import type { Command, Report, WindowOf } from './protocol.ts';
import { RecordBuilder } from './record-builder.ts';
import { canKeepFlights, type changesWanted, WANTED, type Wish } from './wanted-span.ts';

/** A worker that has not begun a run by then is taken to be stuck; one that has yet to start may need longer. */
const ANSWER_MS = 500;
const START_MS = 10_000;
/** A worker that owes a part of a run, or what was wanted of it, and says nothing for so long has hung or was ended. */
const SILENT_MS = 10_000;
/**
 * A new run is shown when it is complete, or after this time as far as it has been computed. What would be out of date so soon
 * again is not drawn at all: the whole run would wait for it.
 */
const SHOW_MS = 120;
/** Drawing a partial run takes processor time from computing it: it is not shown again for this long, unless it completes. */
const PAUSE_MS = 200;

/** The part of Worker that is used, so that tests can stand in for it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Command, transfer: Transferable[]): void;
  terminate(): void;
}

/**
 * @param newWorker starts the worker of this page's scenario (worker.ts)
 * @param unasked a run that would take longer than this, ms, is held until it is asked for
 * @param runsBefore its runs are numbered from the next number on: those of two runners on a page must not be the same
 */
export function createRunner(
  newWorker: () => WorkerLike,
  unasked = Number.POSITIVE_INFINITY,
  runsBefore: RunId = 0,
): Runner {
  return new WorkerRunner(newWorker, unasked, runsBefore);
}

class WorkerRunner implements Runner {
  spec: RunSpec | undefined = undefined;
  record: RecordBuilder | undefined = undefined;
  error: RunError | undefined = undefined;
  asked: Runner['asked'] = undefined;
  readonly newWorker: () => WorkerLike;
  private readonly listeners = new Set<() => void>();
  private worker: WorkerLike | undefined;
  /** The worker has said something, so it is awake. */
  private awake = false;
  private scenario = '';
  private run: RunId;
  private coming: RecordBuilder | undefined;
  private loadedAt = 0;
  private shownAt = 0;
  private readonly unasked: number;
  private meter: EffortMeter;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for last, for each kind of window. */
  private readonly wishes = new Map<WindowOf, Wish>();
  /** Of what it has asked for and not yet been told. A newer wish replaces an older one of its kind, here and in the worker. */
  private readonly owed = new Set<WindowOf | 'rule'>();

  constructor(newWorker: () => WorkerLike, unasked: number, runsBefore: RunId) {
    this.newWorker = newWorker;
    this.run = runsBefore;
    this.unasked = unasked;
    this.meter = new EffortMeter(0, unasked);
  }

  load(spec: RunSpec): void {
    this.spec = spec;
    this.error = undefined;
    this.wishes.clear();
    this.owed.clear();
    this.asked = undefined;
    this.loadedAt = performance.now();
    this.meter = new EffortMeter(this.loadedAt, this.unasked);
    if (spec.scenario !== this.scenario) this.discardWorker();
    this.scenario = spec.scenario;
    this.run++;
    this.begin(spec);
  }

  /** May be passed around without its object, as React's stores are. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  wantFlights(from: Nanos, to: Nanos): boolean {
    this.want('flights', { from, to });
    return this.record === undefined || canKeepFlights(this.record, { from, to });
  }

  wantChanges(from: Nanos, to: Nanos, told?: Span): void {
    this.want('changes', { from, to, told });
  }

  wantRule(wish: RuleWish): void {
    const { record, worker } = this;
    if (record?.done !== true || record.run !== this.run || worker === undefined) return;
    worker.postMessage({ type: 'rule', run: this.run, of: 'rule', wish }, []);
    this.owe('rule');
  }

  get effort(): Effort | undefined {
    return this.isComing ? this.meter.effort : undefined;
  }

  hold(): void {
    this.meter.hold();
    this.worker?.postMessage({ type: 'hold', run: this.run }, []);
    this.listen();
    this.show();
  }

  goOn(): void {
    this.meter.goOn(performance.now());
    this.worker?.postMessage({ type: 'go', run: this.run }, []);
    this.listen();
    this.tell();
  }

  restart(): void {
    this.discardWorker();
    if (this.spec !== undefined) this.load(this.spec);
  }

  dispose(): void {
    this.discardWorker();
    this.listeners.clear();
  }

  private begin(spec: RunSpec): void {
    this.coming = undefined;
    try {
      this.worker ??= this.hire();
    } catch (error) {
      this.fail({ code: 'crash', message: error instanceof Error ? error.message : String(error) });
      return;
    }
    this.worker.postMessage({ type: 'load', run: this.run, spec }, []);
    this.watch(this.awake ? ANSWER_MS : START_MS, () => this.onNoBeginning(spec));
  }

  /** In two halves, so that a page that was busy itself reads what is waiting before it judges. */
  private watch(ms: number, onSilence: () => void): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.watchdog = setTimeout(onSilence, ms / 2);
    }, ms / 2);
  }

  /** Something was asked for or has come: silence counts from now on, as long as anything is still to come. */
  private listen(): void {
    // Its beginning is watched already.
    if (this.coming === undefined) return;
    clearTimeout(this.watchdog);
    const isComputing = this.isComing && this.meter.isRunning;
    if (this.error === undefined && (isComputing || this.owed.size > 0))
      this.watch(SILENT_MS, () => {
        this.discardWorker();
        this.fail({ code: 'stuck', message: `The worker said nothing for ${SILENT_MS / 1000} s.` });
      });
  }

  private owe(what: WindowOf | 'rule'): void {
    this.owed.add(what);
    this.listen();
  }

  /** A run that failed comes no further. */
  private get isComing(): boolean {
    return this.coming !== undefined && !this.coming.done && this.error === undefined;
  }

  private want(of: WindowOf, around: Parameters<typeof changesWanted>[1]): void {
    const { record, worker } = this;
    if (record?.done !== true || record.run !== this.run || worker === undefined) return;
    const wish = WANTED[of](record, around, this.wishes.get(of));
    if (wish === undefined) return;
    this.wishes.set(of, wish);
    worker.postMessage({ type: 'window', run: this.run, of, ...wish.span }, []);
    this.owe(of);
  }

  private hire(): WorkerLike {
    const worker = this.newWorker();
    // Messages that a discarded worker sent before it was terminated may still be in flight.
    worker.onmessage = (event) => {
      if (worker === this.worker) this.onReport(event.data);
    };
    worker.onerror = (event) => {
      if (worker !== this.worker) return;
      // Of a script that could not be fetched the browser says nothing; of one that broke it says what.
      const came = this.awake || Boolean(event.message);
      this.discardWorker();
      this.fail(
        came
          ? { code: 'crash', message: event.message || 'The worker stopped.' }
          : { code: 'fetch', message: 'The worker could not be fetched.' },
      );
    };
    return worker;
  }

  private discardWorker(): void {
    clearTimeout(this.watchdog);
    this.worker?.terminate();
    this.worker = undefined;
    this.awake = false;
  }

  private onNoBeginning(spec: RunSpec): void {
    const wasAwake = this.awake;
    this.discardWorker();
    if (wasAwake) this.begin(spec);
    else this.fail({ code: 'stuck', message: `The worker did not start within ${START_MS / 1000} s.` });
  }

  private onReport(report: Report): void {
    this.awake = true;
    if (report.run !== this.run) {
      if (report.type === 'frame') this.acknowledge(report.run, report.data);
      return;
    }
    // A browser may remember that a file did not come; another worker asks for it again.
    if (report.type === 'failed' && report.error.code === 'fetch') this.discardWorker();
    if (report.type === 'failed') this.fail(report.error);
    if (report.type === 'ready') this.coming = new RecordBuilder(report.run, this.spec!, report.layout);
    if (report.type === 'frame') this.onFrame(report.data, report.computedTo);
    if (report.type === 'done') this.onDone(report);
    if (report.type === 'rule') this.onRule(report);
    if (report.type === 'window' && this.record?.run === report.run) this.onWindow(this.record, report);
    this.listen();
  }

  private acknowledge(run: number, data: Float64Array<ArrayBuffer>): void {
    this.worker?.postMessage({ type: 'ack', run, data }, [data.buffer]);
  }

  private onWindow(record: RecordBuilder, { of, data, from, to }: Extract<Report, { type: 'window' }>): void {
    this.owed.delete(of);
    if (of === 'flights') record.replaceFlights(data, from, to);
    else record.refineGauges(data, from, to);
    this.tell();
  }

  private onRule({ wish, rows, count, isFull, digest }: Extract<Report, { type: 'rule' }>): void {
    this.owed.delete('rule');
    this.asked = { wish, rule: { rows, count, isFull, names: wish.names, digest } };
    this.tell();
  }

  private onFrame(data: Float64Array<ArrayBuffer>, computedTo: Nanos): void {
    this.coming?.append(data, computedTo);
    this.acknowledge(this.run, data);
    const now = performance.now();
    const marks = this.coming?.marks.length;
    if (this.spec && this.meter.advance(now, computedTo / Number(this.spec.params['end']), marks)) {
      this.worker?.postMessage({ type: 'hold', run: this.run }, []);
      this.show();
    } else if (this.isDue(now)) this.show();
  }

  /** Is it time to show how far the run is? */
  private isDue(now: number): boolean {
    const { record, run, shownAt, loadedAt } = this;
    const isOld = record?.run === run ? now - shownAt > PAUSE_MS : now - loadedAt > SHOW_MS;
    return record === undefined || (isOld && this.meter.left > SHOW_MS);
  }

  private onDone(report: Extract<Report, { type: 'done' }>): void {
    this.coming?.finish(report.digest, report.metrics);
    this.show();
  }

  private show(): void {
    this.record = this.coming;
    this.tell();
    this.shownAt = performance.now();
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
