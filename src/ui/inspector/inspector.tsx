// The place of a packet that is opened. What reads its bytes is fetched when the first one is, or when a person first does something.

import { useLectern } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';

const Panel = lazy(async () => (await import('./panel.tsx')).Panel);

/** The panel, while a packet is opened. */
export function Inspector() {
  const opened = useLectern((state) => state.opened);
  return opened && <Panel />;
}
