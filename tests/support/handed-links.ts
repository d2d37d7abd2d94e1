// Links as a class hands them in: each the run of a student who tried something, answered two questions of the first step and
// copied the link. What the page would have found is computed here.

import { lessons } from '../../build/lessons.ts';
import { wholeRun } from '../../src/cli/collect/whole-run.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { claimed } from '../../src/scenarios/kit/handed-in.ts';
import { LINK_VERSION, type LinkState, type LinkView } from '../../src/scenarios/kit/link-state.ts';
import { MODEL_VERSION, type ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { readGoal } from '../../src/scenarios/kit/task.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';

const HOST = 'https://lectern.example.ac.kr/';

interface Handed {
  readonly scenario?: string;
  /** Counted from 1. */
  readonly step?: number;
  readonly sets?: ParamValues;
  readonly view?: LinkView;
  readonly task?: boolean;
  readonly model?: string;
}

/** The whole link, as the page copies it. */
export async function handedIn({
  scenario: id = 'reno',
  step = 1,
  sets = {},
  view = {},
  task = false,
  model = MODEL_VERSION,
}: Handed): Promise<string> {
  const scenario = scenarioById(id)!;
  const ofStep = lessons[id]!.steps[step - 1]!;
  const start = specOfStep(scenario, ofStep);
  const params = Object.entries(sets).reduce(
    (all, [key, value]) => withSetting(scenario, all, key, value),
    start.params,
  );
  const spec = { ...start, params };
  const { digest, metrics = {} } = await wholeRun(spec);
  const conditions = task ? readGoal(ofStep.task!.goal, scenario).conditions : [];
  const results = conditions.map(({ name }) => ({ name, value: claimed(metrics[name]!) }));
  const got = { digest: digestText(digest), ...(task && { task: ofStep.task!.id }), results };
  const state: LinkState = {
    spec,
    others: [],
    view: { step, got, ...view },
    version: LINK_VERSION,
    pinnedModel: model,
  };
  return `${HOST}${id}/${writeLink(state, scenario)}`;
}
