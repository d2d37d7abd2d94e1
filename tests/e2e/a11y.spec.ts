// What axe finds wrong: nothing, on every screen, in both languages, colours and sizes (a sample in the normal run). And what a reader of the accessibility tree learns about the run, compared with the run itself.

import { expect, type Page } from '@playwright/test';
import { groups } from 'd3-array';
import { metricText } from '../../src/plot/numbers.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { english } from '../../src/ui/i18n/english.ts';
import { englishAround } from '../../src/ui/i18n/english-around.ts';
import { korean } from '../../src/ui/i18n/korean.ts';
import { koreanAround } from '../../src/ui/i18n/korean-around.ts';
import { violationsOn } from '../support/axe.ts';
import { allCases } from '../support/cases/all-cases.ts';
import type { ScenarioCases } from '../support/cases/scenario-cases.ts';
import { crash, holdWorkers } from '../support/hold-workers.ts';
import { test } from '../support/kept-page.ts';
import { addressOf, finishedRun, open, specOf } from '../support/open-page.ts';
import { combinations, isFull, ONLY_IN_FULL, sample } from '../support/sample.ts';

const WORDS = { en: { ...english, ...englishAround }, ko: { ...korean, ...koreanAround } } as const;
const LANGUAGES = ['en', 'ko'] as const;
const THEMES = ['light', 'dark', 'projector'] as const;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Look {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly size: keyof typeof SIZES;
}
interface Screen {
  /** What the link says besides language and colours. */
  readonly link?: (cases: ScenarioCases) => string;
  readonly reach?: (page: Page, look: Look, cases: ScenarioCases) => Promise<void>;
  /** Back to the page as the link shows it; where there is no such way the page is opened for this screen alone. */
  readonly leave?: (page: Page, look: Look) => Promise<void>;
}

const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const closeNotice = (page: Page): Promise<void> =>
  page
    .locator('.notice')
    .getByRole('button', { name: /^(Close|닫기)$/ })
    .click();
const stays = async (): Promise<void> => undefined;

const SCREENS: Readonly<Record<string, Screen>> = {
  loaded: { leave: stays },
  'at an event': {
    reach: async (page) => {
      for (let step = 0; step < 3; step++) await page.keyboard.press('>');
      await expect(page.locator('#why h2')).not.toHaveText(/^(No event yet|아직)/);
    },
    leave: stays,
  },
  'all settings': {
    reach: async (page, { language, size }, { scenario }) => {
      const { allSettings, more } = WORDS[language].controls.settings;
      if (size === 'phone') await page.getByRole('button', { name: allSettings }).click();
      const hidden = scenario.parameters.filter(({ visible }) => !visible).length;
      await page.getByRole('button', { name: more(hidden) }).click();
      await page.locator('#more-settings details').evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = true;
      });
      await expect(page.locator('#more-settings select').first()).toBeVisible();
    },
    leave: async (page, { size }) => {
      await page.locator('#more-settings details').evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = false;
      });
      if (size === 'phone') await page.keyboard.press('Escape');
      else await page.locator('button.more').click();
      await expect(page.locator('#more-settings:not([hidden])')).toHaveCount(0);
    },
  },
  keys: {
    reach: async (page, { language }) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: WORDS[language].page.help.title })).toBeVisible();
    },
    leave: pressEscape,
  },
  presenting: {
    reach: async (page) => {
      await page.keyboard.press('p');
      await shows(page, '.present .chart-row >> nth=0');
    },
    leave: pressEscape,
  },
  'code to scan': {
    reach: async (page) => {
      await page.keyboard.press('q');
      await shows(page, 'dialog.qr');
    },
    leave: pressEscape,
  },
  'other scenarios': {
    reach: async (page, { language, size }) => {
      const { menu, scenarios } = WORDS[language].page.header;
      const button = page.getByRole('button', { name: menu });
      await (size === 'phone' ? button : page.locator('.scenario-title button')).click();
      const links = page.getByRole('navigation', { name: scenarios }).getByRole('link');
      await expect(links).toHaveCount(allCases.length);
      await expect(links.first()).toBeVisible();
    },
    leave: pressEscape,
  },
  'repaired link': {
    link: ({ repaired }) => repaired,
    reach: (page) => shows(page, '.notice'),
    leave: closeNotice,
  },
  'what was repaired': {
    link: ({ repaired }) => repaired,
    reach: async (page, { language }) => {
      await page.getByRole('button', { name: WORDS[language].share.notice.details }).click();
      await shows(page, '.repairs');
    },
    leave: async (page) => {
      await pressEscape(page);
      await closeNotice(page);
    },
  },
  failed: {
    link: () => 'seed=7',
    reach: async (page, { size }) => {
      await crash(page);
      await shows(page, '.failure');
      // The page is longer than a phone now, and goes on below its foot: what is half scrolled out is not hidden from anybody.
      if (size === 'phone') await page.setViewportSize({ ...SIZES.phone, height: 2 * SIZES.phone.height });
    },
  },
  'packets to drop': {
    link: ({ withPackets }) => withPackets,
    reach: async (page) => {
      await page.locator('.stage-drop').focus();
      await page.keyboard.press('Enter');
      await shows(page, '.packet-menu');
    },
    leave: pressEscape,
  },
  edited: {
    link: () => 't=2s&rmax=2s',
    reach: async (page) => {
      await page.locator('.slider input').first().press('Home');
      await page.locator('.field input').first().fill('9999 s');
      await page.locator('.field input').first().press('Enter');
      await shows(page, '.field-message');
    },
    leave: stays,
  },
};

