// Cases of `virtual-server`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as virtualServer } from '../../../src/scenarios/virtual-server/scenario.ts';
import { linkTo, withRule } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

const to = (more: string, choices = {}): string => linkTo(virtualServer, choices, more);
const clients = to('n=4&end=60s', { case: 'clients' });

export const virtualServerCases: ScenarioCases = {
  scenario: virtualServer,
  lesson: lessons['virtual-server']!,
  story: [/goes to server R/, /has its file/],
  digestLinks: [
    'v=1',
    to('n=5&size=5MB&sched=rr&seed=3&end=20s'),
    to('method=tun&sched=wrr&w1=3&size=5MB&end=20s'),
    to('method=dr&sched=lc&size=5MB&end=20s'),
    to('method=dr&size=5MB&end=20s', { case: 'direct' }),
    to('sched=wlc&size=5MB&end=20s', { case: 'gateway' }),
    to('sched=sed&size=2MB&end=20s', { case: 'hub' }),
    to('sched=lblcr&size=5MB&end=20s', { case: 'warm' }),
    clients,
    to('end=30s', { case: 'proxies' }),
    to('sched=nq&size=5MB&end=20s', { case: 'uneven' }),
    to('size=5MB&end=20s', { case: 'kernel' }),
    to('sched=dh&w1=2&e=100ms:w1:0,300ms:w1:2&size=5MB&end=20s'),
    to('sched=fo&w2=5&e=200ms:w2:0&size=5MB&end=20s'),
    to('sched=ovf&n=9&servers=2&size=2MB&end=20s'),
    to('sched=mh&port=1&clients=6&servers=5&size=2MB&end=20s'),
    to('sched=mh&clients=6&servers=5&n=18&size=1MB&e=400ms:gone:2,700ms:gone:0&end=20s'),
    to('sched=lblc&n=12&size=2MB&e=200ms:gone:1&end=20s'),
    to('sched=lblcr&gone=3&servers=5&n=12&size=2MB&e=300ms:gone:1&end=20s'),
    to('sched=rr&servers=4&n=15&size=1MB&e=250ms:gone:2,500ms:gone:0&end=20s'),
    to('sched=twos&seed=7&size=5MB&end=20s'),
    to('case=own&wire=half&jitter=100ms&size=2MB&end=20s&seed=5'),
    to('case=own&gate=off&files=same&sched=sh&w2=0&fall=1&batches=2&size=2MB&end=200s'),
    to('case=own&start=warm&ram=64MB&most=4&low=2&n=12&size=2MB&e=300ms:cold:1&end=20s'),
    to('sched=wlc&n=20&size=1MB&stagger=100ms&surge=flash&times=4&when=500ms&lasts=400ms&e=600ms:times:2&end=20s'),
    to('case=own&sched=rr&n=12&size=1MB&surge=step&times=0.5&when=100ms&end=20s'),
    to('case=own&gate=off&method=dr&jitter=100ms&n=20&size=1MB&surge=ramp&lasts=600ms&end=20s&seed=3'),
    to('case=own&sched=rr&wire=hub&nics=2&n=6&size=1MB&end=20s'),
    to('case=own&sched=rr&method=tun&wire=half&nics=2&n=6&size=1MB&end=20s'),
    `${withRule('sched', '(active + 1) ^ 1.5 / weight + random / 8')}&w1=3&n=20&size=2MB&end=20s&seed=4&v=1`,
  ],
  compared: {
    a: 'end=60s',
    bs: ['sched:wlc', 'sched:sh', 'method:tun', 'w1:3', 'n:8', 'servers:2', 'disk:40Mbps', 'case:own,ram:16MB'],
  },
  facts: ['rateSum', 'throughput', 'turnAround', 'wait', 'complete'],
  factLinks: ['v=1', clients],
  repaired: 'n=-5&qq=20&e=1s:w1:2,2s:zz:1&size=90000MB',
  withPackets: 't=1s',
  lessonValue: ['4', 4],
  busy: 't=2s',
  narrow: ['paused=1', 'n=-5&qq=20&sched=fast&clients=6&size=10MB', 't=1.1s&paused=1'],
};
