// The chart for those who do not see it: what it shows over the whole run, what it says at the cursor, and a table of the
// events with the chart's value at each. Written when the run is complete, not while a slider moves.

import { memo, useMemo } from 'react';
import { eventTimeText, momentText } from '../../plot/numbers.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useQuietNow } from '../foundation/use-quiet-now.ts';
import { useSettledRecord } from '../foundation/use-record.ts';
import { useSlots } from '../state/use-slots.ts';
import { chartSentence } from './chart-sentence.ts';
import { type ChartSeries, chartSeries, seriesOf } from './chart-series.ts';
import { readingAt } from './gutter.tsx';

const MOST_ROWS = 200;

/** Id of what is said of the keys that the chart takes. */
export const keysOf = ({ id }: Chart): string => `keys-${id}`;

/** Drawn again with another record at rest, not with the chart it is about. */
export const ChartInWords = memo(function ChartInWords({ chart }: { readonly chart: Chart }) {
  const record = useSettledRecord();
  const scenario = useLectern((state) => state.scenario);
  const language = useLanguage();
  const words = useWords();
  const sentence = useMemo(
    () => record && chartSentence(chart, scenario, record, language),
    [chart, scenario, record, language],
  );
  if (!record) return null;
  return (
    <div className="heard-only">
      <p>
        {chart.title[language]}, {chart.unit[language]}. {sentence}
      </p>
      <AtCursor chart={chart} record={record} />
      <p id={keysOf(chart)}>{words.charts.keys}</p>
      <EventTable chart={chart} record={record} />
    </div>
  );
});

interface Props {
  readonly chart: Chart;
  readonly record: RunRecord;
}

function AtCursor({ chart, record }: Props) {
  const now = useQuietNow();
  const language = useLanguage();
  const words = useWords().charts;
  const series = useMemo(() => chartSeries(chart, record), [chart, record]);
  const slots = useSlots();
  const readings = (all: readonly ChartSeries[]): string =>
    all
      .filter(({ line, series }) => line.draw !== 'dots' && series.length > 0)
      .map((line) => words.reading(line.line.label[language], asWords(readingAt(chart, line, now, language))))
      .join(', ');
  const others = slots.flatMap(({ letter, front, record: other }) =>
    front || !other ? [] : [words.inRun(letter, readings(seriesOf(other, chart)))],
  );
  return (
    <p>
      {words.at(momentText(now, language))} {readings(series)}. {others.join(' ')}
    </p>
  );
}

function EventTable({ chart, record }: Props) {
  const language = useLanguage();
  const words = useWords();
  const allEvents = useLectern((state) => state.allEvents);
  const marks = shownMarks(record, allEvents);
  const shown = marks.slice(0, MOST_ROWS);
  const main = useMemo(() => chartSeries(chart, record).find(({ line }) => line.gutter === 'main'), [chart, record]);
  const { time, event, ...columns } = words.charts.columns;
  const subject = SUBJECTS[record.layout.kind];
  if (shown.length === 0) return null;
  return (
    <table>
      <caption>{words.charts.table(chart.title[language])}</caption>
      <thead>
        <tr>
          <th scope="col">{time}</th>
          <th scope="col">{event}</th>
          <th scope="col">{columns[subject]}</th>
          {main && <th scope="col">{main.line.label[language]}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((mark) => (
          <EventRow key={mark.id} mark={mark} subject={subject} chart={chart} main={main} />
        ))}
        {marks.length > MOST_ROWS && (
          <tr>
            <td colSpan={main ? 4 : 3}>{words.charts.more(marks.length - MOST_ROWS)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** What events are of. */
type Subject = 'segment' | 'document' | 'request';

const SUBJECTS: Readonly<Record<Layout['kind'], Subject>> = {
  reno: 'segment',
  lan: 'segment',
  atm: 'segment',
  'web-cluster': 'document',
  'virtual-server': 'request',
  incast: 'segment',
};

/** Requests and documents are counted from 1; the SYN is segment 0. */
function numberOf({ segment, flow }: Mark, subject: Subject): number | '' {
  if (subject === 'request') return flow >= 0 ? flow + 1 : '';
  return segment >= 0 ? segment + (subject === 'document' ? 1 : 0) : '';
}

interface EventRowProps {
  readonly mark: Mark;
  readonly subject: Subject;
  readonly chart: Chart;
  readonly main: ChartSeries | undefined;
}

function EventRow({ mark, subject, chart, main }: EventRowProps) {
  const language = useLanguage();
  const words = useWords();
  return (
    <tr>
      <td>{eventTimeText(mark.at, language)}</td>
      <td>{words.strip.mark(mark.kind)}</td>
      <td>{numberOf(mark, subject)}</td>
      {main && <td>{asWords(readingAt(chart, main, mark.at, language))}</td>}
    </tr>
  );
}
