// Why a switch refused a whole packet: the numbers of that moment, worded by the policy (scenarios/atm/policy-words.ts). Rules:
// docs/models/atm.md.

import { fixed } from '../../plot/numbers.ts';
import { wordsOfPolicy } from '../../scenarios/atm/policy-words.ts';
import { settingAt } from '../foundation/changes.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, type Term } from './facts.ts';

export function explainRefusal(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const title = vocabularyOf(facts.language).whySwitch.refused(mark.segment);
  const { occupancy = 0, threshold = 0, limit = 0, ofVc = 0, busyVcs = 0, cells = 0 } = mark.numbers;
  const write = (value: number, decimals = 0): string => fixed(value, language, decimals);
  const refusal = wordsOfPolicy(settingAt(record.spec, 'policy', mark.at)).refusal?.(
    {
      at: moment(mark.at, language),
      held: occupancy,
      threshold,
      limit,
      own: ofVc,
      senders: busyVcs,
      cells,
      share: Number(record.spec.params['z']),
    },
    write,
  );
  if (!refusal) return { title, sentence: '' };
  const { sentence, compared } = refusal;
  if (!compared) return { title, sentence: sentence[language] };
  const [found, against] = compared;
  const arithmetic: Term[] = [
    { words: found[language], role: 'wins', colour: 'data' },
    { words: typeof against === 'string' ? against : against[language], role: 'plain' },
  ];
  return { title, sentence: sentence[language], arithmetic };
}
