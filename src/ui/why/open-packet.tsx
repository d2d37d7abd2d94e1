// The way from an event to the packet it is about, where packets have bytes.

import { useEffect, useState } from 'react';
import type { Mark, RunRecord } from '../../record/record.ts';
import { stopOfMark } from '../../wire/journey.ts';
import { canBeOpened, nameOf, type Stop } from '../../wire/stops.ts';
import { useLectern, useLecternStore, useWords } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';

/** The packet is looked for among all of the run once that has rested so long, ms: not at every step of a slider. */
const REST = 150;

interface Found {
  readonly record: RunRecord;
  readonly mark: Mark;
  readonly stop: Stop | undefined;
}

export function OpenPacket({ mark }: { readonly mark: Mark }) {
  const { openShort } = useWords().inspector;
  const store = useLecternStore();
  const presenting = useLectern((state) => state.presenting);
  const { record, version } = useRecord();
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; its version says when
  useEffect(() => {
    if (!record?.done || presenting) return;
    const timer = setTimeout(() => setFound({ record, mark, stop: stopOfMark(record, mark) }), REST);
    return () => clearTimeout(timer);
  }, [record, mark, version, presenting]);
  const stop = found?.record === record && found?.mark === mark ? found?.stop : undefined;
  if (!record || presenting || !record.layout.links.some((_, link) => canBeOpened(record, link))) return null;
  const open = (): void => {
    if (!stop) return;
    store.getState().pause();
    store.getState().openPacket(nameOf(stop));
  };
  // It has its place before the packet is found, so that the words beside it stay where they are.
  return (
    <button type="button" className="why-open" data-found={stop !== undefined} onClick={open}>
      {openShort}
    </button>
  );
}
