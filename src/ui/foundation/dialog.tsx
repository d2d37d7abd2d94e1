// A modal window: the browser's own <dialog>, which keeps the focus inside, closes on Escape and gives the focus back.
// A press on the scrim closes it too. `sheet` is the form that comes up from the bottom of a phone.

import { type ReactNode, useId } from 'react';
import { useFirstWords } from './context.ts';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly sheet?: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, sheet = false, action, children }: DialogProps) {
  const words = useFirstWords().page.header;
  const dialog = useModal();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrim is for pointers; Escape and the button are for keys
    <dialog
      ref={dialog}
      className={sheet ? 'sheet' : 'window'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {action}
          <button
            type="button"
            className="icon-button dialog-close"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
