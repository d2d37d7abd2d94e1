// The place of the notices about a repaired link and about choices that cannot be kept: always there, so that a screen
// reader hears when something appears in it. The bars themselves and their sentences are loaded only when they are needed.

import { useStore } from 'zustand';
import { type Address, fetchWriting } from '../address.ts';
import { useLectern } from '../context.ts';
import { later } from '../later.tsx';

const NoticeBar = later(async () => {
  const [{ NoticeBar }] = await Promise.all([import('./notice-bar.tsx'), fetchWriting()]);
  return NoticeBar;
});

const UnkeptBar = later(async () => (await import('./unkept-bar.tsx')).UnkeptBar);

export function Notice({ address }: { readonly address: Address }) {
  const repairs = useStore(address.opened, (opened) => opened.repairs);
  const unkept = useLectern((state) => state.unkept);
  return (
    <div className="notice-place" role="status">
      {repairs.length > 0 && <NoticeBar address={address} repairs={repairs} />}
      {unkept && <UnkeptBar />}
    </div>
  );
}
