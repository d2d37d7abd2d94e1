// What a stage brings to the page of its scenarios, besides its picture.

import type { ComponentType } from 'react';
import type { Explains } from '../../explain/explain.ts';
import type { Unmarked } from '../../explain/unmarked.ts';

export interface StageParts {
  /** Fetches what explains the events of its networks. */
  readonly explains: () => Promise<Partial<Explains>>;
  /** What can be explained there that is no event. */
  readonly unmarked?: Unmarked;
  /** The network, drawn and in words; fills the place it is given. */
  readonly Stage: ComponentType;
  /** A picture of its own between stage and charts; one chart at a time is shown then, by tabs. */
  readonly Beside?: ComponentType | undefined;
  /** What stands above the results. */
  readonly Share?: ComponentType;
}
