// The place of the report when a run fails. The report itself is loaded only then.

import type { Address } from '../address.ts';
import { useAtCursor } from '../context.ts';
import { later } from '../later.tsx';

const FailureReport = later(async () => (await import('./failure-report.tsx')).FailureReport);

export function Failure({ address }: { readonly address: Address }) {
  const error = useAtCursor(({ runner }) => runner.error);
  return error ? <FailureReport address={address} error={error} /> : null;
}
