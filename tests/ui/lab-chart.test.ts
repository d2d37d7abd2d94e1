// The chart of a step on a lab sheet: what is known until a question asks, and paper for the rest; nothing of what comes.

import { describe, expect, it } from 'vitest';
import { askedRun } from '../../src/predict/asked-run.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { runsOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import type { LessonStep } from '../../src/scenarios/kit/lesson.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { lessons } from '../../src/scenarios/lessons.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { wordsIn } from '../../src/ui/i18n/words.ts';
import { labChart } from '../../src/ui/print/lab-chart.ts';
import { wholeRecord } from '../support/whole-record.ts';

const { steps } = lessons['reno']!;
const labStep = (step: LessonStep, number: number, scenario = reno) => {
  const records = runsOfStep(scenario, step).map(wholeRecord);
  const run = askedRun(scenario, records.at(-1)!, (spec) => wholeRecord(spec).metrics, wholeRecord);
  return { step, number, records, run };
};
/** x of the ends of everything that is drawn as a line. */
const reach = (svg: string): number =>
  Math.max(
    ...[...svg.matchAll(/ d="(M[^"]*)" fill="none"/g)].flatMap(([, d]) =>
      [...d!.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x)),
    ),
  );

describe.each(steps.map((step, index) => [index + 1, step] as const))('step %i', (number, step) => {
  const of = labStep(step, number);
  const asks = step.asks ?? [];
  const isDrawn = asks.some(({ kind }) => kind === 'draw');

  it.each(LANGUAGES)('stands alone (%s)', (language) => {
    const svg = labChart(of, reno, language)!;
    expect(svg).toContain('<text');
    expect(svg).not.toMatch(/var\(|class=|NaN|undefined|Infinity/);
    expect(svg.includes(wordsIn(language).print.lab.drawHere)).toBe(asks.length > 0 && !isDrawn);
  });

  it('shows the whole run only if nothing is asked', () => {
    const svg = labChart(of, reno, 'en')!;
    // Beside paper to draw on the lines end with what is known; without a question they go through.
    const room = asks.length > 0 && !isDrawn ? [100, 330] : [600, 700];
    expect(reach(svg.split('<path d="M332')[0]!)).toBeGreaterThan(room[0]!);
    expect(reach(svg.split('<path d="M332')[0]!)).toBeLessThanOrEqual(room[1]!);
  });

  it('is the same whatever comes after the question', () => {
    if (asks.length === 0 || !isDrawn) return;
    const asked = Math.min(...asks.map((ask) => of.run.when(ask.from)));
    const cut = of.records.map((record) => ({
      ...record,
      gauges: record.gauges.map((gauge) => ({
        ...gauge,
        length: gauge.time.subarray(0, gauge.length).filter((time) => time <= asked).length,
      })),
      marks: record.marks.filter(({ at }) => at <= asked),
    }));
    const run = { ...of.run };
    // The event of the step itself lies behind the question, so the frame is asked of the whole run.
    const whole = labChart({ ...of, run }, reno, 'en')!;
    const known = labChart(
      { ...of, run, records: cut.map((record, index) => ({ ...record, marks: of.records[index]!.marks })) },
      reno,
      'en',
    )!;
    expect(known).toBe(whole);
  });
});

it.each([
  ['virtual-server', 5, 'shares of a whole', 100],
  ['virtual-server', 10, 'values up to 10', 20],
  ['incast', 1, 'values up to 16', 50],
] as const)('%s, step %i: hidden %s are drawn on an axis for them that says little', (id, number, _, top) => {
  const scenario = scenarioById(id)!;
  const svg = labChart(labStep(lessons[id]!.steps[number - 1]!, number, scenario), scenario, 'en')!;
  const ticks = [...svg.matchAll(/<text x="56" y="[\d.]+" text-anchor="end"[^>]*>(\d+)</g)];
  expect(Math.max(...ticks.map(([, tick]) => Number(tick)))).toBe(top);
});
