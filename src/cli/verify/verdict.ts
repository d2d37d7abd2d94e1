// What the check of one reference case came to.

export interface Verdict {
  readonly name: string;
  readonly passed: boolean;
  /** What was compared, or the first difference. */
  readonly detail: string;
}
