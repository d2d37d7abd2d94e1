// At least twenty facts of a run can be read without seeing: each is worked out from the run itself and looked for in the
// accessibility tree, in both languages.

import { expect, test } from '@playwright/test';
import { findGauge, type RunRecord, valueAt } from '../../src/runner/record.ts';
import { formatValue } from '../../src/scenarios/kit/format-value.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { idleGaps } from '../../src/ui/charts/idle-gaps.ts';
import { en } from '../../src/ui/i18n/en-drawing.ts';
import { ko } from '../../src/ui/i18n/ko-drawing.ts';
import { durationText, metricText, momentText } from '../../src/ui/i18n/numbers.ts';
import { shownMarks } from '../../src/ui/shown-marks.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { addressOf, finishedRun, open, specOf, wholeRecord } from '../support/open-page.ts';
import { combinations, sample } from '../support/sample.ts';

const NOW = 1.7e9;

type Fact = readonly [name: string, said: string | RegExp];

const WORDS = { en, ko } as const;

/** Results, each a term and its definition. */
function results({ metrics }: RunRecord, scenario: Scenario, language: Language): Fact[] {
  return scenario.metrics
    .filter(({ wantedOf }) => wantedOf === undefined)
    .map((metric): Fact => {
      const { number } = metricText(metric, metrics![metric.name]!, language);
      return [metric.name, `term: ${metric.label[language]} - definition: ${number}`];
    });
}

/** What the strip counts, the first drop, and the silences. */
function events(record: RunRecord, language: Language): Fact[] {
  const shown = shownMarks(record, false);
  const kinds = ['timeout', 'drop', 'retransmission', 'fast-retransmit'] as const;
  const counts = kinds.map((kind): Fact => {
    const count = shown.filter((mark) => mark.kind === kind).length;
    const said = WORDS[language].strip.marks(kind, count);
    return [`number of ${kind} events`, new RegExp(`[^\\d]${said}(?!\\d)`)];
  });
  const drop = shown.find(({ kind }) => kind === 'drop')!;
  const spans = idleGaps(record)
    .filter(({ cause }) => cause === 'timer')
    .map(({ from, to }) => to - from);
  const silent = durationText(
    spans.reduce((sum, span) => sum + span, 0),
    language,
  );
  const longest = durationText(Math.max(...spans), language);
  const whole = language === 'en' ? `${silent} in all` : `모두 ${silent}`;
  return [
    ...counts,
    [
      'the first drop',
      new RegExp(`row ${momentText(drop.at, language)} ${WORDS[language].strip.mark('drop')} ${drop.segment} `),
    ],
    ['how long it was silent', whole],
    [
      'the longest silence',
      spans.length === 1 ? whole : language === 'en' ? `the longest ${longest}` : `가장 긴 구간 ${longest}`,
    ],
  ];
}

/** What the charts say of the whole run and at the cursor. */
function atCursor(record: RunRecord, language: Language): Fact[] {
  const { watched = 0 } = record.layout;
  const queue = record.gauges.find(({ name }) => name === 'queue')!;
  const largest = Math.max(...queue.max.subarray(0, queue.length));
  const limit = Number(record.spec.params['q'] ?? record.spec.params['nicq']);
  const cwnd = valueAt(findGauge(record, 'cwnd', watched)!, NOW);
  const rto = valueAt(findGauge(record, 'rto', watched)!, NOW);
  return [
    ['the largest queue', language === 'en' ? `highest ${largest} packets` : `최고 ${largest} 패킷`],
    ['the limit of the queue', language === 'en' ? ` packets of ${limit} at ` : `, 한도 ${limit} (`],
    ['the queue at the cursor', new RegExp(`1\\.700 s[^-]*${valueAt(queue, NOW)} (?:packets?|패킷)`)],
    ['cwnd at the cursor', `cwnd ${cwnd.toFixed(1)}`],
    ['the RTO at the cursor', `RTO ${durationText(rto, language)}`],
  ];
}

/** Values of the settings that are in view, and where the lesson stands. */
function settings(record: RunRecord, scenario: Scenario, language: Language): Fact[] {
  const step: Fact = ['the step of the lesson', language === 'en' ? /Step 1 of \d/ : /1\s?\/\s?\d|1단계|단계 1/];
  const values = scenario.parameters
    .filter(({ visible }) => visible)
    .map((parameter): Fact => {
      const { number } = formatValue(parameter, record.spec.params[parameter.key]!, language);
      const label = parameter.label[language];
      if (parameter.kind === 'switch') return [label, new RegExp(`checkbox ${label}.*?\\[checked\\]`)];
      if (parameter.kind === 'choice') return [label, `option ${number} [selected]`];
      return [label, new RegExp(`textbox ${label}[^:]*: ${number.replace('.', '\\.')}(?!\\d)`)];
    });
  return [step, ...values];
}

const heardBy = sample(
  combinations({ language: ['en', 'ko'] as const, cases: allCases }),
  ({ language, cases: { scenario } }) => [language, scenario.id],
);

for (const { cases, language } of heardBy) {
  const { scenario } = cases;
  test(`twenty facts can be read without seeing: ${scenario.id}, ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    const record = wholeRecord(specOf('v=1', scenario));
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, addressOf(scenario, `t=1.7s&paused=1&lang=${language}&v=1`));
    await finishedRun(page);
    await expect(page.locator('.chart-row table').first()).toBeAttached({ timeout: 30_000 });
    await expect(page.locator('.why-head + p, .arithmetic').first()).toBeAttached({ timeout: 30_000 });
    const tree = await page.locator('body').ariaSnapshot();
    const heard = tree.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ');
    const facts: readonly Fact[] = [
      ...results(record, scenario, language),
      ...events(record, language),
      ...atCursor(record, language),
      ...settings(record, scenario, language),
    ];
    expect(facts.length).toBeGreaterThanOrEqual(20);
    const missing = facts.filter(([, said]) => (typeof said === 'string' ? !heard.includes(said) : !said.test(heard)));
    expect(missing.map(([name, said]) => `${name}: ${said}`)).toEqual([]);
  });
}
