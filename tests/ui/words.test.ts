// The languages of the interface.

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { english } from '../../src/ui/i18n/english.ts';
import { englishAround } from '../../src/ui/i18n/english-around.ts';
import { korean } from '../../src/ui/i18n/korean.ts';
import { koreanAround } from '../../src/ui/i18n/korean-around.ts';
import type * as shared from '../../src/ui/i18n/words.ts';
import { wordsIn } from '../../src/ui/i18n/words.ts';
import { projectFiles, readProjectFile } from '../support/source.ts';

/** A copy of its own: the one that all tests share has both languages. */
const OWN_WORDS = '../../src/ui/i18n/words.ts?own';

type Words = (...given: unknown[]) => string;

/** Some want lists. */
function answerOf(words: Words): string {
  try {
    return String(words('drop', '3', '4', '5', '6'));
  } catch {
    return String(words(...Array<unknown>(5).fill(['3', '4'])));
  }
}

/** Every text of the interface with its path; functions are asked with plausible things. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, answerOf(words as Words)]];
  return Object.entries(words as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

it('a language that has not been fetched says nothing, least of all in another one', async () => {
  const { loadLanguage, wordsIn }: typeof shared = await import(/* @vite-ignore */ OWN_WORDS);
  expect(() => wordsIn('en')).toThrow('"en" have not been loaded');
  await loadLanguage('ko');
  expect(texts(wordsIn('ko').page)).toEqual(texts(korean.page));
  expect(() => wordsIn('en')).toThrow();
});

it('what is said first is there before the rest, and the rest of no other language comes', async () => {
  const words: typeof shared = await import(/* @vite-ignore */ `${OWN_WORDS}-first`);
  await words.loadFirstWords('ko');
  expect(texts(words.firstWordsIn('ko').lan)).toEqual(texts(korean.lan));
  expect(() => words.wordsIn('ko')).toThrow('"ko" have not been loaded');
  await words.loadLanguage('ko');
  expect(texts(words.wordsIn('ko').charts)).toEqual(texts(koreanAround.charts));
  expect(() => words.firstWordsIn('en')).toThrow('"en" have not been loaded');
});

// What explanations say has a test of its own.
const slices = (words: shared.Words) => texts({ ...words, names: {}, explain: {} });
const pathsOf = (words: shared.Words): readonly string[] => slices(words).map(([path]) => path);

/** A name of several words is that of nothing else: where none of the sources has it, nobody says what it names. */
it('what is called by several words is asked for somewhere', () => {
  const words = new RegExp(`/i18n/.*\\.(${LANGUAGES.join('|')})\\.ts$`);
  const sources = projectFiles().filter((path) => /^(src|build)\/.*\.tsx?$/.test(path) && !words.test(path));
  const asked = new Set(sources.flatMap((path) => readProjectFile(path).match(/\w+/g) ?? []));
  const names = pathsOf({ ...english, ...englishAround }).flatMap((path) => path.split('.'));
  const several = new Set(names.filter((name) => /^[a-z]+[A-Z]\w*$/.test(name)));
  expect(several.size).toBeGreaterThan(100);
  expect([...several].filter((name) => !asked.has(name))).toEqual([]);
});

it.each(LANGUAGES)('%s has every word of the page, and no other', (language) => {
  const [all, said] = [pathsOf({ ...english, ...englishAround }), pathsOf(wordsIn(language))];
  expect({
    missing: all.filter((path) => !said.includes(path)),
    unknown: said.filter((path) => !all.includes(path)),
  }).toEqual({ missing: [], unknown: [] });
});

/** What is said of several, of one. */
const MANY_FOR_ONE =
  /\b1 (?:[a-z]+ )?(are|have|were|wait|bytes|cells|changes|drawings|events|links|mistakes|nodes|packets|questions|reads|replies|requests|runs|segments|settings|slots|stations|students|users)\b/;

