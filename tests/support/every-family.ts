// For tests without a page: all that can be explained, in both languages, and what the page of a scenario brings.

import { readFileSync } from 'node:fs';
import { alsoSpeakKorean, loadLanguage } from '../../src/ui/i18n/words.ts';
import { bring, type Family } from '../../src/ui/why/families.ts';
import { ofCluster } from '../../src/ui/why/of-cluster.ts';
import { ofSwitch } from '../../src/ui/why/of-switch.ts';
import { ofTcp } from '../../src/ui/why/of-tcp.ts';
import { ofVirtual } from '../../src/ui/why/of-virtual.ts';
import { ofWeb } from '../../src/ui/why/of-web.ts';

const FAMILIES: Readonly<Record<string, Family>> = {
  tcp: ofTcp,
  web: ofWeb,
  switch: ofSwitch,
  cluster: ofCluster,
  virtual: ofVirtual,
};

alsoSpeakKorean(async () => (await import('../../src/ui/i18n/korean-tcp.ts')).korean);
alsoSpeakKorean(async () => (await import('../../src/ui/i18n/korean-lan.ts')).korean);
alsoSpeakKorean(async () => (await import('../../src/ui/i18n/korean-atm.ts')).korean);
alsoSpeakKorean(async () => (await import('../../src/ui/i18n/korean-cluster.ts')).korean);
alsoSpeakKorean(async () => (await import('../../src/ui/i18n/korean-virtual.ts')).korean);

/** Every event can be explained in English and Korean from now on. */
export async function explainAll(): Promise<void> {
  bring(Object.values(FAMILIES));
  await loadLanguage('ko');
}

/** Read from the file that starts the page, which needs a browser to run. */
export function familiesOfPage(id: string): readonly Family[] {
  const page = readFileSync(new URL(`../../src/ui/pages/${id}.ts`, import.meta.url), 'utf8');
  return [...page.matchAll(/import\('\.\.\/why\/of-([a-z]+)\.ts'\)/g)].map(([, name]) => FAMILIES[name!]!);
}
