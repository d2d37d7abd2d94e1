// What came of a run as a table for people, rounded to four digits. As one row or with everything it is for programs:
// figures/run-results.ts.

import { measured, type RunResults } from '../../figures/run-results.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import { type Language, text } from '../../scenarios/kit/text.ts';
import { textTable } from '../text-table.ts';

const WORDS = {
  digest: text('Digest', '다이제스트'),
  model: text('Model version', '모델 버전'),
  link: text('Link', '링크'),
};

export function asTable({ scenario, metrics, digest, link }: RunResults, language: Language): string {
  const results = scenario.metrics.map((metric) => {
    const [number = '', unit = ''] = measured(metric, metrics[metric.name] ?? Number.NaN, language);
    return [metric.label[language], number, unit];
  });
  const rest = [
    [WORDS.digest[language], digest],
    [WORDS.model[language], MODEL_VERSION],
    [WORDS.link[language], link],
  ];
  return [scenario.title[language], textTable(results, [1]), textTable(rest)].join('\n\n');
}
