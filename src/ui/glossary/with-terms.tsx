// A text that comes with its words as links once the page has leisure; until then, and without a connection, it is plain.

import { later } from '../later.tsx';

function Plain({ text }: { readonly text: string }) {
  return text;
}

export const WithTerms = later(async () => (await import('./terms.tsx')).Terms, 'leisure', Plain);
