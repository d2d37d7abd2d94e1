// Why a packet did not come through an ATM switch: cut by a lost cell, or glued to the rest of another. Refused whole:
// refused-whole.ts.

import { whole } from '../../plot/numbers.ts';
import { wordsOfPolicy } from '../../scenarios/atm/policy-words.ts';
import { settingAt } from '../foundation/changes.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { causeOf, type Explanation, type Facts, moment, type Term } from './facts.ts';

const number = ({ mark, language }: Facts, name: string): string => whole(mark.numbers[name] ?? 0, language);

export function explainCut(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whySwitch;
  const { cell = 0 } = mark.numbers;
  const [held, limit, cells] = ['occupancy', 'limit', 'cells'].map((name) => number(facts, name));
  const lost = words.lostCell(moment(mark.at, language), whole(cell + 1, language), cells!, held!, limit!);
  return { title: words.cut(mark.segment), sentence: `${lost} ${restOf(facts)}`, ...sumOf(facts) };
}

/** What becomes of the cells before and after the lost one: the policy decides. */
function restOf(facts: Facts): string {
  const { mark, record, language } = facts;
  const words = vocabularyOf(facts.language).whySwitch;
  const { cell = 0, cells = 0 } = mark.numbers;
  const [before, after] = [whole(cell, language), whole(cells - cell - 1, language)];
  if (cells === 1) return words.only;
  if (cell + 1 === cells) return words.last(before);
  const { keep } = record.spec.params;
  if (wordsOfPolicy(settingAt(record.spec, 'policy', mark.at)).afterLoss === 'offers the rest')
    return cell === 0 ? words.offeredAll(after) : words.offered(before, after);
  if (keep === 'on') return cell === 0 ? words.droppedAllButEnd(after) : words.droppedButEnd(before, after);
  return cell === 0 ? words.droppedAll(after) : words.dropped(before, after);
}

/** 44 dead + 1 lost + 147 after it = 192 cells. */
function sumOf(facts: Facts): Pick<Explanation, 'arithmetic'> {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whySwitch;
  const { cell = 0, cells = 0 } = mark.numbers;
  const arithmetic: Term[] = [
    { words: words.dead(whole(cell, language)), role: cell > 0 ? 'wins' : 'loses', colour: 'loss' },
    { words: `+ ${words.lost} + ${words.rest(whole(cells - cell - 1, language))}`, role: 'plain' },
    { words: `= ${words.cells(whole(cells, language))}`, role: 'plain' },
  ];
  return { arithmetic };
}

export function explainGlue(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whySwitch;
  const cut = causeOf(facts);
  const at = moment(mark.at, language);
  const cutAt = moment(cut?.at ?? mark.at, language);
  return {
    title: words.glued(mark.segment),
    sentence: words.afterEnd(at, number(facts, 'cells'), cut?.segment ?? 0, cutAt),
  };
}
