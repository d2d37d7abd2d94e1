// Fuzz generators derived from a scenario's settings: every state the page can reach, and texts that are, were or resemble links.

import fc from 'fast-check';
import { defaultsOf, LINK_VERSION, type LinkState, type LinkView } from '../../src/scenarios/kit/link-state.ts';
import type { Parameter } from '../../src/scenarios/kit/parameter.ts';
import { byPlaceAndNumber, CHANGE_STEP } from '../../src/scenarios/kit/read-edits.ts';
import {
  type Change,
  type Kill,
  MODEL_VERSION,
  type ParamValue,
  type RunSpec,
} from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { snap } from '../../src/scenarios/kit/snap.ts';
import { writeValue } from '../../src/scenarios/kit/value.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { arbitraryClaim, arbitraryWho } from './arbitrary-owner.ts';

/** Any legal value of a setting, its ends and its default more often than others. */
export function arbitraryValue(parameter: Parameter, mayBeRule = true): fc.Arbitrary<ParamValue> {
  if (parameter.kind === 'switch') return fc.boolean();
  if (parameter.kind === 'choice') {
    const rules = mayBeRule ? Object.values(parameter.rule?.asRules ?? {}) : [];
    return fc.constantFrom(...parameter.options.map(({ value }) => value), ...rules);
  }
  const { min, max, step, default: usual } = parameter;
  const steps = fc.integer({ min: Math.round(min / step), max: Math.round(max / step) });
  return fc.oneof(
    { arbitrary: steps.map((n) => snap(parameter, n * step)), weight: 4 },
    { arbitrary: fc.constantFrom(min, max, usual), weight: 1 },
  );
}

/** Any run of a scenario that fits together, with up to eight changes and eight packets dropped by hand. */
export function arbitrarySpec(scenario: Scenario): fc.Arbitrary<RunSpec> {
  const settings = fc.record(
    Object.fromEntries(scenario.parameters.map((parameter) => [parameter.key, arbitraryValue(parameter)])),
    { requiredKeys: [] },
  );
  return settings.chain((chosen) => {
    const params = { ...defaultsOf(scenario), ...chosen } as Record<string, ParamValue>;
    const { spec } = settle({ scenario: scenario.id, params, changes: [], kills: [] }, scenario);
    return fc
      .record({
        changes: arbitraryChanges(scenario, Number(spec.params['end'])),
        kills: arbitraryKills(scenario, spec),
      })
      .map((history) => settle({ ...spec, ...history }, scenario).spec);
  });
}

function arbitraryChanges(scenario: Scenario, end: number): fc.Arbitrary<Change[]> {
  const live = scenario.parameters.filter((parameter) => parameter.live);
  if (live.length === 0) return fc.constant([]);
  const change = fc.constantFrom(...live).chain((parameter) =>
    fc.record({
      at: fc.integer({ min: 1, max: end / CHANGE_STEP - 1 }).map((n) => n * CHANGE_STEP),
      key: fc.constant(parameter.key),
      // A rule holds for the whole run.
      value: arbitraryValue(parameter, false),
    }),
  );
  return fc
    .uniqueArray(change, { maxLength: 8, selector: ({ at, key }) => `${at} ${key}` })
    .map((changes) => changes.sort((a, b) => a.at - b.at));
}

function arbitraryKills(scenario: Scenario, spec: RunSpec): fc.Arbitrary<Kill[]> {
  const places = scenario.places(spec.params);
  if (places.length === 0) return fc.constant([]);
  const kill = fc.record({ place: fc.constantFrom(...places), n: fc.nat(100_000) });
  return fc
    .uniqueArray(kill, { maxLength: 8, selector: ({ place, n }) => `${place} ${n}` })
    .map((kills) => kills.sort(byPlaceAndNumber));
}

