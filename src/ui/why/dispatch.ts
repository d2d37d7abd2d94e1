// Why a document of a cluster was given to a node: what the policy saw, and who would have been picked by load alone.

import { REASONS } from '../../scenarios/cluster/reasons.ts';
import { whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, whyWords } from './facts.ts';

export function explainDispatch(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).dispatch;
  const number = (name: string): number => mark.numbers[name] ?? 0;
  const loadOf = (name: string): string => whole(number(name), language);
  const at = moment(mark.at, language);
  const node = mark.flow + 1;
  const reason = REASONS[number('reason')];
  const from = number('responsible') + 1;
  const sentence =
    reason === 'moved' || reason === 'replicated'
      ? words[reason](at, from, loadOf('responsibleLoad'), node, loadOf('load'))
      : words[reason === 'new' || reason === 'grown' ? reason : 'kept'](at, node, loadOf('load'));
  const isLeast = number('least') === mark.flow;
  const other = isLeast ? '' : ` ${words.least(number('least') + 1, loadOf('leastLoad'))}`;
  return { title: words.title(mark.segment + 1, node), sentence: `${sentence}${other}` };
}
