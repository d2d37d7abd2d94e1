// The place of the notice about a repaired link: always there, so that a screen reader hears when something appears in it.
// The bar itself and the sentences it needs are loaded only for a link that was repaired.

import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { Address } from '../address.ts';

const NoticeBar = lazy(async () => ({ default: (await import('./notice-bar.tsx')).NoticeBar }));

export function Notice({ address }: { readonly address: Address }) {
  const repairs = useStore(address.opened, (opened) => opened.repairs);
  return (
    <div className="notice-place" role="status">
      {repairs.length > 0 && (
        <Suspense>
          <NoticeBar address={address} repairs={repairs} />
        </Suspense>
      )}
    </div>
  );
}
