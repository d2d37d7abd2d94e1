// What ladder and graph are of: the connection that somebody chose, or that the charts follow, on its path, in the span of time that is on screen. And how
// one goes from packet to packet in them by keys.

import { useEffect, useMemo, useState } from 'react';
import { packetFlow } from '../../record/logs.ts';
import { memoBy } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { followedFlow, type Path, pathOf } from '../../wire/path.ts';
import { nameOf, type PacketName, passingOn, type Stop, stopAt } from '../../wire/stops.ts';
import { useLectern, useLecternStore, usePlayback, useRunner } from '../foundation/context.ts';
import { showPackets } from '../foundation/packets-shown.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { useRecord } from '../foundation/use-record.ts';

export interface Shown {
  readonly record: RunRecord;
  readonly flow: number;
  /** Another word whenever the record holds something else. */
  readonly version: string;
  /** Does the record hold the packets of the whole span? */
  readonly isKept: boolean;
}

export interface Connection extends Shown {
  readonly path: Path;
}

/** Undefined before the run has begun, and where packets are not known to the byte. */
export function useConnection(view: TimeView): Connection | undefined {
  const shown = useShown(view);
  return useMemo(() => shown && connectionOf(shown), [shown]);
}

export function connectionOf(shown: Shown): Connection | undefined {
  const path = pathFor(shown.record.layout)(shown.flow);
  return path && { ...shown, path };
}

const pathFor = memoBy((layout: Layout) => {
  const known = new Map<number, Path | undefined>();
  return (flow: number): Path | undefined => {
    if (!known.has(flow)) known.set(flow, pathOf(layout, flow));
    return known.get(flow);
  };
});

/** Undefined before the run has begun. */
export function useShown(view: TimeView): Shown | undefined {
  const runner = useRunner();
  const { record, version } = useRecord();
  const layout = record?.layout;
  const connection = useLectern((state) => state.connection);
  const flow = layout ? chosenFlow(layout, connection) : 0;
  const isKept = !record?.done || (record.flightsFrom <= view.from && view.to <= record.flightsTo);
  const isDone = record?.done === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that is another, or complete, may lack what is shown
  useEffect(() => showPackets(runner, view), [runner, isKept, isDone, view]);
  return useMemo(() => record && { record, flow, version, isKept }, [record, flow, version, isKept]);
}

/** One that is chosen and not in this run leaves it at the one that the charts follow. */
export function chosenFlow(layout: Layout, connection: string | null): number {
  const chosen = layout.watched === undefined ? layout.flows.findIndex(({ name }) => name === connection) : -1;
  return chosen < 0 ? followedFlow(layout) : chosen;
}

/** Those that one may choose from, in the order in which the setting `watch` counts them where there is one: not requests. */
export const connectionsOf = (layout: Layout): readonly number[] =>
  layout.flows.flatMap(({ web }, flow) => (web && web.role !== 'response' ? [] : [flow]));

/** Which packet has the focus of the keyboard: the one that is opened, or the one arrows came to. */
export function useChosen(): readonly [PacketName | null, (stop: Stop, open: boolean) => void] {
  const store = useLecternStore();
  const playback = usePlayback();
  const opened = useLectern((state) => state.opened);
  const [come, setCome] = useState<PacketName | null>(null);
  const choose = (stop: Stop, open: boolean): void => {
    const { pause, openPacket, opened: isOpen } = store.getState();
    pause();
    playback.seek(Math.round((stop.startsAt + stop.arrivesAt) / 2));
    setCome(nameOf(stop));
    if (open || isOpen) openPacket(nameOf(stop));
  };
  return [opened ?? come, choose];
}

interface Place {
  readonly startsAt: number;
  readonly link: number;
}

/** The packet of the connection on one of these links that sets out next after a moment, or last before it. */
export function packetFrom(
  { record, flow }: Pick<Connection, 'record' | 'flow'>,
  links: readonly number[],
  from: Place,
  direction: 1 | -1,
): Stop | undefined {
  let best: Stop | undefined;
  for (const link of links) {
    const log = passingOn(record, link, flow);
    if (!log) continue;
    const isBeyond = (row: number): boolean => direction * (log.startsAt[row]! - from.startsAt || link - from.link) > 0;
    let row = rowAt(log.startsAt, log.length, from.startsAt) + (direction > 0 ? 0 : 1);
    row = Math.min(log.length - 1, Math.max(0, row));
    while (row >= 0 && row < log.length && !(packetFlow(log.info[row]!) === flow && isBeyond(row))) row += direction;
    if (row < 0 || row >= log.length) continue;
    const stop = stopAt(record, log, row);
    if (!best || direction * (stop.startsAt - best.startsAt || stop.link - best.link) < 0) best = stop;
  }
  return best;
}
