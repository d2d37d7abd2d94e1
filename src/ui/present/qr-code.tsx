// The link of the run as a code to scan, as large as the window allows.

import { useMemo } from 'react';
import { linkTooLong } from '../../scenarios/kit/write-link.ts';
import { useWords } from '../foundation/context.ts';
import { letterOf } from '../foundation/letter-of.ts';
import { useModal } from '../foundation/use-modal.ts';
import { codeOf } from '../share/code-of.ts';
import './qr-code.css';

interface QrCodeProps {
  readonly link: string;
  readonly onClose: () => void;
}

export function QrCode({ link, onClose }: QrCodeProps) {
  const words = useWords().present;
  const dialog = useModal();
  const { size, path } = useMemo(() => codeOf(link), [link]);
  return (
    <dialog
      ref={dialog}
      className="qr"
      aria-label={words.code}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      onKeyDown={(event) => {
        if (letterOf(event).toLowerCase() === 'q') dialog.current?.close();
      }}
    >
      {/* The picture is for cameras: black on white in every theme. */}
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.codeName} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="qr-words">
        <p className="qr-lead">{words.codeLead}</p>
        {linkTooLong(link) && <p>{words.codeLong}</p>}
        <p className="qr-link">
          {link.split(AFTER_SIGNS).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one link never change places
            <span key={index}>{part}</span>
          ))}
        </p>
      </div>
    </dialog>
  );
}

/** Where a long link goes on in the next line: not within a name. */
const AFTER_SIGNS = /(?<=[/#&])(?!\/)/;
