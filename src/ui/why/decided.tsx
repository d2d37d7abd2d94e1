// Tells the why band about the dispatcher's last decision while the run is paused and no event is chosen. There are thousands,
// so they are no marks; one that changed who is responsible is, and tells itself.

import { useEffect, useMemo } from 'react';
import type { Explanation } from '../../explain/explanation.ts';
import { type DecisionPlace, decisionBefore, explainDecisionAt } from '../../explain/web-cluster/decision.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { useAtCursor, useLectern } from '../foundation/context.ts';

interface DecidedProps {
  readonly record: RunRecord;
  /** The last event the cursor has passed. */
  readonly mark: Mark | undefined;
  readonly onExplain: (explanation: Explanation | undefined) => void;
}

const NONE = '';

export function Decided({ record, mark, onExplain }: DecidedProps) {
  const scenario = useLectern((state) => state.scenario);
  const place = useAtCursor(({ store, playback }) => {
    const { playing, selectedMark } = store.getState();
    return playing || selectedMark !== null ? NONE : asWord(decisionBefore(record, playback.now));
  });
  const explanation = useMemo(() => {
    if (place === NONE) return undefined;
    const [link = 0, row = 0] = place.split(' ').map(Number);
    if (mark !== undefined && mark.at >= record.flights[link]!.arrivesAt[row]!) return undefined;
    return explainDecisionAt(record, { link, row }, scenario);
  }, [record, place, mark, scenario]);
  useEffect(() => {
    onExplain(explanation);
    return () => onExplain(undefined);
  }, [explanation, onExplain]);
  return null;
}

/** As one word, so that it is equal to itself from frame to frame. */
const asWord = (place: DecisionPlace | undefined): string =>
  place === undefined ? NONE : `${place.link} ${place.row}`;
