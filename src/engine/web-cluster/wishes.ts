// What somebody asks for. Usually a document by its place in the order of popularity (documents.ts); while a crowd has come for
// one of them, so large a share of all requests is for that one, and the others are asked for as usual.

import type { Level } from '../core/level.ts';
import { clock } from '../core/memory.ts';

export interface Wishes {
  /** @param chance uniform in (0, 1) */
  draw(chance: number): number;
}

/** A crowd that wants one document. */
export interface Crowd {
  /** In order of usual popularity, from 0. */
  readonly document: number;
  /** The share of all requests that are for it besides those that always were, 0 to 1, as time goes on. */
  readonly share: Level;
}

export class CrowdWishes implements Wishes {
  private readonly usual: Wishes;
  private readonly crowd: Crowd;

  constructor(usual: Wishes, crowd: Crowd) {
    this.usual = usual;
    this.crowd = crowd;
  }

  /** One chance decides both, so a share of 0 gives what would have been asked for without a crowd. */
  draw(chance: number): number {
    const share = this.crowd.share.at(clock[0]!);
    return chance < share ? this.crowd.document : this.usual.draw((chance - share) / (1 - share));
  }
}
