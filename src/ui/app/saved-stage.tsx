// The network as it is saved: drawn beside the page at a size of its own, so that the file is the same from a phone, from a page
// with another run beside it, and from a wide screen.

import { type ComponentType, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { LecternReactContext, useWhole } from '../foundation/context.ts';
import type { Lectern } from '../foundation/store-contract.ts';

/** What draws it, and what asks for it (stage-svg.ts). */
export const useSavedStage = (): Lectern => {
  const whole = useWhole();
  return useMemo(() => ({ ...whole, aside: true }), [whole]);
};

interface SavedStageProps {
  readonly of: Lectern;
  readonly Stage: ComponentType;
}

export function SavedStage({ of, Stage }: SavedStageProps) {
  return createPortal(
    <div className="saved-stage" inert aria-hidden="true">
      <LecternReactContext value={of}>
        <Stage />
      </LecternReactContext>
    </div>,
    document.body,
  );
}
