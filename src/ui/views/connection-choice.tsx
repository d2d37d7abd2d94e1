// Which of several connections the ladder and the graph are of: a list in the view's own head, so that it is there in the lecture
// hall and in an embedded page, too. Where a setting says which one is watched, that setting is moved; elsewhere the page remembers.

import { useMemo } from 'react';
import { hasCells } from '../../record/cell-link.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useIsLocked, useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { connectionName } from '../i18n/lan-names.ts';
import { machineName } from '../i18n/packet-names.ts';
import { wordsIn } from '../i18n/words.ts';
import { connectionsOf } from './connection.ts';

const WATCH = 'watch';

/** What a view is of: a connection, a request or a node. */
export function shownName(layout: Layout, flow: number, language: Language): string {
  const { web, from, to, name } = layout.flows[flow]!;
  if (layout.requests) return machineName(layout, name, language);
  if (layout.forwarding) return wordsIn(language).views.download(flow + 1, machineName(layout, to, language));
  if (hasCells(layout)) return name;
  return web ? connectionName(layout, flow, language) : `${from} → ${to}`;
}

interface ChoiceProps {
  readonly layout: Layout;
  /** The connection that is shown. */
  readonly flow: number;
  readonly style?: React.CSSProperties;
}

export function ConnectionChoice({ layout, flow, style }: ChoiceProps) {
  const words = useWords().views;
  const language = useLanguage();
  const view = useLectern((state) => state.view);
  const setView = useLectern((state) => state.setView);
  const setParam = useLectern((state) => state.setParam);
  const isWatched = useLectern(({ scenario }) => scenario.parameters.some(({ key }) => key === WATCH));
  const isLocked = useIsLocked(WATCH) && isWatched;
  const flows = useMemo(() => connectionsOf(layout), [layout]);
  if (flows.length < 2) return null;
  const label = layout.requests ? words.node : words.connection;
  const choose = (chosen: number): void => {
    if (isWatched) setParam(WATCH, flows.indexOf(chosen) + 1, 'set');
    else setView(view, layout.flows[chosen]!.name);
  };
  return (
    <span className="connection-choice select select-plain" style={style}>
      <select
        aria-label={label}
        title={label}
        value={flow}
        disabled={isLocked}
        onChange={(event) => choose(Number(event.target.value))}
        // Letters and arrows are for the list.
        onKeyDown={(event) => event.stopPropagation()}
      >
        {flows.map((each) => (
          <option key={each} value={each}>
            {shownName(layout, each, language)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}
