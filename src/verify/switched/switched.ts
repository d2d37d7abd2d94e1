// Replays a reference trace of kind `ns2-switch` and compares event by event, as traces of kind `ns2-p2p` are.

import { Timeline } from '../../engine/core/timeline.ts';
import type { LanRoute } from '../../engine/ethernet/local-network.ts';
import { SwitchedLan } from '../../engine/ethernet/switched-lan.ts';
import type { Carrier } from '../../engine/net/carrier.ts';
import { Packets } from '../../engine/net/packet.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { declareFlow } from '../../engine/tcp/flow.ts';
import { caseOf, documentIn, type Format, isOfKind, type Verdict } from '../format.ts';
import { linesIn } from '../p2p/compare.ts';
import { begin, listenTo, type P2pListener, type P2pRun, settingsOf, writeTo } from '../p2p/network.ts';
import { isOfNs2, traceBeside, tracesOf } from '../p2p/p2p.ts';
import { linesOf } from '../p2p/trace.ts';
import { compared } from '../p2p/verdict.ts';
import type { World } from '../p2p/worlds.ts';
import { type SwitchCase, switchCaseOf } from './case.ts';

const KIND = 'ns2-switch';

/** A description in JSON, and beside it the trace under the same name, packed or not. */
export const switchFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND) || isOfNs2(content, 'port_queue_limit_packets'),
  companions: tracesOf,
  read(path, content) {
    const reference = switchCaseOf(documentIn(content));
    const trace = traceBeside(path);
    return [caseOf(reference.name, () => verifySwitched(reference, trace))];
  },
};

/** @param trace the lines of the .csv beside the case, header left out */
export function verifySwitched(reference: SwitchCase, trace: readonly string[]): Verdict {
  const theirs = linesIn(trace);
  const hosts = reference.topology.delay_s.length;
  const saysWhere = !theirs.some(([, event, , , place]) => event === 'D' && place === 'q');
  return compared(reference, theirs, (world) =>
    linesOf({
      build: (listener) => buildSwitched(reference, listener, world),
      // Cables from the hosts come first in the layout, then those from the ports of the switch.
      lostAt: (link) => ({ drop: saysWhere ? (link < hosts ? 'h' : 'p') : 'q', kill: 'e' }),
      firstSegment: reference.tcp.syn_packet_is_seq_0 ? 0 : 1,
    }),
  );
}

function buildSwitched(reference: SwitchCase, listener: P2pListener, world: World): P2pRun {
  const { sim, probes } = world;
  const lan = world.unitsPerSecond === 1 ? nsSwitch(reference, world) : engineSwitch(reference, world);
  const settings = settingsOf(reference, world);
  const flows = reference.flows.map(({ from, to, ...each }, flow) =>
    declareFlow(
      sim,
      lan,
      {
        ...settings(each),
        flow,
        forward: { from, to },
        backward: { from: to, to: from },
        listener: listenTo(listener, flow),
      },
      probes,
    ),
  );
  begin(flows, world);
  writeTo(world, flows, reference);
  return { world, sim, probes, flows };
}

function engineSwitch({ topology }: SwitchCase, { sim, probes, time }: World): Carrier<LanRoute> {
  const { delay_s, rate_bps, host_queue_limit_packets, port_queue_limit_packets } = topology;
  const stations = delay_s.map((delay, host) => ({
    name: `H${host}`,
    discipline: new DropTail(new Timeline(host_queue_limit_packets), 'packets'),
    propagation: time(delay),
  }));
  const options = {
    ...{ stations, rate: rate_bps, propagation: 0, linkLayerDelay: 0, portQueue: port_queue_limit_packets },
    ...{ firstIndex: 0, watched: false },
  };
  return new SwitchedLan(sim, options, new Packets(), probes);
}

/** What the script builds: two links for every host, and between them a node that forwards. */
function nsSwitch({ topology }: SwitchCase, { network, time }: World): Carrier<LanRoute> {
  const { delay_s, rate_bps, host_queue_limit_packets, port_queue_limit_packets } = topology;
  const ends = [
    { end: 'host', limit: host_queue_limit_packets },
    { end: 'port', limit: port_queue_limit_packets },
  ];
  for (const { end, limit } of ends) {
    delay_s.forEach((delay, host) => {
      const place = `${end} ${host}`;
      const queue = new DropTail(new Timeline(limit), 'packets');
      network.link({ place, rate: new Timeline(rate_bps), delay: new Timeline(time(delay)), queue });
    });
  }
  return {
    packets: network.packets,
    path: ({ from, to }, sink) => network.path([from, delay_s.length + to], sink),
    entry: (path) => network.entry(path),
  };
}
