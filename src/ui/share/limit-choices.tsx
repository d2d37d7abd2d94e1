// Which settings a link keeps from its reader: each is shown, locked or hidden, or all of them are.

import { ALL, isHidden, isLocked, type Limits } from '../../scenarios/kit/limits.ts';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';

type Kept = 'free' | 'locked' | 'hidden';

interface LimitChoicesProps {
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
}

export function LimitChoices({ limits, onLimits }: LimitChoicesProps) {
  const words = useWords().sharing.limits;
  const say = useText();
  const parameters = useLectern(({ scenario }) => scenario.parameters);
  const keptOf = (key: string): Kept => (isHidden(limits, key) ? 'hidden' : isLocked(limits, key) ? 'locked' : 'free');
  const kept = parameters.filter(({ key }) => keptOf(key) !== 'free').length;
  const isEvery = [...(limits.hide ?? []), ...(limits.lock ?? [])].includes(ALL);
  const rows = isEvery ? [] : parameters;
  return (
    <details className="share-fold share-limits">
      <summary>
        <span className="group-chevron">
          <ChevronIcon />
        </span>
        <span className="group-title">{words.title}</span>
        <span className="group-count">{isEvery ? words.all : kept === 0 ? words.none : words.some(kept)}</span>
      </summary>
      <p className="share-hint">{words.hint}</p>
      <Row
        label={words.all}
        kept={isEvery ? keptOf(ALL) : 'free'}
        onKept={(chosen) => onLimits(chosen === 'free' ? {} : chosen === 'hidden' ? { hide: [ALL] } : { lock: [ALL] })}
      />
      {rows.map(({ key, label }) => (
        <Row
          key={key}
          label={say(label)}
          kept={keptOf(key)}
          onKept={(chosen) => onLimits(withSetting(limits, key, chosen))}
        />
      ))}
    </details>
  );
}

interface RowProps {
  readonly label: string;
  readonly kept: Kept;
  readonly onKept: (kept: Kept) => void;
}

function Row({ label, kept, onKept }: RowProps) {
  const words = useWords().sharing.limits;
  return (
    <label className="share-row">
      <span>{label}</span>
      <span className="select">
        <select value={kept} onChange={({ target }) => onKept(target.value as Kept)}>
          {(['free', 'locked', 'hidden'] as const).map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </label>
  );
}

/** One setting kept otherwise. */
export function withSetting({ hide = [], lock = [] }: Limits, key: string, kept: Kept): Limits {
  const without = (keys: readonly string[]): readonly string[] => keys.filter((each) => each !== key);
  const next = {
    hide: kept === 'hidden' ? [...without(hide), key] : without(hide),
    lock: kept === 'locked' ? [...without(lock), key] : without(lock),
  };
  return { ...(next.hide.length > 0 && { hide: next.hide }), ...(next.lock.length > 0 && { lock: next.lock }) };
}
