// A collision in words: who began at once; in slow motion the jam and the silence after it; several in a row as a count.

import type { Language } from '../../../scenarios/kit/text.ts';
import type { LanWords } from '../../i18n/lan.en.ts';
import { stationName } from '../../i18n/lan-names.ts';
import type { LanScene } from './scene.ts';

/** More stations than this are counted, not named. */
const NAMED = 3;

/** What happens, and who takes part in it; two empty words if no collision is to be seen. */
export function collisionWords(scene: LanScene, words: LanWords, language: Language): readonly [string, string] {
  const { collision } = scene.air;
  if (!collision) return ['', ''];
  const { several, count, steady, phase } = collision;
  const who = namesOf(scene, collision.stations, language);
  if (several) return steady ? words.collisionsOf(count, who) : words.collisions(count);
  if (phase === 'quiet') return words.quiet();
  if (who.length > NAMED) return words.collisionOf(who.length);
  return phase === 'jam' ? words.jam(who) : words.collision(who);
}

type Named = Pick<LanScene, 'layout' | 'index'>;

/** What the station of a number is called in a sentence. */
export const stationNamer =
  ({ layout, index }: Named, language: Language) =>
  (station: number): string =>
    stationName(layout, index.stations[station]!.name, language);

/** Names of stations, the server first as the one that everybody meets. */
export function namesOf(scene: Named, numbers: readonly number[], language: Language): string[] {
  const { server } = scene.index;
  const ordered = numbers.includes(server) ? [server, ...numbers.filter((number) => number !== server)] : numbers;
  return ordered.map(stationNamer(scene, language));
}