/** B and C beside a run: some other run, or the same but for one or two settings. */
function arbitraryOthers(scenario: Scenario, { params }: RunSpec): fc.Arbitrary<RunSpec[]> {
  const near = fc.uniqueArray(fc.constantFrom(...scenario.parameters), { maxLength: 2 }).chain((chosen) =>
    fc.tuple(...chosen.map((parameter) => arbitraryValue(parameter))).map((values) => {
      let own = params;
      for (const [index, { key }] of chosen.entries()) own = withSetting(scenario, own, key, values[index]!);
      return settle({ scenario: scenario.id, params: own, changes: [], kills: [] }, scenario).spec;
    }),
  );
  const other = fc.oneof({ arbitrary: near, weight: 2 }, arbitrarySpec(scenario));
  return fc.oneof(fc.constant<RunSpec[]>([]), fc.array(other, { maxLength: 2 }));
}

/** What a person predicted, in the words of links; which questions there are is the lesson's. */
const arbitraryPredictions = fc.uniqueArray(
  fc.record({
    question: fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/),
    given: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,29}$/)),
  }),
  { minLength: 1, maxLength: 5, selector: ({ question }) => question },
);

/** What a link keeps from its reader, and what an embedded page shows. */
function arbitraryAudience({ parameters, charts }: Scenario) {
  const keys = parameters.map(({ key }) => key);
  const settings = fc.oneof(
    { arbitrary: fc.subarray(keys, { minLength: 1, maxLength: 4 }), weight: 3 },
    fc.constant(['all']),
  );
  return {
    hide: settings,
    lock: settings,
    embed: fc.constant(true as const),
    show: fc.subarray(['stage', ...charts.map(({ id }) => id), 'why'], { minLength: 1 }),
    control: fc.constantFrom('none', ...keys),
  };
}

/** Any state the page can be in, as a link says it. */
export function arbitraryState(scenario: Scenario): fc.Arbitrary<LinkState> {
  const runs = arbitrarySpec(scenario).chain((spec) => fc.tuple(fc.constant(spec), arbitraryOthers(scenario, spec)));
  return runs.chain(([spec, others]) => {
    const end = Number(spec.params['end']);
    const zoom = fc
      .uniqueArray(fc.nat(end), { minLength: 2, maxLength: 2 })
      .map((ends) => ({ z0: Math.min(...ends), z1: Math.max(...ends) }));
    const rest = fc.record(
      {
        t: fc.nat(end),
        lang: fc.constantFrom('en' as const, 'ko' as const),
        theme: fc.constantFrom('light' as const, 'dark' as const, 'projector' as const),
        lesson: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/),
        p: arbitraryPredictions,
        paused: fc.constant(true as const),
        present: fc.constant(true as const),
        who: arbitraryWho,
        own: fc.constant(true as const),
        got: arbitraryClaim,
        ...arbitraryAudience(scenario),
        ...(others.length > 0 && { front: fc.constantFrom(...([1, 2] as const).slice(0, others.length)) }),
      },
      { requiredKeys: [] },
    );
    const view: fc.Arbitrary<LinkView> = fc.tuple(rest, fc.option(zoom)).map(([seen, z]) => ({ ...seen, ...z }));
    return fc.tuple(view, fc.boolean()).map(([seen, pinned]) => ({
      spec,
      others,
      view: seen,
      version: LINK_VERSION,
      ...(pinned && { pinnedModel: MODEL_VERSION }),
    }));
  });
}

const junk = fc.string({ unit: 'grapheme', maxLength: 12 });
const number = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }).map(String),
  fc.integer({ min: -10, max: 2000 }).map(String),
  fc.constantFrom('0', '-0', '1e400', '-1e400', '.5', '5.', '1e-9', '00012', '9007199254740993', 'NaN', 'Infinity'),
);
const unit = fc.constantFrom(
  '',
  '',
  's',
  'ms',
  'us',
  'ns',
  'Mbps',
  'kbps',
  'KB',
  'MB',
  'pc',
  '%',
  'pkt',
  'MS',
  'x',
  '초',
  ...Object.getOwnPropertyNames(Object.prototype),
);
const roughly = fc.tuple(number, unit).map(([digits, suffix]) => digits + suffix);

