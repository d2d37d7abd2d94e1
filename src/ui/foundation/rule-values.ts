// What the names of a rule stand for at the cursor, where the record knows it; of a pick, for each of its candidates.

import type { RunRecord } from '../../record/record.ts';
import { findGauge, valueAt } from '../../record/values.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { RuleName, RuleWords } from '../../scenarios/kit/rule.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Lectern } from './store-contract.ts';

/** As many candidates as one line has room for. */
const SHOWN = 6;
const QUANTITIES = { time: 'duration', size: 'size', rate: 'rate', number: 'factor' } as const;

/** `48.1 ms`, `R1 2 · R2 0 · R3 5`; empty where nobody recorded it. */
export function nowOf(lectern: Lectern, rule: RuleWords, name: RuleName, language: Language): string {
  const written = (value: number): string => {
    const quantity = QUANTITIES[name.type as keyof typeof QUANTITIES];
    return Number.isNaN(value) || !quantity ? '' : asWords(formatMeasured(value, quantity, language, 3));
  };
  const { of: candidates } = rule;
  if (!name.from?.each || !candidates) return written(worthAt(lectern, name, 0));
  const count = Number(settingAt(lectern.store.getState().spec, candidates.setting, lectern.playback.now));
  const each = Array.from({ length: Math.min(count, SHOWN) }, (_, index) => {
    const value = written(worthAt(lectern, name, index));
    return value === '' ? '' : `${candidates.called}${index + 1} ${value}`;
  });
  return each.every((value) => value !== '') ? each.join(' · ') + (count > SHOWN ? ' …' : '') : '';
}

function worthAt({ store, runner, playback }: Lectern, { from }: RuleName, index: number): number {
  const { record } = runner;
  if (!from) return Number.NaN;
  if ('setting' in from) {
    const key = from.each ? `${from.setting}${index + 1}` : from.setting;
    return Number(settingAt(store.getState().spec, key, playback.now) ?? Number.NaN);
  }
  const series = record && gaugeOf(record, from, index);
  return series ? valueAt(series, playback.now) : Number.NaN;
}

/** Of the connection that is followed, or of the first place that has one. */
function gaugeOf(record: RunRecord, { gauge, each }: { gauge: string; each?: 'name' | 'flow' }, index: number) {
  if (each === 'name') return findGauge(record, `${gauge}${index + 1}`);
  if (each === 'flow') return findGauge(record, gauge, index);
  return findGauge(record, gauge, record.layout.watched ?? -1) ?? findGauge(record, gauge);
}
