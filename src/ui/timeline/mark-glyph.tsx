// The sign of an event, 18 px. Used on the strip and wherever an event is named.

import type { MarkKind } from '../../record/record.ts';
import { markShape } from './mark-shapes.ts';

/** Drawn around the centre of an 18 x 18 box. */
export function MarkGlyph({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={`mark-glyph mark-${kind}`} viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
      {markShape(kind).map((part) =>
        'd' in part ? (
          <path key={part.look} d={part.d} className={part.look} />
        ) : (
          <text key={part.look} y="4.25" textAnchor="middle" className={part.look}>
            {part.letter}
          </text>
        ),
      )}
    </svg>
  );
}
