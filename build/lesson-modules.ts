// Makes a module of every lesson.md: the file is read here, once, and the module holds plain data; so neither page nor command
// line reads Markdown or YAML for the lessons of the catalogue. A mistake stops the build with its line and column.

import type { Plugin } from 'vite';
import { lessonDataOf } from './lessons.ts';

const LESSON = /\/src\/scenarios\/[^/]+\/lesson\.md(?:\?|$)/;

export function lessonModules(): Plugin {
  return {
    name: 'lesson-modules',
    transform(text, id) {
      if (!LESSON.test(id)) return undefined;
      const data = JSON.stringify(JSON.stringify(lessonDataOf(id, text)));
      const code = `import { reviveLesson } from '../../lesson-file/revive.ts';
import { scenario } from './scenario.ts';
export const { lesson, notes } = /* @__PURE__ */ reviveLesson(scenario, JSON.parse(${data}));`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
