// The network of `tcp-over-atm`: n senders, an ATM switch S with one output link, a receiving host B with a TCP receiver for
// each sender. Data take the ATM way, acknowledgements come back after a fixed time.

import { AtmNetwork, type AtmRoute } from '../../engine/atm/atm-network.ts';
import type { DropPolicy, Threshold } from '../../engine/atm/policies/policy.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { type Nanos, seconds } from '../../engine/core/time.ts';
import { declareFlow, type FlowOptions, join, type TcpFlow } from '../../engine/tcp/flow.ts';
import { PacedSource } from '../../engine/tcp/paced-source.ts';
import { UNLIMITED } from '../../engine/tcp/segments.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';
import type { FastRetransmit } from '../../engine/tcp/yats-window.ts';
import { cellPayloadOf, isCellOfAtm, paceOf } from '../atm/cell-size.ts';
import { isPacketSwitch, orderOf, payloadOf, policyOf, profileOf } from '../atm/engine-parts.ts';
import { AtmGauges } from '../atm/gauges.ts';
import { headerCellsOf, headerOf, llcOf } from '../atm/headers.ts';
import { CELL_LINK, cellLinkPlaces, placesOf } from '../atm/places.ts';
import { resultsOf } from '../atm/results.ts';
import type { AtmValues } from '../atm/settings.ts';
import type { CellsInfo, Layout, TcpBytes } from '../kit/layout.ts';
import type { Change } from '../kit/run-spec.ts';
import type { BuildContext, Built } from '../kit/scenario.ts';
import { isChangeOf } from '../kit/settings.ts';
import { senderNames } from '../tcp/senders.ts';

/** A send buffer takes data again when so much less than all of it is used (BSD's low-water mark), bytes. */
const LOW_WATER = 4096;

/** The parts, for whoever measures more than a record holds. */
export interface AtmWorld {
  readonly network: AtmNetwork;
  readonly flows: readonly TcpFlow[];
}

export function build(context: BuildContext<AtmValues>): Built {
  const { params } = context;
  const world = openAtm(context);
  const { network, flows } = world;
  return {
    layout: layoutOf(params),
    settle: (time) => network.settle(time),
    metrics: () => resultsOf(context.sim, params, network, flows),
  };
}

const movesPolicy = (change: Change) => isChangeOf<AtmValues, 'policy'>('policy', change);

export function openAtm(context: BuildContext<AtmValues>): AtmWorld {
  const { sim, probes, params, changes, kills } = context;
  const threshold: Threshold = { value: params.th };
  const bounds = { minimum: params.rmin, maximum: Math.max(params.rmin, seconds(64)) };
  const killsAt = (place: string): ReadonlySet<number> =>
    new Set(kills.filter((kill) => kill.place === place).map(({ n }) => n));
  const policyFor = (policy: AtmValues['policy']): DropPolicy => policyOf({ ...params, policy }, threshold, context);
  const later = changes.filter((change) => movesPolicy(change)).map(({ value }) => value);
  const policies = [params.policy, ...later].map(policyFor);
  const network = new AtmNetwork(
    sim,
    {
      rate: params.bw,
      pace: paceOf(params),
      circuits: params.n,
      capacity: params.buf,
      policy: policyFor(params.policy),
      countsVcs: policies.some(({ countsVcs }) => countsVcs),
      order: orderOf(params, sim),
      llc: llcOf(params),
      cellPayload: cellPayloadOf(params),
      headerCells: headerCellsOf(params),
      mergeOnLostEnd: params.glue === 'on' && !isPacketSwitch(params),
      storesPackets: isPacketSwitch(params),
      delay: params.delay,
      ackDelay: params.ackd,
      processing: { time: params.proc, spread: params.jit },
      rest: params.rest,
      inTrains: context.lookAhead,
      firstIndex: CELL_LINK,
      placesOf: (vc) => placesOf(senderNames(params.n)[vc]!),
      killsAt,
    },
    probes,
  );
  probes.marks.keepsDetails = true;
  for (const log of probes.flights) log.keepsDetails = true;
  const gauges = new AtmGauges(probes, params);
  const trimming = policies.some(({ trims }) => trims === true);
  const around = { sim, probes, network, params, bounds, gauges, trimming };
  const flows = senderNames(params.n).map((_, vc) => openFlow(around, vc));
  followChanges(sim, changes, { network, threshold, bounds, flows, gauges, policyFor });
  network.switch.buffer.gaps.bigFrom = network.slots.count(params.rmin / 2);
  return { network, flows };
}

interface Surroundings {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly network: AtmNetwork;
  readonly params: AtmValues;
  readonly bounds: { minimum: Nanos; maximum: Nanos };
  readonly gauges: AtmGauges;
  /** Does the switch trim packets, now or later in the run? */
  readonly trimming: boolean;
}

