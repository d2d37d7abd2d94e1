// Takes the Korean out of the page's scenarios: `text('Seed', '시드')` becomes `text('Seed', later(0))`, and the sentences go
// into the file that is loaded with the language. Sources stay whole, so a missing translation does not compile. Only in
// builds of the page; development, tests and the command line see the sources.

import type { Plugin } from 'vite';

const LIST = 'virtual:korean-of-scenarios';
const PLACE = '__KOREAN_OF_SCENARIOS__';
/** A lesson's text comes later, in both languages at once. */
const IN_FIRST_LOAD = /\/src\/scenarios\/(?![^?]*-lesson\.ts$)[^?]*\.ts$/;
const HANGUL = /[가-힣]/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function koreanApart(): Plugin {
  const sentences: string[] = [];
  let building = false;
  return {
    name: 'korean-apart',
    enforce: 'post',
    configResolved(config) {
      building = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    load: (id) => (id === `\0${LIST}` ? `export const sentences = ${building ? PLACE : '[]'};` : undefined),
    transform(code, id) {
      if (!building || !IN_FIRST_LOAD.test(id) || !HANGUL.test(code)) return undefined;
      let result = code;
      // From the end, so that earlier places stay where they are.
      for (const { start, end, value } of koreanTexts(this.parse(code) as unknown as Node).reverse()) {
        result = `${result.slice(0, start)}later(${sentences.push(value) - 1})${result.slice(end)}`;
      }
      return { code: `import { later } from '/src/ui/i18n/korean-of-scenarios.ts';\n${result}`, map: null };
    },
    renderChunk: (code) => (code.includes(PLACE) ? code.replace(PLACE, () => JSON.stringify(sentences)) : undefined),
  };
}

/** Second arguments of `text(...)`, in order of place. */
function koreanTexts(root: Node): { start: number; end: number; value: string }[] {
  const found: { start: number; end: number; value: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, callee, arguments: given } = node as Node;
      if (type === 'CallExpression' && (callee as Node)['name'] === 'text') {
        const korean = (given as readonly Node[])[1];
        const value = korean?.['value'];
        if (korean?.type === 'Literal' && typeof value === 'string' && HANGUL.test(value)) {
          found.push({ start: korean.start, end: korean.end, value });
          return;
        }
      }
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(root);
  return found.sort((a, b) => a.start - b.start);
}
