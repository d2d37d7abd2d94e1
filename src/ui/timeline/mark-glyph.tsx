// The shapes of events, 18 px: shape says it, colour repeats it. Used on the strip and wherever a mark is named.

import type { MarkKind } from '../../record/record.ts';
import { lossLetter } from './loss-letter.ts';

/** Drawn around the centre of an 18 x 18 box. */
export function MarkGlyph({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={`mark-glyph mark-${kind}`} viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
      {letterOf(kind) ?? shapeOf(kind)}
    </svg>
  );
}

/** A square with a letter. */
function letterOf(kind: MarkKind) {
  const letter = lossLetter(kind);
  if (letter === undefined) return undefined;
  return (
    <>
      <rect x="-8" y="-8" width="16" height="16" rx="4" className="mark-soft" />
      <text y="4.25" textAnchor="middle" className="mark-initial">
        {letter}
      </text>
    </>
  );
}

const FILE = 'M-5 -7.5h6l4 4v11h-10zM-2 2l1.7 1.8 2.8 -4';

/** Drawn in one line. */
const LINES: Partial<Record<MarkKind, string>> = {
  request: 'M0 -8v16',
  pick: 'M-7 0h13M1.5 -5 6.5 0 1.5 5',
  download: FILE,
  page: FILE,
  dispatch: 'M-7 0h5L5 -5.5M-2 0 5 5.5M1.2 -6h4.3v4.2M5.5 1.8v4.2h-4.3',
  'long-wait': 'M-5.5 -7.5h11M-5.5 7.5h11M-4.5 -7.5c0 5 9 10 9 15M4.5 -7.5c0 5 -9 10 -9 15',
  'node-up': 'M-7 -7h14v14h-14zM-3.5 0.5l2.5 2.7 4.5 -6',
  ce: 'M-5 8.5V-7.5h11l-3 4 3 4h-11',
  echo: 'M-7 -5h14M0 -5v11.5M-4.5 2 0 6.5 4.5 2',
  cwr: 'M-6.5 0.5l4.5 5 8.5 -10.5',
  change: 'M-6.5 6.5 -5.4 2 3.4 -6.8 6.8 -3.4 -2 5.4zM1.2 -4.6 4.6 -1.2',
};

function shapeOf(kind: MarkKind) {
  switch (kind) {
    case 'timeout':
      return (
        <>
          <rect x="-8" y="-8" width="16" height="16" rx="3" className="mark-fill" />
          <path d="M-3.75 -3.5h7.5M0 -3.5v7.5" className="mark-letter" />
        </>
      );
    case 'fast-retransmit':
      return (
        <>
          <path d="M0 -9 9 0 0 9 -9 0z" className="mark-fill" />
          <path d="M-1.75 4v-7.5h4.75M-1.75 0.25h3.75" className="mark-letter" />
        </>
      );
    case 'retransmission':
    case 'hole-sent':
    case 'spurious':
      return (
        <>
          <path d="M5.9 -3A6.6 6.6 0 1 0 6.6 1.2M6.6 -7.6v5.2h-5.2" className="mark-stroke" />
          {kind === 'spurious' && <path d="M-7 7 7 -7" className="mark-stroke mark-edit" />}
        </>
      );
    default:
      if (kind in LINES) return <path d={LINES[kind]} className="mark-stroke mark-edit" />;
      return (
        <>
          <path d="M-6 -6 6 6M6 -6-6 6" className="mark-stroke mark-cross" />
          {kind === 'kill' && (
            <path d="M-8.2 0a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0" className="mark-stroke mark-ring" />
          )}
          {kind === 'node-down' && <path d="M-8 -8h16v16h-16z" className="mark-stroke mark-ring" />}
          {kind === 'given-up' && <path d="M-7 -8.5h14" className="mark-stroke mark-ring" />}
          {kind === 'loss' && <path d="M0 -8.5v3M0 8.5v-3" className="mark-stroke mark-ring" />}
        </>
      );
  }
}
