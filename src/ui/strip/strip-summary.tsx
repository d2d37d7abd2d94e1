// The events of the run counted in a sentence, for those who do not see the strip.

import { useMemo } from 'react';
import { durationText } from '../../plot/numbers.ts';
import { idleGaps } from '../../record/idle-gaps.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useSettledRecord } from '../foundation/use-record.ts';
import { markOrder } from './mark-order.ts';

export function StripSummary() {
  const record = useSettledRecord();
  const language = useLanguage();
  const words = useWords();
  const allEvents = useLectern((state) => state.allEvents);
  const none = useLectern(({ scenario }) => scenario.calm?.none[language]) ?? words.strip.none;
  const sentence = useMemo(() => {
    if (!record) return '';
    const marks = shownMarks(record, allEvents);
    const counted = markOrder.map((kind) => ({ kind, count: marks.filter((mark) => mark.kind === kind).length }));
    const parts = counted
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => words.strip.marks(kind, count).replace(/^(?=\D)/, count === 1 ? '1 ' : ''));
    const waits = idleGaps(record).filter(({ cause }) => cause === 'timer');
    const total = waits.reduce((sum, gap) => sum + gap.to - gap.from, 0);
    const longest = Math.max(...waits.map(({ from, to }) => to - from));
    const say = (span: number): string => durationText(span, language);
    const silence = waits.length > 0 ? ` ${words.charts.silences(waits.length, say(total), say(longest))}` : '';
    if (marks !== record.marks) return words.strip.shown(parts) + silence;
    return (parts.length > 0 ? words.strip.summary(parts) : none) + silence;
  }, [record, allEvents, words, none, language]);
  return <p className="heard-only">{sentence}</p>;
}
