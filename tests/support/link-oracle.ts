// A second, slow reading of links, to find differences between what a link asks for and what is used that no repair names.
// It shares with the codec only the splitting into pairs.

import { type Claim, seedOf } from '../../src/scenarios/kit/handed-in.ts';
import { linkPairs } from '../../src/scenarios/kit/link-pairs.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { Parameter, Quantity } from '../../src/scenarios/kit/parameter.ts';
import type { ParsedLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Repair } from '../../src/scenarios/kit/repair.ts';
import type { ParamValue, ParamValues, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';

const POWERS: Record<Quantity, Record<string, number>> = {
  duration: { ns: 0, us: 3, μs: 3, ms: 6, s: 9, sec: 9 },
  rate: { bps: 0, kbps: 3, mbps: 6, gbps: 9, 'bit/s': 0, 'kbit/s': 3, 'mbit/s': 6, 'gbit/s': 9 },
  size: { b: 0, kb: 3, mb: 6, '': 0 },
  packets: { '': 0, pkt: 0, pkts: 0, packet: 0, packets: 0 },
  count: { '': 0 },
  probability: { '': 0, pc: -2, '%': -2 },
  factor: { '': 0 },
};

/** The number a text means in house units; undefined if none. */
function meaning(text: string, quantity: Quantity, bare: number | undefined): number | undefined {
  const [, digits, power = '0', word = ''] = /^([-+]?[\d.]+)(?:e([-+]?\d+))?(.*)$/i.exec(text) ?? [];
  const powers = new Map(Object.entries(POWERS[quantity]));
  const shift = word === '' && bare !== undefined ? bare : powers.get(word.toLowerCase());
  if (digits === undefined || shift === undefined) return undefined;
  return Number(`${digits}e${Number(power) + shift}`);
}

const BARE: Partial<Record<Quantity, number>> = { duration: 6, rate: 6 };
const YES = ['1', 'true', 'on', 'yes'];
const time = (text: string): number | undefined => meaning(text, 'duration', 9);

function means(parameter: Parameter, text: string, value: ParamValue | undefined): boolean {
  if (parameter.kind === 'choice')
    return text.toLowerCase() === value || (!!parameter.rule && isSameRule(text, `${value}`));
  if (parameter.kind === 'switch') return YES.includes(text.toLowerCase()) === value;
  return value === (parameter.key === 'end' ? time(text) : meaning(text, parameter.quantity, BARE[parameter.quantity]));
}

/**
 * Blanks and plus signs apart, which a pair of a link does not keep; links have words for some signs, which then stand close. One
 * equals sign is two, as whoever loses one of them means.
 */
function isSameRule(text: string, value: string): boolean {
  const bare = (rule: string): string =>
    rule
      .replace(/[\s+]/g, '')
      .replace(/(?<![<>!=])=(?!=)/g, '==')
      .replaceAll('then', '?')
      .replaceAll('else', ':')
      .replaceAll('mod', '%');
  return bare(text) === bare(value);
}

/** Of a name: blanks and plus signs part words, and a hyphen stands for them. */
const words = (name: string): string => name.split(/[\s+]/).filter(Boolean).join('-');

/** What stands between commas that no bracket holds; one that is never closed holds all that follows. */
function outsideBrackets(list: string): string[] {
  let held = list;
  // From the innermost: what a pair of brackets holds becomes letters that no link has.
  for (let before = ''; before !== held; ) {
    before = held;
    held = held.replace(/\([^()]*\)/g, (inside) => '\u0000'.repeat(inside.length));
  }
  const open = held.indexOf('(');
  const ends = [...held.matchAll(/,/g)].map(({ index }) => index).filter((at) => open < 0 || at < open);
  return [...ends, list.length].map((end, index) => list.slice(index === 0 ? 0 : ends[index - 1]! + 1, end));
}

interface Asked {
  readonly key: string;
  readonly value?: string | undefined;
  readonly given: string;
}

/** Every difference that no repair names; none for a codec that keeps its promise. */
export function unnamedDifferences(text: string, { state, repairs }: ParsedLink, scenario: Scenario): string[] {
  const { spec, others, view } = state;
  const differences: string[] = [];
  const { pairs } = linkPairs(text);
  const ofLink = repairs.filter(({ run }) => run === undefined);
  const claim = (ok: boolean, what: string) => {
    if (!ok) differences.push(what);
  };

  const asked = new Set(pairs.map(({ key }) => key));
  const items = (key: string) => {
    const list = pairs.findLast((pair) => pair.key === key)?.value ?? '';
    return (key === 'b' || key === 'c' ? outsideBrackets(list) : list.split(',')).filter(Boolean);
  };
  const named = namedIn(ofLink);
  const isSetting = ({ key }: Asked) => scenario.parameters.some((parameter) => parameter.key === key);
  const runs = (['b', 'c'] as const).filter((name) => ['', 'e', 'x'].some((suffix) => asked.has(name + suffix)));
  for (const { key, value = '', written = '', given } of pairs.filter((pair) => !isSetting(pair))) {
    if (named(given)) continue;
    if (key === 'v') claim(Number(value) === state.version, given);
    else if (key === 'm') claim(value === state.pinnedModel, given);
    else if (key === 't' || key === 'z0' || key === 'z1') claim(time(value) === view[key], given);
    else if (key === 'sweep') claim(value === view.sweep, given);
    else if (key === 'lesson') claim(value.toLowerCase() === view.lesson, given);
    else if (key === 'step') claim(Number(value) === view.step, given);
    else if (key === 'lang' || key === 'theme' || key === 'lab') claim(value.toLowerCase() === view[key], given);
    else if (key === 'hide' || key === 'lock' || key === 'show') {
      const read = view[key] ?? [];
      const isRead = (item: string) => named(item) || read.includes(item.toLowerCase()) || read.includes('all');
      claim(items(key).every(isRead), given);
    } else if (key === 'control') claim(value.toLowerCase() === view.control, given);
    else if (key === 'paused' || key === 'present' || key === 'embed' || key === 'own')
      claim(YES.includes(value.toLowerCase() || '1') === (view[key] ?? false), given);
    else if (key === 'front') {
      const word = value.toLowerCase();
      // A lone C is B.
      const place = runs[0] === 'c' && word === 'b' ? 1 : (runs as readonly string[]).indexOf(word) + 1;
      claim(view.front === (place > 0 ? place : undefined) && (place > 0 || word === 'a'), given);
    } else if (key === 'who') claim(words(written) === view.who, given);
    else if (key === 'got') claim(value === '' || (view.got !== undefined && meansTheSame(value, view.got)), given);
    else claim(['e', 'x', 'b', 'be', 'bx', 'c', 'ce', 'cx', 'p'].includes(key), given);
  }
  // Of a question that stands twice the last answer counts.
  for (const item of items('p').filter((each) => !named(each))) {
    const [question = '', given = ''] = item.split(':');
    const last = items('p').findLast(
      (each) => !named(each) && each.split(':')[0]!.toLowerCase() === question.toLowerCase(),
    );
    const found = view.p?.find((each) => each.question === question.toLowerCase());
    claim(found !== undefined && (item !== last || found.given === given), item);
  }
  const settings = pairs.filter(isSetting);
  const whatA = { settings, edits: items('e'), kills: items('x') };
  const defaults = defaultsOf(scenario, state.version);
  const base = view.own && view.who ? { ...defaults, seed: seedOf(view.who, scenario) } : defaults;
  differences.push(...differencesOfRun(spec, whatA, base, ofLink, scenario));
  claim(others.length === runs.length, 'the number of runs');
  claim(runs[0] !== 'c' || repairs.some(({ code }) => code === 'c-without-b'), 'C became B');
  for (const [index, name] of runs.entries()) {
    const given = { settings: items(name).map(settingOf), edits: items(`${name}e`), kills: items(`${name}x`) };
    const own = repairs.filter(({ run }) => run === index + 1);
    const known = { ...given, settings: given.settings.filter(isSetting) };
    for (const each of given.settings) claim(isSetting(each) || namedIn(own)(each.given), `${name}: ${each.given}`);
    const found = differencesOfRun(others[index]!, known, spec.params, own, scenario);
    differences.push(...found.map((what) => `${name}: ${what}`));
  }
  claim(
    Object.keys(view).every((key) => asked.has(key) || (key[0] === 'z' && (asked.has('z0') || asked.has('z1')))),
    'a view',
  );
  const breaksOff = pairs.at(-1)?.value === '' || pairs.map(({ given }) => given).join('&').length >= 60;
  claim(asked.has('v') || !breaksOff || repairs.some(({ code }) => code === 'cut-off' || code === 'too-long'), 'no v');
  return differences;
}

/** Numbers may be written in other ways: `007`, `1.50`. */
const meansTheSame = (value: string, { digest, task, results }: Claim): boolean => {
  const items = value.split(',').slice(1);
  return (
    value.startsWith(digest) &&
    items.every((item) => item === task || results.some((each) => item.startsWith(`${each.name}:`))) &&
    results.every((each) => items.some((item) => Number(item.split(':')[1]) === each.value))
  );
};

const namedIn = (repairs: readonly Repair[]) => (given: string) =>
  repairs.some(
    (repair) =>
      repair.given === given ||
      repair.given.split('&').includes(given) ||
      // A rule whose bracket is never closed is named with all that follows it.
      (repair.code === 'bad-rule' && repair.given.split(',').includes(given)),
  );

/** `rmin:200ms` of run B. */
function settingOf(given: string): Asked {
  const sign = given.search(/[:=]/);
  return sign < 0
    ? { key: given.toLowerCase(), given }
    : { key: given.slice(0, sign).toLowerCase(), value: given.slice(sign + 1), given };
}

interface AskedRun {
  readonly settings: readonly Asked[];
  readonly edits: readonly string[];
  readonly kills: readonly string[];
}

/** @param base what holds where the link says nothing @param repairs of this run */
function differencesOfRun(
  spec: RunSpec,
  given: AskedRun,
  base: ParamValues,
  repairs: readonly Repair[],
  scenario: Scenario,
): string[] {
  const differences: string[] = [];
  const claim = (ok: boolean, what: string) => {
    if (!ok) differences.push(what);
  };
  const named = namedIn(repairs);
  const mended = (key: string) =>
    repairs.some((repair) => repair.key === key && ['impossible', 'edit-at-start'].includes(repair.code));
  for (const { key, value = '', given: text } of given.settings) {
    if (named(text)) continue;
    const parameter = scenario.parameters.find((candidate) => candidate.key === key)!;
    const isMeant = means(parameter, value || (parameter.kind === 'switch' ? '1' : ''), spec.params[key]);
    claim(isMeant || mended(key), text);
  }
  const asked = new Set(given.settings.map(({ key }) => key));
  const defaults: Record<string, ParamValue> = { ...base };
  // What belongs to a choice comes with it.
  for (const parameter of scenario.parameters) {
    const word = given.settings.findLast(({ key }) => key === parameter.key)?.value?.toLowerCase();
    if (parameter.kind !== 'choice' || word === base[parameter.key]) continue;
    Object.assign(defaults, parameter.options.find((option) => option.value === word)?.sets);
  }
  for (const { key } of scenario.parameters) {
    claim(asked.has(key) || spec.params[key] === defaults[key] || mended(key), `${key} was not asked for`);
  }
  return [
    ...differences,
    ...differencesOfEdits(spec, given.edits, repairs, scenario),
    ...differencesOfKills(spec, given.kills, repairs),
  ];
}

function differencesOfEdits(
  spec: RunSpec,
  items: readonly string[],
  repairs: readonly Repair[],
  scenario: Scenario,
): string[] {
  const differences: string[] = [];
  const claim = (ok: boolean, what: string) => {
    if (!ok) differences.push(what);
  };
  const named = namedIn(repairs);
  const mended = (key: string) =>
    repairs.some((repair) => repair.key === key && ['impossible', 'edit-at-start'].includes(repair.code));
  const edits = items.map((given) => ({ given, parts: given.split(':') }));
  for (const { given, parts } of edits) {
    const [at = '', key = '', value = ''] = parts;
    const found = spec.changes.some((change) => {
      const parameter = scenario.parameters.find((candidate) => candidate.key === change.key)!;
      return (
        change.at === time(at) &&
        change.key === key.toLowerCase() &&
        (means(parameter, value, change.value) || mended(change.key))
      );
    });
    const leftOut = repairs.some(
      (repair) =>
        repair.code === 'impossible' &&
        repair.used === undefined &&
        repair.key === key.toLowerCase() &&
        Math.abs((time(at) ?? -1e9) - (repair.at ?? 0)) <= 50_000,
    );
    claim(found || leftOut || named(given), given);
  }
  for (const { at, key } of spec.changes) {
    const source = edits.some(({ parts }) => Math.abs((time(parts[0] ?? '') ?? -1e9) - at) <= 50_000);
    claim(source && (mended(key) || edits.some(({ parts }) => parts[1]?.toLowerCase() === key)), `a change of ${key}`);
  }
  return differences;
}

function differencesOfKills(spec: RunSpec, items: readonly string[], repairs: readonly Repair[]): string[] {
  const differences: string[] = [];
  let place = '';
  const kills = items.map((given) => {
    place = given.includes(':') ? given.slice(0, given.lastIndexOf(':')) : place;
    return { given, place: place.toLowerCase(), n: Number(given.slice(given.lastIndexOf(':') + 1)) };
  });
  const isKill = (kill: (typeof kills)[number]) =>
    spec.kills.some((k) => k.place.toLowerCase() === kill.place && k.n === kill.n);
  for (const kill of kills) if (!isKill(kill) && !namedIn(repairs)(kill.given)) differences.push(kill.given);
  const isAsked = spec.kills.every((k) => kills.some((kill) => kill.place === k.place.toLowerCase() && kill.n === k.n));
  if (!isAsked) differences.push('a kill');
  return differences;
}
