// The stage with a bus for those who do not see it: told when the cursor rests and at most every two seconds while it runs.

import { useMemo } from 'react';
import { useQuiet } from '../charts/use-quiet-now.ts';
import { useLanguage, useLectern, useRunner } from '../context.ts';
import { busSentences } from './bus-sentences.ts';

export function BusSummary() {
  const runner = useRunner();
  const { now, version } = useQuiet();
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  const scenario = useLectern((state) => state.scenario);
  const speed = useLectern((state) => state.speed);
  const { record } = runner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const said = useMemo(
    () => (record ? busSentences(record, spec, scenario, now, speed, language).join(' ') : ''),
    [record, version, spec, scenario, now, speed, language],
  );
  return <p className="heard-only">{said}</p>;
}
