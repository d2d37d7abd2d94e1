// What the scheduler of a virtual server did with a connection: by which numbers of its rule it picked, whom another rule would
// have taken, or that it found nobody.

import { fixed, whole } from '../../plot/numbers.ts';
import { valuesOf } from '../../scenarios/kit/settings.ts';
import { lacksRoom } from '../../scenarios/virtual-server/files-room.ts';
import { schedulerWords } from '../../scenarios/virtual-server/scheduler-words.ts';
import { type VirtualServerValues, virtualServerSettings } from '../../scenarios/virtual-server/settings.ts';
import { settingAt } from '../foundation/changes.ts';
import type { PickWords } from '../i18n/en-why-virtual-server.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, type Term } from './facts.ts';
import { destinationBefore } from './same-destination.ts';

export const serverName = (server: number): string => `R${server + 1}`;

/** What a rule of the kernel counts an active connection. */
const ACTIVE = 256;

interface Told {
  readonly words: PickWords;
  readonly at: string;
  readonly server: string;
  /** A number of the mark, written. */
  readonly of: (name: string) => string;
}

export function explainPick(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyPick;
  const { server = 0 } = mark.numbers;
  const of = (name: string): string => whole(mark.numbers[name] ?? 0, language);
  const told = { words, at: moment(mark.at, language), server: serverName(server), of };
  const arithmetic = sumsOf(facts);
  return {
    title: words.title(mark.flow + 1, told.server),
    sentence: `${RULES[schedulerOf(facts)](facts, told)} ${insteadOf(facts)}`,
    ...(arithmetic.length > 0 ? { arithmetic } : {}),
  };
}

const valuesOfRun = ({ record }: Facts): VirtualServerValues => valuesOf(virtualServerSettings, record.spec.params);

const schedulerOf = (facts: Facts): VirtualServerValues['sched'] => valuesOfRun(facts).sched;

type Rule = (facts: Facts, told: Told) => string;

const soonest: Rule = (_, { words, at, server, of }) => words.soonest(at, server, of('active'), of('weight'));
const least: Rule = (_, { words, at, server, of }) =>
  words.least(at, server, of('active'), of('inactive'), of('weight'));

/** How each scheduler came to its pick; a new one does not compile without its own sentence. */
const RULES: Readonly<Record<VirtualServerValues['sched'], Rule>> = {
  rr: (_, { words, at, server, of }) => words.turn(at, server, of('active')),
  wrr: (_, { words, at, server, of }) => words.bar(at, server, of('weight'), of('reading')),
  lc: least,
  wlc: least,
  lblc: (facts, told) => byDestination(facts, told),
  lblcr: (facts, told) => bySet(facts, told),
  dh: (_, { words, at, server, of }) => words.destination(at, server, of('reading')),
  sh: (_, { words, at, server, of }) => words.source(at, server, of('reading')),
  sed: soonest,
  nq: (facts, told) =>
    facts.mark.numbers['active'] === 0
      ? told.words.idle(told.at, told.server, told.of('active'))
      : soonest(facts, told),
  fo: (_, { words, at, server, of }) => words.heaviest(at, server, of('weight')),
  ovf: (_, { words, at, server, of }) => words.overflow(at, server, of('weight'), of('active')),
  mh: (_, { words, at, server, of }) => words.slot(at, server, of('reading')),
  twos: (_, { words, at, server, of }) => words.drawn(at, server, of('active'), of('inactive')),
};

function byDestination(facts: Facts, { words, at, server, of }: Told): string {
  const { mark, record } = facts;
  const { active = 0, weight = 0 } = mark.numbers;
  const before = destinationBefore(record, mark).at(-1);
  if (before === undefined) return words.first(at, server, of('active'), of('inactive'));
  if (before === mark.numbers['server']) {
    return (active > weight ? words.staysBusy : words.stays)(at, server, of('active'), of('weight'));
  }
  const isQuiesced = Number(settingAt(record.spec, `w${before + 1}`, mark.at)) === 0;
  return (isQuiesced ? words.quiesced : words.moves)(at, serverName(before), server, of('active'));
}

