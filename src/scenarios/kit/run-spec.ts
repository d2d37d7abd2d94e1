// A run in data: everything that decides its trace. Same spec and same model version, same digest, everywhere.

import type { Nanos } from '../../engine/core/time.ts';

/** A value in house units: ns, bit/s, bytes, packets, probability 0..1; a word for a choice. */
export type ParamValue = number | string | boolean;
/** Complete: every parameter of the scenario has a value, `seed` and `end` (the horizon, ns) included. Keys are link keys. */
export type ParamValues = Readonly<Record<string, ParamValue>>;

/** A person's change of a live parameter at a simulated time. */
export interface Change {
  readonly at: Nanos;
  readonly key: string;
  readonly value: ParamValue;
}

/** The n-th packet (from 0) offered to a place (a link's `place`) is dropped by hand. */
export interface Kill {
  readonly place: string;
  readonly n: number;
}

export interface RunSpec {
  readonly scenario: string;
  readonly params: ParamValues;
  /** In order of time, at most one per (time, key). */
  readonly changes: readonly Change[];
  /** In order of place and n. */
  readonly kills: readonly Kill[];
}

/** The value a setting has at a time: of its last change up to then, else of the run. */
export function settingAt(spec: RunSpec, key: string, time: Nanos): ParamValue | undefined {
  let value = spec.params[key];
  for (const change of spec.changes) if (change.key === key && change.at <= time) value = change.value;
  return value;
}

/** Do both have the same trace? */
export function sameSpec(a: RunSpec, b: RunSpec): boolean {
  const keys = Object.keys(a.params);
  return (
    a.scenario === b.scenario &&
    keys.length === Object.keys(b.params).length &&
    keys.every((key) => a.params[key] === b.params[key]) &&
    JSON.stringify([a.changes, a.kills]) === JSON.stringify([b.changes, b.kills])
  );
}

/** Raised whenever the same spec gives other numbers than before; the CHANGELOG says why under "results changed". */
export const MODEL_VERSION = '1.1';
