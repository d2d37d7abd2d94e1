// Runs of the two LAN scenarios that between them use every choice of settings that both have. Shorter than a lesson, so
// that many can be compared.

import type { Scenario } from '../../../src/scenarios/kit/scenario.ts';
import { linkTo } from './link-to.ts';

export function lanLinks(scenario: Scenario): readonly string[] {
  const to = (more: string, choices = {}): string => linkTo(scenario, choices, more);
  const own = (more: string): string => to(`work=own&end=10s&${more}`);
  return [
    'v=1',
    to('rmin=200ms&seed=3&end=20s'),
    to('rto=fixed&rmin=50ms&end=20s'),
    to('nicq=20&mac=ieee&end=20s'),
    to('e=1s:rmin:100ms,3s:nicq:12,5s:rmin:1s&end=10s'),
    to('x=S:40,S:41,C4:3&end=10s'),
    own('only=0&users=2&dist=exponential&mean=12&conn=persistent&wnd=40&seed=2'),
    own('only=0&arrive=poisson&ask=1.5&dist=pareto&mean=10&par=2&seed=5'),
    own('only=0&arrive=fixed&ask=2&dist=lognormal&mean=15&sigma=1.5&par=1&conn=new'),
    own('only=2&clients=12&users=4&think=300ms&cc=newreno&cap=60&tcp=rfc'),
    own('only=0&users=6&par=2&wnd=40&cq=10&acks=kept'),
    own('bw=4Mbps&prop=1us&lldelay=300us&mss=536B&cq=10&nicq=30'),
    to('end=10s&mac=ieee', { tcp: 'rfc' }),
    to('end=10s&nicq=25&lt=0&idle=0', { tcp: 'ns2' }),
    to('end=10s&irto=3s', { tcp: 'ns2001' }),
    to('end=10s&dack=40ms', { tcp: 'linux' }),
    to('nicq=20&mac=switch&end=10s'),
    own('mac=switch&bw=100Mbps&only=0&users=4&dist=exponential&mean=12&conn=new&nicq=8&cq=6&x=SW-C2:5,S:40'),
    own('tcp=rfc&cc=sack&mac=switch&mean=300&wnd=48&nicq=200&queue=codel&ecn=1'),
    own('tcp=rfc&mac=switch&mean=300&wnd=48&nicq=200&queue=pie&e=3s:nicq:50'),
    own('tcp=rfc&mean=300&wnd=48&queue=red&ecn=1&qw=0.1&mac=ieee&e=3s:nicq:20'),
    own('only=0&users=2&think=200ms&surge=flash&times=3&when=2s&lasts=4s&e=4s:times:2'),
    own('only=0&arrive=poisson&ask=1.5&surge=ramp&times=4.5&when=2s&lasts=6s&watch=3'),
    own('only=0&users=4&think=100ms&surge=step&times=0.3&when=3s&mac=switch&nicq=20'),
    own('mac=switch&mtu=9000&bw=1Gbps&prop=1us&lldelay=20us&only=0&users=3&conn=persistent&nicq=12'),
  ];
}
