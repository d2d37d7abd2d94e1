// A NACK in the ladder has the number of the segment that was cut off, and is no duplicate of the ACK before it.

import { expect, it } from 'vitest';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { arrowsOn } from '../../src/ui/views/ladder-model.ts';
import { pathOf } from '../../src/wire/path.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

it('is named by what it asks for', () => {
  const record = wholeRecord(specOf('policy=trim&end=300ms&v=1', tcpOverAtm));
  const asked = record.marks.filter(({ kind, flow }) => kind === 'trim-sent' && flow === 0);
  const arrows = [...arrowsOn(record, pathOf(record.layout)!, 0, { from: 0, to: record.horizon })];
  const nacks = arrows.filter(({ label }) => label !== undefined);
  expect(nacks.map(({ label, arrivesAt, duplicate }) => [label, arrivesAt, duplicate])).toEqual(
    asked.map(({ at, segment }) => [`NACK ${segment}`, at, 0]),
  );
  expect(nacks.length).toBeGreaterThan(5);
});
