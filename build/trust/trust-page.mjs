// docs/trust.md: what is promised, the command that measures it, and what it measured last.

/** @typedef {import('./parts.mjs').Figure} Figure */
/** @typedef {import('./parts.mjs').Figures} Figures */

/** @param {(string | number)[]} cells */
const row = (...cells) => `| ${cells.join(' | ')} |`;
/** @param {number | string | undefined} value */
const figure = (value) => (typeof value === 'number' ? value.toLocaleString('en-GB') : (value ?? ''));

/**
 * @typedef {object} Section
 * @property {string} part
 * @property {string} title
 * @property {string} words what is promised, and how it is asked
 * @property {readonly (readonly [string, (figure: Figure) => number | string | undefined])[]} columns
 * @property {string} what the first column
 */

const PASSED = /** @type {const} */ (['passed', (/** @type {Figure} */ { passed }) => passed]);
const FAILED = /** @type {const} */ (['failed', (/** @type {Figure} */ { failed }) => failed]);
const SECONDS = /** @type {const} */ (['seconds', (/** @type {Figure} */ { seconds }) => seconds]);

/** @param {Figure} figure */
const score = ({ noticed = 0, survived = 0, unreached = 0 }) =>
  `${((100 * Number(noticed)) / (Number(noticed) + Number(survived) + Number(unreached))).toFixed(1)} %`;

/** What becomes of a heavy run on the page. @type {Readonly<Record<string, string>>} */
const ENDS = {
  whole: 'is computed whole',
  refused: 'is held for the time it would take, and goes on when asked',
  full: 'is held for its events, which are more than a page keeps',
};

/** Of what takes longer, s, the page says so and how long (ui/share/notice.tsx). */
const SAID_OF = 10;

/** @param {Figure} figure */
const whatBecomes = ({ end = '', seconds = 0 }) =>
  end === 'whole' && Number(seconds) > SAID_OF ? 'is computed whole; the page says how long it takes' : ENDS[end];

/** @param {Figure} figure */
const grown = ({ settledMB = 0, endMB = 0 }) => Number((Number(endMB) - Number(settledMB)).toFixed(1));

