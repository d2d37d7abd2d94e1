// The record as React sees it: drawn again when the record grew, a new run began, or (settled) when it is complete and
// has been left alone for a while, which is soon enough for sentences and tables.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { contentsOf } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import { useRunner } from './context.ts';

export interface SeenRecord {
  readonly record: RunRecord | undefined;
  /** Another word whenever the record holds something else. */
  readonly version: string;
}

export function useRecord(): SeenRecord {
  const runner = useRunner();
  const version = useSyncExternalStore(runner.subscribe, () => versionOf(runner.record));
  return { record: runner.record, version };
}

/** Another word whenever a record holds something else. */
export const versionOf = (record: RunRecord | undefined): string =>
  record ? `${record.run} ${record.version} ${record.done}` : '';

const SETTLE_MS = 250;

/** The last complete record that stood still for a moment; of one that is hidden in part, what is shown. */
export function useSettledRecord(): RunRecord | undefined {
  const runner = useRunner();
  const [settled, setSettled] = useState<{ record: RunRecord }>();
  // Heard without React: who shows what is settled is not drawn again while the record changes.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard = '';
    const hear = (): void => {
      const { record } = runner;
      const contents = record ? contentsOf(record) : '';
      if (contents === heard) return;
      heard = contents;
      clearTimeout(timer);
      // What was there before would say what is hidden now.
      if (record?.hidden) setSettled({ record });
      else if (record?.done) timer = setTimeout(() => setSettled({ record }), SETTLE_MS);
    };
    hear();
    const stop = runner.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [runner]);
  return settled?.record;
}
