// The window that saves what the page shows as files: a row for each chart, the network and the results, a button for each
// kind of file.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whole } from '../../plot/numbers.ts';
import { Unfetched } from '../../runner/read-run.ts';
import { NoPackets } from '../../wire/section.ts';
import { ALL } from '../../wire/sniffer.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { LARGEST_FILE, TooLarge } from '../foundation/growing-blob.ts';
import { save, saveCsv } from '../foundation/save-file.ts';
import { UnfetchedPart } from '../foundation/unfetched.tsx';
import { captureCommand, type Making, TRACE_COMMAND } from '../foundation/whole-packets.ts';
import './save.css';

export type FileKind = 'SVG' | 'PNG' | 'CSV' | 'JSON' | 'PCAPNG' | 'TR';

const TYPES: Readonly<Record<FileKind, string>> = {
  SVG: 'image/svg+xml',
  PNG: 'image/png',
  CSV: 'text/csv;charset=utf-8',
  JSON: 'application/json',
  PCAPNG: 'application/x-pcapng',
  TR: 'text/plain;charset=utf-8',
};

/** Something that can be saved, as one or more kinds of file. */
export interface Savable {
  /** In the names of files. */
  readonly id: string;
  readonly name: string;
  /** Its unit, or the moment it is of. */
  readonly note: string;
  /** Without its ending. */
  readonly fileName: string;
  /** Of its pictures, where they show less than its tables have. */
  readonly pictureName?: string;
  readonly files: Readonly<Partial<Record<FileKind, (making: Making) => string | Promise<Blob>>>>;
}

interface SaveDialogProps {
  readonly lead: string;
  /** Why nothing can be saved now; empty if it can. */
  readonly refusal: string;
  readonly rows: readonly Savable[];
  readonly onClose: () => void;
  /** What else leaves the page. */
  readonly children?: ReactNode;
}

export function SaveDialog({ lead, refusal, rows, onClose, children }: SaveDialogProps) {
  const words = useWords().save;
  const { said, making, take } = useTaking();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="dialog-lead">{refusal || lead}</p>
      {!refusal && (
        <ul className="save-rows">
          {rows.map((row) => (
            <li key={row.id}>
              <span className="save-name">
                {row.name} {row.note && <small>{row.note}</small>}
              </span>
              <span className="save-kinds">
                {(Object.keys(row.files) as FileKind[]).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    disabled={making.includes(row.id)}
                    aria-label={words.as(row.name, kind)}
                    onClick={() => void take(row, kind)}
                  >
                    {kind}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <p className="save-said" role="status">
        {said}
      </p>
    </Dialog>
  );
}

/** Makes a file and saves it; says how far that is, that it is saved, or why it could not be. */
function useTaking() {
  const words = useWords().save;
  const language = useLanguage();
  const [said, setSaid] = useState<ReactNode>('');
  const [making, setMaking] = useState<readonly string[]>([]);
  const gone = useGone();
  const take = async ({ id, files, fileName, pictureName = fileName }: Savable, kind: FileKind): Promise<void> => {
    const name = `${kind === 'SVG' || kind === 'PNG' ? pictureName : fileName}.${kind.toLowerCase()}`;
    setMaking((others) => [...others, id]);
    try {
      const tell = (share: number): void => setSaid(words.making(name, `${Math.floor(100 * share)}`));
      const content = await files[kind]!({ tell, signal: gone.current.signal });
      if (gone.current.signal.aborted) return;
      if (kind === 'CSV' && typeof content === 'string') saveCsv(name, content);
      else save(name, content, TYPES[kind]);
      setSaid(words.saved(name));
    } catch (error) {
      if (gone.current.signal.aborted) return;
      const largest = whole(LARGEST_FILE / 1e6, language);
      if (error instanceof TooLarge)
        setSaid(words.tooLarge(name, largest, kind === 'TR' ? TRACE_COMMAND : captureCommand([ALL])));
      else if (error instanceof Unfetched) setSaid(<UnfetchedPart />);
      else setSaid(error instanceof NoPackets ? words.noPackets : words.failed(kind));
    }
    setMaking((all) => all.filter((each) => each !== id));
  };
  return { said, making, take };
}

/** Says when the window is closed: what is still being made then is given up. */
function useGone() {
  const gone = useRef(new AbortController());
  useEffect(() => {
    if (gone.current.signal.aborted) gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  return gone;
}
