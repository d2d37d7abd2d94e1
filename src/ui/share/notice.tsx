// The place of the notices about a repaired link, a run that takes long, and choices that cannot be kept: always there, so that a screen
// reader hears when something appears in it. The bars themselves and their sentences are loaded only when they are needed.

import { useRef } from 'react';
import { useStore } from 'zustand';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { type Address, fetchWriting } from '../address.ts';
import { useAtCursor, useLectern } from '../context.ts';
import { later } from '../later.tsx';

const NoticeBar = later(async () => {
  const [{ NoticeBar }] = await Promise.all([import('./notice-bar.tsx'), fetchWriting()]);
  return NoticeBar;
});

const LongRunBar = later(async () => (await import('./long-run-bar.tsx')).LongRunBar);

/** A run that is done sooner than this, ms, needs no word. */
const LONG = 10_000;

/** Once it was said that a run takes long, that stays until it is complete. */
function useIsLong(): boolean {
  const said = useRef<RunSpec>(undefined);
  return useAtCursor(({ runner, store }) => {
    const { effort } = runner;
    const { spec } = store.getState();
    if (effort && (effort.left > LONG || effort.phase !== 'computing')) said.current = spec;
    return effort !== undefined && said.current === spec;
  });
}

const UnkeptBar = later(async () => (await import('./unkept-bar.tsx')).UnkeptBar);

export function Notice({ address }: { readonly address: Address }) {
  const repairs = useStore(address.opened, (opened) => opened.repairs);
  const unkept = useLectern((state) => state.unkept);
  const isLong = useIsLong();
  return (
    <div className="notice-place" role="status">
      {isLong && <LongRunBar />}
      {repairs.length > 0 && <NoticeBar address={address} repairs={repairs} />}
      {unkept && <UnkeptBar />}
    </div>
  );
}
