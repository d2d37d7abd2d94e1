// Where a lab sheet is asked for: which paper, with answers or without.

import { useState } from 'react';
import { useWords } from '../foundation/context.ts';
import type { LabChoice } from './lab.tsx';
import type { PaperName } from './lab-sheet.tsx';
import './lab-row.css';

const PAPERS: readonly PaperName[] = ['a4', 'letter'];

export function LabRow({ onPrint }: { readonly onPrint: (choice: LabChoice) => void }) {
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
      </div>
    </section>
  );
}