/** Of which there is more than one wherever they are said, or which have a number for a name. */
const NEVER_ONE = [
  ...['.compare.several', '.stageKit.oneBlock', '.atm.oneSlotBlock', '.lan.collisionOf'],
  ...['.share.longRun.kept', '.share.longRun.cost', '.compare.copy', '.atm.summary.dead'],
];

/** Of one, which is a number to some and written to others. */
function saidOfOne(words: unknown, path = ''): { path: string; said: string[] }[] {
  if (typeof words === 'string') return [];
  if (typeof words !== 'function')
    return Object.entries(words as object).flatMap(([key, value]) => saidOfOne(value, `${path}.${key}`));
  const say = (one: unknown): string[] => {
    try {
      return [String((words as Words)(...Array<unknown>(7).fill(one)))];
    } catch {
      return [];
    }
  };
  return [{ path, said: [...say(1), ...say('1')] }];
}

it('English says of one what is said of one', () => {
  const wrong = saidOfOne({ ...english, ...englishAround, names: {}, explain: {} }).filter(
    ({ path, said }) => !NEVER_ONE.includes(path) && said.length > 0 && said.every((words) => MANY_FOR_ONE.test(words)),
  );
  expect(wrong).toEqual([]);
});

it('Korean leaves nothing of the page untranslated', () => {
  const latin = slices({ ...korean, ...koreanAround }).filter(
    ([path, text]) => !/[가-힣]/.test(text) && !/\.rows\.\d+\.0$/.test(path),
  );
  const latinPaths = [
    // The names of keys (above) and of the other language.
    ...['.page.otherLanguage.code', '.page.otherLanguage.name'],
    // Terms that stay Latin in Korean textbooks, and units.
    ...['.stageKit.syn', '.stageKit.menu.ack', '.lan.names.wan', '.lan.summary.ack', '.atm.noCells'],
    ...['sender', 'cutter', 'demux', 'joiner', 'receiver'].map((part) => `.atm.parts.${part}`),
    ...['.virtualServer.tunnelShort', '.sweep.svg', '.sweep.png', '.print.lab.papers.a4'],
    ...['ack', 'syn', 'syn-ack'].map((message) => `.inspector.forwarded.title.${message}`),
    // Protocols, packets and fields by the names that analysers give them.
    ...['.views.sequence.unit', '.views.packet'],
    ...['ethernet', 'ipv4', 'tcp', 'http', 'llcSnap'].map((layer) => `.inspector.layers.${layer}`),
    ...['ipv4.dscp', 'ipv4.ecn', 'ipv4.ttl', 'fcs.fcs'].map((field) => `.inspector.fields.${field}`),
    ...['receiveNext', 'sendNext', 'sendWindow'].map((field) => `.inspector.fields.handoff.${field}`),
    ...['commonPart', 'crc', 'userToUser'].map((field) => `.inspector.fields.aal5.${field}`),
    ...['hec', 'vci', 'vpi'].map((field) => `.inspector.fields.atm.${field}`),
    ...['dsap', 'organization', 'ssap'].map((field) => `.inspector.fields.llcSnap.${field}`),
    ...['.inspector.kinds.ack', '.inspector.kinds.syn', '.inspector.options.sack'],
    // What only joins the words it is given.
    ...['.page.document', '.page.announce.event', '.page.announce.set'],
    ...['.charts.reading', '.charts.none', '.strip.at', '.strip.between'],
    ...['.compare.difference', '.compare.minus', '.compare.more', '.predict.pen', '.predict.place'],
    ...['.stageKit.filled', '.stageKit.filledShort', '.stageKit.link', '.atm.assembling'],
    ...[
      '.atm.linkTime.first',
      '.atm.linkTime.others',
      '.webCluster.spread.summary.part',
      '.virtualServer.summary.method',
      '.virtualServer.parts.hub',
    ],
  ];
  expect(latin.map(([path]) => path).sort()).toEqual(latinPaths.sort());
});
