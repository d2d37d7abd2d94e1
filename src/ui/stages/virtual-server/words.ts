// The words of the virtual server's stage by language: sentences made of them.

import { fixed, whole } from '../../../plot/numbers.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { VirtualServerWords } from '../../i18n/virtual-server.en.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { FULL } from './hosts.ts';
import type { VirtualScene } from './scene.ts';
import type { Use } from './uses.ts';

/** A host in a sentence: R1, client 2, director. */
export function hostName(name: string, words: VirtualServerWords): string {
  if (name === 'D') return words.names.director;
  if (name === 'G') return words.names.gateway;
  if (name === 'hub' || name === 'hubC' || name === 'hubS') return words.names[name];
  return name.startsWith('C') ? words.names.client(name.slice(1)) : name;
}

/** Bytes in memory, in one unit so that columns stand still. */
export const memoryText = (bytes: number, language: Language): string => `${fixed(bytes / 1e6, language, 1)} MB`;

/** A dash before it was measured. */
export const percentText = (share: number, language: Language): string =>
  Number.isNaN(share) ? '–' : whole(100 * share, language);

/** Full stations by what they are: port of director; disks of R1 and R3. */
function fullParts(uses: readonly Use[], words: VirtualServerWords): string[] {
  const byPart = new Map<Use['part'], string[]>();
  for (const { part, host } of uses) byPart.set(part, [...(byPart.get(part) ?? []), hostName(host, words)]);
  // With two NICs a director has two ports.
  return [...byPart].map(([part, hosts]) => words.parts[part]([...new Set(hosts)]));
}

type Busy = Pick<VirtualScene, 'bottlenecks' | 'underWay' | 'middles'>;

/** Where nothing is known to be busy. */
function unbusyWords({ underWay, middles }: Busy, words: VirtualServerWords): readonly [bold: string, rest: string] {
  if (underWay === 0) return ['', words.quiet];
  return middles.some(({ share }) => Number.isNaN(share)) ? words.unmeasured : ['', words.idle];
}

/** What holds the others up, longest wording first; of one without an end the first words are bold. */
export function bottleneckWords(scene: Busy, language: Language): readonly (readonly [bold: string, rest: string])[] {
  const words = firstWordsIn(language).virtualServer;
  const uses = scene.bottlenecks;
  const [first] = uses;
  if (!first) return [unbusyWords(scene, words)];
  const name = words.parts[first.part]([hostName(first.host, words)]);
  const shortest = ['', name] as const;
  if (first.share < FULL) return [words.busiest(name, percentText(first.share, language)), shortest];
  return [words.bottleneck(fullParts(uses, words)), words.bottleneckShort(name, uses.length - 1), shortest];
}
