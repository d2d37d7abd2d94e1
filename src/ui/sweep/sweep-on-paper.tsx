// A sweep as it is printed: how far it is, the figure, and all that is said of it. Left out: what one chooses or presses, and a
// paper's own runs, which are computed when somebody looks at them.

import type { ReactNode } from 'react';
import type { Text } from '../../scenarios/kit/text.ts';
import { useText } from '../foundation/context.ts';
import { SweepParts, type SweepPartsProps } from './sweep-parts.tsx';
import './sweep-on-paper.css';

interface SweepOnPaperProps extends SweepPartsProps {
  readonly title: Text;
  /** How many runs there are, and what they leave out. */
  readonly progress: ReactNode;
  /** What the paper says, and what one should know. */
  readonly children: ReactNode;
}

export function SweepOnPaper({ title, progress, children, ...parts }: SweepOnPaperProps) {
  const say = useText();
  return (
    <div className="sweep-on-paper">
      <h1>{say(title)}</h1>
      {progress}
      <SweepParts {...parts} />
      {children}
    </div>
  );
}
