// A class of 200 that handed in: 200 different runs of `reno`, 20 s each, every one with two predictions of its own, found in one
// text, read, computed and judged in this process, as `lectern collect` does it.

import { courses } from '../src/cli/collect/courses.ts';
import { wholeRun } from '../src/cli/collect/whole-run.ts';
import { readEntries } from '../src/collect/entry.ts';
import { judgeAll } from '../src/collect/judge-all.ts';
import { readFound } from '../src/collect/read-file.ts';
import { defaultState } from '../src/scenarios/kit/link-state.ts';
import { writeLink } from '../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../src/scenarios/reno/scenario.ts';

const LINKS = 200;
/** At most, s. */
const GOAL = 20;

export interface CollectedFigure {
  readonly links: number;
  readonly runs: number;
  readonly seconds: number;
  readonly goal: number;
  /** How often it was said how far it is. */
  readonly reports: number;
}

export async function benchCollected(): Promise<CollectedFigure> {
  const { spec, ...link } = defaultState(reno);
  const text = Array.from({ length: LINKS }, (_, index) => {
    // Losses by chance, so that no two are alike.
    const params = { ...spec.params, seed: index + 1, loss: 0.01 };
    const p = [{ question: 'silence', given: 'floor' }];
    return `Student ${index}: https://host.example/reno/${writeLink({ ...link, spec: { ...spec, params }, view: { p } }, reno)}`;
  }).join('\n');
  const begun = performance.now();
  const entries = await readEntries(await readFound('bench', text, courses.ids), courses);
  let [runs, reports] = [0, 0];
  const rows = await judgeAll(entries, {
    compute: wholeRun,
    atOnce: 1,
    onProgress(done) {
      runs = done;
      reports++;
    },
  });
  const links = rows.filter(({ judged }) => judged?.predictions.length === 1).length;
  return { links, runs, seconds: (performance.now() - begun) / 1000, goal: GOAL, reports };
}

export const collectedTable = ({ links, runs, seconds, goal, reports }: CollectedFigure): string =>
  `collect: ${links} links, ${runs} runs judged in ${seconds.toFixed(2)} s (at most ${goal} s), progress said ${reports} times`;
