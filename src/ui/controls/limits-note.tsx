// What the author of the link keeps from its reader, said under the settings, and the way to all of them.

import { isHidden, isLocked, NO_LIMITS } from '../../scenarios/kit/limits.ts';
import { useLectern, useWords } from '../foundation/context.ts';

export function LimitsNote() {
  const words = useWords().controls.limits;
  const parameters = useLectern(({ scenario }) => scenario.parameters);
  const limits = useLectern((state) => state.limits);
  const setLimits = useLectern((state) => state.setLimits);
  const hidden = parameters.filter(({ key }) => isHidden(limits, key)).length;
  const locked = parameters.filter(({ key }) => isLocked(limits, key)).length - hidden;
  if (hidden + locked === 0) return null;
  return (
    <p className="limits-note">
      {words.note(locked, hidden)}{' '}
      <button type="button" className="text-button" onClick={() => setLimits(NO_LIMITS)}>
        {words.open}
      </button>
    </p>
  );
}
