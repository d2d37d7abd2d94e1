// What the names of a rule stand for at the cursor, where the record knows it; of a pick, for each of its candidates.

import { knownValueAt } from '../../record/held.ts';
import type { RunRecord } from '../../record/record.ts';
import { findGauge } from '../../record/values.ts';
import { type AskedRule, lastAsked, lastPick, numberAsked } from '../../scenarios/kit/asked-rule.ts';
import { asWords, formatMeasured } from '../../scenarios/kit/format-value.ts';
import type { RuleName, RuleWords } from '../../scenarios/kit/rule.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Lectern } from './store-contract.ts';

/** As many candidates as one line has room for. */
const SHOWN = 6;
const QUANTITIES = { time: 'duration', size: 'size', rate: 'rate', number: 'factor' } as const;

/** `48.1 ms`, `R1 2 · R2 0 · R3 5`; empty where nobody recorded it. @param asked what the rule was asked, where that is known */
export function nowOf(
  lectern: Lectern,
  rule: RuleWords,
  called: string,
  asked: AskedRule | undefined,
  language: Language,
): string {
  const name = rule.names[called]!;
  const { of: candidates } = rule;
  const place = Object.keys(rule.names).indexOf(called);
  if (!candidates) {
    const known = valueText(worthAt(lectern, name, 0), name, language);
    if (known !== '' || !asked) return known;
    const row = lastAsked(asked, lectern.playback.now);
    return row < 0 ? '' : valueText(numberAsked(asked, row, place), name, language);
  }
  const count = Number(settingAt(lectern.store.getState().spec, candidates.setting, lectern.playback.now));
  const inPick = asked && lastPick(asked, lectern.playback.now);
  const each = Array.from({ length: name.from?.each || inPick ? count : 1 }, (_, index) => {
    const known = valueText(worthAt(lectern, name, index), name, language);
    const row = inPick?.get(index);
    return known !== '' || !asked || row === undefined
      ? known
      : valueText(numberAsked(asked, row, place), name, language);
  });
  if (each.every((value) => value === each[0])) return each[0] ?? '';
  const shown = each
    .slice(0, SHOWN)
    .flatMap((value, index) => (value ? [`${candidates.called}${index + 1} ${value}`] : []));
  return shown.join(' · ') + (count > SHOWN ? ' …' : '');
}

function valueText(value: number, { type }: RuleName, language: Language): string {
  if (Number.isNaN(value)) return '';
  if (type === 'truth') return value === 0 ? 'false' : 'true';
  const quantity = QUANTITIES[type as keyof typeof QUANTITIES];
  return quantity ? asWords(formatMeasured(value, quantity, language, 3)).replace('-', '−') : '';
}

function worthAt({ store, runner, playback }: Lectern, { from }: RuleName, index: number): number {
  const { record } = runner;
  if (!from) return Number.NaN;
  if ('setting' in from) {
    const key = from.each ? `${from.setting}${index + 1}` : from.setting;
    return Number(settingAt(store.getState().spec, key, playback.now) ?? Number.NaN);
  }
  const series = record && gaugeOf(record, from, index);
  return series ? knownValueAt(record, series, playback.now) : Number.NaN;
}

/** Of the connection that is followed, or of the first place that has one. */
function gaugeOf(record: RunRecord, { gauge, each }: { gauge: string; each?: 'name' | 'flow' }, index: number) {
  if (each === 'name') return findGauge(record, `${gauge}${index + 1}`);
  if (each === 'flow') return findGauge(record, gauge, index);
  return findGauge(record, gauge, record.layout.watched ?? -1) ?? findGauge(record, gauge);
}
