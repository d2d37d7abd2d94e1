// The runs that are compared, A first, each with a history of its own. One of them is in front: what a person edits is that
// one. Knows neither page nor runner; edit-actions.ts and slot-actions.ts show what this says.

import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { Edits } from './edits.ts';

/** A, B and C. */
const SLOTS_AT_MOST = 3;

interface Slot {
  readonly edits: Edits;
  /** Where "Back to the link" leads. */
  readonly linkSpec: RunSpec;
}

export class Slots {
  /** Index of the run that is edited. */
  front = 0;
  private readonly scenario: Scenario;
  private list: Slot[];

  constructor(scenario: Scenario, specs: readonly RunSpec[], front: number) {
    this.scenario = scenario;
    this.list = specs.map((spec) => this.opened(spec));
    this.front = front;
  }

  /** Of the run in front. */
  get edits(): Edits {
    return this.list[this.front]!.edits;
  }

  get linkSpec(): RunSpec {
    return this.list[this.front]!.linkSpec;
  }

  get specs(): readonly RunSpec[] {
    return this.list.map(({ edits }) => edits.spec);
  }

  get isFull(): boolean {
    return this.list.length >= SLOTS_AT_MOST;
  }

  /** What was there goes, with its history. */
  open(specs: readonly RunSpec[], front: number): void {
    this.list = specs.map((spec) => this.opened(spec));
    this.front = front;
  }

  /** The run in front is kept as it is; a copy of it comes to the front. @returns where */
  keep(): number {
    const { linkSpec } = this;
    this.list.push({ edits: new Edits(this.scenario, this.edits.spec), linkSpec });
    this.front = this.list.length - 1;
    return this.front;
  }

  /** The run before the last edit is kept, as A, beside the one that came of it, whose history goes on. */
  keepBefore(before: RunSpec): void {
    const { linkSpec } = this;
    const edits = this.edits.copy();
    const undone = edits.undo();
    const own = undone && sameSpec(undone.spec, before) ? edits : new Edits(this.scenario, before);
    own.forgetUndone();
    this.list.unshift({ edits: own, linkSpec });
    this.front++;
  }

  swap(slot: number, other: number): void {
    const { list, front } = this;
    [list[slot], list[other]] = [list[other]!, list[slot]!];
    this.front = front === slot ? other : front === other ? slot : front;
  }

  remove(slot: number): void {
    this.list.splice(slot, 1);
    if (slot < this.front || this.front === this.list.length) this.front--;
  }

  private opened(spec: RunSpec): Slot {
    return { edits: new Edits(this.scenario, spec), linkSpec: spec };
  }
}
