// The runs that are compared are called by letters, on every part of the page: filled is the one in front, whose lines are
// solid; each of the others has a dash of its own.

import { useFirstWords } from './context.ts';
import './run-letter.css';

export type Letter = 'A' | 'B' | 'C';

export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

interface RunLetterProps {
  readonly letter: Letter;
  /** In front of the others. */
  readonly front: boolean;
}

export function RunLetter({ letter, front }: RunLetterProps) {
  return <b className={front ? 'run-letter run-letter-front' : 'run-letter'}>{letter}</b>;
}

/** The letter and a sample of how the run's lines are drawn. */
export function RunSample({ letter, front }: RunLetterProps) {
  const words = useFirstWords().compare;
  return (
    <>
      <RunLetter letter={letter} front={front} />
      <i className={front ? 'run-line' : `run-line run-line-${letter}`} aria-hidden="true" />
      {front && <span className="out-of-sight">{words.inFront}</span>}
    </>
  );
}
