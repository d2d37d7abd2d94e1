// The one history of a person's edits: what the run is now, what it was before, what undo took back. While a hand holds a
// setting, everything it passes is one edit at one time. Knows neither page nor runner; edit-actions.ts shows what this returns.

import type { Nanos } from '../../engine/core/time.ts';
import { type Kill, type ParamValue, type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { changeTime, type Edit } from '../foundation/changes.ts';
import { setParam, withKill } from './edit-run.ts';

/** A hand on a setting: a pressed thumb or handle, an arrow key held down. */
interface Hold {
  readonly key: string;
  /** Begun by the first value that came; all others replace it. */
  edit?: HeldEdit;
}

interface HeldEdit {
  readonly at: Nanos;
  readonly before: Edit;
  readonly remembered: boolean;
}

const HISTORY_LENGTH = 100;

export class Edits {
  private readonly scenario: Scenario;
  private now: Edit;
  private past: Edit[] = [];
  private future: Edit[] = [];
  private hand: Hold | null = null;

  constructor(scenario: Scenario, spec: RunSpec) {
    this.scenario = scenario;
    this.now = { spec, complaints: [], from: 0 };
  }

  /** The run as it is now. */
  get spec(): RunSpec {
    return this.now.spec;
  }

  /** The same history, which goes on by itself. */
  copy(): Edits {
    const copy = new Edits(this.scenario, this.now.spec);
    copy.now = this.now;
    copy.past = [...this.past];
    copy.future = [...this.future];
    return copy;
  }

  /** What undo took back is not done again. */
  forgetUndone(): void {
    this.future = [];
  }

  /** A hand takes hold of a setting. Holding on to what is held goes on with the same edit. */
  hold(key: string): void {
    if (this.hand?.key !== key) this.hand = { key };
  }

  release(key: string): void {
    if (this.held === key) this.hand = null;
  }

  /** Key of the setting that is held. */
  get held(): string | null {
    return this.hand?.key ?? null;
  }

  /** Sets a parameter with the cursor at `cursor`. A value that is dragged while nobody holds the setting is set. */
  set(key: string, value: ParamValue, gesture: 'drag' | 'set', cursor: Nanos): Edit {
    if (gesture === 'set' || this.held !== key) this.hand = null;
    const { hand } = this;
    const { before, at, remembered } = hand?.edit ?? {
      before: this.now,
      at: changeTime(this.now.spec, cursor),
      remembered: false,
    };
    const changed = { ...setParam(this.scenario, before.spec, at, key, value), changed: { run: before.spec, key } };
    const different = !sameSpec(changed.spec, before.spec);
    if (different && !remembered) this.remember(before);
    if (!different && remembered) this.past.pop();
    if (hand) hand.edit = { at, before, remembered: different };
    this.now = changed;
    return changed;
  }

  kill(kill: Kill): Edit {
    return this.replace({ spec: withKill(this.now.spec, kill), complaints: [], from: 0 });
  }

  /** Another run in place of this one; can be undone. */
  replace(edit: Edit): Edit {
    this.hand = null;
    const changed = { run: this.now.spec, key: null };
    if (!sameSpec(edit.spec, this.now.spec)) this.remember(this.now);
    this.now = { ...edit, changed };
    return this.now;
  }

  /** Whatever is held is let go of. */
  letGo(): void {
    this.hand = null;
  }

  /** What undo and redo would find. */
  get travels(): { readonly canUndo: boolean; readonly canRedo: boolean } {
    return { canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
  }

  /** Undefined if there is nothing to take back. */
  undo(): Edit | undefined {
    const edit = this.travel(this.past, this.future);
    // What is taken back is nothing to compare with.
    if (!edit) return undefined;
    const { changed: _, ...undone } = edit;
    return undone;
  }

  redo(): Edit | undefined {
    return this.travel(this.future, this.past);
  }

  private travel(source: Edit[], target: Edit[]): Edit | undefined {
    const edit = source.pop();
    if (!edit) return undefined;
    target.push(this.now);
    const { spec: revised } = this.now;
    // A hand that goes on holding begins another edit.
    this.hand = this.hand && { key: this.hand.key };
    this.now = { ...edit, from: 0 };
    return { ...this.now, revised };
  }

  private remember(edit: Edit): void {
    this.past.push(edit);
    if (this.past.length > HISTORY_LENGTH) this.past.shift();
    this.future = [];
  }
}
