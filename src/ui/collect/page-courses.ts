// The scenarios of the page with their lessons, each fetched when a link of it comes in.

import type { Courses } from '../../collect/entry.ts';
import { pageOf, scenarioIds } from '../app/pages.ts';

export const pageCourses: Courses = {
  ids: scenarioIds,
  async get(id) {
    if (!scenarioIds.includes(id)) return undefined;
    const page = pageOf(id);
    const [scenario, lesson] = await Promise.all([page.scenario(), page.lesson()]);
    return { scenario, lesson };
  },
};
