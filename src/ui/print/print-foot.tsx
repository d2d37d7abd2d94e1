// The end of what is printed: the link and its code, which lead back to the experiment.

import { useMemo } from 'react';
import { useWhole, useWords } from '../foundation/context.ts';
import { codeOf } from '../share/code-of.ts';
import { currentLink } from '../share/current-link.ts';
import type { Address } from '../state/address.ts';

interface PrintFootProps {
  readonly address: Address;
  /** With lines to write on. */
  readonly answer?: boolean;
}

export function PrintFoot({ address, answer = false }: PrintFootProps) {
  const words = useWords().print;
  const lectern = useWhole();
  const link = currentLink(lectern, address);
  const { size, path } = useMemo(() => codeOf(link), [link]);
  return (
    <footer>
      <div className="print-notes">
        {answer && <h2>{words.answer}</h2>}
        <p className="print-link">
          {words.open} <span>{link}</span>
        </p>
      </div>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </footer>
  );
}
