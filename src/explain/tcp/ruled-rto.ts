// What made an RTO as long as it was where somebody wrote its rule.

import { ms, type Nanos } from '../../engine/core/time.ts';
import { findGauge, valueAt } from '../../record/values.ts';
import { type Rule, ruleIn } from '../../scenarios/kit/rule.ts';
import { rtoRule } from '../../scenarios/tcp/rto-rule.ts';
import { plain, type Subject, type Term, weighed } from '../explanation.ts';
import { fillRule } from '../rule-terms.ts';
import { state } from '../state.ts';
import { earlierRto, firstRto } from './first-rto.ts';

/** The rule for the timeout that a run has; undefined where an algorithm of the list makes it. */
export function rtoRuleOf({ mark, record, scenario }: Subject): Rule | undefined {
  // On a LAN it is the internal server's alone.
  const { layout } = record;
  if (layout.kind === 'lan' && layout.flows[mark.flow]?.from !== 'S') return undefined;
  const setting = scenario.parameters.find(({ key }) => key === 'rto');
  return setting && ruleIn(setting, record.spec.params['rto']);
}

/** RTO = max( min 200 ms , srtt 43 ms + 4 × rttvar 1.2 ms ) = 200 ms, the larger marked. */
export function ruledArithmetic(subject: Subject, rule: Rule): readonly Term[] | undefined {
  const { rto = 0, maximum = 0, backoff = 1, srtt = 0 } = subject.mark.numbers;
  const { reads } = rule.program;
  const isMeasured = ['rtt', 'srtt', 'rttvar', 'srtt793'].some((name) => reads.includes(name));
  if (isMeasured && srtt === 0) return firstRto(subject) ?? earlierRto(subject);
  const { terms, value } = fillRule(rule, rtoRule, valueIn(subject), 'timer', state('rto.rule', {}));
  const times = reads.includes('backoff') ? 1 : backoff;
  const doubled = times > 1 ? [plain('× ', { times })] : [];
  if (value === undefined) return [...terms, ...doubled, plain('= ', { rto })];
  const total = Math.min(Math.round(value) * times, maximum);
  // What could not be used was mended.
  if (!(Math.abs(total - rto) <= 0.005 * rto)) return earlierRto(subject) ?? [...terms, plain('→ ', { rto })];
  const isBounded = Math.round(value) * times > maximum;
  return [
    ...terms,
    ...doubled,
    isBounded ? weighed(true, 'timer', ', ', state('rto.maximum', { maximum })) : plain('= ', { rto }),
  ];
}

/** What the names of the rule stood for when the timer was armed. */
function valueIn(subject: Subject) {
  const { mark, record } = subject;
  const { srtt, rttvar, minimum, maximum, k, backoff } = mark.numbers;
  const samples = findGauge(record, 'rttSample', mark.flow);
  const { g, tick, tcp } = record.spec.params;
  const ns: Nanos = typeof tick === 'number' ? tick : ms(tcp === 'ns2001' ? 100 : 10);
  const rtt = samples && valueAt(samples, mark.at);
  const known: Readonly<Record<string, number | undefined>> = {
    srtt,
    rttvar,
    min: minimum,
    max: maximum,
    k,
    backoff,
    rtt: rtt !== undefined && rtt > 0 ? rtt : undefined,
    n: samples?.width === 0 ? samples.time.subarray(0, samples.length).filter((at) => at <= mark.at).length : undefined,
    g: `${tcp}`.startsWith('ns2') ? ns : Number(g ?? tick ?? 0),
  };
  return (name: string): number | undefined => known[name];
}
