// What is said of two runs before they are computed: which settings differ, and whether the same users meet the same luck.

import { describe, expect, it } from 'vitest';
import { scenarioById, scenarios } from '../../src/scenarios/index.ts';
import { compareSpecs } from '../../src/scenarios/kit/compare-specs.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';

const compared = (id: string, link: string) => {
  const scenario = scenarioById(id)!;
  const { spec, others } = parseLink(link, scenario).state;
  const { settings, workload, ...rest } = compareSpecs(scenario, spec, others[0]!);
  return { ...rest, settings: settings.map(({ key }) => key), workload: workload.map(({ key }) => key) };
};

describe('two runs', () => {
  it.each<[string, string, object]>([
    ['reno', '#b=&v=1', { same: true, settings: [], history: false, randomness: 'common', workload: [] }],
    ['reno', '#b=rmin:200ms&v=1', { same: false, settings: ['rmin'], randomness: 'common' }],
    ['reno', '#b=n:3&v=1', { settings: ['n'], randomness: 'users', workload: ['n'] }],
    ['reno', '#b=seed:2,n:3&v=1', { settings: ['n', 'seed'], randomness: 'seed', workload: ['n'] }],
    ['reno', '#b=&be=2s:q:9&v=1', { same: false, settings: [], history: true, randomness: 'common' }],
    ['reno', '#b=rfix:2s&v=1', { same: false, settings: [], randomness: 'common' }],
    ['lan-rto', '#b=work:r2&v=1', { randomness: 'users' }],
    ['lan-rto', '#b=rmin:200ms&v=1', { settings: ['rmin'], randomness: 'common' }],
    ['nic-buffer', '#b=nicq:120,mac:ieee&v=1', { settings: ['nicq', 'mac'], randomness: 'common' }],
    ['tcp-over-atm', '#b=policy:tail&v=1', { settings: ['policy'], randomness: 'common' }],
    ['tcp-over-atm', '#b=n:5&v=1', { randomness: 'users' }],
    ['web-cluster', '#b=policy:lard,nodes:4&v=1', { randomness: 'common' }],
    ['web-cluster', '#b=users:2000&v=1', { settings: ['users'], randomness: 'users' }],
    ['virtual-server', '#b=sched:wlc&v=1', { randomness: 'common' }],
    ['virtual-server', '#b=n:4&v=1', { randomness: 'users' }],
  ])('of %s: %s', (id, link, expected) => {
    expect(compared(id, link)).toMatchObject(expected);
  });

  it('of every scenario can have other users, and can have the same', () => {
    for (const { id, workload, parameters, lessonKey } of scenarios) {
      expect(workload.length, id).toBeGreaterThan(0);
      expect(parameters.length - workload.length, id).toBeGreaterThan(10);
      if (id !== 'virtual-server') expect(workload, id).not.toContain(lessonKey);
    }
  });
});
