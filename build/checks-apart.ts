// Takes the check of settings that do not fit together out of what a page loads first: nothing is checked before the first
// edit, and a link brings what it needs along. In a scenario's file the import of `checkX` becomes one that is fetched with
// the history of edits (src/ui/later-check.ts). Only in builds of the page; Node imports the check as it stands.

import type { Plugin } from 'vite';

const SCENARIO = /\/src\/scenarios\/[^/?]+\.ts$/;
const IMPORT = /^import \{ (check\w+) \} from '([^']+)';$/m;

export function checksApart(): Plugin {
  let building = false;
  return {
    name: 'checks-apart',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build' && !config.build.ssr;
    },
    transform(code, id) {
      if (!building || !SCENARIO.test(id) || !code.includes('defineScenario(')) return undefined;
      const later = code.replace(
        IMPORT,
        (_, name: string, file: string) =>
          `import { laterCheck } from '/src/ui/later-check.ts';` +
          `const ${name} = laterCheck(async () => (await import('${file}')).${name});`,
      );
      return later === code ? undefined : { code: later, map: null };
    },
  };
}
