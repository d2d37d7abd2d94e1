// What a link keeps from its reader, and what an embedded page shows: `hide lock embed show control`.

import { describe, expect, it } from 'vitest';
import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { isHidden, isLocked } from '../../src/scenarios/kit/limits.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const parse = (text: string) => parseLink(text, reno);
const rewritten = (text: string) => writeLink(parse(text).state, reno);

describe('a link made for readers', () => {
  it('hides settings and locks others, in the order of the scenario', () => {
    const { state, repairs } = parse('#hide=q,rmin&lock=Seed,end&v=1');
    expect(repairs).toEqual([]);
    expect(state.view).toEqual({ hide: ['rmin', 'q'], lock: ['seed', 'end'] });
    expect(rewritten('#hide=q,rmin&lock=Seed,end&v=1')).toBe('#hide=rmin,q&lock=seed,end&v=1');
  });

  it('says what an embedded page shows: the network first, then charts, and one control', () => {
    const { state, repairs } = parse('#embed&show=rto,stage,queue&control=rmin&v=1');
    expect(repairs).toEqual([]);
    expect(state.view).toEqual({ embed: true, show: ['stage', 'queue', 'rto'], control: 'rmin' });
    expect(rewritten('#embed&show=rto,stage,queue&control=rmin&v=1')).toBe(
      '#embed=1&show=stage,queue,rto&control=rmin&v=1',
    );
    expect(rewritten('#embed=1&show=why,ladder,stage&v=1')).toBe('#embed=1&show=stage,ladder,why&v=1');
    expect(parse('#embed=1&control=none&v=1').state.view).toEqual({ embed: true, control: 'none' });
  });

  it('changes nothing of the run', () => {
    expect(parse('#q=20&hide=all&lock=rmin&embed=1&v=1').state.spec).toEqual(parse('#q=20&v=1').state.spec);
  });

  it.each([
    ['#hide=rmim&v=1', '`rmim` is not a setting here (did you mean `rmin`?), so it is ignored.'],
    ['#lock=q,zebra&v=1', '`zebra` is not a setting here, so it is ignored.'],
    [
      '#embed=1&show=stage,quue&v=1',
      '`quue` is not one of stage, queue, rto, window, rate, ladder, sequence, events, why (did you mean `queue`?), so it is ignored.',
    ],
    ['#embed=1&control=zebra&v=1', '`control=zebra` is not a setting here, so it is ignored.'],
    ['#hide=&v=1', '`hide=` has no value, so it is ignored.'],
  ])('of which a part cannot be read (%s) says so, and the rest counts', (link, said) => {
    const { repairs } = parse(link);
    expect(repairs.map((repair) => describeRepair(repair, 'en'))).toEqual([said]);
    expect(rewritten(link)).not.toMatch(/zebra|rmim|quue/);
  });
});

describe('limits', () => {
  it('hold for every setting where they name all of them', () => {
    expect(isHidden({ hide: ['all'] }, 'rmin')).toBe(true);
    expect(isLocked({ lock: ['all'] }, 'seed')).toBe(true);
    expect(isHidden({ lock: ['all'] }, 'seed')).toBe(false);
  });

  it('lock what they hide, and nothing they do not name', () => {
    expect(isLocked({ hide: ['rmin'] }, 'rmin')).toBe(true);
    expect(isLocked({ hide: ['rmin'], lock: ['q'] }, 'bw')).toBe(false);
    expect(isLocked({}, 'rmin')).toBe(false);
  });
});
