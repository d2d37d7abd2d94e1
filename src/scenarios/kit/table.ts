// docs/scenarios.md as text, from the catalogue: how links are written, and every scenario's settings, places and results.

import { asWords, formatValue } from './format-value.ts';
import { LINK_VERSION } from './link-state.ts';
import type { Parameter } from './parameter.ts';
import { RESERVED_KEYS } from './reserved-keys.ts';
import { MODEL_VERSION } from './run-spec.ts';
import type { MetricInfo, Scenario } from './scenario.ts';
import { legalValues } from './set-from-text.ts';
import { writeValue } from './value.ts';

/** The whole page, ending in a line break. */
export function scenariosPage(scenarios: readonly Scenario[]): string {
  return `${[INTRODUCTION, ...scenarios.map(section)].join('\n\n')}\n`;
}

const INTRODUCTION = `# Scenarios, their settings and their links

<!-- Written by \`npm run -s lectern -- docs\` from src/scenarios. A test compares; edit the scenario, not this file. -->

The same keys stand in links and after \`--set\` on the command line. A link holds only what differs from the defaults:
\`#rmin=200ms&seed=7&v=${LINK_VERSION}\`.

| kind | written | a bare number counts |
|---|---|---|
| time | \`50us\` \`200ms\` \`1.2s\` | ms; seconds for \`end\`, \`t\`, \`z0\`, \`z1\` and the times in \`e\` |
| rate | \`500kbps\` \`10Mbps\` \`1Gbps\` | Mbit/s |
| size | \`1460B\` \`64KB\` \`1MB\` (KB is 1000 bytes) | bytes |
| packets | \`20\` \`20pkt\` | packets |
| probability | \`1pc\` (per cent) \`0.01\` | a fraction of 1 |

Capitals and spaces do not matter; the decimal sign is a point. Besides the settings a link may hold

| key | means | example |
|---|---|---|
| \`e\` | changes during the run, time:setting:value; times are rounded to 0.1 ms | \`e=1.5s:rmin:50ms,3s:q:100\` |
| \`x\` | packets dropped by hand, place:number, counted from 0 in the order in which they reach the place | \`x=R-B:17,R-B:18\` |
| \`b\` \`c\` | one or two more runs, to compare with this one (A): the settings that differ from A, setting:value; empty: a copy of A | \`b=rmin:200ms,q:50\` |
| \`be\` \`bx\` \`ce\` \`cx\` | changes and dropped packets of B and of C, written like \`e\` and \`x\`; those of A are A's alone | \`be=1.5s:rmin:50ms\` |
| \`front\` | which run is on the stage and edited; left out: A | \`front=b\` |
| \`t\` | the moment to show | \`t=1.2043s\` |
| \`z0\` \`z1\` | the part of the run to show | \`z0=1s&z1=2.5s\` |
| \`lang\` \`theme\` | language and colours | \`lang=ko\` \`theme=dark\` |
| \`lesson\` | a lesson of your own in place of the scenario's: the name of its file beside the site ([lessons](lessons.md)) | \`lesson=my-lesson\` |
| \`step\` | the step of the lesson that is open, counted from 1 | \`step=3\` |
| \`p\` | questions of the lesson, each alone (it is asked) or with the answer that was given: question:answer | \`p=silence\` \`p=silence:rto,window:0012345--\` |
| \`sweep\` | in place of the run a sweep, such as the figure of a paper ([sweeps](sweeps.md)) | \`sweep=P0-5\` |
| \`paused\` | does not play by itself | \`paused=1\` |
| \`present\` | laid out for a lecture hall | \`present=1\` |
| \`who\` | who hands the link in, in their own words; empty: the page asks for them | \`who=20231234\` |
| \`own\` | everybody has a run of their own: what \`who\` says chooses the seed | \`own=1\` |
| \`got\` | what the page had found when the link was handed in: digest of the run, task, its results; checked by whoever collects | \`got=7f3a90c1,fast,goodput:1933330\` |
| \`hide\` \`lock\` | settings the page does not show, and settings it shows and does not let its reader move; \`all\` stands for every one. Whoever opens the whole page has them again, and the link itself still says what they are set to | \`hide=rmin,q\` \`lock=all\` |
| \`lab\` | prints the lab sheet of the lesson at once, on this paper, with the answers on a last page or without: \`a4\`, \`letter\`, \`a4-answers\`, \`letter-answers\` | \`lab=a4-answers\` |
| \`embed\` | inside another page: network, charts, one control, playing ([embedding](embedding.md)) | \`embed=1\` |
| \`show\` \`control\` | what an embedded page shows: \`stage\`, charts by their ids, a view (\`ladder\`, \`sequence\`, \`events\`) in place of charts, \`why\` (the explanation); the setting it has a control for, or \`none\` | \`show=stage,queue\` \`control=rmin\` |
| \`view\` | what stands in the place of the charts: \`ladder\`, \`sequence\` (not in the clusters) or \`events\` | \`view=ladder\` |
| \`of\` | of several connections, the one whose ladder or time-sequence graph is shown (in \`reno\` and \`tcp-over-atm\`; on the LANs and in \`incast\` \`watch\` says it); in \`virtual-server\` a request (\`of=3\`), in \`web-cluster\` a node (\`of=N3\`) | \`of=A2\` |
| \`m\` | the version of the model the author pinned; another version than this opens too, and says that its numbers may differ | \`m=${MODEL_VERSION}\` |
| \`v\` | the version of the defaults, always last: a long link without it was probably cut off; a short one typed by hand needs none | \`v=${LINK_VERSION}\` |

No setting may be called ${RESERVED_KEYS.map((key) => `\`${key}\``).join(' ')}.`;

function section(scenario: Scenario): string {
  const { id, title, question, parameters, metrics } = scenario;
  const defaults = Object.fromEntries(parameters.map((parameter) => [parameter.key, parameter.default]));
  const places = scenario.places(defaults).map((place) => `\`${place}\``);
  return [
    `## \`${id}\`: ${title.en} · ${title.ko}`,
    `${question.en} · ${question.ko}`,
    scenario.lead.en,
    [
      '| key | setting | what it does | default | values | during a run |',
      '|---|---|---|---|---|---|',
      ...parameters.map(settingRow),
    ].join('\n'),
    `Places for \`x\` with the default settings: ${places.join(' ')}.`,
    ['| result | | how it is counted |', '|---|---|---|', ...metrics.map(metricRow)].join('\n'),
  ].join('\n\n');
}

function settingRow(parameter: Parameter): string {
  const { key, label, help, cite, live } = parameter;
  return row(
    `\`${key}\``,
    `${label.en}<br>${label.ko}`,
    cite ? `${help.en} (${cite})` : help.en,
    `\`${writeValue(parameter, parameter.default)}\``,
    valuesOf(parameter),
    live ? 'changes live' : 'restarts',
  );
}

/** What follows "rmin is" in the words of the command line, or the options with their names. */
function valuesOf(parameter: Parameter): string {
  if (parameter.kind !== 'choice') {
    return legalValues(parameter)
      .replace(/^\S+ is /, '')
      .replace(/, written like.*$/, '');
  }
  const [rule] = Object.values(parameter.rule?.asRules ?? {});
  return [
    ...parameter.options.map(({ value }) => `\`${value}\` ${asWords(formatValue(parameter, value, 'en'))}`),
    ...(rule === undefined ? [] : [`or a [rule](rules.md): \`${rule}\``]),
  ].join('<br>');
}

const metricRow = ({ name, label, help }: MetricInfo): string =>
  row(`\`${name}\``, `${label.en}<br>${label.ko}`, help.en);

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
