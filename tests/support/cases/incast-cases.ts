// Cases of `incast`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as incast } from '../../../src/scenarios/incast/scenario.ts';
import type { ScenarioCases } from './scenario-cases.ts';

export const incastCases: ScenarioCases = {
  scenario: incast,
  lesson: lessons['incast']!,
  story: [/full/, /^Timeout/],
  digestLinks: [
    'v=1',
    'n=1&end=200ms&v=1',
    'n=2&v=1',
    'n=64&end=500ms&v=1',
    'rmin=1ms&end=500ms&v=1',
    'rmin=200us&bw=10Gbps&n=64&end=100ms&v=1',
    'rmin=10ms&q=32&n=32&end=500ms&v=1',
    'per=block&size=1024KB&n=24&v=1',
    'jitter=20ms&seed=3&v=1',
    'jitter=1ms&rmin=1ms&seed=4&end=300ms&v=1',
    'tcp=ns2&rmin=20ms&end=500ms&v=1',
    'tcp=linux&rmin=1ms&end=300ms&v=1',
    'cc=sack&end=500ms&v=1',
    'cc=reno&lt=1&rmin=5ms&end=500ms&v=1',
    'dack=40ms&rmin=2ms&end=300ms&v=1',
    'mss=8960&bw=10Gbps&q=20&rmin=300us&end=100ms&v=1',
    'e=100ms:rmin:1ms,300ms:q:256,400ms:rmax:10ms&end=600ms&v=1',
    'x=SW-C:30,SW-C:31,S3-SW:4,C-SW:80&end=500ms&v=1',
    'rto=fixed&rfix=5ms&end=400ms&v=1',
    'rto=rfc793&rmin=1ms&end=300ms&v=1',
    'k=2&rmin=200us&n=32&end=200ms&v=1',
    'bw=100Mbps&delay=1ms&wnd=8&watch=4&v=1',
    'cc=dctcp&queue=mark&n=12&end=300ms&v=1',
    'cc=cubic&queue=mark&qk=30&n=6&end=300ms&v=1',
  ],
  compared: {
    a: 'end=500ms',
    bs: [
      'rmin:1ms',
      'rmin:10ms',
      'q:256',
      'n:4',
      'size:64KB',
      'bw:10Gbps',
      'cc:reno',
      'jitter:5ms',
      'tcp:linux',
      'lt:1',
    ],
  },
  facts: ['goodput', 'timeouts', 'drops', 'largestQueue', 'silentTime'],
  factLinks: ['v=1', 'n=8&rmin=5ms&end=300ms&v=1'],
  repaired: 'rmin=-5ms&qq=20&e=100ms:rmin:10ms,2s:zz:1&bw=9',
  withPackets: 't=2ms',
  lessonValue: ['1 ms', 1e6],
  busy: 't=3ms',
  narrow: ['paused=1', 'rmin=-5ms&qq=20&bw=fast&n=64&q=512', 't=3ms&paused=1'],
};
