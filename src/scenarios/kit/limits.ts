// What the author of a link keeps from its reader: settings that are not shown (`hide`) and settings that are shown and
// cannot be moved (`lock`). It binds the page and not the reader: whoever opens the whole page has all of them.

export interface Limits {
  /** Keys of settings, or `ALL`. */
  readonly hide?: readonly string[];
  readonly lock?: readonly string[];
}

/** Stands for every setting. No setting may be called that. */
export const ALL = 'all';

export const NO_LIMITS: Limits = {};

const has = (keys: readonly string[] = [], key: string): boolean => keys.includes(key) || keys.includes(ALL);

export const isHidden = ({ hide }: Limits, key: string): boolean => has(hide, key);

/** What is not shown cannot be moved either. */
export const isLocked = ({ hide, lock }: Limits, key: string): boolean => has(hide, key) || has(lock, key);