/** @type {readonly Section[]} */
const SECTIONS = [
  {
    part: 'references',
    title: 'The models agree with others',
    words:
      'Cases of ns-2, of the kernel’s schedulers, of our own reference models of ATM (some rules after YATS) and of clusters, of the RFCs’ statements and of queueing theory, each in a file of `tests/reference` or `tests/theory`, all of them ([where they come from](../tests/reference/README.md)).',
    what: 'file',
    columns: [PASSED, FAILED],
  },
  {
    part: 'engines',
    title: 'Every browser computes the same run',
    words:
      'Firefox and WebKit beside Chromium and Node: every scenario is loaded, played, changed and carried by its link, and digests of whole runs are compared with those of Node.',
    what: 'engine',
    columns: [PASSED, FAILED, ['digests compared', ({ digests }) => digests]],
  },
  {
    part: 'links',
    title: 'No link breaks the page',
    words:
      'Links made up at random of every scenario: none throws, each starts a valid run, names all that was mended, and is read back as it was written. And every link ever printed is still the run it was.',
    what: 'test',
    columns: [['links', ({ draws }) => draws], PASSED, FAILED, SECONDS],
  },
  {
    part: 'worlds',
    title: 'Nothing is lost unaccounted',
    words:
      'Random networks with TCP flows of every kind, losses and changes: what was sent is delivered, dropped or on its way at any instant; nothing comes before its time; no queue is fuller than its limit.',
    what: 'test',
    columns: [['networks for each property', ({ draws }) => draws], PASSED, FAILED, SECONDS],
  },
  {
    part: 'faults',
    title: 'What breaks is said, and nothing is lost',
    words:
      'The worker that computes throws, goes round in circles or ends itself at every message of the page; parts of the page cannot be fetched or drawn; a run takes too long. Each time the page says what happened, what was set and computed stays, and the run can be had again.',
    what: 'file',
    columns: [PASSED, FAILED],
  },
  {
    part: 'slurm',
    title: 'A sweep on a cluster is the same sweep',
    words:
      'On a real Slurm with a node that is lost, a task that is cancelled and a part that is spoilt, and by GNU parallel over ssh: the same bytes as in one process. With programs of a few lines in their place: what is said where there is none, where it refuses, and where a part is lost for good. The manifest for Kubernetes is valid by its schema.',
    what: 'file',
    columns: [PASSED, FAILED],
  },
  {
    part: 'package',
    title: 'The engine is a package',
    words:
      'Packed and installed into an empty project, with its types, the examples of [its page](library.md), in Node and in a browser with and without workers; its runs, sweeps and tables.',
    what: 'file',
    columns: [PASSED, FAILED],
  },
  {
    part: 'speed',
    title: 'How fast it is beside others',
    words:
      'User CPU of a whole process, its start and compiling included, with everything recorded that the page records; medians of five rounds, in turn with what they are compared with. A ratio is useful work for each CPU second, beside ns-2 that of packets that pass links, beside native code of cells and requests. The goals are wishes, not limits; where the rest of the time goes: [performance](performance.md).',
    what: 'workload',
    columns: [
      ['CPU s', ({ userSeconds }) => userSeconds],
      ['ratio', ({ ratio }) => ratio],
      ['goal', ({ goal }) => goal],
      ['', ({ ratio = 0, goal = 0 }) => (Number(ratio) >= Number(goal) ? 'reached' : '**missed**')],
    ],
  },
  {
    part: 'scaling',
    title: 'What a run costs as it grows',
    words:
      'One thing grows at a time. User CPU of a whole process, its start and compiling included. What a run holds at its end, after a garbage collection, depends on what there is in it, not on how long it went on: the numbers of flows and links lie in columns whose size is given, what was recorded has been handed over, and of losses only those are remembered that something can still follow from. The most a process had at a time also has what waited to be collected, for which V8 takes more room the longer it is busy, up to a limit of its own. What a page keeps of a run does grow with the run, by every event that can be explained; values are kept in buckets, and runs end after ten minutes at most.',
    what: 'run',
    columns: [
      ['events', ({ events }) => events],
      ['CPU s', ({ userSeconds }) => userSeconds],
      ['ns for each event', ({ nsPerEvent }) => nsPerEvent],
      ['MB held', ({ heldMB }) => heldMB],
      ['MB at most', ({ peakMB }) => peakMB],
    ],
  },
  {
    part: 'heaviest',
    title: 'The heaviest run that a link can ask for',
    words:
      'Found by a search uphill: from the defaults and the greatest length on, of one setting after the other the lowest, the middle and the highest value (and every choice) are tried on the first hundred thousand events, and the heaviest is kept, until a round through all settings finds none; once for events, which take time, and once for marks, the events that can be explained, which take memory. A heavier run may exist. What was found is run as the page runs it: until it is complete or the page holds it, because it would take more than five minutes or because it has more marks than are kept. Time is by the clock; the whole run is estimated from what was computed; memory is that of network and record in one process, after a garbage collection and at most.',
    what: 'run',
    columns: [
      ['on the page it', whatBecomes],
      ['computed, %', ({ share }) => share],
      ['s', ({ seconds }) => seconds],
      ['s, all of it', ({ wholeSeconds }) => wholeSeconds],
      ['events', ({ events }) => events],
      ['marks', ({ marks }) => marks],
      ['marks, all of it', ({ wholeMarks }) => wholeMarks],
      ['MB held', ({ heldMB }) => heldMB],
      ['MB at most', ({ peakMB }) => peakMB],
      ['link', ({ link }) => `\`${link}\``],
    ],
  },
  {
    part: 'monkey',
    title: 'An hour with somebody who does anything',
    words:
      'All scenarios are open at once, and each gets twenty seconds of clicks, keys, drags, nonsense in fields, links (some of them damaged), languages, colours, views and sizes, drawn from a seed; then the next, again and again (`monkey:10` takes ten minutes). After each turn the page is brought back to the same run at rest, and its JavaScript heap is measured after garbage collections. Settled is the first measure after a sixth of the time. No error is wanted, and at most 10 MB more at the end. Pages are never left, so that what one forgets to let go of adds up.',
    what: 'scenario',
    columns: [
      ['minutes, all together', ({ minutes }) => minutes],
      ['actions', ({ actions }) => actions],
      ['errors', ({ errors }) => errors],
      ['MB settled', ({ settledMB }) => settledMB],
      ['MB at the end', ({ endMB }) => endMB],
      ['MB more', grown],
      ['MB at most', ({ mostMB }) => mostMB],
    ],
  },
  {
    part: 'mutation',
    title: 'The tests notice mistakes',
    words:
      'A room of the code is changed in one small place after the other (a sign, a bound, a branch), and its own tests are run against each change. What they do not notice has survived; what no test of the room runs is unreached, though other tests may. At least 85 % are wanted.',
    what: 'room',
    columns: [
      ['changes noticed', ({ noticed }) => noticed],
      ['survived', ({ survived }) => survived],
      ['unreached', ({ unreached }) => unreached],
      ['score', score],
    ],
  },
];

/** @param {Figures} figures @returns {string} the page */
export function trustPage(figures) {
  const sections = SECTIONS.map((section) => sectionOf(section, figures[section.part] ?? {}));
  return `# What backs the promises

This page is made by \`npm run trust\` from [trust.json](trust.json); nothing in it is typed by hand. Each part is measured by the command named with it, on the day and the machine in its last column. What has never been measured says so. How fast pages are, and where the time goes: [performance](performance.md). What a link or a page may do: [security](security.md).

${sections.join('\n')}`;
}

/** @param {Section} section @param {Record<string, Figure>} figures */
function sectionOf({ part, title, words, what, columns }, figures) {
  const rows = Object.entries(figures).map(([name, each]) =>
    row(name, ...columns.map(([, of]) => figure(of(each))), `${each['day']}, ${each['machine']}`),
  );
  const names = columns.map(([name]) => name);
  const table = [row(what, ...names, 'measured'), row('---', ...names.map(() => '--:'), '---'), ...rows].join('\n');
  return `## ${title}\n\n${words}\n\n\`npm run trust -- ${part}\`\n\n${rows.length > 0 ? table : 'Not measured yet.'}\n`;
}
