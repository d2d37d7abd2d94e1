// The page of a scenario as it is before any script has run: its title and question are there to be read at once, and where
// the page says them later. The application (src/ui/app/main.tsx) takes the place of what is in `root`. Where it cannot, because
// the scripts do not come, a sentence that is there from the beginning says so: after some seconds, or at once where the
// style sheet does not come either.

import { escaped } from '../../src/plot/escaped.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { describes } from './summary.ts';

/** @param all whose names stand in its list of scenarios */
export function scenarioPage(scenario: Scenario, lesson: Lesson | undefined, all: readonly Scenario[]): string {
  const titles = JSON.stringify(Object.fromEntries(all.map(({ id, title }) => [id, title]))).replaceAll('<', '\\u003c');
  const [title, question] = [escaped(scenario.title.en), escaped(scenario.question.en)];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Lectern</title>
    <meta name="description" content="${escaped(describes(scenario, lesson, 'en'))}">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="${colours('light').chrome}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${colours('dark').chrome}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="apple-touch-icon" href="/icon-192.png">
    <script type="module" src="/src/ui/app/main.tsx"></script>
  </head>
  <body>
    <div id="root" data-scenario="${scenario.id}">
      <header class="header">
        <a class="brand" href="../index.html">Lectern</a>
        <span class="scenario-title">${title}</span>
      </header>
      <main class="desktop skeleton">
        <div class="left">
          <section class="lesson">
            <h1 class="question">${question}</h1>
          </section>
        </div>
      </main>
      <div class="not-started">
        <p>The simulation has not started: its scripts have not arrived, or this browser or frame does not let them run.
          <a href="./" target="_blank" rel="noopener">Open it in a tab of its own</a>, or reload the page.</p>
        <p lang="ko">시뮬레이션이 시작되지 않았습니다. 스크립트가 도착하지 않았거나, 이 브라우저나 프레임이 스크립트 실행을 막고 있습니다.
          <a href="./#lang=ko&amp;v=1" target="_blank" rel="noopener">새 탭에서 열거나</a> 페이지를 새로 고쳐 보세요.</p>
      </div>
    </div>
    <script type="application/json" id="scenarios">${titles}</script>
    <noscript>
      <p>Lectern simulates the network in your browser, so this page needs JavaScript. Nothing is sent anywhere.</p>
      <p lang="ko">Lectern은 네트워크를 브라우저 안에서 시뮬레이션하므로 JavaScript가 필요합니다. 어떤 정보도 밖으로 보내지 않습니다.</p>
    </noscript>
  </body>
</html>
`;
}
