// Another drop policy while the run goes on: what was before stays as it was, what comes after is decided by the new one.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { policyOptions } from '../../src/scenarios/atm/policy-words.ts';
import type { Change } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { setParam } from '../../src/ui/state/edit-run.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const AT = seconds(2);
const to = (value: string): Change => ({ at: AT, key: 'policy', value });
const spec = specOf('policy=epd&n=4&end=4s&v=1', tcpOverAtm);
const record = (changes: readonly Change[]) => wholeRecord({ ...spec, changes });
const losses = (changes: readonly Change[]) =>
  record(changes).marks.filter(({ kind }) => ['refuse', 'trim', 'cut'].includes(kind));

describe('another drop policy at 2 s', () => {
  const alone = losses([]);

  const others = policyOptions.flatMap(({ value, restarts }) => (restarts || value === 'epd' ? [] : [value]));

  it.each(others)('leaves the past alone: %s', (value) => {
    const earlier = (marks: typeof alone) => marks.filter(({ at }) => at < AT);
    expect(earlier(alone).length).toBeGreaterThan(10);
    expect(earlier(losses([to(value)]))).toEqual(earlier(alone));
  });

  it('decides from then on', () => {
    const kinds = (changes: readonly Change[]) =>
      new Set(losses(changes).flatMap(({ at, kind }) => (at > AT + seconds(0.1) ? [kind] : [])));
    expect(kinds([])).toEqual(new Set(['refuse']));
    expect(kinds([to('ppd')])).toEqual(new Set(['cut']));
    const shares = losses([to('fba')]).filter(({ at, numbers }) => at > AT && numbers['busyVcs']! > 1);
    expect(shares.length).toBeGreaterThan(0);
  });

  it('on the page is a change from the cursor on, but for the switch without cells, which is another network', () => {
    expect(setParam(tcpOverAtm, spec, AT, 'policy', 'ppd').spec.changes).toEqual([to('ppd')]);
    const packets = setParam(tcpOverAtm, spec, AT, 'policy', 'none');
    expect(packets.spec.params['policy']).toBe('none');
    expect(packets.from).toBe(0);
    expect(setParam(tcpOverAtm, packets.spec, AT, 'policy', 'epd').spec.changes).toEqual([]);
  });
});
