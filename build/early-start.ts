// What the head of a scenario's page starts before any script of the page has come: the worker, which fetches the scenario's
// network meanwhile, and the fetching of what the first script would ask for only once it runs: the scenario, its stage, and
// the words of one language.
// The script that does it is inline and allowed by its hash (csp.ts). The page takes the worker over (runner/start-worker.ts).

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { scenarioById } from '../src/scenarios/index.ts';
import { LANGUAGES, type Language } from '../src/scenarios/kit/text.ts';

const PAGE = /^\/([^/]+)\/index\.html$/;
const WORDS: Readonly<Record<Language, string>> = { en: '/i18n/english.ts', ko: '/i18n/korean.ts' };
const WORKER = /^assets\/worker-[^/]+\.js$/;

/** Runs in the page's head, so it knows nothing but what it is given and what browsers have. */
function start(scenario: string, worker: string, words: Readonly<Record<string, string>>): void {
  const page = globalThis as { earlyWorker?: Worker | undefined };
  try {
    page.earlyWorker = new Worker(worker, { type: 'module', name: scenario });
    // Should its file not come, the page starts another one and says what is wrong.
    page.earlyWorker.onerror = () => {
      page.earlyWorker = undefined;
    };
  } catch {
    // A page without an origin starts it otherwise (src/ui/app/sandbox.ts).
  }
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('lectern-language');
  } catch {
    // A browser that keeps nothing.
  }
  // As src/ui/app/language.ts chooses.
  const [usual = '', ...others] = Object.keys(words);
  const spoken = (each: string): boolean => navigator.languages.some((tag) => tag.toLowerCase().startsWith(each));
  const language = chosen !== null && chosen in words ? chosen : (others.find(spoken) ?? usual);
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '' });
  link.href = words[language]!;
  document.head.append(link);
}

export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        const scenario = scenarioById(PAGE.exec(path)?.[1] ?? '');
        if (!scenario) return [];
        const worker = Object.keys(bundle).find((name) => WORKER.test(name));
        if (worker === undefined) throw new Error('The build has no worker.');
        const words = LANGUAGES.map((each) => [each, `../${filesWith(WORDS[each], bundle)[0]}`]);
        const given = [scenario.id, `../${worker}`, Object.fromEntries(words)];
        const script = `(${start})(${given.map((each) => JSON.stringify(each)).join(',')})`;
        const files = [`/scenarios/${scenario.id}/scenario.ts`, `/ui/stages/${scenario.stage}/stage.tsx`].flatMap(
          (module) => filesWith(module, bundle),
        );
        const preloads = [...new Set([...files, ...importedBy(bundle[worker]!)])]
          .filter((file) => !html.includes(file))
          .map(preload);
        return [{ tag: 'script', children: script, injectTo: 'head-prepend' }, ...preloads];
      },
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `../${file}` },
  injectTo: 'head',
});

/** What a worker's first file begins with: it would be asked for only once that has come. A worker is bundled before its page. */
function importedBy(worker: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  const source = worker.type === 'asset' ? String(worker.source) : worker.code;
  return [...source.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, file]) => `assets/${file}`);
}

/** The file of a module that is imported when it is wanted, and what that file imports. */
function filesWith(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No file of the build has ${module}.`);
  const files = new Set([found.fileName]);
  for (const file of files)
    for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(each);
  return [...files];
}
