// House style that a machine can check. The first half runs the rules over the project; the second half proves that
// each rule can fail, on planted examples.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wrongArrows } from './support/arrows.ts';
import { readsBesideScene } from './support/scene-readers.ts';
import { projectFiles, readProjectFile, type Source, source } from './support/source.ts';
import {
  buildsNetworks,
  castsThroughUnknown,
  doesNotTravel,
  endsWithWhatElementsReturn,
  exportsByDefaultOrWholesale,
  inherits,
  longFunctions,
  noOpeningComment,
  notDeterministic,
  tooLong,
} from './support/tidy-rules.ts';

const files = projectFiles();
const code = files.filter((path) => /^(src|bench|build|tests)\/.*\.(ts|tsx|mjs)$/.test(path));
const sources = code.map((path) => source(path, readProjectFile(path)));
const isIn =
  (...folders: string[]) =>
  ({ path }: { readonly path: string }): boolean =>
    folders.some((folder) => path.startsWith(`${folder}/`));
const under = (...folders: string[]): Source[] => sources.filter(isIn(...folders));
const sheets = files.filter((path) => /^src\/.*\.css$/.test(path)).map((path) => source(path, readProjectFile(path)));

/** What stands below a stage or beside the results and is no part of the stage: two charts, the choice of a connection. */
const BESIDE_SCENES = ['src/ui/stages/web-cluster/spread', 'src/ui/stages/atm/link-time.tsx'];

/** Parts that speak of others' classes: what the page and its paper are laid out in, and what is the same everywhere. */
const SHARED = ['app', 'print', 'theme', 'foundation'];

/** Classes that have a rule of their own, by class alone, in the sheets of two parts of the page. */
function classesOfTwoParts(all: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  const parts = new Map<string, Set<string>>();
  for (const { path, text } of all) {
    const part = path.replace(/^src\/ui\//, '').replace(/\/[^/]*$/, '');
    for (const [, selectors] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{}])([^{};@]+)(?=\{)/g)) {
      const alone = selectors!.split(',').map((each) => /^\.([\w-]+)$/.exec(each.trim())?.[1]);
      for (const name of alone) if (name) parts.set(name, (parts.get(name) ?? new Set()).add(part));
    }
  }
  const isShared = (of: ReadonlySet<string>): boolean => SHARED.some((part) => of.has(part));
  return [...parts].flatMap(([name, of]) => (of.size > 1 && !isShared(of) ? [`${name}: ${[...of].join(', ')}`] : []));
}

