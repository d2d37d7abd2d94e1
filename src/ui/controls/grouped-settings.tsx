// The settings that are not up front: by subject, each group folded to one line, with a field that finds a setting by its name
// or by what it does. Those that have no effect with the values the others have now stand apart, folded.

import { useId, useState } from 'react';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { paramsAt } from '../foundation/changes.ts';
import { useAtCursor, useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { Setting } from './setting.tsx';

export function GroupedSettings({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const words = useWords().controls.settings;
  const say = useText();
  const groups = useLectern(({ scenario }) => scenario.groups);
  const [wanted, setWanted] = useState('');
  const idle = useIdle();
  const field = useId();
  const found = parameters.filter((parameter) => isFound(parameter, wanted, say));
  const active = found.filter(({ key }) => !idle.includes(key));
  const without = found.filter(({ key }) => idle.includes(key));
  const isSought = wanted.trim() !== '';
  return (
    <>
      <div className="find-setting">
        <label htmlFor={field}>{words.find}</label>
        <input id={field} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <p className="find-count" role="status">
          {isSought && words.found(found.length)}
        </p>
      </div>
      {groups ? (
        groups.map(({ title, keys }) => (
          <Group
            key={title.en}
            title={say(title)}
            parameters={keys.flatMap((key) => active.filter((parameter) => parameter.key === key))}
            open={isSought}
          />
        ))
      ) : (
        <Listed parameters={active} />
      )}
      <Group title={words.noEffect(without.length)} bare parameters={without} open={isSought} />
    </>
  );
}

/** Keys of the settings that have no effect at the cursor's time. */
function useIdle(): readonly string[] {
  const keys = useAtCursor(({ store, playback }) => {
    const { scenario, spec } = store.getState();
    return scenario.idle?.(paramsAt(spec, playback.now)).join(' ') ?? '';
  });
  return keys.split(' ');
}

/** By name, by what it does, and by its key in links: people look for what they have read. */
function isFound({ key, label, help }: Parameter, wanted: string, say: (text: Text) => string): boolean {
  const words = wanted.trim().toLowerCase();
  const texts = [key, say(label), say(help)];
  return texts.some((each) => each.toLowerCase().includes(words));
}

interface GroupProps {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  /** While something is sought, whatever is found is shown. */
  readonly open: boolean;
  /** The title says how many they are. */
  readonly bare?: boolean;
}

function Group({ title, parameters, open, bare = false }: GroupProps) {
  const [opened, setOpened] = useState(false);
  if (parameters.length === 0) return null;
  return (
    <details
      className="setting-group"
      open={open || opened}
      onToggle={({ currentTarget }) => !open && setOpened(currentTarget.open)}
    >
      <summary>
        <span className="group-chevron">
          <ChevronIcon />
        </span>
        <span className={bare ? 'group-without' : 'group-title'}>{title}</span>
        {!bare && <span className="group-count">{parameters.length}</span>}
      </summary>
      <Listed parameters={parameters} />
    </details>
  );
}

function Listed({ parameters }: { readonly parameters: readonly Parameter[] }) {
  return parameters.map((parameter) => <Setting key={parameter.key} parameter={parameter} explained />);
}
