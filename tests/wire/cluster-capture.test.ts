// A capture of a whole cluster takes the memory of what is under way: the run is read twice, frames are written while it is
// computed the second time, and the file is the one of a record that is wholly in memory, byte for byte.

import { describe, expect, it } from 'vitest';
import { readInSlices, sessionToRead } from '../../src/cli/run/in-slices.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { captureOfRun } from '../../src/ui/foundation/whole-packets.ts';
import { capturing, foresightOf } from '../../src/wire/capturing.ts';
import { CaptureParts, captureBlocks, NoPackets } from '../../src/wire/section.ts';
import { snifferFor } from '../../src/wire/sniffer.ts';
import { deskAsWorker } from '../support/desk-as-worker.ts';
import { readCapture } from '../support/read-capture.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = [
  ['policy=ds&users=500&warm=0s&end=2s&v=1', ['all']],
  ['policy=lard&users=500&warm=0s&end=2s&v=1', ['N1-N', 'N1-C']],
  ['policy=lardr&users=500&warm=0s&end=2s&v=1', ['N1-C', 'N2-C']],
  ['policy=mirror&loop=open&reqs=900&warm=0s&end=2s&v=1', ['all']],
  ['policy=ds&users=500&warm=0s&end=2s&e=500ms:down:2,1s:down:3,1500ms:down:0&v=1', ['all']],
] as const;

describe.each(RUNS)('web-cluster#%s on %s', (link, places) => {
  const spec = specOf(link, scenario);
  const record = wholeRecord(spec);
  const captured = { scenario, spec, link };
  const whole = Buffer.concat(captureBlocks(record, captured, places));

  it('is the same file when it is written while the run is computed', () => {
    const { layout } = record;
    const written: Uint8Array[] = [];
    const parts = new CaptureParts(layout, captured, places, (block) => written.push(block));
    readInSlices(sessionToRead(spec, EVERYTHING), [parts.foresight!]);
    const session = sessionToRead(spec, EVERYTHING);
    readInSlices(session, [{ read: (slice) => parts.read(slice) }]);
    parts.end(record.horizon);
    expect(Buffer.compare(Buffer.concat([parts.header(session.digest), ...written]), whole)).toBe(0);
    expect(readCapture(whole).packets.length).toBeGreaterThan(1000);
  });

  it('is the same file on the page, whose worker computes it twice', async () => {
    const ended = { count: 0 };
    const shares: number[] = [];
    const making = { tell: (share: number) => void shares.push(share), signal: new AbortController().signal };
    const file = await captureOfRun({ newWorker: () => deskAsWorker(ended) }, record, captured, places, making);
    expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), whole)).toBe(0);
    expect(ended.count).toBe(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

it('of a link that nothing passes, no file is saved', async () => {
  const link = 'policy=mirror&users=50&warm=0s&end=500ms&v=1';
  const spec = specOf(link, scenario);
  const record = wholeRecord(spec);
  const captured = { scenario, spec, link };
  const making = { tell: () => undefined, signal: new AbortController().signal };
  const saved = captureOfRun({ newWorker: () => deskAsWorker({ count: 0 }) }, record, captured, ['N1-N'], making);
  await expect(saved).rejects.toThrow(NoPackets);
  expect(() => captureBlocks(record, captured, ['N1-N'])).toThrow(NoPackets);
});

describe('while the run is computed', () => {
  const spec = specOf('policy=mirror&users=800&warm=0s&end=4s&v=1', scenario);
  const sniffer = (layout: Parameters<typeof snifferFor>[0]) => snifferFor(layout, scenario, ['all']);

  /** Blocks that are written by the end of each slice. */
  function growth(hasForesight: boolean): readonly number[] {
    const session = sessionToRead(spec, EVERYTHING);
    const foresight = hasForesight ? foresightOf(session.layout) : undefined;
    if (foresight) readInSlices(sessionToRead(spec, EVERYTHING), [foresight]);
    const counts: number[] = [];
    let blocks = 0;
    const capture = capturing(session.layout, sniffer(session.layout), () => void blocks++, { foresight });
    const reader = {
      read: (slice: Parameters<typeof capture.read>[0]) => {
        capture.read(slice);
        counts.push(blocks);
      },
      end: () => {
        capture.end(session.horizon);
        counts.push(blocks);
      },
    };
    readInSlices(hasForesight ? sessionToRead(spec, EVERYTHING) : session, [reader]);
    return counts;
  }

  it('packets are written as soon as no earlier one can come, and none wait for the end', () => {
    const counts = growth(true);
    const all = counts.at(-1)!;
    expect(all).toBeGreaterThan(10_000);
    const half = counts[Math.floor(counts.length / 2)]!;
    expect(half).toBeGreaterThan(0.3 * all);
    expect(counts.at(-2)!).toBeGreaterThan(0.99 * all);
    // Without a first reading nobody knows, and all is written when the run is over.
    expect(growth(false).at(-2)!).toBeLessThan(50);
  });
});
