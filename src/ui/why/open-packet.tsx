// The way from an event to the packet it is about, where packets have bytes.

import { useMemo } from 'react';
import type { Mark } from '../../record/record.ts';
import { stopOfMark } from '../../wire/journey.ts';
import { nameOf } from '../../wire/stops.ts';
import { useLectern, useLecternStore, useWords } from '../foundation/context.ts';
import { useRecord } from '../foundation/use-record.ts';

export function OpenPacket({ mark }: { readonly mark: Mark }) {
  const { openShort } = useWords().inspector;
  const store = useLecternStore();
  const presenting = useLectern((state) => state.presenting);
  const { record, version } = useRecord();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is filled in place; its version says when
  const stop = useMemo(() => record && stopOfMark(record, mark), [record, mark, version]);
  if (!stop || presenting) return null;
  const open = (): void => {
    store.getState().pause();
    store.getState().openPacket(nameOf(stop));
  };
  return (
    <button type="button" className="why-open" onClick={open}>
      {openShort}
    </button>
  );
}
