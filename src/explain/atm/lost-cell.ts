// Why a packet did not come through an ATM switch: cut by a lost cell, or glued to the rest of another. Refused whole:
// refused-whole.ts.

import { headerCellsOf } from '../../scenarios/atm/headers.ts';
import { wordsOfPolicy } from '../../scenarios/atm/policy-words.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { causeOf, type Explanation, plain, receiverOf, type Subject, weighed } from '../explanation.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';

export function explainCut(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const { cell = 0, cells = 0, occupancy = 0, limit = 0 } = numbers;
  const [cellsBefore, cellsAfter] = [cell, cells - cell - 1];
  return {
    title: state('cut', { segment }),
    sentences: [
      state('cut.lost', { at, nth: cell + 1, cells, occupancy, limit }),
      restOf(subject, cellsBefore, cellsAfter),
    ],
    // 44 dead + 1 lost + 147 after it = 192 cells
    arithmetic: [
      weighed(cell > 0, 'loss', state('cut.dead', { cellsBefore })),
      plain('+ ', state('cut.one', {}), ' + ', state('cut.rest', { cellsAfter })),
      plain('= ', state('cut.all', { cells })),
    ],
  };
}

/** What becomes of the cells before and after the lost one: the policy decides. */
function restOf(subject: Subject, cellsBefore: number, cellsAfter: number): Statement {
  const { mark, record } = subject;
  if (mark.numbers['cells'] === 1) return state('cut.only', {});
  if (cellsAfter === 0) return state('cut.last', { cellsBefore });
  const all = { cellsAfter };
  const both = { cellsBefore, cellsAfter };
  const isFirst = cellsBefore === 0;
  const { afterLoss } = wordsOfPolicy(settingAt(record.spec, 'policy', mark.at), record.spec.params['cut']);
  // The first ones hold it; if one of them is lost, the rest goes with it.
  if (afterLoss === 'keeps the header' && cellsBefore >= headerCellsOf(record.spec.params)) {
    return state('cut.header', { cellsBefore, receiver: receiverOf(subject) });
  }
  if (afterLoss === 'offers the rest') {
    return isFirst ? state('cut.offered-all', all) : state('cut.offered', both);
  }
  if (record.spec.params['keep'] === 'on') {
    return isFirst ? state('cut.dropped-all-but-end', all) : state('cut.dropped-but-end', both);
  }
  return isFirst ? state('cut.dropped-all', all) : state('cut.dropped', both);
}

export function explainGlue(subject: Subject): Explanation {
  const { at, segment, numbers } = subject.mark;
  const { cells = 0 } = numbers;
  const cut = causeOf(subject);
  const behind = { at, cells, other: cut?.segment ?? 0, cutAt: cut?.at ?? at };
  return { title: state('glue', { segment }), sentences: [state('glue.behind', behind)] };
}