function bySet(facts: Facts, { words, at, server, of }: Told): string {
  const { mark, record } = facts;
  const { server: picked = 0, reading = 0 } = mark.numbers;
  if (reading === 0) return words.first(at, server, of('active'), of('inactive'));
  const known = destinationBefore(record, mark).includes(picked);
  return (known ? words.member : words.joins)(at, server, of('reading'), of('active'));
}

/** Whom the other scheduler would have picked, which was asked too. */
function insteadOf(facts: Facts): string {
  const words = vocabularyOf(facts.language).whyPick;
  const { server = -1, otherwise = -1 } = facts.mark.numbers;
  const rule = schedulerOf(facts).toUpperCase();
  const other = rule === 'WLC' ? 'RR' : 'WLC';
  if (otherwise < 0) return words.insteadNone(other, rule);
  const isSame = facts.mark.kind === 'pick' && server === otherwise;
  return (isSame ? words.insteadToo : words.instead)(other, rule, serverName(otherwise));
}

/** Loads that were compared: R1: (256 × 7 + 0) / 4 = 448 beside R2: 256 × 2 + 0 = 512. */
function sumsOf(facts: Facts): readonly Term[] {
  const { mark, language } = facts;
  const { compares } = schedulerWords[schedulerOf(facts)];
  if (compares === null) return [];
  const { server = 0, active = 0, inactive = 0, weight = 1, rival = -1 } = mark.numbers;
  const { rivalActive = 0, rivalInactive = 0, rivalWeight = 1 } = mark.numbers;
  const sum = (name: number, busy: number, rest: number, weightOf: number): string => {
    const all = `${ACTIVE} × ${whole(busy, language)} + ${whole(rest, language)}`;
    const isShared = compares === 'connections by weight' && weightOf !== 1;
    const load = (ACTIVE * busy + rest) / (isShared ? weightOf : 1);
    const result = Number.isInteger(load) ? whole(load, language) : fixed(load, language, 1);
    return `${serverName(name)}: ${isShared ? `(${all}) / ${whole(weightOf, language)}` : all} = ${result}`;
  };
  const mine: Term = { words: sum(server, active, inactive, weight), role: 'wins', colour: 'data' };
  if (rival < 0) return [mine];
  return [mine, { words: sum(rival, rivalActive, rivalInactive, rivalWeight), role: 'loses' }];
}

export function explainRefused(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyPick;
  const { servers = 0, reading = 0 } = mark.numbers;
  const at = moment(mark.at, language);
  const [all, why] = [whole(servers, language), reasonsOf(facts)];
  const isHash = schedulerWords[schedulerOf(facts)].hashes !== null && !lacksRoomOf(facts);
  const because = isHash
    ? words.refusedHash(at, whole(reading, language), all, why)
    : words.refusedBecause(at, all, why);
  if (servers === 0) return { title: words.refused(mark.flow + 1), sentence: words.noServers(at) };
  return { title: words.refused(mark.flow + 1), sentence: `${because} ${insteadOf(facts)}` };
}

const lacksRoomOf = (facts: Facts): boolean => lacksRoom(valuesOfRun(facts));

/** 1 has weight 0, 2 have more active connections than weight. */
function reasonsOf(facts: Facts): string {
  const { servers = 0, quiesced = 0, full = 0 } = facts.mark.numbers;
  const { quiescedServers, fullServers, busyServers, noRoom } = vocabularyOf(facts.language).whyPick;
  if (lacksRoomOf(facts)) return noRoom;
  const busy = schedulerOf(facts) === 'ovf' ? servers - quiesced - full : 0;
  const reasons = [
    [quiesced, quiescedServers],
    [full, fullServers],
    [busy, busyServers],
  ] as const;
  return reasons.flatMap(([count, say]) => (count > 0 ? [say(whole(count, facts.language))] : [])).join(', ');
}
