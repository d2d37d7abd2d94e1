// Captures of runs in memory, read back, and beside them what the engine itself had on those links.

import { vi } from 'vitest';
import { readInSlices, sessionToRead } from '../../src/cli/run/in-slices.ts';
import { FlightLog } from '../../src/engine/core/flights.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import type { Packet } from '../../src/engine/net/packet.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import type { Session } from '../../src/runner/session.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { capturing } from '../../src/wire/capturing.ts';
import { snifferFor } from '../../src/wire/sniffer.ts';
import { type ReadCapture, readCapture } from './read-capture.ts';

export interface Captured {
  readonly session: Session;
  readonly layout: Layout;
  readonly marks: readonly Mark[];
  readonly capture: ReadCapture;
  /** By name: the last value of gauges that belong to no flow and no link. */
  readonly totals: ReadonlyMap<string, number>;
}

/** @param places of the capture; none: the usual ones */
export function captured(spec: RunSpec, places: readonly string[] = []): Captured {
  const session = sessionToRead(spec, EVERYTHING);
  const blocks: Uint8Array[] = [];
  const sniffer = snifferFor(session.layout, scenarioById(spec.scenario)!, places);
  const capture = capturing(session.layout, sniffer, (block) => blocks.push(block));
  const totals = new Map<string, number>();
  const total = { read: ({ gauges }: RunRecord) => noteTotals(gauges, totals), end: () => undefined };
  const marks = readInSlices(session, [
    { read: (slice) => capture.read(slice), end: ({ horizon }) => void capture.end(horizon) },
    total,
  ]);
  return { session, layout: session.layout, marks, capture: readCapture(Buffer.concat(blocks)), totals };
}

function noteTotals(gauges: RunRecord['gauges'], totals: Map<string, number>): void {
  for (const { name, flow, link, last, length } of gauges) {
    if (flow < 0 && link < 0 && length > 0) totals.set(name, last[length - 1]!);
  }
}

export type EnginePacket = Pick<Packet, 'flow' | 'kind' | 'seq' | 'length' | 'bytes' | 'blocks'>;

/** Computes with an eye on the engine. @returns by link what it took, in order, with what `compute` returns */
export function withEnginePackets<T>(compute: () => T): {
  readonly result: T;
  readonly byLink: readonly EnginePacket[][];
} {
  const byLink: EnginePacket[][] = [];
  const note = (link: number, { flow, kind, seq, length, bytes, blocks }: Packet): void => {
    byLink[link] ??= [];
    byLink[link].push({ flow, kind, seq, length, bytes, blocks });
  };
  const { add } = FlightLog.prototype;
  // Whoever carries packets hands the packet itself to its log.
  const spies = [
    vi.spyOn(FlightLog.prototype, 'add').mockImplementation(function (this: FlightLog, ...args) {
      const packet = args[5] as Packet | undefined;
      if (packet !== undefined) note(this.link, packet);
      add.apply(this, args);
    }),
  ];
  try {
    return { result: compute(), byLink };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
