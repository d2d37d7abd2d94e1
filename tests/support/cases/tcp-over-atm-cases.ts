// Cases of `tcp-over-atm`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as tcpOverAtm } from '../../../src/scenarios/tcp-over-atm/scenario.ts';
import { linkTo } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

const floyd = linkTo(tcpOverAtm, { setup: 'rf' }, 'end=1s');

export const tcpOverAtmCases: ScenarioCases = {
  scenario: tcpOverAtm,
  lesson: lessons['tcp-over-atm']!,
  story: [/refused/, /^Timeout/],
  digestLinks: [
    'v=1',
    linkTo(tcpOverAtm, { setup: 'p100' }, ''),
    linkTo(tcpOverAtm, { setup: 'small' }, 'end=4s'),
    linkTo(tcpOverAtm, { setup: 'tight' }, 'order=turns&jit=0pc&end=4s'),
    linkTo(tcpOverAtm, { setup: 'ample' }, 'end=2s'),
    floyd,
    'policy=ppd&keep=on&glue=on&llc=on&end=4s&v=1',
    'policy=sd&z=0.6&n=4&end=4s&v=1',
    `policy=${encodeURIComponent('cells < threshold')}&cut=offer&end=2s&v=1`,
    'policy=fba&n=3&delay=2ms&fast=reno&end=4s&v=1',
    'policy=red&fast=tahoe&th=200&rmin=100ms&end=4s&v=1',
    'policy=none&mtu=1500&ts=off&end=2s&v=1',
    'setup=own&seed=2&end=3s&v=1',
    'policy=tail&buf=1000&rmin=100ms&end=4s&v=1',
    'policy=tail&buf=400&mtu=512&glue=on&end=2s&v=1',
    'policy=ppd&buf=1000&n=5&mtu=4352&start=100ms&end=3s&v=1',
    'buf=1500&th=750&fast=tahoe&ts=off&end=4s&v=1',
    'n=1&bw=5Mbps&wnd=200000B&end=3s&v=1',
    'sbuf=0B&proc=0ms&rest=10pc&seed=5&end=3s&v=1',
    'buf=300&th=150&tick=10ms&dack=0ms&end=4s&v=1',
    'policy=tail&e=1s:policy:ppd,2s:policy:fba,2.5s:th:300,3s:policy:red&end=4s&v=1',
    'e=1s:rmin:100ms,2s:th:300,3s:buf:700&x=A1-S:3,B-A2:5&end=4s&v=1',
    'policy=ppd&cell=400B&buf=150&llc=on&keep=on&end=2s&v=1',
    'n=1&pace=4&policy=ppd&keep=on&end=2s&v=1',
    'policy=none&pace=3&mtu=1500&ts=off&end=1s&v=1',
    'policy=trim&end=3s&v=1',
    'policy=trim&n=3&buf=150&th=150&mtu=4352&glue=on&llc=on&e=1s:policy:tail,1.5s:policy:trim&end=2s&v=1',
  ],
  compared: {
    a: 'end=2s',
    bs: ['rmin:100ms', 'policy:tail', 'policy:ppd', 'buf:600', 'th:900', 'mtu:1500', 'n:3', 'z:0.5'],
  },
  facts: ['load', 'goodput', 'lostCells', 'bigGaps', 'timeouts'],
  factLinks: ['v=1', linkTo(tcpOverAtm, { setup: 'small' }, '')],
  repaired: 'rmin=-5&qq=20&e=1s:th:400,2s:zz:1&th=9000',
  withPackets: 't=30ms',
  lessonValue: ['100 ms', 100_000_000],
  busy: 't=35ms',
  narrow: ['paused=1', 'rmin=-5&qq=20&bw=fast&n=20&th=9000', 't=35ms&paused=1'],
  long: { link: linkTo(tcpOverAtm, { setup: 'ample' }, 'end=60s'), t: '59s' },
};
