// The stage of a cluster for those who do not see it: told when the cursor rests and at most every two seconds while it runs.

import { useMemo } from 'react';
import { useQuiet } from '../charts/use-quiet-now.ts';
import { useLanguage, useLectern, useRunner } from '../context.ts';
import { clusterSentences } from './cluster-sentences.ts';

export function ClusterSummary({ outlined }: { readonly outlined: number }) {
  const { record } = useRunner();
  const { now, version } = useQuiet();
  const language = useLanguage();
  const speed = useLectern((state) => state.speed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const said = useMemo(
    () => (record ? clusterSentences(record, now, speed, outlined, language).join(' ') : ''),
    [record, version, now, speed, outlined, language],
  );
  return <p className="heard-only">{said}</p>;
}
