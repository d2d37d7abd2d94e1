// Replays a reference trace of kind `ns2-switch` and compares event by event, as traces of kind `ns2-p2p` are.

import { EVERYTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { SwitchedLan } from '../../engine/ethernet/switched-lan.ts';
import { Packets } from '../../engine/net/packet.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { declareFlow, join } from '../../engine/tcp/flow.ts';
import { caseOf, documentIn, type Format, isOfKind, type Verdict } from '../format.ts';
import { firstDifference } from '../p2p/compare.ts';
import { listenTo, type P2pListener, type P2pRun, profileOf, settingsOf, writeTo } from '../p2p/network.ts';
import { finalDifference, traceBeside, tracesOf } from '../p2p/p2p.ts';
import { linesOf } from '../p2p/trace.ts';
import { type SwitchCase, switchCaseOf } from './case.ts';

const KIND = 'ns2-switch';

/** A description in JSON, and beside it the trace under the same name, packed or not. */
export const switchFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND),
  companions: tracesOf,
  read(path, content) {
    const reference = switchCaseOf(documentIn(content));
    const trace = traceBeside(path);
    return [caseOf(reference.name, () => verifySwitched(reference, trace))];
  },
};

/** @param trace the lines of the .csv beside the case, header left out */
export function verifySwitched(reference: SwitchCase, trace: readonly string[]): Verdict {
  const { name } = reference;
  const theirs = trace.filter((line) => line !== '').map((line) => line.split(','));
  const hosts = reference.topology.delay_s.length;
  const ours = linesOf({
    build: (listener) => buildSwitched(reference, listener),
    // Cables from the hosts come first in the layout, then those from the ports of the switch.
    lostAt: (link) => ({ drop: link < hosts ? 'h' : 'p', kill: 'e' }),
    firstSegment: reference.tcp.syn_packet_is_seq_0 ? 0 : 1,
  });
  const found = firstDifference(ours, theirs);
  if (found !== undefined) return { name, passed: false, detail: `line ${found.line}: ${found.words}` };
  return finalDifference(reference, ours) ?? { name, passed: true, detail: `${ours.length} events equal` };
}

function buildSwitched(reference: SwitchCase, listener: P2pListener): P2pRun {
  const sim = new Simulator({ seed: 1, horizon: seconds(reference.simulated_s) });
  const probes = new Probes(EVERYTHING, sim.horizon);
  const { delay_s, rate_bps, host_queue_limit_packets, port_queue_limit_packets } = reference.topology;
  const stations = delay_s.map((delay, host) => ({
    name: `H${host}`,
    discipline: new DropTail(new Timeline(host_queue_limit_packets), 'packets'),
    propagation: seconds(delay),
  }));
  const lan = new SwitchedLan(
    sim,
    {
      stations,
      rate: rate_bps,
      propagation: 0,
      linkLayerDelay: 0,
      portQueue: port_queue_limit_packets,
      firstIndex: 0,
      watched: false,
    },
    new Packets(),
    probes,
  );
  const profile = profileOf(reference);
  const flows = reference.flows.map(({ id, from, to }, flow) =>
    declareFlow(
      sim,
      lan,
      {
        ...settingsOf(reference, profile, id),
        flow,
        forward: { from, to },
        backward: { from: to, to: from },
        listener: listenTo(listener, flow),
      },
      probes,
    ),
  );
  for (const flow of flows) join(flow);
  writeTo(sim, flows, reference);
  return { sim, probes, flows };
}
