// A collision in words: who began at once; in slow motion the jam and the silence after it; several in a row as a count.

import type { Nanos } from '../../../engine/core/time.ts';
import { COUNTED, members } from '../../../record/bus/collision-view.ts';
import { collisionsOf } from '../../../record/bus/collisions.ts';
import { busIndex } from '../../../record/bus/stations.ts';
import type { RunRecord } from '../../../record/record.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { LanStageWords } from '../../i18n/en-lan-stage.ts';
import { stationName } from '../../i18n/lan-names.ts';
import { isSlowMotion, viewOf } from './air-painter.ts';
import { jamOf } from './signals.ts';

/** More stations than this are counted, not named. */
const NAMED = 3;

const NOTHING = ['', ''] as const;

/** What happens, and who takes part in it; two empty words if no collision is to be seen. */
export function collisionWords(
  record: RunRecord,
  now: Nanos,
  speed: number,
  words: LanStageWords,
  language: Language,
): readonly [string, string] {
  const { layout } = record;
  const index = busIndex(layout)!;
  const view = viewOf(record, index, now, speed);
  if (view.last < 0) return NOTHING;
  const who = stationsIn(record, view.stations, language);
  if (view.several) {
    const steady = who.length === 2 && speed <= 2 * COUNTED;
    return steady ? words.collisionsOf(view.count, who) : words.collisions(view.count);
  }
  const noticed = collisionsOf(record).noticed[view.last]!;
  const isOver = isSlowMotion(layout.bus!, speed) && now >= noticed;
  if (isOver && now >= noticed + jamOf(layout.bus!)) return words.quiet();
  if (who.length > NAMED) return words.collisionOf(who.length);
  return isOver ? words.jam(who) : words.collision(who);
}

/** Their names, the server first as the one that everybody meets. */
export function stationsIn({ layout }: RunRecord, stations: number, language: Language): string[] {
  const index = busIndex(layout)!;
  const numbers = members(stations);
  const ordered = numbers.includes(index.server)
    ? [index.server, ...numbers.filter((number) => number !== index.server)]
    : numbers;
  return ordered.map((number) => stationName(layout, index.stations[number]!.name, language));
}
