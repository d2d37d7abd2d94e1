// Cases of `nic-buffer`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as nicBuffer } from '../../../src/scenarios/nic-buffer/scenario.ts';
import { lanLinks } from './lan-links.ts';
import { linkTo } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

const n1 = linkTo(nicBuffer, { work: 'n1' }, 'end=20s');

export const nicBufferCases: ScenarioCases = {
  scenario: nicBuffer,
  lesson: lessons['nic-buffer']!,
  story: [/full/, /^Timeout/],
  digestLinks: [
    ...lanLinks(nicBuffer),
    n1,
    linkTo(nicBuffer, { work: 'n2' }, 'nicq=15&end=20s'),
    linkTo(nicBuffer, { work: 'n3' }, 'nicq=70&mac=ieee&end=20s'),
    linkTo(nicBuffer, { work: 'c1' }, 'rmin=200ms&end=20s'),
    linkTo(nicBuffer, { work: 'c1' }, 'e=4s:nicq:90,12s:nicq:10&end=20s'),
    linkTo(nicBuffer, { work: 'c1' }, 'rto=linux&rmin=200ms&nicq=15&end=20s'),
    linkTo(nicBuffer, { work: 'c1' }, 'rto=quic&nicq=15&end=20s'),
    linkTo(nicBuffer, {}, 'end=10s&cc=sack&nicq=15'),
    linkTo(nicBuffer, {}, 'end=10s&tcp=rfc&cc=cubic&nicq=15'),
    linkTo(nicBuffer, {}, 'end=10s&tcp=rfc&cc=rack&nicq=15'),
    linkTo(nicBuffer, {}, 'end=10s&tcp=rfc&cc=sack&frto=1&rmin=20ms'),
  ],
  compared: { a: 'end=2s', bs: ['nicq:120', 'nicq:12', 'rmin:50ms', 'mac:ieee', 'lldelay:2ms', 'par:2'] },
  facts: ['utilisation', 'pages', 'dropRate', 'retransmissions', 'collisions'],
  factLinks: ['v=1', n1],
  repaired: 'nicq=-5&qq=20&e=1s:nicq:40,2s:zz:1&rmin=90000s',
  withPackets: 't=50ms',
  lessonValue: ['60', 60],
  busy: 'nicq=12&t=1.1s',
  narrow: ['paused=1', 'nicq=-5&qq=20&util=fast&clients=20&rmin=10s', 't=1.1s&paused=1'],
  long: { link: linkTo(nicBuffer, { work: 'c1' }, 'end=600s'), t: '590s' },
};
