// A comparison for people: what the runs were set to, their results in columns, and where they part.

import { differenceText, type Verdict } from '../../plot/differences.ts';
import { metricText } from '../../plot/numbers.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import { type Language, type Text, text } from '../../scenarios/kit/text.ts';
import { textTable } from '../text-table.ts';
import { type BesideA, type Comparison, LETTERS } from './comparison.ts';

const WORDS = {
  digest: text('Digest', '다이제스트'),
  model: text('Model version', '모델 버전'),
  link: text('Link', '링크'),
  same: text('The same settings as A.', 'A와 설정이 같습니다.'),
  history: text('Changes during the run or dropped packets differ.', '실행 중의 변경이나 버린 패킷이 다릅니다.'),
  once: text(
    'One run each says nothing of chance; "lectern sweep" gives intervals.',
    '한 번씩 실행한 결과로는 우연을 가릴 수 없습니다. "lectern sweep"이 신뢰 구간을 계산합니다.',
  ),
};
const VERDICTS: Readonly<Record<NonNullable<Verdict>, Text>> = {
  better: text('better', '더 나음'),
  worse: text('worse', '더 나쁨'),
};
const NO_VALUE = '–';

export function asTable(comparison: Comparison, language: Language): string {
  const { scenario, besideA, link } = comparison;
  const rest = [
    [WORDS.model[language], MODEL_VERSION],
    [WORDS.link[language], link],
  ];
  return [
    scenario.title[language],
    ...besideA.map((beside) => settingsOf(beside, language)),
    resultsOf(comparison, language),
    ...besideA.map(({ told }) => partingOf(told)),
    WORDS.once[language],
    textTable(rest),
  ].join('\n\n');
}

function settingsOf({ letter, specs: { same, history }, told }: BesideA, language: Language): string {
  const lines = [...told.settings, ...(history ? [`${letter}: ${WORDS.history[language]}`] : [])];
  return same ? `${letter}: ${WORDS.same[language]}` : lines.join('\n');
}

function resultsOf({ results, digests, besideA }: Comparison, language: Language): string {
  const letters = LETTERS.slice(0, digests.length);
  const head = ['', ...letters, ...besideA.flatMap(({ letter }) => [`${letter} − A`, ''])];
  const rows = results.map(({ metric, values, differences, verdicts }) => [
    metric.label[language],
    ...values.map((value) => asWords(metricText(metric, value, language))),
    ...differences.flatMap((difference, index) => {
      const verdict = verdicts[index];
      return [differenceText(metric, difference, language) || NO_VALUE, verdict ? VERDICTS[verdict][language] : ''];
    }),
  ]);
  const numbers = [
    ...letters.map((_, index) => index + 1),
    ...besideA.map((_, index) => letters.length + 1 + 2 * index),
  ];
  return textTable([head, ...rows, [WORDS.digest[language], ...digests]], numbers);
}

function partingOf({ title, warning, sentence, events }: BesideA['told']): string {
  return [`${title}.`, sentence, ...events.map(({ run, sentence: own }) => `${LETTERS[run]}: ${own}`), warning ?? '']
    .filter((line) => line !== '')
    .join('\n');
}
