// Reads the explanation of a collision back and compares who drew what with the logs of the stations.

import type { Collision } from '../../src/explain/lan/collision.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { Explanation } from './told.ts';
import type { Language } from './why-patterns.ts';
import { isMoment, isSpan, number, stationIn } from './why-written.ts';

const COLLISION = {
  en: {
    at: /(?:At|and at) ([\d.]+) s/,
    apart: /within ([\d.]+ \S+) of one another; a signal needs ([\d.]+ \S+) /,
    drew: /^(.*) drew (\d+) of (\d+)(?: slots)? \(try (\d+)\)/,
    gives: / gives its frame up after 16 tries$/,
  },
  ko: {
    at: /([\d.]+) ?초에/,
    apart: /([\d.]+ \S+) 차이로 .*지나는 데 ([\d.]+ [^\s가]+)가/,
    drew: /^(.*): (?<range>\d+)슬롯 가운데 (\d+)\((\d+)번째 시도\)/,
    gives: /[은는] 16번 만에 프레임을 포기$/,
  },
} as const;

export function collisionNumbers(
  { sentence, arithmetic = [] }: Explanation,
  record: RunRecord,
  { attempts }: Collision,
  language: Language,
): string[] {
  const { slotTime, jamAndGap, propagation } = record.layout.bus!;
  const words = COLLISION[language];
  const wrong: string[] = [];
  const began = attempts.map(({ beganAt }) => beganAt);
  if (!isMoment(sentence.match(words.at)?.[1] ?? 'NaN', Math.min(...began))) wrong.push('when');
  const apart = sentence.match(words.apart);
  if (apart && !(isSpan(apart[1]!, Math.max(...began) - Math.min(...began)) && isSpan(apart[2]!, propagation)))
    wrong.push('how far apart');
  let told = 0;
  for (const { words: term } of arithmetic) {
    if (words.gives.test(term)) told++;
    const drew = term.match(words.drew);
    if (!drew) continue;
    told++;
    const [slots, range] = language === 'en' ? [drew[2], drew[3]] : [drew[3], drew[2]];
    const attempt = attempts.find(({ station }) => stationIn(record, station, language) === drew[1]);
    if (!attempt) return [...wrong, `nobody is called ${drew[1]}`];
    const at = (place: string) => record.flights[record.layout.links.findIndex((link) => link.place === place)]!;
    const log = at(`${attempt.station}-collisions`);
    const row = log.offeredAt.subarray(0, log.length).indexOf(attempt.beganAt);
    const drawn = Math.round((log.arrivesAt[row]! - log.startsAt[row]! - jamAndGap) / slotTime);
    const sent = at(attempt.station).startsAt;
    let last = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < at(attempt.station).length && sent[i]! < attempt.beganAt; i++) last = sent[i]!;
    let tries = 0;
    for (let i = 0; i <= row; i++) if (log.offeredAt[i]! > last) tries++;
    // After 16 the frame is given up, and the next begins to count anew.
    tries = ((tries - 1) % 16) + 1;
    if (number(slots!) !== drawn || number(range!) !== 2 ** Math.min(tries, 10) || number(drew[4]!) !== tries)
      wrong.push(`what ${drew[1]} drew`);
  }
  if (told < Math.min(attempts.length, 3)) wrong.push('who drew what');
  return wrong;
}
