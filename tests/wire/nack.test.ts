// What packet trimming puts on the wire: a header whose last cell is marked as an end, and a NACK that names what was cut off.

import { expect, it } from 'vitest';
import { packetsOn } from '../../src/record/flights.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { cellStop } from '../../src/wire/cell-stops.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { stopAt, stopOfLoss } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('policy=trim&end=300ms&v=1', tcpOverAtm));
const [trim, again] = (['trim', 'trim-sent'] as const).map((kind) => record.marks.find((mark) => mark.kind === kind)!);

/** Fields of a layer, by name. */
const fieldsOf = (layers: ReturnType<typeof openedAt>['layers'], name: string) =>
  Object.fromEntries(layers.find((layer) => layer.name === name)!.fields.map((field) => [field.name, field.value]));

it('a NACK repeats what has come and has the number of the segment that was cut off', () => {
  const log = packetsOn(record, 3 + 2 * again!.flow)!;
  const slot = 20_000;
  const row = log.offeredAt.indexOf(again!.at - slot);
  const { layers, bytes } = openedAt(record, stopAt(record, log, row));
  const tcp = fieldsOf(layers, 'tcp');
  expect(tcp).toMatchObject({ optionKind: 253, optionLength: 8, experiment: 0x4e41 });
  expect(tcp['cutOff']).toBe(1 + (trim!.segment - 1) * 9128);
  expect(tcp['acknowledgement']).toBeLessThanOrEqual(tcp['cutOff']!);
  expect(bytes.length).toBeGreaterThanOrEqual(60);
});

it('an ACK that is none has no such option', () => {
  const { layers } = openedAt(record, stopAt(record, packetsOn(record, 3)!, 0));
  expect(fieldsOf(layers, 'tcp')).not.toHaveProperty('cutOff');
});

it('the last cell of a header is marked as an end behind the switch, and no other', () => {
  const stop = stopOfLoss(record, trim!);
  const types = [0, 1].map((cell) => {
    const { layers } = openedAt(record, cellStop(record, stop, cell)!);
    return fieldsOf(layers, 'atm')['payloadType'];
  });
  expect(types).toEqual([0, 1]);
});
