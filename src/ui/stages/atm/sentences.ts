// What senders, switch and receivers do at a time, in whole sentences: how full the buffer is, what the threshold does, which
// packets are on their way or lost, what the receivers have, when the timers fire.

import type { Nanos } from '../../../engine/core/time.ts';
import { countdown, fixed, momentText } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import { wordsOfPolicy } from '../../../scenarios/atm/policy-words.ts';
import type { RunSpec } from '../../../scenarios/kit/run-spec.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { AtmWords } from '../../i18n/en-atm.ts';
import { vocabularyOf } from '../../i18n/words.ts';
import { timerOfFlow } from '../../stage-kit/queue-and-timer.ts';
import { slotOf } from '../../timeline/cell-link.ts';
import { type AtmIndex, atmIndex, cellsOfPacket, packetAt } from './links.ts';
import { LOOK, PacketFates } from './packet-fates.ts';
import { assemblyOf, bufferState, cellsAreKept, isQuiet } from './state.ts';

/** Of more senders only the first is told about. */
const TOLD = 3;

type Words = AtmWords['summary'];

export function atmSentences(record: RunRecord, spec: RunSpec, now: Nanos, language: Language): string[] {
  const index = atmIndex(record.layout);
  if (!index) return [];
  const words = vocabularyOf(language).atm.summary;
  const fates = new PacketFates();
  fates.read(record);
  const told = record.layout.flows.slice(0, record.layout.flows.length > TOLD ? 1 : TOLD);
  return [
    vocabularyOf(language).drawing.stage.summary.time(momentText(now, language)),
    ...ofBuffer(record, spec, now, words, language),
    ...told.flatMap(({ name }, flow) => [
      ...ofSender(record, index, fates, flow, name, now, words),
      ...ofReceiver(record, index, fates, flow, name, now, words),
    ]),
    isQuiet(record, index, now) ? words.silent : '',
    ...told.map(({ name }, flow) => {
      const timer = timerOfFlow(record, flow, now);
      if (!timer) return '';
      return timer.firesAt > 0 ? words.timer(name, countdown(timer.firesAt - now)) : words.noTimer(name);
    }),
  ].filter(Boolean);
}

function ofBuffer(record: RunRecord, spec: RunSpec, now: Nanos, words: Words, language: Language): string[] {
  const state = bufferState(record, spec, now);
  if (!state) return [];
  const say = (value: number): string => fixed(value, language, 0);
  const filled = words.buffer(say(state.filled), say(state.capacity));
  const { threshold } = wordsOfPolicy(state.policy);
  return threshold === null || state.threshold === undefined
    ? [filled]
    : [filled, threshold(say(state.threshold))[language]];
}

function ofSender(
  record: RunRecord,
  index: AtmIndex,
  fates: PacketFates,
  flow: number,
  name: string,
  now: Nanos,
  words: Words,
): string[] {
  const packets = record.flights[index.adapters[flow]!]!;
  const row = packetAt(packets, now);
  if (!cellsAreKept(record, index, now) || row >= packets.length || packets.startsAt[row]! > now) return [];
  const cells = cellsOfPacket(packets, row, record);
  const left = Math.min(cells, Math.ceil((packets.arrivesAt[row]! - now) / slotOf(record)));
  const segment = String(packets.segment[row]!);
  const look = fates.look(flow, packets, row, now);
  const queued = rowAt(packets.offeredAt, packets.length, now) - row;
  return [
    words.sends(name, segment, left, cells),
    look === LOOK.dead ? words.dead(name, segment) : look === LOOK.refused ? words.refused(name, segment) : '',
    queued > 0 ? words.queued(name, queued) : '',
  ];
}

function ofReceiver(
  record: RunRecord,
  index: AtmIndex,
  fates: PacketFates,
  flow: number,
  name: string,
  now: Nanos,
  words: Words,
): string[] {
  const assembly = assemblyOf(record, index, fates, flow, now);
  if (!assembly || assembly.arrived === assembly.cells || assembly.lost) return [];
  return [words.assembling(name, String(assembly.segment), assembly.arrived, assembly.cells)];
}
