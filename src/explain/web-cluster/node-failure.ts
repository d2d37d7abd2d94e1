// What a node of a cluster takes with it when it fails, that it is back, and which requests were lost with it.

import { causeOf, type Explanation, type Subject } from '../explanation.ts';
import { state } from '../state.ts';
import { labelOf } from './settings.ts';

export function explainNodeDown(subject: Subject): Explanation {
  const { mark, scenario } = subject;
  const { load = 0, documents = 0 } = mark.numbers;
  const held = state('node-down.held', { at: mark.at, held: load });
  const title = state('node-down', { node: mark.flow });
  if (!causeOf(subject)) {
    return { title, sentences: [held, state('node-down.at-first', { label: labelOf(scenario, 'down') })] };
  }
  return { title, sentences: documents === 0 ? [held] : [held, state('node-down.documents', { documents })] };
}

export function explainNodeUp({ mark }: Subject): Explanation {
  return { title: state('node-up', { node: mark.flow }), sentences: [state('node-up.back', { at: mark.at })] };
}

export function explainLostRequest(subject: Subject): Explanation {
  const { at, flow: node, segment: document, numbers } = subject.mark;
  const { askedAt = at } = numbers;
  const lost = { at, node, downAt: causeOf(subject)?.at ?? 0, waited: at - askedAt };
  const isVisitor = subject.record.spec.params['loop'] === 'open';
  const sentence = state(isVisitor ? 'request-lost.of-visitor' : 'request-lost.with-node', lost);
  return { title: state('request-lost', { document }), sentences: [sentence] };
}
