// The history of edits before and after it is fetched: what a person does meanwhile waits and is done in order when it is
// there. Without a connection it is asked for again.

import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Edit } from './changes.ts';
import type { Edits } from './edits.ts';
import type { NewEdits } from './fetch-edits.ts';

/** Until it is asked for again, ms. */
const AGAIN = 3000;

export class LaterEdits {
  private readonly scenario: Scenario;
  private readonly get: () => NewEdits | Promise<NewEdits>;
  private start: RunSpec;
  private edits: Edits | undefined;
  private waiting: ((edits: Edits) => void)[] = [];
  private asked = false;

  constructor(scenario: Scenario, start: RunSpec, get: () => NewEdits | Promise<NewEdits>) {
    this.scenario = scenario;
    this.start = start;
    this.get = get;
  }

  /** Does something with the history, now or as soon as it is there. */
  use(action: (edits: Edits) => void): void {
    if (!this.edits) this.ask();
    if (this.edits) action(this.edits);
    else this.waiting.push(action);
  }

  /** Another run with a history of its own. */
  restart(spec: RunSpec): Edit {
    if (this.edits) return this.edits.restart(spec);
    this.waiting = [];
    this.start = spec;
    return { spec, complaints: [], from: 0 };
  }

  get travels(): Edits['travels'] {
    return this.edits?.travels ?? { canUndo: false, canRedo: false };
  }

  /** Key of the setting that a hand is on. */
  get held(): string | null {
    return this.edits?.held ?? null;
  }

  private ask(): void {
    if (this.asked) return;
    const got = this.get();
    if (!(got instanceof Promise)) {
      this.begin(got);
      return;
    }
    this.asked = true;
    got.then(
      (newEdits) => this.begin(newEdits),
      () => {
        this.asked = false;
        setTimeout(() => this.waiting.length > 0 && this.ask(), AGAIN);
      },
    );
  }

  private begin(newEdits: NewEdits): void {
    this.edits = newEdits(this.scenario, this.start);
    for (const action of this.waiting.splice(0)) action(this.edits);
  }
}
