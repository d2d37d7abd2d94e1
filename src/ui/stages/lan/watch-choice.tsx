// The choice of the connection that the charts of TCP follow: a native list, grouped by station. Another choice is the same
// run looked at differently, so it can be undone like any setting.

import { useMemo } from 'react';
import { stationOf } from '../../../explain/names.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { useFirstWords, useIsLocked, useLanguage, useLectern } from '../../foundation/context.ts';
import { ChevronIcon } from '../../foundation/icons.tsx';
import { firstWordsIn } from '../../i18n/words.ts';
import { type WatchChoice as Choice, watchChoices } from './watch-choices.ts';

interface Props {
  readonly layout: Layout | undefined;
  /** CSS pixels it may take. */
  readonly room: number | undefined;
}

/** In less room than this the name of the connection goes before the words in front of it. */
const TIGHT = 260;

export function WatchChoice({ layout, room }: Props) {
  const words = useFirstWords().lan;
  const language = useLanguage();
  const watch = useLectern((state) => Number(state.spec.params['watch'] ?? 1));
  const setParam = useLectern((state) => state.setParam);
  const locked = useIsLocked('watch');
  const groups = useMemo(() => (layout ? groupsOf(layout, language) : []), [layout, language]);
  const last = groups.at(-1)?.options.at(-1)?.value ?? 1;
  return (
    <label
      className="watch-choice"
      // Its place is kept until it is known who is there.
      style={{ maxWidth: room, visibility: layout ? undefined : 'hidden' }}
    >
      <span className="watch-sample" aria-hidden="true" />
      <span className={room !== undefined && room < TIGHT ? 'heard-only' : undefined}>{words.follow}</span>
      <span className="select select-plain">
        <select
          value={Math.min(watch, last)}
          disabled={locked}
          onChange={(event) => setParam('watch', Number(event.target.value), 'set')}
        >
          {groups.map(({ station, options }) => (
            <optgroup key={station} label={station}>
              {options.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </label>
  );
}

interface Group {
  readonly station: string;
  readonly options: readonly { readonly value: number; readonly name: string }[];
}

/** By station, in the order in which they are counted. */
export function groupsOf(layout: Layout, language: Language): Group[] {
  const { names } = firstWordsIn(language);
  const byNode = new Map<string, Choice[]>();
  for (const choice of watchChoices(layout)) byNode.set(choice.node, [...(byNode.get(choice.node) ?? []), choice]);
  return [...byNode].map(([node, choices]) => {
    const station = stationOf(layout, node);
    const users = choices.some(({ user }) => user > 1);
    const parts = choices.some(({ part }) => part > 1);
    const options = choices.map(({ value, user, part }) => ({
      value,
      name: names.connection({
        kind: 'response',
        station,
        user: users ? `${user}` : '',
        part: parts ? `${part}` : '',
      }),
    }));
    return { station: names.station(station), options };
  });
}
