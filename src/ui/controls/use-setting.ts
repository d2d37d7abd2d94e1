// A setting's value where the cursor is.

import { type ParamValue, settingAt } from '../../scenarios/kit/run-spec.ts';
import { changeTime } from '../foundation/changes.ts';
import { useAtCursor } from '../foundation/context.ts';

/** The value at the cursor: the one a change made now would replace. */
export function useSetting(key: string): ParamValue {
  return useAtCursor(({ store, playback }) => {
    const { spec } = store.getState();
    return settingAt(spec, key, changeTime(spec, playback.now) || playback.now)!;
  });
}
