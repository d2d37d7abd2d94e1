// What the page of a scenario fetches of its own: what is said of the scenario and its lesson, both from its folder, and the
// stage that its network is drawn on.

import type { Lesson } from '../../scenarios/kit/lesson.ts';
import type { Scenario, StageName } from '../../scenarios/kit/scenario.ts';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import type { PageParts } from './page-parts.ts';

const scenarios = import.meta.glob<Scenario>('../../scenarios/*/scenario.ts', { import: 'scenario' });
const notes = import.meta.glob<readonly SpeakerNotes[]>('../../scenarios/*/notes.ts', { import: 'notes' });
const lessons = import.meta.glob<Lesson>('../../scenarios/*/lesson.ts', { import: 'lesson' });

/** @param id of a scenario in the catalogue, as the HTML of its page says it */
export const pageOf = (id: string) => ({
  scenario: scenarios[`../../scenarios/${id}/scenario.ts`]!,
  lesson: lessons[`../../scenarios/${id}/lesson.ts`]!,
  notes: notes[`../../scenarios/${id}/notes.ts`]!,
});

export const stages: Readonly<Record<StageName, () => Promise<PageParts>>> = {
  reno: async () => (await import('./pages/reno.ts')).parts,
  lan: async () => (await import('./pages/lan.ts')).parts,
  atm: async () => (await import('./pages/atm.ts')).parts,
  'web-cluster': async () => (await import('./pages/web-cluster.ts')).parts,
  'virtual-server': async () => (await import('./pages/virtual-server.ts')).parts,
};
