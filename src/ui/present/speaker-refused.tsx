// Said where the browser keeps the speaker's window from being opened.

import { useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';

export function SpeakerRefused({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().present.speaker;
  return (
    <Dialog title={words.refused} onClose={onClose}>
      <p className="dialog-lead">{words.refusedWhy}</p>
    </Dialog>
  );
}
