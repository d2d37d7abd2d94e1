// A lesson as a page to read or print: what the lesson beside the network says, without a script.

import { escaped } from '../../src/plot/escaped.ts';
import { findTerms } from '../../src/scenarios/find-terms.ts';
import type { Lesson, LessonStep, LessonTry } from '../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../../src/scenarios/kit/text.ts';
import { glossaryFile, lessonFile } from '../../src/ui/foundation/page-files.ts';
import { lesson as english } from '../../src/ui/i18n/lesson.en.ts';
import { lesson as korean } from '../../src/ui/i18n/lesson.ko.ts';
import { languageInLink, textPage } from './html.ts';
import { describes } from './summary.ts';

const WORDS = { en: english.sheet, ko: korean.sheet } as const;
const OPEN = text('Open this step', '이 단계 열기');

export function lessonPage(scenario: Scenario, lesson: Lesson, language: Language): string {
  const say = (words: Text): string => escaped(words[language]);
  const list = (items: readonly Text[]): string => `<ul>${items.map((each) => `<li>${say(each)}</li>`).join('')}</ul>`;
  const steps = lesson.steps.map((step, index) => stepSection(step, index + 1, language)).join('\n');
  const judged = (figure: string | undefined): string =>
    figure
      ? ` <a href="./#${languageInLink(language)}sweep=${figure}&amp;v=1">${escaped(WORDS[language].judged(figure))}</a>`
      : '';
  const claims = lesson.claims
    .map(
      ({ claim, really, figure }) =>
        `<dt>${withTerms(claim[language], language)}</dt><dd>${withTerms(really[language], language)}${judged(figure)}</dd>`,
    )
    .join('');
  const body = `      <h1>${say(scenario.title)}</h1>
${steps}
      ${claims ? `<h2>${escaped(WORDS[language].claims)}</h2><p class="name">${lesson.paper ? say(lesson.paper) : ''}</p><dl>${claims}</dl>` : ''}
      <h2>${escaped(WORDS[language].references)}</h2>
      ${list(lesson.references)}`;
  const title = `${scenario.title[language]} · Lectern`;
  const picture = `previews/${scenario.id}.png`;
  const description = describes(scenario, lesson, language);
  return textPage({ language, title, description, root: '../', both: lessonFile, picture, body });
}

/** Words of the field lead to the glossary. */
function withTerms(text: string, language: Language): string {
  const link = (id: string): string => `../${glossaryFile[language]}#${id}`;
  return findTerms(text, language)
    .map(({ words, term }) => (term ? `<a class="term" href="${link(term.id)}">${escaped(words)}</a>` : escaped(words)))
    .join('');
}

function stepSection({ question, see, notice, tries }: LessonStep, number: number, language: Language): string {
  const say = (words: Text): string => withTerms(words[language], language);
  const item = (words: Text): string => `<li>${say(words)}</li>`;
  const toTry = ({ what, leads }: LessonTry): string =>
    leads ? `<li><a href="../${leads}/${lessonFile[language]}">${say(what)}</a></li>` : item(what);
  const step = number > 1 ? `step=${number}&amp;` : '';
  const link = `./#${languageInLink(language)}${step}v=1`;
  return `      <section>
        <h2>${number}. ${escaped(question[language])}</h2>
        <p>${say(see)} <a href="${link}">${say(OPEN)}</a></p>
        <h3>${escaped(WORDS[language].notice)}</h3>
        <ul>${notice.map(item).join('')}</ul>
        ${tries.length > 0 ? `<h3>${escaped(WORDS[language].tries)}</h3><ul>${tries.map(toTry).join('')}</ul>` : ''}
      </section>`;
}
