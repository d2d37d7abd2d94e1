// Tables of a reference model of TCP over ATM: rows by column name, each with the settings of `tcp-over-atm` it stands for.

import { ms } from '../../engine/core/time.ts';
import { PRESETS } from '../../scenarios/atm/presets.ts';
import type { ParamValues } from '../../scenarios/kit/run-spec.ts';
import { type Content, UnreadableCase } from './format.ts';

export type Row = Readonly<Record<string, string>>;

const POLICIES: Readonly<Record<string, string>> = { tail: 'tail', ppd: 'ppd', epd: 'epd', nonATM: 'none' };

/** Does the table have all these columns? */
export const hasColumns = (content: Content, names: readonly string[]): boolean =>
  content.type === 'table' && names.every((name) => content.columns.includes(name));

export function rowsOf(content: Content): readonly Row[] {
  if (content.type !== 'table') return [];
  const lines = content.lines.filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new UnreadableCase('it has no rows');
  return lines.map((line) => {
    const cells = line.split(',').map((cell) => cell.trim());
    return Object.fromEntries(content.columns.map((name, index) => [name, cells[index] ?? '']));
  });
}

export function numberIn(row: Row, column: string): number {
  const value = Number(row[column]);
  if (row[column] === '' || !Number.isFinite(value)) {
    throw new UnreadableCase(`its column ${column} holds "${row[column]}", which is no number`);
  }
  return value;
}

function policyIn(row: Row): string {
  const policy = POLICIES[row['policy'] ?? ''];
  if (policy === undefined) throw new UnreadableCase(`its policy "${row['policy']}" is not tail, ppd, epd or nonATM`);
  return policy;
}

/** A row of two senders (paper P3), whose sources begin together: docs/models/atm.md. */
export function twoSenders(row: Row): ParamValues {
  const fast = row['fast'] ?? 'off';
  if (!['off', 'tahoe', 'reno'].includes(fast))
    throw new UnreadableCase(`its fast "${fast}" is not off, tahoe or reno`);
  return {
    ...PRESETS.p450,
    start: 0,
    policy: policyIn(row),
    buf: numberIn(row, 'buffer'),
    th: numberIn(row, 'threshold'),
    rmin: ms(numberIn(row, 'rto_min_s') * 1000),
    fast,
  };
}

/** A row of ten senders in the style of Romanow and Floyd. */
export function tenSenders(row: Row): ParamValues {
  const buf = numberIn(row, 'buffer');
  const th = row['threshold'] === '' ? buf : numberIn(row, 'threshold');
  return { ...PRESETS.rf, policy: policyIn(row), mtu: numberIn(row, 'mtu'), buf, th };
}
