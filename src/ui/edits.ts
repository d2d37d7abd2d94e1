// The one history of a person's edits: what the run is now, what it was before, what undo took back. One drag of a thumb
// is one edit at one time, however many values it passes. Knows neither page nor runner; store.ts shows what this returns.

import type { Nanos } from '../engine/core/time.ts';
import type { Kill, ParamValue, RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { changeTime, type Edit, sameSpec } from './changes.ts';
import { setParam, withKill } from './edit-run.ts';

interface Drag {
  readonly key: string;
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
  private drag: Drag | null = null;

  constructor(scenario: Scenario, spec: RunSpec) {
    this.scenario = scenario;
    this.now = { spec, complaints: [], from: 0 };
  }

  /** Sets a parameter with the cursor at `cursor`. */
  set(key: string, value: ParamValue, gesture: 'drag' | 'commit' | 'set', cursor: Nanos): Edit {
    const drag = this.drag?.key === key ? this.drag : null;
    const before = drag?.before ?? this.now;
    const at = drag?.at ?? changeTime(before.spec, cursor);
    const changed = setParam(this.scenario, before.spec, at, key, value);
    const different = !sameSpec(changed.spec, before.spec);
    if (different && !drag?.remembered) this.remember(before);
    if (!different && drag?.remembered) this.past.pop();
    this.drag = gesture === 'drag' ? { key, at, before, remembered: different } : null;
    this.now = changed;
    return changed;
  }

  kill(kill: Kill): Edit {
    return this.replace({ spec: withKill(this.now.spec, kill), complaints: [], from: 0 });
  }

  /** Another run in place of this one; can be undone. */
  replace(edit: Edit): Edit {
    this.drag = null;
    if (!sameSpec(edit.spec, this.now.spec)) this.remember(this.now);
    this.now = edit;
    return edit;
  }

  /** Another run with a history of its own. */
  restart(spec: RunSpec): Edit {
    this.drag = null;
    this.past = [];
    this.future = [];
    this.now = { spec, complaints: [], from: 0 };
    return this.now;
  }

  /** What undo and redo would find. */
  get travels(): { readonly canUndo: boolean; readonly canRedo: boolean } {
    return { canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
  }

  /** Undefined if there is nothing to take back. */
  undo(): Edit | undefined {
    return this.travel(this.past, this.future);
  }

  redo(): Edit | undefined {
    return this.travel(this.future, this.past);
  }

  private travel(source: Edit[], target: Edit[]): Edit | undefined {
    const edit = source.pop();
    if (!edit) return undefined;
    target.push(this.now);
    this.drag = null;
    this.now = { ...edit, from: 0 };
    return this.now;
  }

  private remember(edit: Edit): void {
    this.past.push(edit);
    if (this.past.length > HISTORY_LENGTH) this.past.shift();
    this.future = [];
  }
}
