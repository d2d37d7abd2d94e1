// What a loss or a timeout left of the window where somebody wrote the rule for it, with its numbers filled in.

import { findGauge, rowAt, valueAt } from '../../record/values.ts';
import { type Rule, ruleIn } from '../../scenarios/kit/rule.ts';
import { lossRule } from '../../scenarios/tcp/window-rules.ts';
import { plain, type Subject, type Term } from '../explanation.ts';
import { fillRule, type ValueOf } from '../rule-terms.ts';
import { state } from '../state.ts';
import { segmentUnit } from './windows.ts';

/** The rule of a setting in this run; undefined where the profile's own holds. */
export function windowRuleOf({ record, scenario }: Subject, key: 'onloss' | 'ontimeout'): Rule | undefined {
  const setting = scenario.parameters.find((each) => each.key === key);
  return setting && ruleIn(setting, record.spec.params[key]);
}

/** ssthresh = max( min(flight = 20, cwnd = 24) × 0.7 , 2 ) = 14 segments, the larger marked. */
export function ruledLoss(subject: Subject, rule: Rule): readonly Term[] {
  const left = (subject.mark.numbers['ssthresh'] ?? 0) / segmentUnit(subject);
  const { terms, value } = fillRule(rule, lossRule, valueIn(subject), 'window', 'ssthresh =');
  // What could not be used was mended.
  const isMended = value !== undefined && !(Math.abs(value - left) <= 1e-6 * left);
  return [...terms, plain(isMended ? '→ ' : '= ', state('fast-retransmit.result', { ssthresh: left }))];
}

/** cwnd in segments behind a timeout; undefined of a connection whose window is not recorded. */
export function cwndAfter({ mark, record }: Subject): number | undefined {
  const gauge = findGauge(record, 'cwnd', mark.flow);
  return gauge && valueAt(gauge, mark.at);
}

/** What the names of the rule stood for when the loss was noticed. */
function valueIn(subject: Subject): ValueOf {
  const { mark, record } = subject;
  const { flightSize, cwndBefore } = mark.numbers;
  const unit = segmentUnit(subject);
  const before = findGauge(record, 'ssthresh', mark.flow);
  const samples = findGauge(record, 'rttSample', mark.flow);
  // The record keeps all of them where it keeps them one by one.
  const rtts =
    samples?.width === 0 ? [...samples.last.subarray(0, rowAt(samples.time, samples.length, mark.at) + 1)] : [];
  let srtt = rtts[0];
  for (const rtt of rtts.slice(1)) srtt! += (rtt - srtt!) / 8;
  const known: Readonly<Record<string, number | undefined>> = {
    cwnd: cwndBefore === undefined ? undefined : cwndBefore / unit,
    flight: flightSize === undefined ? undefined : flightSize / unit,
    ssthresh: before && valueAt(before, mark.at - 1),
    acked: 0,
    rtt: rtts.at(-1),
    srtt,
    minrtt: rtts.length > 0 ? rtts.reduce((least, each) => Math.min(least, each)) : undefined,
  };
  return (name) => known[name];
}
