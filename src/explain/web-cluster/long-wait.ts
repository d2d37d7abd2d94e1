// Why a reply of a cluster came late: where most of the time went, behind how many, and which setting makes each of them
// take so long.

import type { Explanation, Subject } from '../explanation.ts';
import { state } from '../state.ts';
import { labelOf, numberAt } from './settings.ts';

export function explainLongWait({ mark, record, scenario }: Subject): Explanation {
  const { askedAt = 0, waited = 0, ahead = 0, isLocal = 0, hit = 0, load = 0, size = 0 } = mark.numbers;
  const took = mark.at - askedAt;
  const value = (key: string): number => numberAt(record, key, mark.at);
  const title = state('long-wait', { document: mark.segment, took });
  if (2 * waited >= took) {
    const label = labelOf(scenario, 'disp');
    const behind = { askedAt, waited, ahead, decision: value('disp'), label };
    return {
      title,
      sentences: [state('long-wait.dispatcher', behind), state('long-wait.rest', { rest: took - waited })],
    };
  }
  const dispatcher = isLocal === 1 ? state('long-wait.not-asked', {}) : state('long-wait.asked', { waited });
  const node = mark.flow;
  const served =
    hit === 0
      ? state('long-wait.disk', { askedAt, node, seek: value('seek'), label: labelOf(scenario, 'seek') })
      : state('long-wait.node', {
          ...{ askedAt, node, bytes: size, port: value('port'), label: labelOf(scenario, 'port') },
          others: load,
        });
  return { title, sentences: [served, dispatcher] };
}
