// What a command of the command line is: one file makes one of these, command-line.ts lists them.

import type { StartWorker } from '../runner/sweep/sweep-protocol.ts';
import type { StartQuiz } from './quiz/quiz-threads.ts';

/** Where a command writes, so that tests can read it. Each text is a whole line or several. */
export interface Terminal {
  print(text: string): void;
  /** For the next program; left out where a person would get them. */
  readonly printBytes?: (bytes: Uint8Array) => void;
  /** For the person, not for the next program: repairs, problems. */
  note(text: string): void;
  /** Puts this in place of what it last wrote, on a line of its own; only where a person watches. */
  readonly redraw?: (text: string) => void;
  /** The one file of this program, where other machines are to run it. */
  readonly program?: string;
  /** Threads for sweeps; without it they are computed in this one. */
  readonly startWorker?: StartWorker;
  /** Threads for the students of a quiz; without it they are asked in this one. */
  readonly startQuiz?: StartQuiz;
  /** Calls back when the person wants to stop, until the function it returns is called. */
  readonly onInterrupt?: (action: () => void) => () => void;
  /** The same, also when the system wants it to stop; tells the exit status of that. */
  readonly onStop?: (action: (status: number) => void) => () => void;
  /** Calls back whenever a file was saved, until the function it returns is called. */
  readonly watchFile?: (file: string, onSave: () => void) => () => void;
}

export interface Command {
  readonly name: string;
  /** Behind its name in the general help. */
  readonly summary: string;
  readonly help: string;
  /** @returns the exit status. Throws a UsageError for what cannot be read. */
  run(args: readonly string[], terminal: Terminal): number | Promise<number>;
}
