// The place of the report when a run fails.

import type { Address } from '../address.ts';
import { useAtCursor } from '../context.ts';
import { FailureReport } from './failure-report.tsx';

export function Failure({ address }: { readonly address: Address }) {
  const error = useAtCursor(({ runner }) => runner.error);
  return error ? <FailureReport address={address} error={error} /> : null;
}
