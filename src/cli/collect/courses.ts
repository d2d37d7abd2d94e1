// The catalogue as those who read links ask for it: here all of it is at hand.

import type { Courses } from '../../collect/entry.ts';
import { scenarioById, scenarios } from '../../scenarios/index.ts';
import { lessons } from '../../scenarios/lessons.ts';

export const courses: Courses = {
  ids: scenarios.map(({ id }) => id),
  async get(id) {
    const [scenario, lesson] = [scenarioById(id), lessons[id]];
    return scenario && lesson && { scenario, lesson };
  },
};
