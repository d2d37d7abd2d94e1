// Any look at a run that a person may come upon: a setting or two beside the default, other runs next to it, any view, moment,
// step of the lesson and part of the run, on any screen, in a hall or not.

import fc from 'fast-check';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import { defaultsOf, LINK_VERSION, type LinkView, viewsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValues, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { arbitraryValue } from './arbitraries.ts';
import type { StageLook } from './stage-room.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** A hall is no phone. */
const HALL = 1000;

/** A run that differs in a few settings. How long it is stays: nobody waits for a look. */
function runsNear(scenario: Scenario, params: ParamValues, most: number): fc.Arbitrary<RunSpec> {
  const settings = scenario.parameters.filter(({ key }) => key !== 'end');
  return fc.uniqueArray(fc.constantFrom(...settings), { maxLength: most }).chain((chosen) =>
    fc.tuple(...chosen.map((parameter) => arbitraryValue(parameter))).map((values) => {
      const own = chosen.reduce((all, { key }, index) => withSetting(scenario, all, key, values[index]!), params);
      return settle({ scenario: scenario.id, params: own, changes: [], kills: [] }, scenario).spec;
    }),
  );
}

function viewsAt(scenario: Scenario, { steps }: Lesson, end: number): fc.Arbitrary<LinkView> {
  const tenths = fc.nat(900).map((part) => ({ z0: (end * part) / 1000, z1: (end * (part + 100)) / 1000 }));
  const rest = fc.record(
    {
      t: fc.nat(1000).map((part) => Math.round((end * part) / 1000)),
      theme: fc.constantFrom('light' as const, 'dark' as const),
      step: fc.integer({ min: 1, max: steps.length }),
      view: fc.constantFrom(...viewsOf(scenario).filter((view) => view !== 'charts')),
    },
    { requiredKeys: ['t', 'theme'] },
  );
  const language = fc.constantFrom('en' as const, 'ko' as const);
  return fc
    .tuple(rest, language, fc.option(tenths, { freq: 2 }))
    .map(([seen, lang, zoom]) => ({ ...seen, lang, ...zoom, paused: true }));
}

/** @returns looks, each with its link without the sign in front of it */
export function randomLooks(scenario: Scenario, lesson: Lesson, count: number, seed: number): readonly StageLook[] {
  const look = runsNear(scenario, defaultsOf(scenario), 3).chain((spec) =>
    fc.record({
      spec: fc.constant(spec),
      others: fc.array(runsNear(scenario, spec.params, 2), { maxLength: 2 }),
      view: viewsAt(scenario, lesson, Number(spec.params['end'])),
      size: fc.constantFrom(...SIZES),
      isHall: fc.integer({ min: 0, max: 3 }).map((quarter) => quarter === 0),
    }),
  );
  return fc.sample(look, { numRuns: count, seed }).map(({ spec, others, view, size, isHall }) => {
    const present = isHall && size.width >= HALL ? { present: true as const } : {};
    const state = { spec, others, view: { ...view, ...present }, version: LINK_VERSION };
    return { link: writeLink(state, scenario).slice(1), size };
  });
}
