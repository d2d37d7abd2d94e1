// Empties the page caches of all servers at the cursor: files that were in memory have to be read from disks again.

import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { useFirstWords, useIsLocked, useLecternContext, useLecternStore } from '../../foundation/context.ts';
import type { StripPlace } from './plan.ts';

/** How often the setting can be raised (scenarios/virtual-server/machine-settings.ts). */
const MOST = 9;

export function ColdStart({ strip: { titleTop, end }, width }: { readonly strip: StripPlace; readonly width: number }) {
  const words = useFirstWords().virtualServer.strip;
  const { playback } = useLecternContext();
  const store = useLecternStore();
  const locked = useIsLocked('cold');
  const press = (): void => {
    const { spec, setParam } = store.getState();
    const count = Number(settingAt(spec, 'cold', playback.now));
    if (count < MOST) setParam('cold', count + 1, 'set');
  };
  if (locked) return null;
  return (
    <button
      type="button"
      className="cold-start"
      style={{ top: titleTop + 9, right: width - end }}
      aria-label={`${words.coldStart}: ${words.emptyCaches}`}
      title={words.emptyCaches}
      onClick={press}
    >
      {words.coldStart}
    </button>
  );
}
