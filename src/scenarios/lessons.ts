// All lessons of the scenarios, for the pages that are only text. A page of a scenario fetches its own.

import { atmLesson } from './atm/lesson.ts';
import type { Lesson } from './kit/lesson.ts';
import { lanRtoLesson } from './lan/lan-rto-lesson.ts';
import { nicBufferLesson } from './lan/nic-buffer-lesson.ts';
import { renoLesson } from './reno/lesson.ts';
import type { ScenarioId } from './titles.ts';
import { virtualServerLesson } from './virtual-server/lesson.ts';
import { webClusterLesson } from './web-cluster/lesson.ts';

/** By the scenario's id. */
export const lessons: Readonly<Record<string, Lesson>> = {
  reno: renoLesson,
  'lan-rto': lanRtoLesson,
  'nic-buffer': nicBufferLesson,
  'tcp-over-atm': atmLesson,
  'web-cluster': webClusterLesson,
  'virtual-server': virtualServerLesson,
} satisfies Partial<Record<ScenarioId, Lesson>>;
