// Takes out of a page's scenario the texts that its first load can do without: Korean, and what explains settings and results
// (`help: text(...)`, in both languages). `text('Seed', '시드')` becomes `text('Seed', later(0, 'ko'))`; the sentences go
// into one file per scenario and language, the explanations into another, and the scenario's file says where they are
// (src/ui/i18n/later-texts.ts). The titles of the other scenarios come later too. Sources stay whole, so a missing translation does not compile. Only in builds of the page;
// development, tests and the command line see the sources.

import type { Plugin } from 'vite';
import { type ScenarioId, titles } from '../src/scenarios/titles.ts';

const LATER = '/src/ui/i18n/later-texts.ts';
/** A lesson's text comes later, in both languages at once. */
const IN_FIRST_LOAD = /\/src\/scenarios\/(?![^?]*-lesson\.ts$)[^?]*\.ts$/;
const SCENARIO = /\/src\/scenarios\/([^/?]+)\.ts$/;
const VIRTUAL = /^\0?virtual:texts\/(words-ko|help-ko|help-en)\/([^/]+)$/;
const PLACE = /"__TEXTS (words-ko|help-ko|help-en) ([^"]+)__"/g;

type Part = 'words-ko' | 'help-ko' | 'help-en';

/** A scenario's own title, out of the list of all. */
const TITLE = /\btitles(?:\.(\w+)|\[['"]([\w-]+)['"]\])/g;
const LIST_OF_TITLES = /^import \{ titles \} from .*$/m;

/** The list of titles comes later: a scenario has its own, word for word. */
const withOwnTitle = (code: string): string =>
  LIST_OF_TITLES.test(code)
    ? code.replace(LIST_OF_TITLES, '').replace(TITLE, (_, name?: string, quoted?: string) => {
        const { en, ko } = titles[(name ?? quoted) as ScenarioId];
        return `text(${JSON.stringify(en)}, ${JSON.stringify(ko)})`;
      })
    : code;

/** `metric(name, unit, label, help)` in the lists of results. */
const HELP_OF_METRIC = 3;

/** One text that was taken out. */
interface Apart {
  readonly module: string;
  readonly part: Part;
  readonly value: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function textsApart(): Plugin {
  const apart: Apart[] = [];
  /** File of each scenario, by its id. */
  const files = new Map<string, string>();
  let building = false;
  return {
    name: 'texts-apart',
    enforce: 'post',
    configResolved(config) {
      building = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, part, scenario] = VIRTUAL.exec(id) ?? [];
      return part ? `export const texts = "__TEXTS ${part} ${scenario}__";` : undefined;
    },
    transform(source, id) {
      if (!building || !IN_FIRST_LOAD.test(id)) return undefined;
      const code = SCENARIO.test(id) ? withOwnTitle(source) : source;
      const tree = this.parse(code) as unknown as Node;
      let result = code;
      // From the end, so that earlier places stay where they are.
      for (const { part, start, end, value } of textsOf(tree).reverse()) {
        const language = part.endsWith('ko') ? 'ko' : 'en';
        result = `${result.slice(0, start)}later(${apart.push({ module: id, part, value }) - 1}, '${language}')${result.slice(end)}`;
      }
      const scenario = code.includes('defineScenario({') ? SCENARIO.exec(id)?.[1] : undefined;
      if (scenario) files.set(scenario, id);
      if (result === source && !scenario) return undefined;
      const known = scenario ? `comeFrom(${fetches(scenario)});\n` : '';
      return { code: `import { comeFrom, later } from '${LATER}';\n${known}${result}`, map: null };
    },
    renderChunk(code) {
      const parts = code.replace(PLACE, (_, part: Part, scenario: string) => {
        const importedBy = (each: string): readonly string[] => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(each) ?? {};
          return [...importedIds, ...dynamicallyImportedIds];
        };
        const others = new Set<string>();
        for (const [id, file] of files)
          if (id !== scenario) for (const each of reachable(file, importedBy)) others.add(each);
        const own = reachable(files.get(scenario)!, importedBy);
        // What belongs to no scenario belongs to every page.
        const isWanted = (module: string): boolean => own.has(module) || !others.has(module);
        const wanted = apart.flatMap((text, index) =>
          text.part === part && isWanted(text.module) ? [[index, text.value]] : [],
        );
        return JSON.stringify(Object.fromEntries(wanted));
      });
      // The texts have no source line of their own, so the map stays as it is.
      return parts === code ? undefined : { code: parts, map: null };
    },
  };
}

/** What fetches the texts of a scenario. */
const fetches = (scenario: string): string =>
  `{ ${(['words-ko', 'help-ko', 'help-en'] as const)
    .map((part) => `'${part}': async () => (await import('virtual:texts/${part}/${scenario}')).texts`)
    .join(', ')} }`;

/** A module and all it imports, over however many others. */
function reachable(from: string, importedBy: (id: string) => readonly string[]): Set<string> {
  const way = new Set([from]);
  for (const each of way) for (const imported of importedBy(each)) way.add(imported);
  return way;
}

type Found = { readonly part: Part; readonly start: number; readonly end: number; readonly value: string };

/** The texts to be taken out, in order of place. */
function textsOf(root: Node): Found[] {
  const found: Found[] = [];
  const take = (node: Node | undefined, part: Part): void => {
    const value = node?.['value'];
    if (node?.type === 'Literal' && typeof value === 'string')
      found.push({ part, start: node.start, end: node.end, value });
  };
  const visit = (node: unknown, explains: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, false);
    else if (typeof node === 'object' && node !== null) {
      const { type, callee, arguments: given, key } = node as Node;
      const called = type === 'CallExpression' ? (callee as Node)['name'] : undefined;
      if (called === 'text') {
        const [english, korean] = given as readonly Node[];
        if (explains) take(english, 'help-en');
        take(korean, explains ? 'help-ko' : 'words-ko');
        return;
      }
      const isHelp = type === 'Property' && (key as Node)['name'] === 'help';
      if (called === 'metric')
        (given as readonly Node[]).forEach((each, index) => void visit(each, index === HELP_OF_METRIC));
      else for (const child of Object.values(node)) visit(child, isHelp);
    }
  };
  visit(root, false);
  return found.sort((a, b) => a.start - b.start);
}
