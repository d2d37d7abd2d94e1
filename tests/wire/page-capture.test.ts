// A capture that the page saves is the one of the command line: the same packets, times, comments and statistics.

import { describe, expect, it } from 'vitest';
import { scenarioById } from '../../src/scenarios/index.ts';
import { captureBlocks } from '../../src/wire/section.ts';
import { captured } from '../support/captured.ts';
import { readCapture } from '../support/read-capture.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

describe.each([
  ['reno', 'end=4s&v=1', ['R-B', 'B-R']],
  ['reno', 'end=4s&v=1', ['A-R', 'R-A']],
  ['lan-rto', 'end=3s&v=1', ['bus']],
  ['nic-buffer', 'end=2s&mac=ieee&v=1', ['bus']],
  ['web-cluster', 'end=1s&warm=0s&users=150&v=1', ['N1-C', 'N1-N']],
])('a capture of %s#%s on %s', (id, link, places) => {
  const scenario = scenarioById(id)!;
  const spec = specOf(link, scenario);

  it('from a record in memory is that of the run in slices', () => {
    const record = wholeRecord(spec);
    const ours = readCapture(Buffer.concat(captureBlocks(record, { scenario, spec, link }, places)));
    const theirs = captured(spec, places).capture;
    expect(ours.packets.length).toBeGreaterThan(50);
    expect(ours.packets.length).toBe(theirs.packets.length);
    ours.packets.forEach((packet, index) => {
      const other = theirs.packets[index]!;
      expect([packet.link, packet.at, packet.direction, packet.comments]).toEqual([
        ...[other.link, other.at, other.direction, other.comments],
      ]);
      expect(Buffer.compare(packet.bytes, other.bytes)).toBe(0);
    });
    expect(ours.statistics).toEqual(theirs.statistics);
    expect(ours.names).toEqual(theirs.names);
    expect(ours.comment).toContain(`Digest: ${record.digest.toString(16).padStart(8, '0')}`);
  });
});
