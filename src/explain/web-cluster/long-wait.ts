// Why a reply of a cluster came late: where most of the time went, behind how many, and which setting makes each of them
// take so long. Behind the dispatcher nobody noted where a request waited: the way between machines is named where it was most of
// the time, else whichever of disk and ports needs longest for this document.

import { type FrontParams, frontDecision, frontRequest, hasFrontEnd } from '../../scenarios/web-cluster/front-costs.ts';
import { readingTime } from '../../scenarios/web-cluster/paper-costs.ts';
import { type Explanation, plain, type Subject } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import { labelOf, numberAt } from './settings.ts';

export function explainLongWait(subject: Subject): Explanation {
  const { mark, record, scenario } = subject;
  const { askedAt = 0, waited = 0, isLocal = 0, relayed = 0 } = mark.numbers;
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
  const ways = waysOf(subject);
  const oneWay = value('net');
  const served =
    2 * ways * oneWay >= took
      ? state('long-wait.net', { askedAt, ways, oneWay, label: labelOf(scenario, 'net') })
      : slowestFor(subject);
  return { title, sentences: [served, passed] };
}

/** How often request and reply went from one machine to another. */
function waysOf({ mark, record }: Subject): number {
  const { via } = record.spec.params;
  if (via === 'relay') return 4;
  return via === 'handoff' || mark.numbers['entry'] !== mark.flow ? 3 : 2;
}

/** The disk, the node's port or the client's, whichever needs longest for this document alone. */
function slowestFor({ mark, record, scenario }: Subject): Statement {
  const { askedAt = 0, hit = 0, load: others = 0, size: bytes = 0 } = mark.numbers;
  const node = mark.flow;
  const value = (key: string): number => numberAt(record, key, mark.at);
  const through = (key: 'port' | 'cport') => ({ bytes, port: value(key), label: labelOf(scenario, key) });
  const [toSend, toReceive] = [(8e9 * bytes) / value('port'), (8e9 * bytes) / value('cport')];
  const toRead = hit === 0 ? readingTime(value('seek'), bytes) : 0;
  if (toRead > toSend && toRead > toReceive) {
    return state('long-wait.disk', { askedAt, node, seek: value('seek'), label: labelOf(scenario, 'seek') });
  }
  if (toReceive > toSend) return state('long-wait.client', { askedAt, node, ...through('cport'), alone: toReceive });
  return state(hit === 0 ? 'long-wait.sent' : 'long-wait.node', { askedAt, node, ...through('port'), others });
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
