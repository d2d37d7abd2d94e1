// Whether a run draws random numbers at all: it is computed with another seed, beside the page's own. Nobody can tell from the
// settings, and a class whose runs are all the same should be a decision.

import { useEffect, useState } from 'react';
import { createRunner } from '../../runner/client.ts';
import { UNASKED_AT_MOST } from '../../runner/client-contract.ts';
import { startWorker } from '../../runner/start-worker.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useWhole } from '../foundation/context.ts';
import { digestOf } from './file-part.tsx';

/** Undefined until it is known, and where a run cannot be computed. */
export function useSeedMatters(spec: RunSpec): boolean | undefined {
  const lectern = useWhole();
  const [known, setKnown] = useState<{ readonly of: RunSpec; readonly matters: boolean }>();
  useEffect(() => {
    const stopping = new AbortController();
    const digests = [
      digestOf(lectern, spec) ?? computed(spec, stopping.signal),
      computed(withOtherSeed(spec), stopping.signal),
    ];
    Promise.all(digests).then(
      ([one, other]) => setKnown({ of: spec, matters: one !== other }),
      () => {},
    );
    return () => stopping.abort();
  }, [lectern, spec]);
  return known?.of === spec ? known.matters : undefined;
}

const withOtherSeed = (spec: RunSpec): RunSpec => ({
  ...spec,
  params: { ...spec.params, seed: spec.params['seed'] === 1 ? 2 : 1 },
});

/** The digest of a run; never, once it is given up. */
function computed(spec: RunSpec, signal: AbortSignal): Promise<number> {
  const runner = createRunner(() => startWorker(spec.scenario), UNASKED_AT_MOST);
  return new Promise<number>((resolve, reject) => {
    runner.subscribe(() => {
      const { record, error, effort } = runner;
      const isHeld = effort !== undefined && effort.phase !== 'computing';
      if (!error && !record?.done && !isHeld) return;
      if (record?.done) resolve(record.digest);
      else reject(new Error(error?.message ?? 'it costs too much'));
      runner.dispose();
    });
    signal.addEventListener('abort', () => runner.dispose(), { once: true });
    runner.load(spec);
  });
}
