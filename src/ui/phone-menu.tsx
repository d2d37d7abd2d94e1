// The phone's menu: the lesson in full, the other scenarios, language, colours, keys. Fetched when it is first opened.

import { useWords } from './context.ts';
import { Dialog } from './controls/dialog.tsx';
import { HelpIcon } from './controls/icons.tsx';
import { LanguageButton, SweepButton, ThemeButton } from './header-buttons.tsx';
import { Lesson } from './lesson/lesson.tsx';
import { ScenarioLinks } from './scenario-links.tsx';

interface PhoneMenuProps {
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

export function PhoneMenu({ onHelp, onClose }: PhoneMenuProps) {
  const words = useWords().header;
  return (
    <Dialog title="Lectern" sheet onClose={onClose}>
      <Lesson as="h3" />
      <nav aria-label={words.scenarios}>
        <ScenarioLinks className="menu" />
      </nav>
      <div className="menu">
        <LanguageButton />
        <ThemeButton named />
        <SweepButton className="menu-row" />
        <button type="button" className="menu-row" onClick={onHelp}>
          <HelpIcon />
          {words.help}
        </button>
      </div>
    </Dialog>
  );
}
