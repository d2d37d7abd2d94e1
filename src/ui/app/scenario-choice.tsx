// From one scenario to another: links to the pages beside this one. They open the other scenario as it is by default, and
// can be opened in a new tab as any link. On a desktop they are behind the title, on a phone in the menu (scenario-links.tsx).

import { useId } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { usePopup } from '../foundation/use-popup.ts';
import { ScenarioLinks } from './scenario-links.tsx';

/** The title of the scenario; pressed, it lists all. */
export function ScenarioChoice() {
  const words = useFirstWords().page.header;
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const list = useId();
  const { open, setOpen, around } = usePopup<HTMLElement>();
  return (
    <nav {...around} className="scenario-title" aria-label={words.scenarios}>
      <button
        type="button"
        className="header-button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{say(scenario.title)}</span>
        <ChevronIcon />
      </button>
      {open && <ScenarioLinks id={list} />}
    </nav>
  );
}