const shows = (page: Page, place: string): Promise<void> => expect(page.locator(place)).toBeVisible();

/** What stands on these is the scenario's own. */
const OF_SCENARIO = ['at an event', 'presenting'];
/** These are arranged in another way on a phone. */
const OF_SIZE = ['at an event', 'all settings', 'other scenarios'];

const looks = sample(
  combinations({
    screen: Object.keys(SCREENS),
    cases: allCases,
    language: LANGUAGES,
    theme: THEMES,
    size: ['desktop', 'phone'] as const,
  }),
  ({ screen, cases: { scenario }, language, theme, size }) => [
    ...[screen, `${language}, ${size}`, `${theme}, ${size}`, `${language}, ${theme}`],
    ...[`${scenario.id}, ${theme}`, `${scenario.id}, ${size}`, `${scenario.id}, ${language}`],
    ...(OF_SCENARIO.includes(screen) ? [`${scenario.id}, ${screen}`] : []),
    ...(OF_SIZE.includes(screen) ? [`${screen}, ${size}`] : []),
  ],
);

async function openLooking(page: Page, link: string, look: Look, scenario: Scenario): Promise<void> {
  await page.setViewportSize(SIZES[look.size]);
  await holdWorkers(page);
  await open(page, addressOf(scenario, link));
  await finishedRun(page);
  await expect(page.locator('.chart-row').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
}

type Looked = (typeof looks)[number];
const nameOf = ({ screen, language, theme, size }: Looked): string => [screen, language, theme, size].join(', ');

async function expectNothingWrong(looked: Looked, show: (link: string) => Promise<Page>): Promise<void> {
  const { screen, cases, language, theme } = looked;
  const { link = () => '', reach, leave } = SCREENS[screen]!;
  const said = link(cases);
  const page = await show(`${said && `${said}&`}lang=${language}&theme=${theme}&paused=1&v=1`);
  await reach?.(page, looked, cases);
  expect(await violationsOn(page)).toEqual([]);
  await leave?.(page, looked);
}

for (const cases of allCases) {
  const { scenario } = cases;
  const mine = looks.filter((each) => each.cases === cases);
  /** Looks of a scenario that can be left again: one page, to which axe is brought once. In the full run they are many, so a test for each screen. */
  const kept = mine.filter(({ screen }) => SCREENS[screen]!.leave);
  for (const [which, some] of isFull
    ? groups(kept, ({ screen }) => screen)
    : [[kept.map(nameOf).join('; '), kept] as const]) {
    test(`axe: ${scenario.id}, ${which}`, async ({ look }) => {
      for (const each of some) {
        await test.step(nameOf(each), () => expectNothingWrong(each, (link) => look(scenario, link, SIZES[each.size])));
      }
    });
  }
  for (const each of mine.filter((each) => !kept.includes(each))) {
    test(`axe: ${scenario.id}, ${nameOf(each)}`, async ({ page }) => {
      await expectNothingWrong(each, async (link) => {
        await openLooking(page, link, each, scenario);
        return page;
      });
    });
  }
}

test('axe: a wrong address', async ({ page }) => {
  await page.goto('./lan-rt0/');
  expect(await violationsOn(page)).toEqual([]);
});

for (const { scenario, facts, factLinks } of allCases) {
  for (const language of LANGUAGES) {
    test(`five facts can be read without seeing: ${scenario.id}, ${language}`, ONLY_IN_FULL, async ({ page }) => {
      for (const link of factLinks) {
        const { metrics } = sessionOf(specOf(link, scenario)).complete();
        await open(page, addressOf(scenario, `paused=1&lang=${language}&${link}`));
        await finishedRun(page);
        await expect(page.locator('#results-title')).toBeAttached();
        const heard = await definitionsHeard(page);
        for (const name of facts) {
          const metric = scenario.metrics.find((each) => each.name === name)!;
          const { number, unit } = metricText(metric, metrics[name]!, language);
          // What was wanted may stand beside what was measured (18.5 %, wanted 40 %), and packets are named by the label.
          const [said] = heard.get(metric.label[language])?.split(', ') ?? [];
          const whole = unit ? `${number} ${unit}` : number;
          expect(metric.unit === 'packets' ? [number, whole] : [whole], `${name} of ${link}`).toContain(said);
        }
      }
    });
  }
}

/** Terms and what is said of them, from the accessibility tree alone. */
async function definitionsHeard(page: Page): Promise<Map<string, string>> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  const said = (line: string | undefined, role: string): string | undefined =>
    line?.startsWith(`- ${role}: `) ? line.slice(role.length + 4).replace(/^"(.*)"$/, '$1') : undefined;
  const heard = new Map<string, string>();
  lines.forEach((line, index) => {
    const [term, definition] = [said(line, 'term'), said(lines[index + 1], 'definition')];
    if (term !== undefined && definition !== undefined) heard.set(term, definition);
  });
  return heard;
}
