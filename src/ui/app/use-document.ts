// What the document says of the page that is in it.

import { useEffect } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';

/** Language and colours of the document follow the state, and whether a question is open; its title begins with what is looked at. */
export function useDocument(): void {
  const words = useFirstWords().page;
  const say = useText();
  const language = useLectern((state) => state.language);
  const theme = useLectern((state) => state.theme);
  const title = useLectern((state) => state.scenario.title);
  const figure = useLectern((state) => state.figure);
  // The first one is the scenario's own.
  const question = useLectern(({ lesson, step }) => (step > 1 ? lesson?.steps[step - 1]?.question : undefined));
  const name = [figure ?? question, title].flatMap((part) => (part ? [say(part)] : [])).join(' · ');
  const asking = useLectern((state) => state.asking !== null);
  useOnRoot('asking', asking ? '' : undefined);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.document(name);
  }, [language, words, name]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
