// The place of the report when a run fails.

import { useAtCursor } from '../foundation/context.ts';
import type { Address } from '../state/address.ts';
import { FailureReport } from './failure-report.tsx';

export function Failure({ address }: { readonly address: Address }) {
  const error = useAtCursor(({ runner }) => runner.error);
  return error ? <FailureReport address={address} error={error} /> : null;
}
