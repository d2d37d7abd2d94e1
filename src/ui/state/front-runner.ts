// The runs that are compared, each with a runner of its own (runner/run-slots.ts), as one Runner: that of the run in front.
// Stage, charts and explanations need not know that there are others.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunId, RunRecord } from '../../record/record.ts';
import type { Effort, RuleWish, RunError, Runner, Span } from '../../runner/client-contract.ts';
import { createSlots, type RunSlots } from '../../runner/run-slots.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { SlotRecords } from '../foundation/store-contract.ts';
import { Curtain } from './curtain.ts';

/** Makes a runner whose runs have numbers from here on. */
export type AnotherRunner = (runsBefore: RunId) => Runner;

/** Nobody makes one runner compute so many runs in one visit. */
const RUNS_AT_MOST = 1_000_000;

/** A run keeps its key whichever letter it gets. */
interface Seat {
  readonly key: number;
  /** Shown until its own record has come: of the run it began as a copy of, or that it was kept from. */
  readonly lent: RunRecord | undefined;
}

export class FrontRunner implements Runner, SlotRecords {
  readonly newWorker?: () => unknown;
  private readonly runners: RunSlots;
  private seats: Seat[] = [{ key: 0, lent: undefined }];
  private place = 0;
  private keys = 1;
  /** Runs behind that are still to be computed: what is on the stage comes first, unless it takes longer than a second. */
  private behind: readonly { readonly key: number; readonly spec: RunSpec }[] = [];
  private readonly curtain = new Curtain();
  private readonly listeners = new Set<() => void>();
  private readonly listenersOfAll = new Set<() => void>();

  constructor(first: Runner, another: AnotherRunner) {
    if (first.newWorker) this.newWorker = first.newWorker;
    this.runners = createSlots((key) => {
      const runner = key === 0 ? first : another(key * RUNS_AT_MOST);
      runner.subscribe(() => {
        if (this.behind.length > 0 && this.isFrontThere()) this.loadBehind();
        if (runner === this.own) this.tell();
        else this.tellAll();
      });
      return runner;
    });
  }

  // ---- the run in front, as everything but a comparison sees it

  load(spec: RunSpec): void {
    this.loadBehind();
    this.runners.load(this.seats[this.place]!.key, spec);
  }
  get spec(): RunSpec | undefined {
    return this.own.spec;
  }
  get record(): RunRecord | undefined {
    return this.recordAt(this.place);
  }
  get error(): RunError | undefined {
    return this.own.error;
  }
  get effort(): Effort | undefined {
    return this.own.effort;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Of the others, too: what all of them have at the cursor stands side by side, counted in the same way. */
  wantFlights(from: Nanos, to: Nanos): boolean {
    const had = this.seats.map(({ key }) => this.runners.slot(key).wantFlights(from, to));
    return had[this.place]!;
  }
  /** Of the others, too, for the same reason. */
  wantChanges(from: Nanos, to: Nanos, told?: Span): void {
    for (const { key } of this.seats) this.runners.slot(key).wantChanges(from, to, told);
  }
  wantRule(wish: RuleWish): void {
    this.own.wantRule(wish);
  }
  get asked(): Runner['asked'] {
    return this.own.asked;
  }
  hold(): void {
    this.own.hold();
  }
  goOn(): void {
    this.own.goOn();
  }
  restart(): void {
    this.own.restart();
  }
  dispose(): void {
    this.runners.disposeAll();
    this.listeners.clear();
    this.listenersOfAll.clear();
  }

  /** With what the curtain hides. */
  get whole(): RunRecord | undefined {
    return this.wholeAt(this.place);
  }

  // ---- all of them

  /** Of no run anything is shown after this time, nor anything of these gauges; undefined: everything is. */
  hideAfter(until: Nanos | undefined, gauges: readonly string[] = []): void {
    this.curtain.fall(until, gauges);
    this.tell();
  }

  at(slot: number): Runner | undefined {
    const seat = this.seats[slot];
    return seat && this.runners.slot(seat.key);
  }
  recordAt(slot: number): RunRecord | undefined {
    return this.curtain.over(this.wholeAt(slot));
  }
  readonly subscribeToAll = (listener: () => void): (() => void) => {
    this.listenersOfAll.add(listener);
    return () => this.listenersOfAll.delete(listener);
  };

  /**
   * These runs and no others. One that was computed already is taken as it is; the runner in front goes on in front, because
   * its record is shown until the other one comes.
   */
  open(specs: readonly RunSpec[], front: number): void {
    const before = [...this.seats];
    const own = before[this.place]!;
    const found = specs.map((spec) => {
      const seat = before.find(({ key }) => this.isOf(key, spec));
      return seat && before.splice(before.indexOf(seat), 1)[0];
    });
    if (!found[front] && before.includes(own)) found[front] = before.splice(before.indexOf(own), 1)[0];
    for (const { key } of before) this.runners.dispose(key);
    this.seats = found.map((seat) => seat ?? { key: this.keys++, lent: undefined });
    this.place = front;
    this.behind = this.seats.map(({ key }, slot) => ({ key, spec: specs[slot]! })).toSpliced(front, 1);
    this.runners.load(this.seats[front]!.key, specs[front]!);
    if (this.isFrontThere()) this.loadBehind();
    this.tell();
  }

  /** A run more at this place; whatever was in front stays there. */
  insert(slot: number, spec: RunSpec, lent: RunRecord | undefined): void {
    const seat = { key: this.keys++, lent };
    this.seats.splice(slot, 0, seat);
    if (slot <= this.place) this.place++;
    this.runners.load(seat.key, spec);
    this.tellAll();
  }

  remove(slot: number): void {
    for (const { key } of this.seats.splice(slot, 1)) this.runners.dispose(key);
    if (slot < this.place || this.place === this.seats.length) this.place--;
    this.loadBehind();
    this.tell();
  }

  /** Two runs change places; the one in front stays in front. */
  swap(slot: number, other: number): void {
    const { seats, place } = this;
    [seats[slot], seats[other]] = [seats[other]!, seats[slot]!];
    this.place = place === slot ? other : place === other ? slot : place;
    this.tellAll();
  }

  bring(slot: number): void {
    this.loadBehind();
    this.place = slot;
    this.tell();
  }

  private wholeAt(slot: number): RunRecord | undefined {
    return this.at(slot)?.record ?? this.seats[slot]?.lent;
  }

  private get own(): Runner {
    return this.runners.slot(this.seats[this.place]!.key);
  }

  /** Complete, failed, or so long that the others are not to wait for it. */
  private isFrontThere(): boolean {
    const { spec, record, error, effort } = this.own;
    return error !== undefined || effort !== undefined || (record?.done === true && sameSpec(record.spec, spec!));
  }

  private loadBehind(): void {
    const { behind } = this;
    this.behind = [];
    for (const { key, spec } of behind) if (this.seats.some((seat) => seat.key === key)) this.runners.load(key, spec);
  }

  private isOf(key: number, spec: RunSpec): boolean {
    const { spec: loaded } = this.runners.slot(key);
    return loaded !== undefined && sameSpec(loaded, spec);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
    this.tellAll();
  }

  private tellAll(): void {
    for (const listener of this.listenersOfAll) listener();
  }
}
