// What the page of a scenario fetches of its own: what is said of the scenario and its lesson, both from its folder, and the
// stage that its network is drawn on.

import type { Lesson } from '../../scenarios/kit/lesson.ts';
import type { Scenario, StageName } from '../../scenarios/kit/scenario.ts';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';

// What a scenario is at all (kit/scenario.ts) is none of them.
const scenarios = import.meta.glob<Scenario>(['../../scenarios/*/scenario.ts', '!../../scenarios/kit/*'], {
  import: 'scenario',
});
const notes = import.meta.glob<readonly SpeakerNotes[]>('../../scenarios/*/lesson.md', { import: 'notes' });
const lessons = import.meta.glob<Lesson>('../../scenarios/*/lesson.md', { import: 'lesson' });

/** Of all scenarios, from their folders. */
export const scenarioIds: readonly string[] = Object.keys(scenarios).map((path) => path.split('/').at(-2)!);

/** @param id of a scenario in the catalogue, as the HTML of its page says it */
export const pageOf = (id: string) => ({
  scenario: scenarios[`../../scenarios/${id}/scenario.ts`]!,
  lesson: lessons[`../../scenarios/${id}/lesson.md`]!,
  notes: notes[`../../scenarios/${id}/lesson.md`]!,
});

/** What each stage brings; its scenarios name it (`stage` in scenario.ts). */
export const stages: Readonly<Record<StageName, () => Promise<{ readonly parts: StageParts }>>> = {
  reno: () => import('../stages/reno/stage.tsx'),
  lan: () => import('../stages/lan/stage.tsx'),
  atm: () => import('../stages/atm/stage.tsx'),
  'web-cluster': () => import('../stages/web-cluster/stage.tsx'),
  'virtual-server': () => import('../stages/virtual-server/stage.tsx'),
  incast: () => import('../stages/incast/stage.tsx'),
};

/** What explains the events of the networks on a stage. */
export const explainsOn = async (stage: StageName) => (await stages[stage]()).parts.explains();
