// The phone's menu: the lesson in full, the other scenarios, sweep, presenting, the code to scan, language, colours, keys and
// glossary. What leads away from the page closes it. Fetched when it is first opened.

import { useLanguage, useLectern, useWords } from './context.ts';
import { Dialog } from './controls/dialog.tsx';
import { CodeIcon, HelpIcon } from './controls/icons.tsx';
import { LanguageButton, SweepButton, ThemeButton } from './header-buttons.tsx';
import { Lesson } from './lesson/lesson.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { ScenarioLinks } from './scenario-links.tsx';

interface PhoneMenuProps {
  readonly onHelp: () => void;
  readonly onCode: () => void;
  readonly onClose: () => void;
}

/** As in build/pages/html.ts, beside the folders of the scenarios. */
const GLOSSARY = { en: '../glossary.html', ko: '../glossary-ko.html' } as const;

export function PhoneMenu({ onHelp, onCode, onClose }: PhoneMenuProps) {
  const words = useWords().header;
  const language = useLanguage();
  const setPresenting = useLectern((state) => state.setPresenting);
  return (
    <Dialog title="Lectern" sheet onClose={onClose}>
      <Lesson as="h3" />
      <MoreToRead className="menu" />
      <nav aria-label={words.scenarios}>
        <ScenarioLinks className="menu" />
      </nav>
      <div className="menu">
        <SweepButton className="menu-row" onPressed={onClose} />
        <button
          type="button"
          className="menu-row"
          onClick={() => {
            onClose();
            setPresenting(true);
          }}
        >
          {words.present}
        </button>
        <button
          type="button"
          className="menu-row"
          onClick={() => {
            onClose();
            onCode();
          }}
        >
          <CodeIcon />
          {words.code}
        </button>
        <LanguageButton />
        <ThemeButton named />
        <a className="menu-row" href={GLOSSARY[language]}>
          {words.glossary}
        </a>
        <button type="button" className="menu-row" onClick={onHelp}>
          <HelpIcon />
          {words.help}
        </button>
      </div>
    </Dialog>
  );
}
