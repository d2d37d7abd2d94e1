// A run of which the page keeps a part is computed once more for a file: what comes out is the file of a page that had all of it, to
// the byte; and where it cannot be made nothing comes out.

import { describe, expect, it } from 'vitest';
import { readRun } from '../../src/runner/read-run.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { GrowingBlob, TooLarge } from '../../src/ui/foundation/growing-blob.ts';
import { captureOfRun, isCapturedAtOnce, nsTraceOfRun } from '../../src/ui/foundation/whole-packets.ts';
import { hasNsTrace } from '../../src/wire/ns-trace.ts';
import { ALL } from '../../src/wire/sniffer.ts';
import { deskAsWorker } from '../support/desk-as-worker.ts';
import { readCapture } from '../support/read-capture.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = [
  ['reno', 'end=1s&n=2&cc=sack&v=1'],
  ['lan-rto', 'end=1s&mac=ieee&v=1'],
  ['tcp-over-atm', 'end=400ms&v=1'],
] as const;

describe.each(RUNS)('%s#%s', (id, link) => {
  const scenario = scenarioById(id)!;
  const spec = specOf(link, scenario);
  const record = wholeRecord(spec);
  /** As the record of a page that keeps a part. */
  const part = { ...record, flightsTo: record.horizon / 3 };
  const ended = { count: 0 };
  const runner = { newWorker: () => deskAsWorker(ended) };
  const captured = { scenario, spec, link };
  const bytes = async (blob: Promise<Blob>): Promise<Buffer> => Buffer.from(await (await blob).arrayBuffer());

  it('has the same packets, comments and digest as a capture of what is in memory', async () => {
    const shares: number[] = [];
    const making = { tell: (share: number) => void shares.push(share), signal: new AbortController().signal };
    const once = await bytes(captureOfRun(runner, record, captured, [ALL], making));
    expect(shares).toEqual([]);
    const again = await bytes(captureOfRun(runner, part, captured, [ALL], making));
    const { packets, comment } = readCapture(again);
    expect(packets.length).toBeGreaterThan(50);
    expect(comment).toContain(`Digest: ${record.digest.toString(16).padStart(8, '0')}`);
    expect(Buffer.compare(again, once)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(ended.count).toBe(1);
    if (!hasNsTrace(record.layout)) return;
    const [first, second] = [
      await bytes(nsTraceOfRun(runner, record, making)),
      await bytes(nsTraceOfRun(runner, part, making)),
    ];
    expect(first.length).toBeGreaterThan(1000);
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('says before whether it will be computed once more', () => {
    expect(isCapturedAtOnce(record)).toBe(true);
    expect(isCapturedAtOnce(part)).toBe(false);
    // Of a cluster all requests together, but not one of them.
    const flows = record.layout.flows.map(({ bytes: _, ...flow }) => flow);
    const cluster = { ...record, layout: { ...record.layout, flows } };
    expect(isCapturedAtOnce(cluster)).toBe(false);
    expect(isCapturedAtOnce(cluster, 0)).toBe(true);
  });

  it('is not made of another run, nor when nobody waits for it, and the worker is ended', async () => {
    const gone = new AbortController();
    const making = { tell: () => gone.abort(), signal: gone.signal };
    await expect(captureOfRun(runner, part, captured, [ALL], making)).rejects.toThrow('Nobody');
    const other = { ...part, digest: part.digest ^ 1 };
    const quiet = { tell: () => undefined, signal: new AbortController().signal };
    await expect(captureOfRun(runner, other, captured, [ALL], quiet)).rejects.toThrow('another run');
    const full = readRun(runner.newWorker, spec, record.layout, {
      read: () => {
        throw new TooLarge();
      },
    });
    await expect(full).rejects.toThrow(TooLarge);
    expect(ended.count).toBe(hasNsTrace(record.layout) ? 5 : 4);
  });
});

it('a file grows in pieces and refuses more than a browser keeps', async () => {
  const file = new GrowingBlob();
  const piece = Uint8Array.from({ length: 3_000_000 }, (_, at) => at % 251);
  for (let count = 0; count < 4; count++) file.write(piece);
  const all = new Uint8Array(await file.end(Uint8Array.of(7, 7), 'x/y').arrayBuffer());
  expect(all.length).toBe(2 + 4 * piece.length);
  for (const at of [0, 1, 2, 4_194_303, 4_194_306, 9_000_001, all.length - 1]) {
    expect(all[at]).toBe(at < 2 ? 7 : piece[(at - 2) % piece.length]);
  }
  expect(() => new GrowingBlob().write({ length: 1e9 + 1 } as Uint8Array)).toThrow(TooLarge);
});
