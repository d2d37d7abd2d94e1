// The glossary as a page: a term, what it means, where it is defined.

import { escaped } from '../../src/plot/escaped.ts';
import { glossary } from '../../src/scenarios/glossary.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { glossaryFile } from '../../src/ui/foundation/page-files.ts';
import { textPage } from './html.ts';

const WORDS = {
  en: { title: 'Glossary', description: 'The words of networking that Lectern uses, in one sentence each.' },
  ko: { title: '용어', description: 'Lectern에 나오는 네트워크 용어를 한 문장씩 설명합니다.' },
} as const;

export function glossaryPage(language: Language): string {
  const { title, description } = WORDS[language];
  const terms = glossary
    .map(({ id, term, meaning, source }) => {
      const where = source ? ` <span class="name">${escaped(source)}</span>` : '';
      // Together, so that a column does not begin between them.
      return `        <div><dt id="${id}">${escaped(term[language])}</dt><dd>${escaped(meaning[language])}${where}</dd></div>`;
    })
    .join('\n');
  const body = `      <h1>${title}</h1>
      <p class="lead">${description}</p>
      <dl class="terms">
${terms}
      </dl>`;
  return textPage({ language, title: `${title} · Lectern`, description, root: './', both: glossaryFile, body });
}
