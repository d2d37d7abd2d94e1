// Cases of `lan-rto`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as lanRto } from '../../../src/scenarios/lan-rto/scenario.ts';
import { lanLinks } from './lan-links.ts';
import { linkTo, withRule } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

const r1 = linkTo(lanRto, { work: 'r1' }, 'end=20s');

const ruled = [
  withRule('backoff', 'random * slots ^ 0.9'),
  withRule('rto', 'max(min, srtt + 6 * rttvar)'),
  'rmin=50ms&nicq=20&end=10s&v=1',
].join('&');

export const lanRtoCases: ScenarioCases = {
  scenario: lanRto,
  lesson: lessons['lan-rto']!,
  story: [/full/, /^Timeout/],
  digestLinks: [
    ...lanLinks(lanRto),
    r1,
    linkTo(lanRto, { work: 'r1' }, 'util=20pc&seed=2&mac=ieee&end=20s'),
    linkTo(lanRto, { work: 'r2' }, 'rmin=50ms&end=20s'),
    linkTo(lanRto, { work: 'r2' }, 'wan=4&split=0&end=15s'),
    linkTo(lanRto, { work: 'r1' }, 'wan=3&xrmin=200ms&wdelay=50ms&end=15s'),
    linkTo(
      lanRto,
      { work: 'r1' },
      'wan=4&util=20pc&wloss=2pc&wbw=256kbps&xrmin=200ms&e=8s:wloss:0,9s:wdelay:80ms&end=15s',
    ),
    linkTo(lanRto, { work: 'r1' }, 'util=20pc&wan=3&split=0&surge=flash&times=3&when=8s&lasts=4s&end=16s'),
    linkTo(lanRto, {}, 'end=10s&cc=sack&nicq=15'),
    linkTo(lanRto, {}, 'end=10s&tcp=rfc&cc=cubic&nicq=15'),
    linkTo(lanRto, {}, 'end=10s&tcp=rfc&cc=rack&nicq=15'),
    ruled,
    linkTo(lanRto, { work: 'r1' }, 'rto=linux&rmin=200ms&end=15s'),
    linkTo(lanRto, { work: 'r1' }, 'tcp=rfc&rto=quic&dack=25ms&end=15s'),
    linkTo(lanRto, { work: 'r1' }, 'tcp=rfc&frto=1&rmin=20ms&end=15s'),
  ],
  compared: {
    a: 'end=2s',
    bs: ['rmin:50ms', 'rmin:200ms', 'nicq:120', 'rto:fixed,rmin:50ms', 'bw:20Mbps', 'acks:kept', 'cq:8'],
  },
  facts: ['utilisation', 'pages', 'responseTime', 'drops', 'timeouts'],
  factLinks: ['v=1', r1],
  repaired: 'rmin=-5ms&qq=20&e=1s:rmin:100ms,2s:zz:1&nicq=9000',
  withPackets: 't=75ms',
  lessonValue: ['200 ms', 200e6],
  busy: 'rmin=50ms&t=1.1s',
  narrow: ['paused=1', 'rmin=-5ms&qq=20&util=fast&clients=20&nicq=200', 't=1.1s&paused=1'],
  long: { link: linkTo(lanRto, { work: 'r2' }, 'end=600s'), t: '590s' },
};
