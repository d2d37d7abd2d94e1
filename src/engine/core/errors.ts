// Two kinds of error. A person's mistake is worded for a student and says what to do; ours stops the run with what is
// needed to repeat it.

/** A value, or a combination of values, that no run can have. */
export class ParameterError extends Error {
  readonly code: string;
  readonly hint: string;
  constructor(code: string, message: string, hint: string) {
    super(message);
    this.name = 'ParameterError';
    this.code = code;
    this.hint = hint;
  }
}

/** Something in the engine that must not happen. */
export class EngineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineError';
  }
}

export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new EngineError(message);
}
