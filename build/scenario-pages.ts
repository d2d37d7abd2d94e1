// The page of every scenario in the catalogue, and the list of them in 404.html: made from the catalogue in builds and by the
// development server, so that no scenario has HTML of its own.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { escaped } from '../src/plot/escaped.ts';
import { scenarioById, scenarios } from '../src/scenarios/index.ts';
import type { Scenario } from '../src/scenarios/kit/scenario.ts';
import { lessons } from './lessons.ts';
import { scenarioPage } from './pages/scenario-page.ts';

const PAGE = /\/([^/]+)\/(?:index\.html)?$/;
const LIST = '<!-- scenarios -->';

const htmlOf = (scenario: Scenario): string => scenarioPage(scenario, lessons[scenario.id], scenarios);

const scenarioAt = (path: string): Scenario | undefined => scenarioById(PAGE.exec(path)?.[1] ?? '');

/** Where the page of a scenario would be if it were a file: what a build begins with, by the scenario's id. */
export const scenarioPageFiles = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(scenarios.map(({ id }) => [id, join(root, id, 'index.html')]));

export function listOfScenarios(): string {
  const item = ({ id, title, question }: Scenario): string =>
    `<li><a href="./${id}/">${escaped(`${title.en}. ${question.en}`)}</a> <span lang="ko">${escaped(`${title.ko}. ${question.ko}`)}</span></li>`;
  return scenarios.map(item).join('\n        ');
}

export function scenarioPages(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'scenario-pages',
    enforce: 'pre',
    configResolved({ root }) {
      files = new Map(Object.entries(scenarioPageFiles(root)).map(([id, file]) => [file, htmlOf(scenarioById(id)!)]));
    },
    resolveId: (id) => (files.has(id) ? id : undefined),
    load: (id) => files.get(id),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '';
        const scenario = scenarioAt(url.split(/[?#]/)[0]!);
        if (!scenario) return next();
        const source = await server.transformIndexHtml(`/${scenario.id}/index.html`, htmlOf(scenario), url);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(source);
      });
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(LIST, listOfScenarios()) },
  };
}
