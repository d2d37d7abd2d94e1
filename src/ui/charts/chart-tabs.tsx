// The charts of a scenario as tabs, where there is room for one at a time.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { useCharts } from '../foundation/use-charts.ts';

interface Props {
  /** Id of the chart that is shown. */
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

/** Tabs with one stop for the Tab key; arrows go round. */
export function ChartTabs({ chart, onChart }: Props) {
  const words = useWords().page.regions;
  const say = useText();
  const charts = useCharts();
  // Another view may stand in their place; then none of them is shown.
  const isShown = useLectern(({ view, asking }) => view === 'charts' || asking !== null);
  const list = useRef<HTMLDivElement>(null);
  // A lesson may choose a chart whose name has moved out of sight. The page itself stays where it is.
  useEffect(() => {
    const [tabs, tab] = [list.current, list.current?.querySelector(`#tab-${chart}`)];
    if (!tabs || !tab) return;
    const [room, name] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += Math.max(0, name.right - room.right) || Math.min(0, name.left - room.left);
  }, [chart]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const index = charts.findIndex(({ id }) => id === chart);
    const next = charts[(index + move + charts.length) % charts.length]!;
    onChart(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={words.chartTabs} ref={list} onKeyDown={onKeyDown}>
      {charts.map(({ id, tab }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={isShown && id === chart}
          aria-controls={isShown ? 'chart-panel' : undefined}
          tabIndex={id === chart ? 0 : -1}
          onClick={() => onChart(id)}
        >
          {say(tab)}
        </button>
      ))}
    </div>
  );
}
