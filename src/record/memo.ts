// What is worked out from a record is worked out once and remembered as long as the record is: the one way to do so.

import type { RunRecord } from './record.ts';

/** For things that never change once they are there: a layout, a list of marks, which gauges a record has. */
export function memoBy<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}

/** Another word whenever gauges, marks or results are others; another span of flights changes none of them. */
export const contentsOf = ({ run, version, refilled, done }: RunRecord): string =>
  `${run} ${version - refilled} ${done}`;

/** For what grows with a record: worked out again when its version has changed, with what was found before to go on from. */
export function memoByRecord<Value>(
  work: (record: RunRecord, before: Value | undefined) => Value,
): (record: RunRecord) => Value {
  const known = new WeakMap<RunRecord, { version: number; value: Value }>();
  return (record) => {
    const found = known.get(record);
    if (found?.version === record.version) return found.value;
    const value = work(record, found?.value);
    known.set(record, { version: record.version, value });
    return value;
  };
}
