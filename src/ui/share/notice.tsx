// The place of the notice about a repaired link: always there, so that a screen reader hears when something appears in it.
// The bar itself and the sentences it needs are loaded only for a link that was repaired.

import { useStore } from 'zustand';
import type { Address } from '../address.ts';
import { later } from '../later.tsx';

const NoticeBar = later(async () => (await import('./notice-bar.tsx')).NoticeBar);

export function Notice({ address }: { readonly address: Address }) {
  const repairs = useStore(address.opened, (opened) => opened.repairs);
  return (
    <div className="notice-place" role="status">
      {repairs.length > 0 && <NoticeBar address={address} repairs={repairs} />}
    </div>
  );
}
