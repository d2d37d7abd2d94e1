// What a search engine shows under the name of a scenario's page or of its lesson.

import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';

const KIND = {
  en: ': an interactive simulation for networking courses, in English and Korean.',
  ko: '. 네트워크 수업을 위한 대화형 시뮬레이션이며, 한국어와 영어로 볼 수 있습니다.',
} as const;

/** Without a lesson, what stands under the question. */
export function describes({ question, lead }: Scenario, lesson: Lesson | undefined, language: Language): string {
  return `${question[language]} ${lesson ? lesson.watch[language] + KIND[language] : lead[language]}`;
}
