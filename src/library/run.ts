// One run: computed at once, or streamed while it is computed. The thread stays responsive; nothing is needed but JavaScript.

import { EVERYTHING, NOTHING } from '../engine/core/probe.ts';
import type { RunRecord } from '../record/record.ts';
import { RecordBuilder } from '../runner/record-builder.ts';
import { sessionOf } from '../runner/session-of.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import { readQuantity } from '../scenarios/kit/read-quantity.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import type { AnySettings, MetricsFor, SettingsFor } from './catalogue.ts';
import type { Duration } from './quantities.ts';
import { type ParsedRun, requestOf } from './request.ts';

/** What came of a run. */
export interface Run<M = Metrics> extends ParsedRun {
  /** Results in house units: ns, bit/s, bytes, shares from 0 to 1. */
  readonly metrics: M;
  /** Eight hexadecimal digits: the same for the same run in every engine. */
  readonly digest: string;
  /** The version of the model, which is not that of the package. */
  readonly model: string;
  /** Everything that happened, in typed arrays; gauges and marks are empty if it was not wanted. */
  readonly record: RunRecord;
}

export interface RunOptions {
  /** False: only results and digest, several times faster. */
  readonly record?: boolean;
  /** Stops it: the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface StreamOptions extends Omit<RunOptions, 'record'> {
  /** Simulated time from one look to the next; 100 ms by default. */
  readonly every?: Duration;
}

/** Events between two breaths, about ten milliseconds. */
const EVENTS = 60_000;

/**
 * Computes a run.
 * @param target a scenario, or a link as `parseLink` takes it
 * @throws SettingError for settings that cannot be, ParameterError for those that cannot be built
 */
export async function run<const Target extends string>(
  target: Target,
  settings?: SettingsFor<Target>,
  options?: RunOptions,
): Promise<Run<MetricsFor<Target>>>;
export async function run(target: string, settings: AnySettings = {}, options: RunOptions = {}): Promise<Run> {
  options.signal?.throwIfAborted();
  const request = requestOf(target, settings);
  const session = sessionOf(request.spec, { probes: options.record === false ? NOTHING : EVERYTHING });
  while (!session.advance(EVENTS)) await breathe(options.signal);
  const record = new RecordBuilder(0, session.spec, session.layout);
  record.append(session.frames.take().data, session.horizon);
  record.finish(session.digest, session.metrics);
  return ended(request, record);
}

/**
 * Computes a run and hands out its record again and again while it grows: the same object, with more in it. What is returned at
 * the end is the run. As `run`, and without look-ahead: everything before `record.computedTo` is there.
 */
export function stream<const Target extends string>(
  target: Target,
  settings?: SettingsFor<Target>,
  options?: StreamOptions,
): AsyncGenerator<RunRecord, Run<MetricsFor<Target>>>;
export async function* stream(
  target: string,
  settings: AnySettings = {},
  { every = '100ms', signal }: StreamOptions = {},
): AsyncGenerator<RunRecord, Run> {
  signal?.throwIfAborted();
  const request = requestOf(target, settings);
  const step = nanoseconds(every);
  const session = sessionOf(request.spec, { probes: EVERYTHING, lookAhead: false });
  const record = new RecordBuilder(0, session.spec, session.layout);
  for (let end = step; !session.done; end += step) {
    while (!session.advanceTo(end, EVENTS)) await breathe(signal);
    session.closeRows();
    record.append(session.frames.take().data, session.computedTo);
    if (session.done) record.finish(session.digest, session.metrics);
    yield record;
    await breathe(signal);
  }
  return ended(request, record);
}

function ended(request: ReturnType<typeof requestOf>, record: RunRecord): Run {
  return {
    ...request,
    scenario: request.scenario.id,
    metrics: record.metrics ?? {},
    digest: digestText(record.digest),
    model: MODEL_VERSION,
    record,
  };
}

function nanoseconds(time: Duration): number {
  if (typeof time === 'number' && time > 0) return time;
  const reading = readQuantity(String(time), 'duration');
  if (typeof time === 'number' || 'problem' in reading || !(reading.value > 0)) {
    throw new RangeError(`every: ${time}: it is a time above 0, such as 100ms.`);
  }
  return reading.value;
}

/** Lets others have the thread. @throws the signal's reason */
async function breathe(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
