// When a frame counts as delivered on the LAN: what utilisation sums up grows when the link layer of its receiver hands the packet up,
// one wait after its last bit, on the bus and behind a switch, where frames of the server count.

import { expect, it } from 'vitest';
import { packetsOn } from '../../src/record/flights.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const WAIT = 2e6;

it.each([
  ['ns2', (place: string) => place === 'S' || /^(C\d+|R)$/.test(place)],
  ['switch', (place: string) => /^SW-C\d+$/.test(place)],
] as const)('%s', (mac, delivers) => {
  const record = wholeRecord(specOf(`mac=${mac}&lldelay=2ms&end=2s&v=1`, lanRto));
  const lastBits = record.layout.links.flatMap(({ place }, link) => {
    const rows = delivers(place) ? packetsOn(record, link) : undefined;
    return rows === undefined ? [] : [...rows.arrivesAt.subarray(0, rows.length)];
  });
  const handedUp = lastBits.map((at) => at + WAIT).filter((at) => at <= record.horizon);
  const wire = record.gauges.find(({ name }) => name === 'wire')!;
  const counted = [...wire.time.subarray(1, wire.length)];
  expect(counted.length).toBeGreaterThan(500);
  // Two at one instant are one step.
  expect(counted).toEqual([...new Set(handedUp)].sort((a, b) => a - b));
});
