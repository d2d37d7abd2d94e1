// What a kind of network brings to the page of its scenarios.

import type { ComponentType } from 'react';
import type { Family } from '../explain/families.ts';

export interface PageParts {
  /** The network, drawn and in words; fills the place it is given. */
  readonly Stage: ComponentType;
  /** What can be explained of its events. */
  readonly families: readonly Family[];
  /** A picture of its own between stage and charts; one chart at a time is shown then, by tabs. */
  readonly Beside?: ComponentType | undefined;
  /** What stands above the results. */
  readonly Share?: ComponentType;
}
