// The stage with a switch for those who do not see it: told when the cursor rests and at most every two seconds while it runs.

import { useMemo } from 'react';
import { useQuiet } from '../charts/use-quiet-now.ts';
import { useLanguage, useLectern, useRunner } from '../context.ts';
import { atmSentences } from './atm-sentences.ts';

export function AtmSummary() {
  const { record } = useRunner();
  const { now, version } = useQuiet();
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const said = useMemo(
    () => (record ? atmSentences(record, spec, now, language).join(' ') : ''),
    [record, version, spec, now, language],
  );
  return <p className="heard-only">{said}</p>;
}
