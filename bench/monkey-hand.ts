// What a user does who does not know what they are doing: one thing after the other, drawn from a seed. They click on what can be
// pressed and on what cannot, press keys, drag, write nonsense, follow links of runs, change language, colours and views.

import type { Page } from 'playwright-core';
import { defaultState } from '../src/scenarios/kit/link-state.ts';
import type { Parameter } from '../src/scenarios/kit/parameter.ts';
import type { ParamValue } from '../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../src/scenarios/kit/scenario.ts';
import { settle } from '../src/scenarios/kit/settle.ts';
import { snap } from '../src/scenarios/kit/snap.ts';
import { writeLink } from '../src/scenarios/kit/write-link.ts';

/** From 0 to 1. */
export type Draw = () => number;

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

const KEYS =
  'Tab Tab Shift+Tab Enter Space Escape ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Delete'
    .split(' ')
    .concat([...'abcdefghijklmnopqrstuvwxyz0123456789?.,+-'], 'Control+z', 'Control+y', 'Control+Shift+z');
const LOOKS =
  'lang=ko lang=en theme=dark theme=projector theme=light present=1 view=ladder view=sequence view=events step=2 step=3 t=1s t=50ms paused=1 embed=1 nonsense=1'.split(
    ' ',
  );
const NONSENSE = ['1.5', '-3', '200ms', '1e9', 'abc', '', '12 Mbit/s', 'cwnd > 3', '한글', '<b>'];

const oneOf = <T>(draw: Draw, those: readonly T[]): T => those[Math.floor(draw() * those.length)]!;

/** Any value that a setting can have. */
function anyValue(parameter: Parameter, draw: Draw): ParamValue {
  if (parameter.kind === 'switch') return draw() < 0.5;
  if (parameter.kind === 'choice') return oneOf(draw, parameter.options).value;
  const { min, max } = parameter;
  return snap(parameter, min + (max - min) * draw() * draw());
}

/** Of a run with up to three other settings, as long as the scenario's own; one of ten has lost some characters on its way. */
function anyLink(scenario: Scenario, draw: Draw): string {
  const state = defaultState(scenario);
  const params: Record<string, ParamValue> = { ...state.spec.params };
  for (let n = Math.floor(draw() * 4); n > 0; n--) {
    const parameter = oneOf(draw, scenario.parameters);
    if (parameter.key !== 'end') params[parameter.key] = anyValue(parameter, draw);
  }
  const { spec } = settle({ ...state.spec, params }, scenario);
  const link = `${writeLink({ ...state, spec }, scenario)}&${oneOf(draw, LOOKS)}`;
  if (draw() < 0.9) return link;
  const [from, length] = [Math.floor(draw() * link.length), Math.floor(draw() * 10)];
  return link.slice(0, from) + link.slice(from + length);
}

/** Somewhere on something that can be pressed and is in sight; anywhere when there is nothing. */
function pressable(page: Page, share: number): Promise<readonly [number, number]> {
  return page.evaluate((share) => {
    const places = [
      ...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab], [tabindex="0"]'),
    ]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, top, width, height }) => width * height > 0 && left >= 0 && top >= 0)
      .filter(({ right, bottom }) => right <= innerWidth && bottom <= innerHeight);
    const place = places[Math.floor(share * places.length)];
    if (!place) return [share * innerWidth, innerHeight / 2] as const;
    return [place.left + place.width / 2, place.top + place.height / 2] as const;
  }, share);
}

const anywhere = (page: Page, draw: Draw): readonly [number, number] => {
  const { width, height } = page.viewportSize() ?? SIZES[0];
  return [draw() * width, draw() * height];
};

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

interface Habit {
  /** How often it is done, among all. */
  readonly weight: number;
  /** @returns what was done, for who reads of a mistake */
  readonly act: (page: Page, scenario: Scenario, draw: Draw) => Promise<string>;
}

const HABITS: readonly Habit[] = [
  {
    weight: 45,
    act: async (page, _, draw) => {
      const at = await pressable(page, draw());
      const what = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 90), at);
      await page.mouse.click(...at);
      return `click ${what}`;
    },
  },
  {
    weight: 8,
    act: async (page, _, draw) => {
      const at = anywhere(page, draw);
      await page.mouse.click(...at, { clickCount: draw() < 0.2 ? 2 : 1 });
      return `click at ${at.map(Math.round)}`;
    },
  },
  {
    weight: 20,
    act: async (page, _, draw) => {
      const key = oneOf(draw, KEYS);
      await page.keyboard.press(key);
      return `key ${key}`;
    },
  },
  {
    weight: 12,
    act: async (page, _, draw) => {
      const from = draw() < 0.5 ? await pressable(page, draw()) : anywhere(page, draw);
      const to = anywhere(page, draw);
      await drag(page, from, draw() < 0.5 ? [to[0], from[1]] : to);
      return `drag ${from.map(Math.round)} to ${to.map(Math.round)}`;
    },
  },
  {
    weight: 4,
    act: async (page, _, draw) => {
      const words = oneOf(draw, NONSENSE);
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      return `write ${words}`;
    },
  },
  {
    weight: 3,
    act: async (page, _, draw) => {
      await page.mouse.move(...anywhere(page, draw));
      await page.mouse.wheel(0, 600 * (draw() - 0.5));
      return 'wheel';
    },
  },
  {
    weight: 5,
    act: async (page, scenario, draw) => {
      const link = anyLink(scenario, draw);
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, link);
      return `link ${link}`;
    },
  },
  {
    weight: 3,
    act: async (page, _, draw) => {
      const size = oneOf(draw, SIZES);
      await page.setViewportSize(size);
      return `size ${size.width}`;
    },
  },
];

/** Each as often as its weight says. */
const OFTEN = HABITS.flatMap((habit) => Array<Habit>(habit.weight).fill(habit));

/** One thing, whichever. */
export function act(page: Page, scenario: Scenario, draw: Draw): Promise<string> {
  const habit = oneOf(draw, OFTEN);
  return habit.act(page, scenario, draw);
}
