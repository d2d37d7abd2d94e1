// What a handed-in link says besides its run: who hands it in (`who=`), whether their own seed was asked for (`own=1`), and what
// the page had found when the link was copied (`got=7f3a90c1,window,goodput:1933330`). Nothing of it changes the run, so
// whoever collects links computes the run again and compares (src/collect).

import type { LinkPair } from './link-pairs.ts';
import type { Repair } from './repair.ts';
import type { RunSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';

const WHO_AT_MOST = 40;
const PAST_WHO = new RegExp(`^(.{${WHO_AT_MOST}}).*$`, 'u');
const RESULTS_AT_MOST = 6;
/** So many digits of a result are claimed. */
const DIGITS = 6;
const TASK = /^[a-z][a-z0-9-]{0,19}$/;
const RESULT = /^([a-zA-Z][a-zA-Z0-9]{0,29}):(-?\d+(?:\.\d+)?(?:e-?\d{1,3})?)$/;

/** What was found in the page from which a link was handed in. */
export interface Claim {
  /** Of the run in front: eight hexadecimal digits. */
  readonly digest: string;
  /** Id of the task that was worked on. */
  readonly task?: string;
  /** What the task asks of, in house units, to six digits. */
  readonly results: readonly { readonly name: string; readonly value: number }[];
}

export const claimed = (value: number): number => Number(value.toPrecision(DIGITS));

/** The words as links hold them: letters of any script and digits; what stands between them becomes a hyphen. */
export const asWho = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .replace(PAST_WHO, '$1')
    .replace(/[-.]+$/, '');

/** By this a person is known again: the words, whatever their capitals, hyphens and full stops. */
export const personOf = (words: string): string => asWho(words).toLowerCase().replace(/[-.]/g, '');

/** `''`: the link asks for it, and nobody has written anything yet. */
export function readWho(pair: LinkPair | undefined, repairs: Repair[]): { readonly who?: string } {
  if (!pair) return {};
  // A blank stands between words and becomes a hyphen as any other sign: without it two people may be one.
  const written = (pair.written ?? '').trim().replace(/[\s+]+/g, '-');
  const who = asWho(written);
  if (who !== written)
    repairs.push({ code: 'bad-who', key: 'who', given: pair.given, ...(who !== '' && { used: who }) });
  return { who };
}

/** In letters that no chat program takes for the end of a link. */
export const writeWho = (who: string): string => who.replace(/[^A-Za-z0-9.-]+/g, encodeURIComponent);

export function readClaim(pair: LinkPair | undefined, repairs: Repair[]): { readonly got?: Claim } {
  if (!pair?.value) return {};
  const [digest = '', ...items] = pair.value.split(',');
  const tasks = items.filter((item) => !item.includes(':'));
  const results = items.filter((item) => item.includes(':')).map((item) => RESULT.exec(item));
  const isWhole =
    /^[0-9a-f]{8}$/.test(digest) &&
    tasks.length <= 1 &&
    tasks.every((task) => TASK.test(task)) &&
    results.length <= RESULTS_AT_MOST &&
    results.every((result) => result !== null);
  if (!isWhole) {
    repairs.push({ code: 'bad-claim', key: 'got', given: pair.given });
    return {};
  }
  const [task] = tasks;
  return {
    got: {
      digest,
      ...(task !== undefined && { task }),
      results: results.map((result) => ({ name: result![1]!, value: Number(result![2]) })),
    },
  };
}

export const writeClaim = ({ digest, task, results }: Claim): string =>
  [digest, ...(task === undefined ? [] : [task]), ...results.map(({ name, value }) => `${name}:${value}`)].join(',');

/** The seed of a person's own run: the same person, the same seed; 1 to the highest of the scenario. */
export function seedOf(who: string, scenario: Scenario): number {
  const seed = scenario.parameters.find(({ key }) => key === 'seed');
  const most = seed?.kind === 'number' ? seed.max : 1;
  // FNV-1a over UTF-16 units: short, in whole numbers, and the same everywhere.
  let hash = 0x811c9dc5;
  const words = personOf(who);
  for (let index = 0; index < words.length; index++) hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  return 1 + ((hash >>> 0) % most);
}

/** Whose run it is, where each has their own. */
export interface Owner {
  readonly who: string | undefined;
  readonly own: boolean;
}

/** The run with the seed of whoever it belongs to; the run itself where everybody has the same. */
export const ownRun = (spec: RunSpec, { who, own }: Owner, scenario: Scenario): RunSpec =>
  own && who ? { ...spec, params: { ...spec.params, seed: seedOf(who, scenario) } } : spec;
