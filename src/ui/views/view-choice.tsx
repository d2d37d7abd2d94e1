// Which view stands in the place of the charts: tabs where there is room for them, else a list.

import { type KeyboardEvent, useRef } from 'react';
import { type ViewName, viewsOf } from '../../scenarios/kit/link-state.ts';
import { useLectern, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { useHasViewTabs, viewTab } from '../foundation/use-view.ts';
import './views.css';

/** None while a question is open, which is about the charts. */
export function ViewChoice() {
  const hasTabs = useHasViewTabs();
  const asking = useLectern((state) => state.asking !== null);
  if (asking) return null;
  return hasTabs ? <ViewTabs /> : <ViewList />;
}

function ViewTabs() {
  const { title, tabs } = useWords().views;
  const view = useLectern((state) => state.view);
  const setView = useLectern((state) => state.setView);
  const views = useLectern(({ scenario }) => viewsOf(scenario));
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (views.indexOf(view) + move + views.length) % views.length;
    setView(views[next]!);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={list} className="view-choice" role="tablist" aria-label={title} onKeyDown={onKeyDown}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          {...viewTab(each)}
          role="tab"
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => setView(each)}
        >
          {tabs[each]}
        </button>
      ))}
    </div>
  );
}

function ViewList() {
  const { title, tabs } = useWords().views;
  const view = useLectern((state) => state.view);
  const setView = useLectern((state) => state.setView);
  const views = useLectern(({ scenario }) => viewsOf(scenario));
  return (
    <span className="view-list select select-plain">
      <select aria-label={title} value={view} onChange={(event) => setView(event.target.value as ViewName)}>
        {views.map((each) => (
          <option key={each} value={each}>
            {tabs[each]}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}
