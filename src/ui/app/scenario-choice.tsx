// From one scenario to another: links to the pages beside this one. They open the other scenario as it is by default, and
// can be opened in a new tab as any link. On a desktop they are behind the title, on a phone in the menu (scenario-links.tsx).

import { useEffect, useId, useRef, useState } from 'react';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { ScenarioLinks } from './scenario-links.tsx';

/** The title of the scenario; pressed, it lists all. */
export function ScenarioChoice() {
  const words = useWords().page.header;
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const place = useRef<HTMLElement>(null);
  const list = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent): void => setOpen(place.current?.contains(target as Node) ?? false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  return (
    <nav
      ref={place}
      className="scenario-title"
      aria-label={words.scenarios}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
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
