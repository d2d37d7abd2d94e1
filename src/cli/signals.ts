// Signals by which a person or the system ends a command, for those that finish what can be kept.

import { isatty } from 'node:tty';

/** The exit status that a shell gives to what such a signal ended. */
const STATUS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof STATUS;

/** After Ctrl+C. */
export const INTERRUPTED = STATUS.SIGINT;

/** Is it the exit status of a command that was stopped? */
export const isStopped = (status: number): boolean => status > 128;

/** Asked before it may go away. */
const HAS_TERMINAL = [0, 1, 2].some((stream) => isatty(stream));

/** Node breaks down when it wants to leave a terminal that is gone as it was; there the signal itself ends the process, with its status. */
export function endAtHangup(status: number): void {
  if (status !== STATUS.SIGHUP || !HAS_TERMINAL) return;
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}

/** Once; Ctrl+C a second time ends the process as usual. */
export function onInterrupt(action: () => void): () => void {
  process.once('SIGINT', action);
  return () => process.off('SIGINT', action);
}

/**
 * Ctrl+C, or the system wants it to end (a queue whose time is up, a terminal that goes away). Calls back once, at the first of them.
 * After it Ctrl+C ends the process as usual; the others are not heard any more, since both a terminal and its shell send SIGHUP.
 * @returns what ends it
 */
export function onStop(action: (status: number) => void): () => void {
  let isStopping = false;
  const listener = (signal: Signal): void => {
    if (isStopping) return;
    isStopping = true;
    process.off('SIGINT', listener);
    // Also where the terminal is gone and the rest cannot be printed.
    process.exitCode = STATUS[signal];
    action(STATUS[signal]);
  };
  const signals = Object.keys(STATUS) as Signal[];
  for (const signal of signals) process.on(signal, listener);
  return () => {
    if (!isStopping) for (const signal of signals) process.off(signal, listener);
  };
}
