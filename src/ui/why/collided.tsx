// Tells the why band about the collision one sees on the stage while the run is paused and no event is chosen.

import { useEffect, useMemo } from 'react';
import type { Explanation } from '../../explain/explanation.ts';
import { collisionOf, explainCollision } from '../../explain/lan/collision.ts';
import { collisionView } from '../../record/bus/collision-view.ts';
import { collisionsOf } from '../../record/bus/collisions.ts';
import { busIndex } from '../../record/bus/stations.ts';
import type { RunRecord } from '../../record/record.ts';
import { useAtCursor } from '../foundation/context.ts';

interface CollidedProps {
  readonly record: RunRecord;
  readonly onExplain: (explanation: Explanation | undefined) => void;
}

export function Collided({ record, onExplain }: CollidedProps) {
  const place = useAtCursor(({ store, playback }) => {
    const { playing, selectedMark, speed } = store.getState();
    return playing || selectedMark !== null ? -1 : seenAt(record, playback.now, speed);
  });
  const explanation = useMemo(
    () => (place < 0 ? undefined : explainCollision(record, collisionOf(record, busIndex(record.layout)!, place))),
    [record, place],
  );
  useEffect(() => {
    onExplain(explanation);
    return () => onExplain(undefined);
  }, [explanation, onExplain]);
  return null;
}

/** The collision that is on the stage; -1 if none is. */
function seenAt(record: RunRecord, now: number, speed: number): number {
  const index = busIndex(record.layout);
  if (!index) return -1;
  return collisionView(collisionsOf(record), now, speed, record.layout.bus!.jamAndGap).last;
}
