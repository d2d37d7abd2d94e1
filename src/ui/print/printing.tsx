// Printing: when the browser is about to print, a sheet is laid out beside the page, drawn at once, and shown on paper in its
// place; afterwards it is gone. The page itself stays as it is, with all that is open on it. A run is one page; a sweep has its
// figure, what is said of it and as many pages as that takes.

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLectern, useText } from '../foundation/context.ts';
import { PaperContext } from '../foundation/paper.ts';
import type { Address } from '../state/address.ts';
import { PrintFoot } from './print-foot.tsx';
import { PrintSheet, type PrintSheetProps } from './print-sheet.tsx';
import { usePrinting } from './use-printing.ts';

export const Printing = (props: PrintSheetProps) => (usePrinting() ? <PrintSheet {...props} /> : null);

interface PrintingSweepProps {
  readonly address: Address;
  /** What belongs on paper. */
  readonly children: ReactNode;
}

export function PrintingSweep({ address, children }: PrintingSweepProps) {
  const say = useText();
  const title = useLectern(({ scenario }) => scenario.title);
  if (!usePrinting()) return null;
  // Where a style sheet hides everything else on paper.
  return createPortal(
    <PaperContext value>
      <article className="print-sheet print-sweep">
        <p className="print-title">
          <strong>Lectern</strong>
          <span>{say(title)}</span>
        </p>
        {children}
        <PrintFoot address={address} />
      </article>
    </PaperContext>,
    document.getElementById('root')!,
  );
}
