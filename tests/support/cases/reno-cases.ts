// Cases of `reno`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as reno } from '../../../src/scenarios/reno/scenario.ts';
import { withRule } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

/** Rules with every function that is ours, and a window that is no whole number. */
const ruled = [
  withRule('rto', 'max(min, srtt + 2ms * exp(ln(rttvar / 1ms)) * sqrt(4) ^ 0.9)'),
  withRule('grow', 'cwnd < ssthresh ? cwnd + acked : cwnd + 1 / cwnd ^ 0.8'),
  'rmin=50ms&loss=2pc&wnd=48&seed=3&v=1',
].join('&');

export const renoCases: ScenarioCases = {
  scenario: reno,
  lesson: lessons['reno']!,
  story: [/full/, /^Timeout/],
  digestLinks: [
    'v=1',
    'rmin=200ms&v=1',
    'q=8&wnd=64&v=1',
    'bw=10Mbps&delay=5ms&q=40&wnd=64&v=1',
    'loss=1pc&seed=2&v=1',
    'loss=5pc&rmin=50ms&seed=3&v=1',
    'rto=rfc793&loss=1pc&v=1',
    'rto=fixed&rfix=300ms&loss=2pc&v=1',
    'cc=newreno&q=20&wnd=64&v=1',
    'tcp=ns2&q=20&wnd=64&v=1',
    'tcp=ns2web&loss=1pc&v=1',
    'tcp=ns2001&loss=1pc&v=1',
    'tcp=linux&dack=40ms&rmin=200ms&v=1',
    'n=3&q=20&start=500ms&v=1',
    'n=8&bw=20Mbps&wnd=100&q=50&loss=0.1pc&v=1',
    'qunit=bytes&q=10&v=1',
    'mss=536&dack=200ms&data=2000KB&v=1',
    'e=1s:rmin:100ms,3s:bw:1Mbps,5s:delay:50ms,7s:q:5&v=1',
    'x=R-B:30,R-B:31,R-B:60,B-R:80&v=1',
    'n=2&e=2s:loss:5pc,4s:loss:0pc,6s:k:2&x=R-B:100&rmin=10ms&seed=9&v=1',
    'cc=sack&loss=2pc&wnd=64&v=1',
    'tcp=ns2&cc=sack&loss=2pc&dack=100ms&v=1',
    'queue=red&q=40&n=3&wnd=64&v=1',
    'queue=red&qunit=bytes&q=30&qmin=3&qmax=9&qw=0.1&cc=sack&v=1',
    'queue=red&ecn=1&q=40&n=3&wnd=64&v=1',
    'queue=red&ecn=1&q=40&n=2&wnd=64&cc=sack&qw=0.1&v=1',
    'tcp=ns2&queue=red&ecn=1&q=40&n=3&wnd=64&v=1',
    'queue=codel&q=100&n=3&wnd=64&v=1',
    'queue=codel&ecn=1&q=100&wnd=64&cc=sack&v=1',
    'queue=pie&q=100&n=3&wnd=64&v=1',
    'queue=pie&ecn=1&q=100&wnd=64&e=5s:bw:1Mbps,9s:q:10&v=1',
    'cc=dctcp&queue=mark&ecn=1&q=100&n=3&wnd=64&dack=100ms&x=R-B:900&v=1',
    'cc=cubic&bw=10Mbps&q=40&wnd=200&loss=0.1pc&end=30s&v=1',
    'cc=rack&loss=2pc&wnd=64&v=1',
    'cc=rack&n=3&q=8&dack=100ms&rto=fixed&rfix=150ms&loss=1pc&v=1',
    'rto=linux&rmin=200ms&loss=2pc&v=1',
    'rto=quic&dack=25ms&loss=2pc&v=1',
    ruled,
    'frto=1&rmin=1ms&e=4.5s:delay:200ms&v=1',
    'frto=1&cc=sack&rto=fixed&rfix=150ms&loss=1pc&v=1',
  ],
  compared: {
    a: 'end=4s',
    bs: [
      'rmin:200ms',
      'rmin:10ms',
      'q:40',
      'q:6',
      'bw:4Mbps',
      'delay:40ms',
      'wnd:8',
      'loss:2pc',
      'cc:newreno',
      'tcp:ns2',
    ],
  },
  facts: ['drops', 'timeouts', 'largestQueue', 'rtoAtEnd', 'goodput'],
  factLinks: ['v=1', 'q=8&wnd=64&loss=1pc&seed=4&v=1'],
  repaired: 'rmin=-5ms&qq=20&e=1s:rmin:100ms,2s:zz:1&bw=9',
  withPackets: 't=1.7s',
  lessonValue: ['200 ms', 200e6],
  busy: 'q=9&rmin=5ms&t=1.6s',
  narrow: ['paused=1', 'rmin=-5ms&qq=20&bw=fast&n=8&q=200', 't=1.7s&paused=1'],
  long: { link: 'bw=60Mbps&wnd=400&q=100&abw=100Mbps&end=30s&v=1', t: '29s' },
};
