// Why there is more load, or less, from now on: a setting says so, nobody did anything.

import { COUNTED, PHASES } from '../../scenarios/kit/surge-record.ts';
import { type Explanation, plain, type Subject, type Term, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { labelOf, numberAt } from '../web-cluster/settings.ts';

interface Surge {
  readonly at: number;
  readonly phase: (typeof PHASES)[number];
  readonly ofUsers: boolean;
  readonly before: number;
  readonly after: number;
  readonly until: number;
  /** Share of all requests. */
  readonly crowd: number;
  readonly document: number;
}

/** A rate is told to a tenth of a request per second. */
const TENTHS = 10;

function surgeOf({ mark: { at, segment, numbers } }: Subject): Surge {
  const ofUsers = COUNTED[numbers['counts'] ?? 0] === 'users';
  const amount = (value = 0): number => (ofUsers ? Math.round(value) : Math.round(value * TENTHS) / TENTHS);
  return {
    at,
    phase: PHASES[numbers['phase'] ?? 0]!,
    ofUsers,
    before: amount(numbers['before']),
    after: amount(numbers['after']),
    until: numbers['until'] ?? -1,
    crowd: numbers['crowd'] ?? 0,
    document: segment,
  };
}

export function explainLoad(subject: Subject): Explanation {
  const surge = surgeOf(subject);
  const { at, phase, ofUsers, before, after, until, crowd, document } = surge;
  const label = labelOf(subject.scenario, 'surge');
  const difference = after - before;
  const sentences: Statement[] = [
    phase === 'flash' || phase === 'ramp'
      ? state(`load.${phase}`, { at, endsAt: until, label })
      : state(`load.${phase}`, { at, label }),
  ];
  // How many there are says the title; a second sentence is for what it does not say.
  if (crowd > 0 && phase === 'back') sentences.push(state('load.crowd-over', { document }));
  else if (crowd > 0 && phase !== 'there') sentences.push(state('load.crowd', { crowdShare: crowd, document }));
  else if (ofUsers && difference < 0) sentences.push(state('load.go', { fewer: -difference }));
  else if (ofUsers && difference > 0) sentences.push(state('load.come', { more: difference }));
  return { title: titleOf(surge), sentences, arithmetic: arithmeticOf(subject, surge) };
}

function titleOf({ ofUsers, before, after, crowd, document, phase }: Surge): Statement {
  if (before === after && crowd > 0) return state(phase === 'back' ? 'load-usual' : 'load-crowd', { document });
  return ofUsers
    ? state('load-users', { loadBefore: before, loadAfter: after })
    : state('load-rate', { rateBefore: before, rateAfter: after });
}

/** 5000 × 1.6 = 8000; none where there is no room for so many. */
function arithmeticOf({ record }: Subject, surge: Surge): readonly Term[] | undefined {
  const { at, phase, ofUsers, before, after } = surge;
  if (before === after || phase === 'back' || phase === 'there') return undefined;
  const factor = numberAt(record, 'times', at);
  if (Math.abs(before * factor - after) > (ofUsers ? 0.5 : (factor + 1) / 2 / TENTHS)) return undefined;
  return [
    plain({ loadBefore: before }, ' × ', { loadTimes: factor }, ' = '),
    weighed(true, 'data', { loadAfter: after }),
  ];
}
