// The worker breaks at every message the page sends: what it does wrong is not caught, it falls silent (which is also what is
// seen of one that the browser has ended), or the engine breaks one of its rules. Whatever it was asked for, the page has a
// sentence for it in both languages, keeps what was set and what was computed, and computes the next run. The messages are those
// of the protocol: one that is not attacked here is a mistake of types.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { createRunner } from '../../src/runner/client.ts';
import type { Runner } from '../../src/runner/client-contract.ts';
import type { Command } from '../../src/runner/protocol.ts';
import { readRun } from '../../src/runner/read-run.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { share as en } from '../../src/ui/i18n/share.en.ts';
import { share as ko } from '../../src/ui/i18n/share.ko.ts';
import { ATTACKS, type Attack, FaultyWorker } from '../support/faulty-worker.ts';
import { renoSpec } from '../support/reno-spec.ts';

/** Every word of the page to its worker, and how it is brought to say it. */
const COMMANDS: Readonly<Record<Command['type'], 'run' | 'reading'>> = {
  load: 'run',
  hold: 'run',
  go: 'run',
  ack: 'run',
  window: 'run',
  rule: 'run',
  read: 'reading',
  next: 'reading',
};
const commandsOf = (way: 'run' | 'reading') =>
  (Object.keys(COMMANDS) as Command['type'][]).filter((type) => COMMANDS[type] === way);

/** What the page says. */
const CODES: Readonly<Record<Attack, string>> = {
  throws: 'crash',
  'falls silent': 'stuck',
  'breaks a rule of the engine': 'engine',
};

/** What a reading that ends says. */
const SAID: Readonly<Record<Attack, string>> = {
  throws: 'It broke.',
  'falls silent': 'The worker said nothing for 30 s.',
  'breaks a rule of the engine': 'A rule was broken.',
};
/** Only silence has to be waited for, ms. */
const TOLD_BY: Readonly<Record<Attack, number>> = {
  throws: 5000,
  'falls silent': 60_000,
  'breaks a rule of the engine': 5000,
};

/** With windows that its record lacks, and a rule. */
const spec = renoSpec({ end: seconds(200), bw: 10_000_000, wnd: 40, q: 60, rto: 'max(min, 2 * srtt)' });
const other = renoSpec({ end: seconds(20) });
const digestOfOther = sessionOf(other).complete().digest;

/** Until something holds, in turns of a millisecond. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000 && !holds(); turn++) await vi.advanceTimersByTimeAsync(1);
}

/** As people do: it is held, goes on, is looked at closely, and its rule is opened. */
async function use(runner: Runner): Promise<void> {
  const isOver = (): boolean => runner.record?.done === true || runner.error !== undefined;
  runner.load(spec);
  await until(() => runner.record !== undefined || runner.error !== undefined);
  runner.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  runner.goOn();
  await until(isOver);
  runner.wantFlights(seconds(190), seconds(191));
  await vi.advanceTimersByTimeAsync(60_000);
  runner.wantRule({ spec, kind: 'rto', flow: 0, names: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(ATTACKS) as Attack[])('a worker that %s', (attack) => {
  it.each(commandsOf('run'))('at "%s": it is told, nothing is lost, the next run is computed', async (type) => {
    const workers: FaultyWorker[] = [];
    const runner = createRunner(() => {
      const worker = workers.length === 0 ? new FaultyWorker(type, attack) : new FaultyWorker();
      workers.push(worker);
      return worker;
    });
    await use(runner);
    const code = runner.error?.code ?? 'none';
    expect(code).toBe(CODES[attack]);
    for (const { title } of [en.failure, ko.failure]) expect(title[code as keyof typeof title]).toMatch(/\.$/);
    expect(runner.spec).toBe(spec);
    // What had come is still there, and nobody is told that more is coming.
    const isAfterTheEnd = type === 'window' || type === 'rule';
    expect(runner.record?.done ?? false).toBe(isAfterTheEnd);
    expect(runner.effort).toBeUndefined();

    runner.load(other);
    expect(runner.error).toBeUndefined();
    await until(() => runner.record?.spec === other && runner.record.done);
    expect(runner.record?.digest).toBe(digestOfOther);
    expect(runner.error).toBeUndefined();
    runner.dispose();
    // Turns of the workers themselves.
    await vi.advanceTimersByTimeAsync(100);
    expect(workers.every(({ ended }) => ended)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(commandsOf('reading'))('at "%s": the reading ends with a reason, another one is whole', async (type) => {
    const session = sessionOf(other);
    const worker = new FaultyWorker(type, attack);
    let told = '';
    readRun(() => worker, other, session.layout, { read: () => undefined }).then(
      () => {
        told = 'read';
      },
      (error: Error) => {
        told = error.message;
      },
    );
    await vi.advanceTimersByTimeAsync(TOLD_BY[attack]);
    expect(told).toBe(SAID[attack]);
    expect(worker.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    const again = readRun(() => new FaultyWorker(), other, session.layout, { read: () => undefined });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await again).toBe(digestOfOther);
  });
});

describe('a worker that works', () => {
  it('is not taken for a silent one, however long what is wanted takes', async () => {
    const runner = createRunner(() => new FaultyWorker());
    await use(runner);
    expect(runner.error).toBeUndefined();
    expect(runner.record).toMatchObject({ done: true, digest: sessionOf(spec).complete().digest });
    expect(runner.record!.flightsTo).toBeGreaterThanOrEqual(seconds(191));
    expect(runner.asked?.rule.count).toBeGreaterThan(0);
    runner.dispose();
    await vi.advanceTimersByTimeAsync(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
