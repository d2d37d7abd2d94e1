// Runs B and C in a link. `b=rmin:200ms,q:50` says what differs from A, and a choice brings what belongs to it as in the
// link itself; `be` and `bx` are its own changes and drops, since another run has other moments and other packets.

import { itemsOf } from './items.ts';
import { type LinkPair, withoutBlanks } from './link-pairs.ts';
import { baseOf } from './link-state.ts';
import { lastOfEach, type Pairs, readRun } from './read-run.ts';
import type { Repair } from './repair.ts';
import type { ParamValue, ParamValues, RunSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { readValue, writeInLink } from './value.ts';

/** In the order of links. */
export const COMPARE_KEYS = ['b', 'be', 'bx', 'c', 'ce', 'cx'] as const;

/** @param a the run they differ from. What is wrong with a run is reported with its number. */
export function readOthers(pairs: Pairs, a: RunSpec, scenario: Scenario, repairs: Repair[]): readonly RunSpec[] {
  const named = (['b', 'c'] as const).filter((name) => keysOf(name).some((key) => pairs.has(key)));
  if (named[0] === 'c') {
    const { key, given } = keysOf('c').flatMap((name) => pairs.get(name) ?? [])[0]!;
    repairs.push({ code: 'c-without-b', key, given });
  }
  return named.map((name, index) => {
    const own: Repair[] = [];
    const settings = lastOfEach(settingsIn(pairs.get(name)?.written ?? ''), own);
    const given = { settings, edits: pairs.get(`${name}e`), kills: pairs.get(`${name}x`) };
    const run = readRun(given, [], baseOf(scenario, a.params, choicesIn(settings, scenario, a.params)), scenario, own);
    repairs.push(...own.map((repair): Repair => ({ ...repair, run: index === 0 ? 1 : 2 })));
    return run;
  });
}

const keysOf = (name: 'b' | 'c'): readonly string[] => [name, `${name}e`, `${name}x`];

/** `rmin:200ms,lt:1`; `rmin=200ms` is understood too. */
const settingsIn = (text: string): readonly LinkPair[] =>
  itemsOf(text).flatMap((item) => {
    const given = withoutBlanks(item);
    if (given === '') return [];
    const [, key = '', sign, value] = /^([^:=]*)([:=]?)(.*)$/s.exec(given)!;
    const written = sign ? item.slice(item.search(/[:=]/) + 1) : undefined;
    return { key: key.toLowerCase(), value: sign ? value : undefined, given, written };
  });

/** The choices that are named, whether or not A made them too. */
function choicesIn(settings: Pairs, { parameters }: Scenario, params: ParamValues): ParamValues {
  const words: Record<string, ParamValue> = {};
  for (const parameter of parameters) {
    const given = settings.get(parameter.key)?.value;
    if (parameter.kind === 'choice' && given)
      words[parameter.key] = readValue(parameter, given, params[parameter.key]).value;
  }
  return words;
}

/** What `readOthers` reads as this run: its settings, empty for those of A. */
export function writeSettings(run: RunSpec, a: RunSpec, scenario: Scenario): string {
  const base = baseOf(scenario, a.params, run.params);
  return scenario.parameters
    .filter(({ key }) => run.params[key] !== base[key])
    .map((parameter) => `${parameter.key}:${writeInLink(parameter, run.params[parameter.key]!)}`)
    .join(',');
}
