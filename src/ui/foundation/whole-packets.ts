// All packets of a run as a file, whether the page's record has them or not: of a long run it keeps a part, so the run is computed
// once more beside the page and written while that goes on.

import type { RunRecord } from '../../record/record.ts';
import type { WorkerLike } from '../../runner/client.ts';
import type { Runner } from '../../runner/client-contract.ts';
import { readRun } from '../../runner/read-run.ts';
import { NsTrace, nsTraceOf } from '../../wire/ns-trace.ts';
import { type Captured, CaptureParts, captureBlocks } from '../../wire/section.ts';
import { GrowingBlob } from './growing-blob.ts';

export interface Making {
  /** How much of the run is written, 0 to 1; never called for what is written at once. */
  tell(share: number): void;
  readonly signal: AbortSignal;
}

/** Does the record have every packet of the run? */
const hasAllPackets = ({ flightsFrom, flightsTo, horizon }: RunRecord): boolean =>
  flightsFrom === 0 && flightsTo >= horizon;

/**
 * Can a capture be written from what the page has? Links of clusters carry whole files, of all requests together too much to be
 * written in one go: then the run is computed once more, as where packets are missing.
 */
export const isCapturedAtOnce = (record: RunRecord, flow?: number): boolean =>
  hasAllPackets(record) && (flow !== undefined || record.layout.flows.every(({ bytes }) => bytes !== undefined));

/** What writes the same capture without a browser. @param places names of links, as for `snifferFor` */
export const captureCommand = (places: readonly string[]): string =>
  ["lectern run 'LINK' --pcap FILE", ...places.map((place) => `--pcap-link ${place}`)].join(' ');

/** The same for the trace of ns-2. */
export const TRACE_COMMAND = "lectern run 'LINK' --ns-trace FILE";

/** Of the time of a capture whose run is read twice. */
const FORESIGHT_SHARE = 0.1;
const PCAPNG = 'application/x-pcapng';

type RunnerWithWorker = Pick<Runner, 'newWorker'>;

/**
 * @param places names of links, as for `snifferFor`
 * @param flow as for `Capture`
 * @throws TooLarge, NoPackets, AbortError, or what went wrong in the worker
 */
export async function captureOfRun(
  runner: RunnerWithWorker,
  record: RunRecord,
  captured: Captured,
  places: readonly string[],
  making: Making,
  flow?: number,
): Promise<Blob> {
  if (isCapturedAtOnce(record, flow))
    return new Blob(captureBlocks(record, captured, places, flow) as BlobPart[], { type: PCAPNG });
  const file = new GrowingBlob();
  const parts = new CaptureParts(record.layout, captured, places, (block) => file.write(block), flow);
  const { signal, tell } = making;
  const { foresight } = parts;
  // Computing alone is quick beside what is written of it.
  const first = foresight ? FORESIGHT_SHARE : 0;
  if (foresight)
    await again(runner, record, {
      read: (slice) => foresight.read(slice),
      tell: (share) => tell(first * share),
      signal,
    });
  const digest = await again(runner, record, {
    read: (slice) => parts.read(slice),
    tell: (share) => tell(first + (1 - first) * share),
    signal,
  });
  parts.end(record.horizon);
  return file.end(parts.header(digest), PCAPNG);
}

/** As `captureOfRun`, in the trace format of ns-2. */
export async function nsTraceOfRun(runner: RunnerWithWorker, record: RunRecord, making: Making): Promise<Blob> {
  const type = 'text/plain;charset=utf-8';
  if (hasAllPackets(record)) return new Blob([nsTraceOf(record)], { type });
  const file = new GrowingBlob();
  const text = new TextEncoder();
  const trace = new NsTrace(record.layout, (line) => file.write(text.encode(`${line}\n`)));
  await again(runner, record, { read: (slice) => trace.read(slice), ...making });
  trace.end(record.horizon);
  return file.end(new Uint8Array(), type);
}

async function again(
  { newWorker }: RunnerWithWorker,
  { spec, layout, digest }: RunRecord,
  reading: Parameters<typeof readRun>[3],
): Promise<number> {
  if (!newWorker) throw new Error('There is no worker to compute it.');
  const found = await readRun(newWorker as () => WorkerLike, spec, layout, reading);
  if (found !== digest) throw new Error('It is another run than the one on the page.');
  return found;
}