function openFlow(around: Surroundings, vc: number): TcpFlow {
  const { sim, network, params, gauges } = around;
  const random = sim.random(`start of sender ${vc}`);
  // The sender, its processor and its source know of each other.
  const own: { sender?: TcpSender; source?: PacedSource } = {};
  const room = network.roomOf(vc, () => own.sender?.sendWhatWindowAllows());
  const listener = {
    afterAck: () => {
      own.source?.onAck();
      gauges.onAck(vc, flow.sender);
    },
    onDelivered: (bytes: number) => gauges.onDelivered(vc, bytes),
  };
  const options = { ...flowOptions(around, vc), ...(room === undefined ? {} : { room }), listener };
  const flow = declareFlow(sim, network, options, around.probes);
  own.sender = flow.sender;
  join(flow);
  const startAt = Math.floor(random.uniform() * params.start);
  if (params.sbuf === 0) sim.at(startAt, () => flow.sender.write(UNLIMITED));
  else {
    const every = Math.round((params.mtu * 8e9) / params.srate);
    const low = Math.max(0, params.sbuf - LOW_WATER);
    own.source = new PacedSource(sim, flow.sender, { bytes: params.mtu, every, full: params.sbuf, low });
    own.source.start(every + startAt);
  }
  return flow;
}

function flowOptions({ network, params, bounds, trimming }: Surroundings, vc: number): FlowOptions<AtmRoute> {
  const payload = payloadOf(params);
  return {
    flow: vc,
    profile: profileOf(params),
    segmentBytes: payload,
    rwndSegments: params.wnd / payload,
    initialSsthreshSegments: params.ssth / payload,
    recovery: 'reno',
    trimming,
    fastRetransmit: params.fast as FastRetransmit,
    rtoAlgorithm: 'rfc6298',
    bounds,
    fixedRto: { value: bounds.minimum },
    factors: { k: 4 },
    delayedAck: { value: params.dack },
    host: { takenAfter: network.slots.timeOf(1), makingTime: network.makingTimeOf(vc) },
    phase: phaseOf(params, vc),
    forward: { vc, back: false },
    backward: { vc, back: true },
  };
}

/** Where in its tick the clock of a sender stands at time 0, ns. */
const phaseOf = ({ tick }: AtmValues, vc: number): Nanos => Math.floor((vc * tick) / 2) % tick;

const stampsOf = (params: AtmValues, vc: number): Pick<TcpBytes, 'stamps'> =>
  params.ts === 'on' ? { stamps: { tick: params.tick, phase: phaseOf(params, vc) } } : {};

/** Live settings; a running timer keeps its deadline. */
function followChanges(
  sim: Simulator,
  changes: readonly Change[],
  parts: AtmWorld & {
    readonly threshold: Threshold;
    readonly bounds: { minimum: number; maximum: number };
    readonly gauges: AtmGauges;
    policyFor(policy: AtmValues['policy']): DropPolicy;
  },
): void {
  const { network, threshold, bounds, flows, gauges, policyFor } = parts;
  const move: Readonly<Record<string, (value: number) => void>> = {
    rmin: (value) => {
      bounds.minimum = value;
      bounds.maximum = Math.max(value, seconds(64));
      network.switch.buffer.gaps.bigFrom = network.slots.count(value / 2);
      for (const { sender } of flows) sender.onSettingsMoved();
    },
    th: (value) => {
      threshold.value = value;
    },
    buf: (value) => {
      network.switch.buffer.capacity = value;
      gauges.onCapacity(value);
    },
  };
  for (const change of changes) {
    const { at, key, value } = change;
    if (movesPolicy(change)) sim.at(at, () => network.setPolicy(policyFor(change.value)));
    const apply = move[key];
    if (apply !== undefined) sim.at(at, () => apply(Number(value)));
  }
}

const cellsInfoOf = (params: AtmValues): CellsInfo => ({
  llc: llcOf(params) > 0,
  ...(isCellOfAtm(params) ? {} : { payload: cellPayloadOf(params) }),
});

function layoutOf(params: AtmValues): Layout {
  const names = senderNames(params.n);
  return {
    kind: 'atm',
    nodes: [
      ...names.map((name) => ({ name, kind: 'host' as const })),
      { name: 'S', kind: 'switch' },
      { name: 'B', kind: 'host' },
    ],
    links: [
      ...cellLinkPlaces.map((place, index) => ({
        place,
        from: 'S',
        to: 'B',
        role: index === 0 ? ('cells' as const) : ('lost-cells' as const),
      })),
      ...names.flatMap((name) => [
        { place: placesOf(name)[0], from: name, to: 'S' },
        { place: placesOf(name)[1], from: 'B', to: name },
      ]),
    ],
    flows: names.map((name, flow) => ({
      ...{ name, from: name, to: 'B', smss: payloadOf(params) },
      bytes: {
        headers: headerOf(params),
        window: params.wnd,
        unit: 1,
        syn: false,
        ...stampsOf(params, flow),
      },
    })),
    gauges: [],
    ...(isPacketSwitch(params) ? {} : { cells: cellsInfoOf(params) }),
  };
}
