// The place of the report when a run fails. The report itself is loaded only then.

import { type Address, fetchWriting } from '../address.ts';
import { useAtCursor } from '../context.ts';
import { later } from '../later.tsx';

const FailureReport = later(async () => {
  const [{ FailureReport }] = await Promise.all([import('./failure-report.tsx'), fetchWriting()]);
  return FailureReport;
});

export function Failure({ address }: { readonly address: Address }) {
  const error = useAtCursor(({ runner }) => runner.error);
  return error ? <FailureReport address={address} error={error} /> : null;
}
