// Why a packet did not arrive: it found a queue full, was lost at random, or was dropped by hand.

import { type Explanation, packetOf, placeOf, type Subject } from '../explanation.ts';
import { type Station, stationOf } from '../names.ts';
import { state } from '../state.ts';

/** The station in whose NIC it happened; undefined of a link. */
function nicOf({ mark, record: { layout } }: Subject): Station | undefined {
  const link = layout.links[mark.link];
  return link?.role === 'nic' ? stationOf(layout, link.from) : undefined;
}

export function explainDrop(subject: Subject): Explanation {
  const { mark, record } = subject;
  const { occupancy = 0, limit = 0 } = mark.numbers;
  const packet = packetOf(subject);
  const found = { at: mark.at, occupancy, limit };
  const station = nicOf(subject);
  if (station !== undefined) {
    return {
      title: state('drop-nic', { packet, station }),
      sentences: [state('drop-nic.full', { ...found, station })],
    };
  }
  const rule = record.spec.params['qunit'] === 'bytes' ? 'drop.bytes' : 'drop.slots';
  return { title: state('drop', { packet }), sentences: [state(rule, { ...found, place: placeOf(subject) })] };
}

export function explainLoss(subject: Subject): Explanation {
  const { at, numbers } = subject.mark;
  const { probability = 0 } = numbers;
  const sentence = state('loss.random', { at, place: placeOf(subject), probability });
  return { title: state('loss', { packet: packetOf(subject) }), sentences: [sentence] };
}

export function explainKill(subject: Subject): Explanation {
  const { at, numbers } = subject.mark;
  const { index = 0 } = numbers;
  const station = nicOf(subject);
  const sentence =
    station === undefined
      ? state('kill.link', { at, place: placeOf(subject), index })
      : state('kill.nic', { at, station, index });
  return { title: state('kill', { packet: packetOf(subject) }), sentences: [sentence] };
}