/** Histories that may be right, nearly right or nonsense: changes and packets dropped by hand. */
function arbitraryHistory(scenario: Scenario): fc.Arbitrary<string> {
  const keys = scenario.parameters.map(({ key }) => key);
  const when = fc.constantFrom('0s', '10us', '1.00003s', '1.5s', '1500ms', '2', '5s', '10000s', '-1s', 'soon');
  const legal = fc
    .constantFrom(...scenario.parameters.filter(({ live }) => live))
    .chain((parameter) => arbitraryValue(parameter).map((value) => `${parameter.key}:${writeValue(parameter, value)}`));
  const anything = fc.tuple(fc.oneof(fc.constantFrom(...keys), junk), roughly).map((parts) => parts.join(':'));
  const edit = fc.tuple(when, fc.oneof({ arbitrary: legal, weight: 3 }, anything)).map((parts) => parts.join(':'));
  const place = fc.constantFrom(...scenario.places(defaultsOf(scenario)), 'r-b', 'R-C', '', 'H1-S', 'A2-R');
  const kill = fc.tuple(place, fc.oneof(fc.nat(50).map(String), number)).map((parts) => parts.join(':'));
  const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 6 }).map((items) => items.join(','));
  const many = fc
    .tuple(fc.oneof(edit, kill), fc.integer({ min: 60, max: 70 }))
    .map(([item, times]) => Array(times).fill(item).join(','));
  return fc.oneof(
    list(edit).map((items) => `e=${items}`),
    edit.map((item) => `e=${item},${item}`),
    list(kill).map((items) => `x=${items}`),
    list(fc.oneof(edit, kill, junk, roughly)).map((items) => `e=${items}&x=${items}`),
    { arbitrary: many.map((items) => `e=${items}&x=${items}`), weight: 1 },
  );
}

/** Runs to compare with that may be right, nearly right or nonsense. */
function arbitraryRun(scenario: Scenario): fc.Arbitrary<string> {
  const legal = fc
    .constantFrom(...scenario.parameters)
    .chain((parameter) => arbitraryValue(parameter).map((value) => `${parameter.key}:${writeValue(parameter, value)}`));
  const key = fc.oneof(fc.constantFrom(...scenario.parameters.map((parameter) => parameter.key)), junk);
  const rough = fc.tuple(key, fc.constantFrom(':', ':', '=', '', '::'), roughly).map((parts) => parts.join(''));
  const settings = fc.array(fc.oneof({ arbitrary: legal, weight: 2 }, rough), { maxLength: 4 });
  const history = arbitraryHistory(scenario).map((text) => text.replace(/(^|&)([ex])=/g, '$1b$2='));
  const run = fc.oneof(
    settings.map((items) => `b=${items.join(',')}`),
    fc.tuple(settings, history).map(([items, own]) => `b=${items.join(',')}&${own}`),
    history,
  );
  const front = fc.constantFrom('', '', '&front=a', '&front=b', '&front=c');
  return fc
    .tuple(run, fc.option(run), front)
    .map(([b, c, seen]) => (c === null ? b : `${b}&${c.replace(/(^|&)b/g, '$1c')}`) + seen);
}

