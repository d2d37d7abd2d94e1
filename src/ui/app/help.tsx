// What `?` shows: the ways to glossary and lesson, the key to the marks, the list of keys, and the switch that turns single
// keys off for people whose software types them (WCAG 2.1.4).

import { useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { MarkKey } from '../strip/mark-key.tsx';
import { MoreToRead } from './more-to-read.tsx';
import './help.css';

interface HelpProps {
  readonly onClose: () => void;
  readonly letters: boolean;
  readonly onLetters: (on: boolean) => void;
}

export function Help({ onClose, letters, onLetters }: HelpProps) {
  const words = useWords().page.help;
  const { marks } = useWords().page.header;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <MoreToRead className="help-links" />
      <h3>{marks}</h3>
      <MarkKey />
      <h3>{words.keys}</h3>
      <p className="dialog-lead">{words.lead}</p>
      <dl className="keys">
        {words.rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys!.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="dialog-lead">{words.slider}</p>
      <p className="dialog-lead">{words.presenting}</p>
      <label className="check">
        <input type="checkbox" checked={letters} onChange={(event) => onLetters(event.target.checked)} />
        <span>{words.letters}</span>
      </label>
    </Dialog>
  );
}
