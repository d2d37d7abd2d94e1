// What a host changed in a packet that it handed on: field by field, as it came and as it left. Pure.

import type { RunRecord } from '../../record/record.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { openedAt } from '../../wire/opened.ts';
import type { Stop } from '../../wire/stops.ts';
import type { InspectorWords } from '../i18n/inspector.en.ts';
import { layerLines } from './field-words.ts';

export interface Change {
  readonly key: string;
  /** Layer and field. */
  readonly name: string;
  /** Undefined of a header that was put in front. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface Changed {
  readonly host: string;
  readonly how: keyof InspectorWords['forwarded']['how'];
  readonly fields: readonly Change[];
}

/** They follow from what they are computed over. */
const CHECKS = /checksum|fcs|headerLength/;
/** Of a header that is new: who sends it, to whom, and what it carries. */
const TOLD_OF_NEW = /\.(source|destination|protocol)$/;

/** On the way to this stop: by the host that its leg begins at; undefined where the packet left its sender. */
export function changesAt(
  record: RunRecord,
  journey: readonly Stop[],
  of: Stop,
  language: Language,
): Changed | undefined {
  const { from } = of.packet!.leg;
  const before = journey.findLast(({ packet }) => packet!.leg.to === from);
  if (!before || before.packet!.leg.from === of.packet!.leg.from) return undefined;
  const [old, now] = [before, of].map((stop) => {
    const { bytes, layers } = openedAt(record, stop);
    return layerLines(bytes, layers, record.layout, 0, language).flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, name: `${name}: ${field.name}` })),
    );
  });
  const known = new Map(old!.map((field) => [field.key, field.value]));
  const fields = now!.flatMap(({ key, name, value }): Change[] => {
    const was = known.get(key);
    if (was === value || CHECKS.test(key) || (was === undefined && !TOLD_OF_NEW.test(key))) return [];
    return [{ key, name, before: was, after: value }];
  });
  return { host: from, how: howOf(record, of, from), fields };
}

function howOf({ layout }: RunRecord, { packet }: Stop, from: string): Changed['how'] {
  const { method } = layout.forwarding!;
  if (from === 'G') return 'routed';
  if (method !== 'nat') return method;
  return packet!.leg.to === packet!.forwarded.server ? 'natRequest' : 'natReply';
}
