// How response times are spread, in sentences, for those who do not see the histogram.

import { useMemo } from 'react';
import { durationText, whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { useLanguage } from '../../foundation/context.ts';
import { useSettledRecord } from '../../foundation/use-record.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { isSeenByNobody, spreadAt, stationsOf, usesAt } from './spread-data.ts';
import { spreadWords } from './spread-words.ts';

/** @param at the second whose use is told */
export function SpreadSummary({ at }: { readonly at: number }) {
  const record = useSettledRecord();
  const language = useLanguage();
  const said = useMemo(() => (record ? spreadSentences(record, at, language).join(' ') : ''), [record, at, language]);
  return <p className="heard-only">{said}</p>;
}

export function spreadSentences(record: RunRecord, at: number, language: Language): string[] {
  const words = spreadWords(record, firstWordsIn(language).webCluster);
  const { summary, stations } = words;
  const total = spreadAt(record, record.computedTo);
  const { atOnce, asked, count } = total;
  const time = (value: number): string => durationText(value, language, 2);
  const share = (part: number): string => whole((100 * part) / count, language);
  const uses = usesAt(record, at);
  const busy = stationsOf(record).map((station) => summary.part(stations[station], whole(uses[station], language)));
  if (count === 0) return [words.none, summary.use(busy)];
  const both = atOnce.count > 0 && asked.count > 0;
  return [
    both
      ? summary.both(share(atOnce.count), time(atOnce.mean), share(asked.count), time(asked.mean))
      : summary.one(time(total.mean), asked.count > 0),
    isSeenByNobody(total) ? summary.mean(time(total.mean)) : '',
    summary.use(busy),
  ].filter(Boolean);
}
