// The silences of the connection that is followed, by its name: others may send meanwhile.

import type { ComponentProps } from 'react';
import { useLanguage, useRunner } from '../foundation/context.ts';
import { connectionName } from '../i18n/lan-names.ts';
import { wordsIn } from '../i18n/words.ts';
import { Silences } from './silences.tsx';

export function WatchedSilences(props: Omit<ComponentProps<typeof Silences>, 'say'>) {
  const { record } = useRunner();
  const language = useLanguage();
  const watched = record?.layout.watched;
  if (!record || watched === undefined) return null;
  const name = connectionName(record.layout, watched, language);
  return <Silences {...props} say={wordsIn(language).strip.silentTo(name)} />;
}
