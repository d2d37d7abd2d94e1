// Makes a module of every lesson.md: the file is read here, once, and the module holds plain data; so neither page nor command
// line reads Markdown or YAML for the lessons of the catalogue. A mistake stops the build with its line and column. Where pages
// are developed, a lesson that is saved is shown at once: one of these, or a lecturer's own beside the site (lessons/NAME.md).

import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { lessonDataOf, readAgain } from './lessons.ts';

const OWN = /\/lessons\/[a-z0-9][a-z0-9-]*\.md$/;
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
    /** Whoever has the page open sees it again with the lesson as it is now, or what is wrong with it and the lesson that was. */
    async hotUpdate({ file, read, modules }) {
      if (this.environment.name !== 'client' || !(LESSON.test(file) || OWN.test(file))) return undefined;
      if (LESSON.test(file)) {
        try {
          readAgain(basename(dirname(file)), file, await read());
        } catch (problem) {
          const err = { message: (problem as Error).message, stack: '', id: file, plugin: 'lesson-modules' };
          this.environment.hot.send({ type: 'error', err });
          return [];
        }
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}
