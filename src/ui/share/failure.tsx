// The place of the report when a run fails. The report itself is loaded only then.

import { lazy, Suspense } from 'react';
import type { Address } from '../address.ts';
import { useAtCursor } from '../context.ts';

const FailureReport = lazy(async () => ({ default: (await import('./failure-report.tsx')).FailureReport }));

export function Failure({ address }: { readonly address: Address }) {
  const error = useAtCursor(({ runner }) => runner.error);
  return error ? (
    <Suspense>
      <FailureReport address={address} error={error} />
    </Suspense>
  ) : null;
}
