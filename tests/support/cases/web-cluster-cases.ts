// Cases of `web-cluster`.

import { lessons } from '../../../build/lessons.ts';
import { scenario as webCluster } from '../../../src/scenarios/web-cluster/scenario.ts';
import { linkTo, withRule } from './link-to.ts';
import type { ScenarioCases } from './scenario-cases.ts';

const SHORT = 'end=4s&warm=1s';
const short = (more: string): string => `${more}&${SHORT}&v=1`;

export const webClusterCases: ScenarioCases = {
  scenario: webCluster,
  lesson: lessons['web-cluster']!,
  story: [/^Document \d+ took [\d.]+ (?:s|ms)/, /^Document \d+ took [\d.]+ (?:s|ms)/],
  digestLinks: [
    short('users=800'),
    short('users=800&policy=mirror'),
    short('users=2500&policy=lard'),
    short('users=2500&policy=lardr&seed=2'),
    short('users=900&policy=rr&entry=random'),
    short('users=900&policy=random&entry=sticky&nodes=3'),
    short('users=900&policy=jsq&think=exponential&mean=1s'),
    short('users=900&policy=pod&draws=3&seed=3'),
    short('users=900&policy=jsq&blind=dispatcher&seed=2'),
    short('users=2500&policy=jsq&stale=30ms&nodes=4'),
    short('users=2500&policy=pod&stale=10ms&seed=2'),
    short('users=2500&policy=jiq&nodes=3&e=1s:down:2,2s:down:0'),
    short('users=2500&policy=chbl&nodes=6&disp=50us&case=flash&e=1s:down:2'),
    short('users=1500&policy=chbl&bal=180&disp=50us&mem=8MB'),
    short('users=700&nodes=1&policy=mirror&mem=3MB'),
    short('users=700&nodes=32&theta=3&unit=1s'),
    short('users=1200&policy=lard&tlow=3&thigh=6&disp=100us&k=1s'),
    short('users=3000&policy=lardr&tlow=3&thigh=6&disp=50us&k=1s&case=flash'),
    short('users=1200&full=off&disp=50us&seek=5ms'),
    short('loop=open&reqs=1500&policy=lard&seed=2'),
    short('users=600&docs=300&site=5MB&transfer=4KB&net=1ms&port=50Mbps&cport=200Mbps'),
    linkTo(webCluster, { case: 'fast' }, 'end=3s&warm=1s'),
    linkTo(webCluster, { case: 'small' }, 'nodes=4&end=4s&warm=1s&policy=lard'),
    linkTo(webCluster, { case: 'flash' }, 'policy=lard&users=3000&end=3s&warm=1s'),
    linkTo(webCluster, { case: 'eager' }, 'users=1500&grow=3&end=4s&warm=1s'),
    linkTo(webCluster, { case: 'own' }, 'users=1500&pause=4s&end=4s&warm=1s&e=1s:disp:50us,2s:disp:2ms'),
    linkTo(webCluster, { users: 1500, policy: 'lardr' }, 'e=1s:down:2,2s:down:3,3s:down:0&end=4s&warm=1s'),
    short('users=2500&policy=lard&via=handoff&nodes=4&e=2s:disp:100us,3s:down:2'),
    short('users=2500&policy=lardr&via=relay&disp=50us&e=1s:down:1,2s:down:0'),
    short('users=2500&policy=mirror&via=relay&entry=random&fport=30Mbps&seed=2'),
    short('loop=open&reqs=900&policy=jsq&via=handoff&fcost=1.5ms&blind=dispatcher'),
    short('users=900&surge=flash&times=2&when=1s&lasts=1s&crowd=40pc&theta=4&unit=500ms&k=1s&disp=200us'),
    short('loop=open&reqs=900&surge=ramp&times=1.5&when=1s&lasts=2s'),
    short('users=900&surge=step&times=0.5&when=2s&e=1.5s:times:1.5'),
    short('users=900&surge=flash&times=1.5&when=2s&lasts=1s&e=1.5s:users:1500,2.5s:users:400'),
    short(`users=900&${withRule('policy', 'load + (holds ? 0 : ln(1 + size / 1KB)) - exp(-load) * random')}`),
  ],
  compared: {
    a: 'users=600&end=6s&warm=1s',
    bs: ['disp:2ms', 'policy:lard', 'policy:rr', 'nodes:4', 'mem:16MB', 'users:700', 'theta:3', 'seek:10ms'],
  },
  facts: ['throughput', 'responseMean', 'hitRatio', 'localShare', 'dispatcherUse'],
  factLinks: [short('users=2000'), short('users=2000&policy=lard')],
  repaired: 'nodes=0&users=0&qq=20&e=1s:disp:2ms,2s:zz:1&tlow=90',
  withPackets: 't=5s',
  lessonValue: ['0.2 ms', 200e3],
  busy: `policy=lard&${SHORT}&e=1s:users:2000&t=3s`,
  narrow: [`${SHORT}&paused=1`, `nodes=0&users=many&nodes=40&mem=1MB&${SHORT}`, `t=3s&${SHORT}&paused=1`],
  long: { link: 'end=120s&v=1', t: '110s' },
};
