// One run of `tcp-over-atm` for the tables of a reference model: what is counted from a slot on, without what came before.

import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { bestGoodput } from '../../scenarios/atm/results.ts';
import { type AtmValues, atmSettings } from '../../scenarios/atm/settings.ts';
import type { ParamValues } from '../../scenarios/kit/run-spec.ts';
import { valuesOf } from '../../scenarios/kit/settings.ts';
import { type AtmWorld, openAtm } from '../../scenarios/tcp-over-atm/network.ts';
import { scenario as tcpOverAtm } from '../../scenarios/tcp-over-atm/scenario.ts';

export interface AtmMeasures {
  readonly load: number;
  readonly loss: number;
  readonly goodput: number;
  readonly efficiency: number;
  readonly deadCells: number;
  readonly partial: number;
  readonly bigGaps: number;
  /** Mean length of a big gap, slots; 0 if there is none. */
  readonly meanGap: number;
  readonly largestQueue: number;
}

interface Counts {
  readonly served: number;
  readonly lost: number;
  readonly dead: number;
  readonly partial: number;
  readonly bytes: number;
}

/** @param given settings that differ from those of the scenario; `end` follows from the slots. @param warm slots not counted */
export function runAtm(given: ParamValues, slots: number, warm = 0): AtmMeasures {
  const defaults = Object.fromEntries(tcpOverAtm.parameters.map((parameter) => [parameter.key, parameter.default]));
  const params = valuesOf(atmSettings, { ...defaults, ...given });
  const slot = (53 * 8 * 1e9) / params.bw;
  const sim = new Simulator({ seed: params.seed, horizon: Math.ceil(slots * slot) });
  const context = { sim, probes: new Probes(NOTHING, sim.horizon), params, changes: [], kills: [], lookAhead: true };
  const world = openAtm(context);
  let before: Counts = { served: 0, lost: 0, dead: 0, partial: 0, bytes: 0 };
  if (warm > 0) sim.at(world.network.slots.timeOf(warm), () => (before = counted(world, warm)));
  sim.run(sim.horizon);
  world.network.settle(sim.horizon - 1);
  return measured(world, params, before, slots, warm);
}

function measured(world: AtmWorld, params: AtmValues, before: Counts, slots: number, warm: number): AtmMeasures {
  const after = counted(world, slots);
  const { buffer } = world.network.switch;
  const gaps = buffer.gapsUpTo(slots);
  const seconds = ((slots - warm) * 53 * 8) / params.bw;
  const goodput = ((after.bytes - before.bytes) * 8) / seconds;
  return {
    load: (after.served - before.served) / (slots - warm),
    loss: after.lost - before.lost,
    goodput,
    efficiency: goodput / bestGoodput(params),
    deadCells: after.dead - before.dead,
    partial: after.partial - before.partial,
    bigGaps: gaps.big,
    meanGap: gaps.big === 0 ? 0 : gaps.bigSlots / gaps.big,
    largestQueue: buffer.largest,
  };
}

function counted({ network, flows }: AtmWorld, slots: number): Counts {
  const { lostCells, deadCells, partial } = network.reassembler;
  const bytes = flows.reduce((sum, { receiver }) => sum + receiver.bytesDelivered, 0);
  const { buffer, unfinished } = network.switch;
  return { served: buffer.served(slots), lost: lostCells + unfinished.lost, dead: deadCells, partial, bytes };
}
