// The words of the interface by language. English is always there; Korean is loaded when it is asked for, because most
// visits need one language and the first load is counted in kilobytes.

import type { Language } from '../../scenarios/kit/text.ts';
import { type English, en } from './en.ts';
import type { AtmWords } from './en-atm.ts';
import type { BusWords } from './en-bus.ts';
import type { ClusterWords } from './en-cluster.ts';
import { type DrawingWords, en as enDrawing } from './en-drawing.ts';
import type { HelpWords } from './en-help.ts';
import type { LanWords } from './en-lan.ts';
import type { PacketWords } from './en-packets.ts';
import type { PresentWords } from './en-present.ts';
import type { ShareWords } from './en-share.ts';
import type { SwitchWords } from './en-switch.ts';
import type { VirtualWords } from './en-virtual.ts';
import type { WhyWords } from './en-why.ts';
import type { ClusterWhyWords } from './en-why-cluster.ts';
import type { TcpWhyWords } from './en-why-tcp.ts';
import type { PickWords } from './en-why-virtual.ts';
import type { WebWhyWords } from './en-why-web.ts';
import { fetchTexts } from './later-texts.ts';

export type Words = English;

interface Vocabulary {
  readonly page: Words;
  readonly drawing: DrawingWords;
  /** Of English: with the explanations themselves (why/facts.ts), which are loaded at the first event. */
  readonly why?: WhyWords;
  /** Of English: with the explanations of a kind of network (why/families.ts); of Korean: with the pages that have it. */
  readonly whyTcp?: TcpWhyWords;
  readonly whyWeb?: WebWhyWords;
  readonly whySwitch?: SwitchWords;
  readonly whyCluster?: ClusterWhyWords;
  readonly whyPick?: PickWords;
  /** Of English: with the notice and the failure report. */
  readonly share?: ShareWords;
  /** Of English: with the parts of a page with a bus. */
  readonly lan?: LanWords;
  /** Of English: with the menu at a packet; of Korean: with the pages that have packets. */
  readonly packets?: PacketWords;
  /** Of English: with the stage with a bus. */
  readonly bus?: BusWords;
  /** Of English: with the stage with a switch; of Korean: with the page that has it. */
  readonly atm?: AtmWords;
  /** Of English: with the stage of the virtual server. */
  readonly virtual?: VirtualWords;
  /** Of English: with the stage of a cluster; of Korean: with the page that has it. */
  readonly cluster?: ClusterWords;
  /** Of English: with the page for lecture halls. */
  readonly present?: PresentWords;
  /** Of English: with the dialog (help.tsx). */
  readonly help?: HelpWords;
}

const vocabularies: { en: Vocabulary; ko?: Vocabulary } = { en: { page: en, drawing: enDrawing } };

const more: (() => Promise<Partial<Vocabulary>>)[] = [];

/** Korean that only one page needs: fetched with the rest of it, or with the next wish for Korean. */
export function alsoSpeakKorean(fetch: () => Promise<Partial<Vocabulary>>): void {
  more.push(fetch);
}

/** How many of them have been fetched. */
let spoken = 0;

/** Fetches a language; to be awaited before it is chosen. Rejects when the file cannot be had (no connection). */
export async function loadLanguage(language: Language): Promise<void> {
  const upTo = more.length;
  const [korean, , ...own] = await Promise.all([
    language === 'ko' ? import('./korean.ts') : undefined,
    fetchTexts(language),
    ...(language === 'ko' ? more.slice(spoken) : []).map((fetch) => fetch()),
  ]);
  if (!korean) return;
  vocabularies.ko = Object.assign({}, korean.korean, vocabularies.ko, ...own);
  spoken = upTo;
}

/** In English as long as the language has not been loaded. */
export const vocabularyOf = (language: Language): Vocabulary => vocabularies[language] ?? vocabularies.en;

export const wordsOf = (language: Language): Words => vocabularyOf(language).page;
