// What a kind of network brings to the page of its scenarios.

import type { ComponentType } from 'react';
import type { Explains } from '../../explain/explain.ts';
import type { Unmarked } from '../foundation/context.ts';

export interface PageParts {
  /** What explains the events of its networks. */
  readonly explains: Partial<Explains>;
  /** What finds something to explain that is no event. */
  readonly Unmarked?: Unmarked;
  /** The network, drawn and in words; fills the place it is given. */
  readonly Stage: ComponentType;
  /** A picture of its own between stage and charts; one chart at a time is shown then, by tabs. */
  readonly Beside?: ComponentType | undefined;
  /** What stands above the results. */
  readonly Share?: ComponentType;
}
