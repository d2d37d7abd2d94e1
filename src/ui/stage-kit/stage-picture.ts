// The stage that stands on the page, for who wants a picture of it elsewhere (stage-svg.ts).

import type { LecternContext } from '../foundation/store-contract.ts';
import type { Colours } from '../theme/tokens.ts';

export interface OfferedStage {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What is on it at this moment; false if there is nothing. */
  readonly draw: (on: CanvasRenderingContext2D, colours: Colours) => boolean;
  /** What its words lie on. */
  readonly root: () => Element | null | undefined;
}

const stages = new WeakMap<LecternContext, OfferedStage>();

export const offerStage = (lectern: LecternContext, stage: OfferedStage): void => void stages.set(lectern, stage);

export const offeredStage = (lectern: LecternContext): OfferedStage | undefined => stages.get(lectern);
