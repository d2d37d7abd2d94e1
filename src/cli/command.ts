// What a command of the command line is: one file makes one of these, command-line.ts lists them.

/** Where a command writes, so that tests can read it. Each text is a whole line or several. */
export interface Terminal {
  print(text: string): void;
  /** For the person, not for the next program: repairs, problems. */
  note(text: string): void;
}

export interface Command {
  readonly name: string;
  /** Behind its name in the general help. */
  readonly summary: string;
  readonly help: string;
  /** @returns the exit status. Throws a UsageError for what cannot be read. */
  run(args: readonly string[], terminal: Terminal): number | Promise<number>;
}