/** Classes that are styled and stand nowhere in the code, not even begun: `mark-${kind}`. */
function unusedClasses(all: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  const code = under('src', 'build')
    .map(({ text }) => text)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const begun = [...new Set(code.match(/[\w-]+-(?=\$\{)/g))];
  const isUsed = (name: string): boolean => words.has(name) || begun.some((beginning) => name.startsWith(beginning));
  return all.flatMap(({ path, text }) => {
    const selectors = text.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '').replace(/\{[^{}]*\}/g, '{}');
    const classes = [...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
    return classes.filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`);
  });
}

/** What a file of the bench names beside itself and is not where its bundle looks for it: in the folder dist-cli beside bench. */
const lostWhenBuilt = ({ path, text }: Pick<Source, 'path' | 'text'>): string[] =>
  [...text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)]
    .map(([, named = '']) => join('dist-cli', named))
    .filter((named) => !existsSync(named))
    .map((named) => `${path}: ${named}`);

describe('the house style', () => {
  it('keeps files of the program at 300 lines or fewer', () => {
    expect(under('src').flatMap(tooLong)).toEqual([]);
  });
  it('keeps functions of the program at 50 lines or fewer', () => {
    expect(under('src').flatMap(longFunctions)).toEqual([]);
  });
  it('begins every file with what it is', () => {
    expect(under('src', 'bench', 'build', 'tests').flatMap(noOpeningComment)).toEqual([]);
  });
  it('lets no style sheet ask the whole page what is on it: on-root.ts says it instead', () => {
    const asks = /(?<![\w.-])(?::root|html|body|\.desktop)[^\s,{>~+]*:has\(/;
    expect(asks.test(':root:not(.a):has(.b)')).toBe(true);
    expect(sheets.filter(({ text }) => asks.test(text))).toEqual([]);
  });
  it('takes sizes of type, layers and size classes from ui/theme, by name', () => {
    const ownSize = /font-size: [\d.]+px|z-index: \d|@media[^{]*\((?:min-|max-)|@media[^{]*\bwidth\b/;
    const own = ['font-size: 15px', 'z-index: 4', '@media (max-width: 899px)', '@media (--phone) and (width < 430px)'];
    expect(own.filter((text) => !ownSize.test(text))).toEqual([]);
    expect(sheets.filter(({ path, text }) => !path.startsWith('src/ui/theme/') && ownSize.test(text))).toEqual([]);
  });
  it('has no style for a class that nothing on the page has', () => {
    const planted = { path: 'src/ui/why/why.css', text: '/* .ghost */\n.why-text .no-such-class {\n  width: 4.px;\n}' };
    expect(unusedClasses([planted])).toEqual(['src/ui/why/why.css: no-such-class']);
    expect(unusedClasses(sheets)).toEqual([]);
  });
  it('lets a class belong to one part of the page: in the built page all sheets are one', () => {
    const pen = [
      { path: 'src/ui/present/pointer.css', text: '.pen {\n  left: 0;\n}' },
      { path: 'src/ui/predict/predict.css', text: '.tip,\n.pen {\n  border-radius: 50%;\n}' },
    ];
    expect(classesOfTwoParts(pen)).toEqual(['pen: present, predict']);
    expect(classesOfTwoParts(sheets)).toEqual([]);
  });
  it('gives a movement a name of its own: of two the later one moves both', () => {
    const text = '@keyframes rise {\n  to {\n    opacity: 1;\n  }\n}';
    const planted = ['dialog', 'curtain'].map((name) => ({ path: `src/ui/${name}.css`, text }));
    const movedTwice = (all: readonly { readonly text: string }[]): string[] => {
      const names = all.flatMap((sheet) => [...sheet.text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!));
      return names.filter((name, index) => names.indexOf(name) !== index);
    };
    expect(movedTwice(planted)).toEqual(['rise']);
    expect(movedTwice(sheets)).toEqual([]);
  });
  it('uses only deterministic means in engine and scenarios', () => {
    expect(under('src/engine', 'src/scenarios').flatMap(notDeterministic)).toEqual([]);
  });
  it('follows the arrows between folders', () => {
    expect([...under('src', 'bench'), ...sheets].flatMap(wrongArrows)).toEqual([]);
  });
  it('reads the record in the scene of each stage, and nowhere else on it', () => {
    const complaints = readsBesideScene(under('src/ui'));
    expect(complaints.filter((each) => !BESIDE_SCENES.some((path) => each.startsWith(path)))).toEqual([]);
    // No exception outlives its reason.
    expect(BESIDE_SCENES.filter((path) => !complaints.some((each) => each.startsWith(path)))).toEqual([]);
  });
  it('lets the bench find its twins from where it is built', () => {
    const planted = source('bench/planted.ts', "// A twin.\nnew URL('./twins/w4.cc', import.meta.url);");
    expect(lostWhenBuilt(planted)).toEqual(['bench/planted.ts: dist-cli/twins/w4.cc']);
    expect(under('bench').flatMap(lostWhenBuilt)).toEqual([]);
  });
  it('makes no thing pass for another type by way of unknown', () => {
    expect(under('src').flatMap(castsThroughUnknown)).toEqual([]);
  });
  it('ends no effect with what a method of an element returns', () => {
    expect(under('src/ui').flatMap(endsWithWhatElementsReturn)).toEqual([]);
  });
  it('has neither default exports nor barrels', () => {
    expect(under('src').flatMap(exportsByDefaultOrWholesale)).toEqual([]);
  });
  it('has no inheritance in the engine', () => {
    expect(under('src/engine').flatMap(inherits)).toEqual([]);
  });
  it('never builds a network on the page', () => {
    expect(under('src/ui').flatMap(buildsNetworks)).toEqual([]);
  });
  it('holds no registry address, no path of one machine and no announcement of unfinished work', () => {
    const texts = files.filter((path) => !/\.(png|ico|woff2?|gz|bin)$/.test(path));
    expect(texts.flatMap((path) => doesNotTravel(path, readProjectFile(path)))).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const complaints = (rule: (source: Source) => string[], path: string, text: string) =>
    rule(source(path, text)).length;

  it('notice a painter that reads the record, and a scene that uses a component', () => {
    const file = (name: string, text: string) => source(`src/ui/stages/reno/${name}`, `// A file.\n${text}`);
    const scene = file('scene.ts', "import { queue } from './queue.ts';\nexport const scene = queue;");
    const queue = file('queue.ts', "import { rowAt } from '../../../record/values.ts';\nexport const queue = rowAt;");
    const type = file(
      'sentences.ts',
      "import type { Span } from '../../../record/silences.ts';\nexport type Said = Span;",
    );
    const kinds = file(
      'paint-kinds.ts',
      "import { packetKind } from '../../../record/logs.ts';\nexport const kind = packetKind;",
    );
    expect(readsBesideScene([scene, queue, type, kinds])).toEqual([]);
    expect(readsBesideScene([file('scene.ts', 'export const scene = 1;'), queue])).toEqual([
      'src/ui/stages/reno/queue.ts:2 imports ../../../record/values.ts: the scene reads the record.',
    ]);
    const paint = file(
      'paint.ts',
      "import { isSilent } from '../../../record/silences.ts';\nexport const paint = isSilent;",
    );
    expect(readsBesideScene([scene, queue, paint])).toHaveLength(1);
    const states = source(
      'src/ui/timeline/states.ts',
      "// A file.\nimport { isSilent } from '../../record/silences.ts';\nexport const states = isSilent;",
    );
    const by = file('paint.ts', "import { states } from '../../timeline/states.ts';\nexport const paint = states;");
    expect(readsBesideScene([scene, queue, states, by])).toEqual([
      'src/ui/stages/reno/paint.ts:2 imports ../../timeline/states.ts: the scene reads the record, not src/ui/timeline/states.ts.',
    ]);
    const own = file('paint.ts', "import { queue } from './queue.ts';\nexport const paint = queue;");
    expect(readsBesideScene([scene, queue, own])).toHaveLength(1);
    const stage = file('stage.tsx', "import { scene } from './scene.ts';\nexport const Stage = scene;");
    expect(readsBesideScene([scene, queue, stage])).toEqual([]);
    const words = file('words.tsx', 'export const Words = () => <p />;');
    const worded = file('scene.ts', "import { Words } from './words.tsx';\nexport const scene = Words;");
    expect(readsBesideScene([worded, words])).toEqual([
      'src/ui/stages/reno/words.tsx: a scene is data, so it uses no component.',
    ]);
  });

  it('count lines of files and functions', () => {
    expect(complaints(tooLong, 'src/a.ts', '//\n'.repeat(300))).toBe(0);
    expect(complaints(tooLong, 'src/a.ts', '//\n'.repeat(301))).toBe(1);
    expect(complaints(longFunctions, 'src/a.ts', `const f = () => {${'\n'.repeat(49)}};`)).toBe(0);
    expect(complaints(longFunctions, 'src/a.ts', `class A { f() {${'\n'.repeat(50)}} }`)).toBe(1);
    expect(complaints(noOpeningComment, 'src/a.ts', 'export const a = 1;')).toBe(1);
  });

  it.each([
    'Math.random()',
    'Math.log(2)',
    'Math["exp"](2)',
    'const { pow } = Math',
    '2 ** 3',
    'let a = 2; a **= 3',
    'new Date()',
    'performance.now()',
    'setTimeout(() => 0, 1)',
    'async () => 0',
    '(1).toLocaleString()',
  ])('refuse %s in the engine', (text) => {
    expect(complaints(notDeterministic, 'src/engine/core/a.ts', text)).toBe(1);
  });

  it.each(['Math.floor(Math.sqrt(2) * Math.PI)', '"new Date(2 ** 3)" // Math.random()'])(
    'accept %s in the engine',
    (text) => {
      expect(complaints(notDeterministic, 'src/engine/core/a.ts', text)).toBe(0);
    },
  );

  it.each([
    ['src/engine/core/time.ts', "import { Link } from '../net/link.ts'"],
    ['src/engine/net/link.ts', "import type { TcpSender } from '../tcp/sender.ts'"],
    ['src/engine/tcp/sender.ts', "import { Medium } from '../ethernet/medium.ts'"],
    ['src/engine/net/queues/red.ts', "import { DropTail } from './drop-tail.ts'"],
    ['src/engine/queueing/fifo.ts', "import type { WebRequest } from '../web-cluster/request.ts'"],
    ['src/engine/web-cluster/users.ts', "import { PageCache } from '../virtual-server/page-cache.ts'"],
    ['src/engine/virtual-server/trip.ts', "import { Link } from '../net/link.ts'"],
    ['src/engine/net/link.ts', "import { scaleLinear } from 'd3-scale'"],
    ['src/engine/net/link.ts', "import ln from '@stdlib/math-base-special-ln'"],
    ['src/engine/core/elementary.ts', "import ln from '@stdlib/math-base-special-ln'"],
    ['src/engine/core/time.ts', "import type { RunSpec } from '../../scenarios/kit/run-spec.ts'"],
    ['src/scenarios/reno.ts', "import { findGauge } from '../record/values.ts'"],
    ['src/scenarios/reno.ts', "import type { Mark } from '../record/record.ts'"],
    ['src/record/record.ts', "import type { Session } from '../runner/session.ts'"],
    ['src/record/silences.ts', "import { settingAt } from '../ui/foundation/changes.ts'"],
    ['src/record/values.ts', "import { Simulator } from '../engine/core/simulator.ts'"],
    ['src/record/values.ts', "import { scaleLinear } from 'd3-scale'"],
    ['src/record/values.ts', "import { scaleOf } from '../plot/scale.ts'"],
    ['src/plot/labels.ts', "import { textWidth } from '../ui/foundation/text-width.ts'"],
    ['src/plot/numbers.ts', "import { measuredWords } from '../figures/finding-words.ts'"],
    ['src/scenarios/reno.ts', "import type { Session } from '../runner/session.ts'"],
    ['src/runner/session.ts', "import { store } from '../ui/state/store.ts'"],
    ['src/runner/session.ts', "import { readFileSync } from 'node:fs'"],
    ['src/runner/worker.ts', "import fs from 'fs'"],
    ['src/ui/app/app.tsx', "import { Session } from '../../runner/session.ts'"],
    ['src/ui/app/app.tsx', "const session = await import('../../runner/session.ts')"],
    ['src/ui/app/app.tsx', "new Worker(new URL('../../runner/worker.ts', import.meta.url))"],
    ['src/ui/app/app.tsx', "import { Simulator } from '../../engine/core/simulator.ts'"],
    ['src/ui/stages/lan/canvas.ts', "import { stagePlan } from '../reno/plan.ts'"],
    ['src/ui/stage-kit/recomputing.tsx', "import type { LanPlan } from '../stages/lan/plan.ts'"],
    ['src/ui/stages/lan/stage.css', "@import '../../why/why.css';"],
    ['src/ui/stage-kit/stage.css', '@import url("../stages/lan/stage.css");'],
    ['src/ui/strip/strip-head.tsx', "import { ChartStack } from '../charts/chart-stack.tsx'"],
    ['src/ui/foundation/context.ts', "import { createLectern } from '../state/store.ts'"],
    ['src/ui/timeline/cursor-line.tsx', "import { Why } from '../why/why.tsx'"],
    ['src/ui/lesson/lesson.tsx', "import { App } from '../app/app.tsx'"],
    ['src/cli/main.ts', "import { App } from '../ui/app/app.tsx'"],
    ['src/figures/figure-svg.ts', "import { colours } from '../ui/theme/tokens.ts'"],
    ['src/figures/judge.ts', "import { Session } from '../runner/session.ts'"],
    ['src/ui/sweep/page.tsx', "import { SweepDesk } from '../../runner/sweep/sweep-desk.ts'"],
    ['src/ui/sweep/page.tsx', "new Worker(new URL('../../runner/sweep/web-worker.ts', import.meta.url))"],
    ['src/runner/sweep/summary.ts', "import quantile from '@stdlib/stats-base-dists-t-quantile'"],
    ['src/runner/sweep/sweeper.ts', "import { figures } from '../../figures/figures.ts'"],
    ['src/verify/lan/lan.ts', "import { UsageError } from '../../cli/usage-error.ts'"],
    ['src/verify/web/web.ts', "import { summaryOf } from '../../runner/sweep/summary.ts'"],
    ['src/figures/judge.ts', "import { estimate } from '../verify/estimate.ts'"],
    ['bench/main.ts', "export { App } from '../src/ui/app/app.tsx'"],
  ])('refuse in %s: %s', (path, text) => {
    expect(complaints(wrongArrows, path, text)).toBe(1);
  });

  it.each([
    [
      'src/engine/net/queues/red.ts',
      "import type { QueueDiscipline } from './discipline.ts'; import type { Packet } from '../packet.ts'",
    ],
    ['src/engine/web-cluster/users.ts', "import { Delay } from '../queueing/delay.ts'"],
    ['src/engine/web/user.ts', "import { TcpSender } from '../tcp/sender.ts'; import { Link } from '../net/link.ts'"],
    [
      'src/scenarios/reno.ts',
      "import type { ParamValues } from './kit/run-spec.ts'; import { Link } from '../engine/net/link.ts'",
    ],
    ['src/ui/app/main.tsx', "import { startWorker } from '../../runner/start-worker.ts'"],
    [
      'src/ui/app/app.tsx',
      "import { rowAt } from '../../record/values.ts'; import { NEVER } from '../../engine/core/time.ts'; import React from 'react'",
    ],
    ['src/ui/stages/lan/canvas.ts', "import { paintQueue } from '../../stage-kit/marks/queue.ts'; import './plan.ts'"],
    ['src/ui/stages/lan/stage.css', "@import '../../theme/media.css';"],
    ['src/ui/strip/strip-head.tsx', "import { CursorLine } from '../timeline/cursor-line.tsx'"],
    ['src/ui/print/print-sheet.tsx', "import { ChartStack } from '../charts/chart-stack.tsx'"],
    ['src/figures/judge.ts', "import { summaryOf } from '../runner/sweep/summary.ts'; import { nice } from 'd3-array'"],
    ['src/runner/sweep/quantiles.ts', "import quantile from '@stdlib/stats-base-dists-t-quantile'"],
    ['src/ui/sweep/page.tsx', "import { startWebWorker } from '../../runner/sweep/start-web-worker.ts'"],
    [
      'src/record/values.ts',
      "import { bisectRight } from 'd3-array'; import type { Nanos } from '../engine/core/time.ts'",
    ],
    ['src/plot/trace.ts', "import { line } from 'd3-shape'; import { rowAt } from '../record/values.ts'"],
    ['src/figures/dots.ts', "import { axisOf } from '../plot/ticks.ts'"],
    ['src/runner/record-builder.ts', "import type { RunRecord } from '../record/record.ts'"],
    ['src/verify/lan/case.ts', "import * as z from 'zod/mini'; import { Lan } from '../../engine/ethernet/lan.ts'"],
    ['src/verify/files.ts', "import { openSync } from 'node:fs'"],
    [
      'src/cli/main.ts',
      "import { formats } from '../verify/formats.ts'; import { readFileSync } from 'node:fs'; import { Session } from '../runner/session.ts'",
    ],
  ])('accept in %s: %s', (path, text) => {
    expect(complaints(wrongArrows, path, text)).toBe(0);
  });

  it('notice default exports, barrels, inheritance and building on the page', () => {
    expect(complaints(exportsByDefaultOrWholesale, 'src/a.ts', 'export default 1')).toBe(1);
    expect(complaints(exportsByDefaultOrWholesale, 'src/a.ts', "export * from './b.ts'")).toBe(1);
    expect(complaints(inherits, 'src/engine/a.ts', 'class B extends A {}')).toBe(1);
    expect(complaints(inherits, 'src/engine/a.ts', 'class ParameterError extends Error {}')).toBe(0);
    expect(complaints(buildsNetworks, 'src/ui/a.ts', 'scenario.build(context)')).toBe(1);
  });

  it('notice a cast by way of unknown', () => {
    expect(complaints(castsThroughUnknown, 'src/a.ts', 'const a = {} as unknown as Map<string, string>;')).toBe(1);
    expect(complaints(castsThroughUnknown, 'src/a.ts', 'const a = <Map>(<unknown>{});')).toBe(1);
    expect(complaints(castsThroughUnknown, 'src/a.ts', 'const a = b as unknown; const c = d as Map;')).toBe(0);
  });
  it('notice an effect that returns what a method of an element does', () => {
    const scrolls = 'box.current?.scrollIntoView()';
    expect(complaints(endsWithWhatElementsReturn, 'src/ui/a.tsx', `useEffect(() => ${scrolls}, []);`)).toBe(1);
    expect(complaints(endsWithWhatElementsReturn, 'src/ui/a.tsx', `useEffect(() => { ${scrolls}; }, []);`)).toBe(0);
    expect(complaints(endsWithWhatElementsReturn, 'src/ui/a.tsx', `useEffect(() => void ${scrolls}, []);`)).toBe(0);
    expect(complaints(endsWithWhatElementsReturn, 'src/ui/a.tsx', `useEffect(() => () => ${scrolls}, []);`)).toBe(0);
  });
  it('notice what does not travel', () => {
    expect(doesNotTravel('a.md', ['https://registry', 'npmjs', 'org/x'].join('.'))).toHaveLength(1);
    expect(doesNotTravel('a.md', ['see ', 'home', 'me', 'x.txt'].join('/'))).toHaveLength(1);
    expect(doesNotTravel('a.md', `${'TO'}${'DO'}: later`)).toHaveLength(1);
    expect(doesNotTravel('a.md', 'docs/work/root is a path from the repository')).toHaveLength(0);
  });
});
