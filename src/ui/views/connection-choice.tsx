// Which of several connections the ladder and the graph are of: a list in the view's own head, so that it is there in the lecture
// hall and in an embedded page, too. Where a setting says which one is watched, that setting is moved; elsewhere the page remembers.

import { useMemo } from 'react';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { useIsLocked, useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { connectionName } from '../i18n/lan-names.ts';
import { machineName } from '../i18n/packet-names.ts';
import { connectionsOf } from './connection.ts';

const WATCH = 'watch';

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
  const nameOf = (each: number): string => {
    const { web, from, to, name } = layout.flows[each]!;
    if (layout.requests) return machineName(layout, name, language);
    if (layout.forwarding) return words.download(each + 1, machineName(layout, to, language));
    return web ? connectionName(layout, each, language) : `${from} → ${to}`;
  };
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
            {nameOf(each)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}