/** Links put together from pairs that may be right, nearly right or nonsense. */
function arbitraryPairs(scenario: Scenario): fc.Arbitrary<string> {
  const keys = scenario.parameters.map(({ key }) => key);
  const views = 't z0 z0 z1 z1 lang theme lesson lab paused present p e x v m m m front who own got'.split(' ');
  const audience = fc
    .tuple(
      fc.constantFrom('hide', 'lock', 'show', 'control'),
      fc.array(fc.oneof(fc.constantFrom(...keys, 'all', 'stage', 'queue'), junk), { maxLength: 4 }),
    )
    .map(([key, items]) => `${key}=${items.join(',')}`);
  // What is seldom put together by chance.
  const seldom = fc.oneof(audience, fc.constantFrom('m=1.0', 'm=0.9', 'front=b', 'front=c'));
  const odd = [
    '',
    'qq',
    'b',
    'c',
    'be',
    'cx',
    'd',
    'embed',
    'T',
    'SEED',
    ...Object.getOwnPropertyNames(Object.prototype),
  ];
  const key = fc.oneof(
    { arbitrary: fc.constantFrom(...keys), weight: 5 },
    { arbitrary: fc.constantFrom(...views), weight: 3 },
    fc.constantFrom(...odd),
    junk,
  );
  const words =
    'ko en dark a4 letter-answers 1 0 yes reno newreno --- 7f3a90c1,fast,goodput:1.5 7f3a90c1,fast,slow second fixd 1.0 2.1 2 -1 b c'.split(
      ' ',
    );
  const value = fc.oneof({ arbitrary: roughly, weight: 4 }, { arbitrary: fc.constantFrom(...words), weight: 2 }, junk);
  const pair = fc.tuple(key, fc.constantFrom('=', '=', '=', '=', '==', ''), value).map((parts) => parts.join(''));
  const zoom = fc.tuple(roughly, roughly).map(([z0, z1]) => `z0=${z0}&z1=${z1}`);
  const part = fc.oneof(
    { arbitrary: pair, weight: 9 },
    arbitraryHistory(scenario),
    arbitraryRun(scenario),
    zoom,
    seldom,
  );
  const end = fc.constantFrom('&v=1', '&v=1', '', '&v=7');
  return fc
    .tuple(fc.constantFrom('#', '?', ''), fc.array(part, { maxLength: 10 }), end)
    .map(([start, parts, version]) => start + parts.join('&') + version);
}

/** What happens to links on their way. */
const accident: fc.Arbitrary<(link: string) => string> = fc.oneof(
  fc.nat(300).map((at) => (link: string) => link.slice(0, at % (link.length + 1))),
  fc.nat(300).map((at) => (link: string) => link.slice(at % (link.length + 1))),
  fc.tuple(fc.nat(300), fc.nat(5)).map(
    ([at, n]) =>
      (link: string) =>
        link.slice(0, at) + link.slice(at + n),
  ),
  fc.tuple(fc.nat(300), junk).map(
    ([at, more]) =>
      (link: string) =>
        link.slice(0, at) + more + link.slice(at),
  ),
  fc.nat(300).map((at) => (link: string) => link + link.slice(at % (link.length + 1))),
  fc.constantFrom('.', ')', '!', '…', '>', '입니다', '%', '\u0000').map((end) => (link: string) => link + end),
  fc.constantFrom(
    (link: string) => encodeURIComponent(link.slice(1).replace(/[\ud800-\udfff]/g, '')),
    (link: string) => link.replaceAll('&', '&amp;'),
    (link: string) => link.toUpperCase(),
    (link: string) => link.replaceAll('=', '=\n'),
    (link: string) => link.slice(1).split('&').reverse().join('&'),
    (link: string) => link.repeat(30),
    (link: string) => `https://host.example/folder/${link}`,
  ),
);

/** Texts from good links over damaged ones to noise. */
export function arbitraryLinkText(scenario: Scenario): fc.Arbitrary<string> {
  const good = arbitraryState(scenario).map((state) => writeLink(state, scenario));
  const damaged = fc
    .tuple(good, fc.array(accident, { minLength: 1, maxLength: 3 }))
    .map(([link, accidents]) => accidents.reduce((text, happens) => happens(text), link));
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ maxLength: 6000 }),
  );
  return fc.oneof(
    { arbitrary: damaged, weight: 5 },
    { arbitrary: arbitraryPairs(scenario), weight: 5 },
    { arbitrary: good, weight: 1 },
    { arbitrary: noise, weight: 1 },
  );
}
