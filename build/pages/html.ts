// The frame of the pages that are only text: head and header with the other language. They read without any script; one
// carries over the colours and the language that were chosen in a scenario.

import { escaped } from '../../src/plot/escaped.ts';
import { LANGUAGES, type Language } from '../../src/scenarios/kit/text.ts';
import { glossaryFile, homeFile } from '../../src/ui/foundation/page-files.ts';

export interface TextPage {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Way to the folder of all pages: `./` or `../`. */
  readonly root: string;
  /** File names of the same page in both languages, from its own folder. */
  readonly both: Readonly<Record<Language, string>>;
  /** Picture for those who are sent the link, from the root. */
  readonly picture?: string;
  /** Something on it moves. */
  readonly live?: boolean;
  readonly body: string;
}

const WORDS = {
  en: { other: { code: 'ko', name: '한국어' }, glossary: 'Glossary' },
  ko: { other: { code: 'en', name: 'English' }, glossary: '용어' },
} as const satisfies Readonly<Record<Language, object>>;

/** What a link into the page says of its language: nothing, if it is the usual one. */
export const languageInLink = (language: Language): string =>
  language === LANGUAGES[0] ? '' : `lang=${language}&amp;`;

export function textPage({ language, title, description, root, both, picture, live, body }: TextPage): string {
  const { other, glossary } = WORDS[language];
  const og = picture ? `\n    <meta property="og:image" content="${root}${picture}">` : '';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}">
    <meta property="og:title" content="${escaped(title)}">
    <meta property="og:description" content="${escaped(description)}">${og}
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${root}icon.svg" type="image/svg+xml">
    <link rel="manifest" href="${root}manifest.webmanifest">
    <link rel="apple-touch-icon" href="${root}icon-192.png">
${LANGUAGES.map((each) => `    <link rel="alternate" hreflang="${each}" href="${both[each]}">\n`).join('')}    <link rel="stylesheet" href="${root}text.css">
    <script src="${root}text.js" defer></script>${live ? `\n    <script type="module" src="${root}home.js"></script>` : ''}
  </head>
  <body>
    <header>
      <a class="brand" href="${root}${homeFile[language]}"><img src="${root}icon.svg" alt="" width="24" height="24"> Lectern</a>
      <nav>
        <a href="${root}${glossaryFile[language]}">${glossary}</a>
        <a href="${both[other.code]}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>
      </nav>
    </header>
    <main>
${body}
    </main>
  </body>
</html>
`;
}
