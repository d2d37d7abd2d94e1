// The phone's menu: the lesson in full, the pages of text, the other scenarios, sweep, presenting, the code to scan, files,
// language, colours and keys. What leads away from the page closes it.

import type { ReactNode } from 'react';
import { useFirstWords, useLectern } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { CodeIcon, HelpIcon, ShareIcon } from '../foundation/icons.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import { LanguageButton, SweepButton, ThemeButton } from './header-buttons.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { ScenarioLinks } from './scenario-links.tsx';

interface PhoneMenuProps {
  readonly onHelp: () => void;
  readonly onCode: () => void;
  readonly onShare: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Keeps the run, which is then compared with a copy of it. */
function CompareRow({ onPressed }: { readonly onPressed: () => void }) {
  const words = useFirstWords().compare;
  const isFull = useLectern(({ slots }) => slots.length > 2);
  const keepRun = useLectern((state) => state.keepRun);
  if (isFull) return null;
  return (
    <button
      type="button"
      className="menu-row"
      onClick={() => {
        onPressed();
        keepRun();
      }}
    >
      {words.withCopy}
    </button>
  );
}

interface MenuRowProps {
  readonly onClose: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Leads away from the menu. */
function MenuRow({ onClose, onPress, children }: MenuRowProps) {
  return (
    <button
      type="button"
      className="menu-row"
      onClick={() => {
        onClose();
        onPress();
      }}
    >
      {children}
    </button>
  );
}

export function PhoneMenu({ onHelp, onCode, onShare, onSave, onClose }: PhoneMenuProps) {
  const { page, save } = useFirstWords();
  const words = page.header;
  const sweeping = useLectern((state) => state.sweeping);
  const setPresenting = useLectern((state) => state.setPresenting);
  return (
    <Dialog title="Lectern" sheet onClose={onClose}>
      <Lesson as="h3" />
      <MoreToRead className="menu" />
      <nav aria-label={words.scenarios}>
        <ScenarioLinks className="menu" />
      </nav>
      <div className="menu">
        <CompareRow onPressed={onClose} />
        <SweepButton className="menu-row" onPressed={onClose} />
        <MenuRow onClose={onClose} onPress={() => setPresenting(true)}>
          {words.present}
        </MenuRow>
        <MenuRow onClose={onClose} onPress={onShare}>
          <ShareIcon />
          {words.share}
        </MenuRow>
        <MenuRow onClose={onClose} onPress={onCode}>
          <CodeIcon />
          {words.code}
        </MenuRow>
        {!sweeping && (
          <MenuRow onClose={onClose} onPress={onSave}>
            {save.title}
          </MenuRow>
        )}
        <LanguageButton />
        <ThemeButton named />
        <button type="button" className="menu-row" onClick={onHelp}>
          <HelpIcon />
          {words.help}
        </button>
      </div>
    </Dialog>
  );
}
