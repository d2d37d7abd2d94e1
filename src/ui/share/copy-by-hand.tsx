// Where the browser does not let a page write to the clipboard: the link itself, selected by the first press.

import { useFirstWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import './copy-by-hand.css';

interface CopyByHandProps {
  readonly link: string;
  /** Left out: copying is not allowed. */
  readonly why?: string;
  readonly onClose: () => void;
}

export function CopyByHand({ link, why, onClose }: CopyByHandProps) {
  const words = useFirstWords().page.header;
  const { byHand } = useFirstWords().share;
  return (
    <Dialog title={words.copyLink} onClose={onClose}>
      <p>{why ?? byHand}</p>
      <input
        className="link-field"
        readOnly
        value={link}
        aria-label={words.copyLink}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
