// What the document says of the page that is in it.

import { useEffect } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';

/** Language, colours and title of the document follow the state, and whether a question is open. */
export function useDocument(): void {
  const words = useFirstWords().page;
  const say = useText();
  const language = useLectern((state) => state.language);
  const theme = useLectern((state) => state.theme);
  const title = useLectern((state) => state.scenario.title);
  const asking = useLectern((state) => state.asking !== null);
  useOnRoot('asking', asking ? '' : undefined);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.document(say(title));
  }, [language, words, say, title]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
