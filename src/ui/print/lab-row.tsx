// Where a lab sheet is asked for: which paper, with answers or without.

import { useState } from 'react';
import { useWords } from '../foundation/context.ts';
import { CopyButton } from '../share/copy-link.tsx';
import type { LabChoice } from './lab.tsx';
import type { PaperName } from './lab-sheet.tsx';
import './lab-row.css';

const PAPERS: readonly PaperName[] = ['a4', 'letter'];

/** Where one writes on Letter, by the region of the browser. */
const usualPaper = (): PaperName => (/-(US|CA|MX|PH)\b/i.test(navigator.language) ? 'letter' : 'a4');

interface LabRowProps {
  readonly onPrint: (choice: LabChoice) => void;
  /** Prints the same wherever it is opened. */
  readonly linkOf: (choice: LabChoice) => string;
}

export function LabRow({ onPrint, linkOf }: LabRowProps) {
  const words = useWords().print.lab;
  const [answers, setAnswers] = useState(false);
  return (
    <section className="lab-row" aria-label={words.title}>
      <p>
        {words.title} <small>{words.what}</small>
      </p>
      <div>
        <label className="check">
          <input type="checkbox" checked={answers} onChange={(event) => setAnswers(event.target.checked)} />
          <span>{words.withAnswers}</span>
        </label>
        {PAPERS.map((paper) => (
          <button
            key={paper}
            type="button"
            className="text-button"
            aria-label={words.print(words.papers[paper])}
            onClick={() => onPrint({ paper, answers })}
          >
            {words.papers[paper]}
          </button>
        ))}
        <CopyButton className="text-button" done={words.copied} link={() => linkOf({ paper: usualPaper(), answers })}>
          {words.copyLink}
        </CopyButton>
      </div>
    </section>
  );
}
