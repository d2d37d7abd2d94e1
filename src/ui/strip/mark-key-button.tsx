// One press from the strip to the key to its marks: words in the margin of a wide page, a sign in that of a phone.

import { useState } from 'react';
import { useLectern, useWords } from '../foundation/context.ts';
import { HelpIcon } from '../foundation/icons.tsx';
import type { PlotGeometry } from '../foundation/plot-geometry.ts';
import { MarkKeyDialog } from './mark-key.tsx';

/** Beside a plot narrower than this the margin is as wide as the words. */
const NARROW = 900;

export function MarkKeyButton({ geometry }: { readonly geometry: PlotGeometry }) {
  const words = useWords().page.header;
  // In a lecture hall it is behind `?`, for whoever holds the clicker has no pointer.
  const presenting = useLectern((state) => state.presenting);
  const [open, setOpen] = useState(false);
  if (presenting) return null;
  const { compact, right, left, width } = geometry;
  return (
    <>
      <button
        type="button"
        className={compact ? 'mark-key-button icon-button' : 'mark-key-button text-button'}
        style={compact ? { left: 0, width: left } : { left: right + (width < NARROW ? 9 : 17) }}
        aria-haspopup="dialog"
        aria-label={compact ? words.marks : undefined}
        onClick={() => setOpen(true)}
      >
        {compact ? <HelpIcon /> : words.marksShort}
      </button>
      {open && <MarkKeyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
