// Why a reply of a cluster came late: where most of the time went, behind how many, and which setting makes each of them
// take so long.

import { type FrontParams, frontDecision, frontRequest, hasFrontEnd } from '../../scenarios/web-cluster/front-costs.ts';
import { type Explanation, plain, type Subject } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { labelOf, numberAt } from './settings.ts';

export function explainLongWait(subject: Subject): Explanation {
  const { mark, record, scenario } = subject;
  const { askedAt = 0, waited = 0, isLocal = 0, hit = 0, load = 0, size = 0, relayed = 0 } = mark.numbers;
  const took = mark.at - askedAt;
  const value = (key: string): number => numberAt(record, key, mark.at);
  const title = state('long-wait', { document: mark.segment, took });
  if (2 * waited >= took) {
    const rest = state('long-wait.rest', { rest: took - waited });
    return { title, ...inQueue(subject, rest) };
  }
  const passed = hasFrontEnd(paramsOf(subject))
    ? state('long-wait.passed', { waited })
    : isLocal === 1
      ? state('long-wait.not-asked', {})
      : state('long-wait.asked', { waited });
  if (2 * relayed >= took) {
    const port = { port: value('fport'), label: labelOf(scenario, 'fport') };
    return { title, sentences: [state('long-wait.relayed', { askedAt, relayed, ...port }), passed] };
  }
  const node = mark.flow;
  const served =
    hit === 0
      ? state('long-wait.disk', { askedAt, node, seek: value('seek'), label: labelOf(scenario, 'seek') })
      : state('long-wait.node', {
          ...{ askedAt, node, bytes: size, port: value('port'), label: labelOf(scenario, 'port') },
          others: load,
        });
  return { title, sentences: [served, passed] };
}

/** With what a decision costs at the time. */
const paramsOf = ({ mark, record }: Subject): FrontParams =>
  ({ ...record.spec.params, disp: numberAt(record, 'disp', mark.at) }) as FrontParams;

/** Most of the time went by in the queue of the dispatcher, or of a single front end. */
function inQueue(subject: Subject, rest: Statement): Pick<Explanation, 'sentences' | 'arithmetic'> {
  const { mark, scenario } = subject;
  const { askedAt = 0, waited = 0, ahead = 0 } = mark.numbers;
  const params = paramsOf(subject);
  const { disp: decision, fcost: passing } = params;
  if (!hasFrontEnd(params)) {
    const behind = { askedAt, waited, ahead, decision, label: labelOf(scenario, 'disp') };
    return { sentences: [state('long-wait.dispatcher', behind), rest] };
  }
  const frontCost = frontRequest(params);
  const rule = params.via === 'relay' ? 'long-wait.front-relays' : 'long-wait.front';
  return {
    sentences: [state(rule, { askedAt, waited, ahead, frontCost, label: labelOf(scenario, 'fcost') }), rest],
    ...(frontDecision(params) > 0
      ? { arithmetic: [plain({ passing }, ' + ', { decision }, ' = ', { frontCost })] }
      : {}),
  };
}
