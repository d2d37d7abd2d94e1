// Why a switch refused a whole packet: what its policy compared, with the numbers of that moment. Rules: docs/models/atm.md;
// selective drop and fair buffer allocation as in engine/atm/policies.

import { settingAt } from '../changes.ts';
import { fixed, whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, type Term } from './facts.ts';
import { switchWords } from './words-of-switch.ts';

interface Numbers {
  /** X, R, K, Yi, Na, and the cells of the packet. */
  readonly held: number;
  readonly threshold: number;
  readonly limit: number;
  readonly own: number;
  readonly senders: number;
  readonly cells: number;
}

const numbersOf = ({ mark }: Facts): Numbers => {
  const { occupancy = 0, threshold = 0, limit = 0, ofVc = 0, busyVcs = 0, cells = 0 } = mark.numbers;
  return { held: occupancy, threshold, limit, own: ofVc, senders: busyVcs, cells };
};

export function explainRefusal(facts: Facts): Explanation {
  return { title: switchWords(facts).refused(facts.mark.segment), ...reasonOf(facts) };
}

function reasonOf(facts: Facts): Omit<Explanation, 'title'> {
  const { mark, record, language } = facts;
  const words = switchWords(facts);
  const { held, threshold, limit, own, senders, cells } = numbersOf(facts);
  const at = moment(mark.at, language);
  const say = (value: number): string => whole(value, language);
  switch (settingAt(record.spec, 'policy', mark.at)) {
    case 'none':
      return {
        sentence: words.packets(at, say(cells), say(held), say(limit)),
        arithmetic: [
          { words: `${say(held)} + ${say(cells)} = ${say(held + cells)}`, role: 'wins', colour: 'data' },
          { words: `> ${say(limit)}`, role: 'plain' },
        ],
      };
    case 'sd':
    case 'fba':
      return {
        sentence: words.share(at, say(held), say(threshold), say(own), say(senders)),
        arithmetic: shareOf(facts),
      };
    case 'red':
      return { sentence: words.red(at, say(held), say(threshold)) };
    case 'epd':
      return {
        sentence: words.epd(at, say(held), say(threshold), say(cells)),
        arithmetic: [
          { words: words.cells(say(held)), role: 'wins', colour: 'data' },
          { words: `≥ ${words.threshold} ${say(threshold)}`, role: 'plain' },
        ],
      };
    default:
      return { sentence: words.whole(at, say(held), say(cells)) };
  }
}

/** 300 × 2 / 600 = 1 > 0.8; with fair buffer allocation more is allowed while there is room. */
function shareOf(facts: Facts): readonly Term[] {
  const { mark, record, language } = facts;
  const { held, threshold, limit, own, senders } = numbersOf(facts);
  const z = Number(record.spec.params['z']);
  const say = (value: number): string => whole(value, language);
  const part = (value: number): string => fixed(value, language, 3);
  const allowed = z * (1 + (limit - held) / (held - threshold));
  const fair = `${z} × (1 + (${say(limit)} − ${say(held)}) / (${say(held)} − ${say(threshold)})) = ${part(allowed)}`;
  return [
    {
      words: `${say(own)} × ${say(senders)} / ${say(held)} = ${part((own * senders) / held)}`,
      role: 'wins',
      colour: 'data',
    },
    { words: `> ${settingAt(record.spec, 'policy', mark.at) === 'fba' ? fair : z}`, role: 'plain' },
  ];
}
