// The silences of the connection that is followed, by its name: others may send meanwhile.

import type { ComponentProps } from 'react';
import type { RunRecord } from '../../runner/record.ts';
import { useLanguage } from '../context.ts';
import { connectionName, lanWordsOf } from '../i18n/lan-names.ts';
import { Silences } from './silences.tsx';

type Props = Omit<ComponentProps<typeof Silences>, 'say'> & { readonly record: RunRecord | undefined };

export function WatchedSilences({ record, ...rest }: Props) {
  const language = useLanguage();
  const watched = record?.layout.watched;
  if (!record || watched === undefined) return null;
  const name = connectionName(record.layout, watched, language);
  return <Silences {...rest} say={lanWordsOf(language).silent(name)} />;
}
