// At least twenty facts of a run can be read without seeing: each is worked out from the run itself and looked for in the
// accessibility tree, in both languages.

import { expect } from '@playwright/test';
import { amountOf, durationText, eventTimeText, metricText } from '../../src/plot/numbers.ts';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { shownMarks } from '../../src/record/shown-marks.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { asWords, formatValue } from '../../src/scenarios/kit/format-value.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { type Language, text } from '../../src/scenarios/kit/text.ts';
import { strip as en } from '../../src/ui/i18n/strip.en.ts';
import { strip as ko } from '../../src/ui/i18n/strip.ko.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { virtualFacts } from '../support/facts-of-virtual.ts';
import { test } from '../support/kept-page.ts';
import { specOf, wholeRecord } from '../support/open-page.ts';
import { combinations, sample } from '../support/sample.ts';

const NOW = 1.7e9;

type Fact = readonly [name: string, said: string | RegExp];

const WORDS = { en, ko } as const;

/** Results, each a term and its definition. */
function results({ metrics }: RunRecord, scenario: Scenario, language: Language): Fact[] {
  return scenario.metrics
    .filter(({ wantedOf, aside }) => wantedOf === undefined && !aside)
    .map((metric): Fact => {
      const { number } = metricText(metric, metrics![metric.name]!, language);
      // Where a part of the run is in view, its own value comes first, and both are named.
      const seen = language === 'en' ? '(?:in view [^,]+, whole run )?' : '(?:보이는 구간 [^,]+, 실행 전체 )?';
      const term = `term: ${literal(metric.label[language])} - definition: `;
      return [metric.name, new RegExp(`${term}${seen}${literal(number)}(?![\\d.])`)];
    });
}

/** The queue of a dispatcher. */
function atDispatcher(record: RunRecord, language: Language): Fact[] {
  const waiting = findGauge(record, 'dispatcherQueue');
  if (!waiting) return [];
  const count = valueAt(waiting, NOW);
  const users = record.spec.params['users'];
  return [
    ['who waits for the dispatcher', language === 'en' ? `${count} requests wait` : `요청 ${count}개가 기다립니다`],
    ['how many users', language === 'en' ? `${users} users, ` : `사용자 ${users}명, `],
    ['where the first document is', language === 'en' ? /Document 1 is on (node|\d+ nodes|every)/ : /문서 1은 .*있음/],
  ];
}

/** What the strip counts, the first loss, and the silences. */
function events(record: RunRecord, language: Language): Fact[] {
  const shown = shownMarks(record, false);
  const sent = ['timeout', 'drop', 'refuse', 'cut', 'retransmission', 'fast-retransmit', 'spurious'] as const;
  const all = [...sent, 'pick', 'download', 'refused'] as const;
  const kinds = all.filter((each) => shown.some(({ kind }) => kind === each));
  const counts = kinds.map((kind): Fact => {
    const count = shown.filter((mark) => mark.kind === kind).length;
    const said = WORDS[language].marks(kind, count);
    return [`number of ${kind} events`, new RegExp(`[^\\d]${said}(?!\\d)`)];
  });
  const loss = shown.find(({ kind }) => ['drop', 'refuse', 'cut'].includes(kind));
  // Nothing is lost where requests are dispatched.
  if (!loss) return record.layout.shelf ? [] : counts;
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
      'the first loss',
      new RegExp(`row ${eventTimeText(loss.at, language)} ${WORDS[language].mark(loss.kind)} ${loss.segment} `),
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
  const queue = record.gauges.find(({ name }) => name === 'queue');
  if (!queue) return atDispatcher(record, language);
  const largest = Math.max(...queue.max.subarray(0, queue.length));
  const { q, nicq, th } = record.spec.params;
  const limit = Number(q ?? nicq ?? th);
  const unit = th === undefined ? 'packets' : 'cells';
  const limited =
    th === undefined
      ? text(` packets of ${limit} at `, `, 한도 ${limit} (`)
      : text(`, threshold ${limit};`, `, 임계값 ${limit}.`);
  // Where one of many servers is followed, only its window is recorded, and no chart shows it.
  const of = (name: string): number => valueAt((findGauge(record, name, watched) ?? findGauge(record, name))!, NOW);
  const window: Fact[] =
    record.layout.kind === 'incast' ? [] : [['cwnd at the cursor', `cwnd ${of('cwnd').toFixed(1)}`]];
  return [
    ['the largest queue', language === 'en' ? `highest ${largest} ${unit}` : new RegExp(`최고 ${largest} (?:패킷|셀)`)],
    ['the limit of the queue', limited[language]],
    ['the queue at the cursor', new RegExp(`1\\.700(?: s|초)[^-]*${valueAt(queue, NOW)} (?:packets?|패킷|cells?|셀)`)],
    ...window,
    ['the RTO at the cursor', `RTO ${asWords(amountOf('duration', of('rto'), language, 3))}`],
  ];
}

/** As it stands, in a regular expression. */
const literal = (words: string): string => words.replace(/[.()[\]\\+*?]/g, '\\$&');

/** Values of the settings that are in view, and where the lesson stands. */
function settings(record: RunRecord, scenario: Scenario, language: Language): Fact[] {
  const step: Fact = ['the step of the lesson', language === 'en' ? /Step 1 of \d/ : /1\s?\/\s?\d|1단계|단계 1/];
  const values = scenario.parameters
    .filter(({ visible }) => visible)
    .map((parameter): Fact => {
      const { number } = formatValue(parameter, record.spec.params[parameter.key]!, language);
      const label = parameter.label[language];
      if (parameter.kind === 'switch') return [label, new RegExp(`checkbox ${literal(label)}.*?\\[checked\\]`)];
      if (parameter.kind === 'choice') return [label, `option ${number} [selected]`];
      return [label, new RegExp(`textbox ${literal(label)}[^:]*: ${literal(number)}(?!\\d)`)];
    });
  return [step, ...values];
}

const heardBy = sample(
  combinations({ language: ['en', 'ko'] as const, cases: allCases }),
  ({ language, cases: { scenario } }) => [language, scenario.id],
);

for (const { cases, language } of heardBy) {
  const { scenario } = cases;
  test(`twenty facts can be read without seeing: ${scenario.id}, ${language}`, async ({ look }) => {
    const record = wholeRecord(specOf('v=1', scenario));
    const page = await look(scenario, `t=1.7s&paused=1&lang=${language}&v=1`, { width: 1440, height: 900 });
    await expect(page.locator('.chart-row table').first()).toBeAttached({ timeout: 30_000 });
    await expect(page.locator('.why-head + p, .arithmetic').first()).toBeAttached({ timeout: 30_000 });
    const facts: readonly Fact[] = [
      ...results(record, scenario, language),
      ...events(record, language),
      ...atCursor(record, language),
      ...virtualFacts(record, NOW, language),
      ...settings(record, scenario, language),
    ];
    expect(facts.length).toBeGreaterThanOrEqual(20);
    // What stands is said when it has rested for a moment.
    const missing = async (): Promise<readonly string[]> => {
      const tree = await page.locator('body').ariaSnapshot();
      const heard = tree.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ');
      const isSaid = (said: string | RegExp) => (typeof said === 'string' ? heard.includes(said) : said.test(heard));
      return facts.filter(([, said]) => !isSaid(said)).map(([name, said]) => `${name}: ${said}`);
    };
    await expect.poll(missing).toEqual([]);
  });
}
