// The value at the cursor: what the line shows there, nothing averaged. Beside the plot on a wide page, after the title on
// a phone. Written without React, every frame.

import { memo, type RefObject, useEffect, useRef } from 'react';
import { type Amount, chartReading } from '../../plot/numbers.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage } from '../foundation/context.ts';
import { type Letter, RunSample } from '../foundation/run-letter.tsx';
import { textWidth } from '../foundation/text-width.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { write } from '../foundation/write.ts';
import { wordsIn } from '../i18n/words.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { type ChartSeries, seriesValueAt } from './chart-series.ts';
import type { Row } from './stack-model.ts';

/** Of the number, and between it and its unit, CSS pixels. */
const SIZE = 20;
const GAP = 6;
/** As wide as a time gets, in whichever unit. */
const TIME = '9.99';

/** What the gutter says of a line at a time. */
export function readingAt(chart: Chart, series: ChartSeries, now: number, language: Language): Amount {
  const value = seriesValueAt(series, now);
  if (Number.isNaN(value)) return { number: wordsIn(language).charts.none, unit: '' };
  return chartReading(chart, series.unit, series.decimals, value, language);
}

/** Lines of the value and of one of another run, and what they leave free of the row above and below, CSS pixels. */
const MAIN_LINE = 24;
const OTHER_LINE = 17;
const AROUND = -4;

/** The values of so many other runs stand one below the other; in a lower row there are only their letters, on one line. */
export const hasRoomFor = (others: number, { top, plotBottom }: Row): boolean =>
  MAIN_LINE + others * OTHER_LINE + AROUND <= plotBottom - top;

interface GutterProps {
  readonly row: Row;
  readonly compact: boolean;
  /** The letter of the run in front, while runs are kept: the values of the others stand below its own. */
  readonly front?: Letter | undefined;
  /** CSS pixels beside the plot. */
  readonly room?: number;
}

export const Gutter = memo(function Gutter({ row, compact, front, room = Number.POSITIVE_INFINITY }: GutterProps) {
  const main = row.series.find(({ line }) => line.gutter === 'main');
  const kept = compact ? [] : row.ghosts.filter(({ line }) => front && line.gutter === 'main');
  const others = compact || front ? [] : row.series.filter(({ line }) => line.gutter === 'second');
  const isBrief = !hasRoomFor(kept.length, row);
  return (
    <div className={compact ? 'gutter gutter-compact' : 'gutter'} aria-hidden="true">
      {main && <MainValue row={row} series={main} room={room} />}
      <div className={front ? 'gutter-seconds gutter-runs' : 'gutter-seconds'} data-brief={isBrief || undefined}>
        {kept.map((series) => (
          <SecondValue
            key={series.run}
            run={series.run}
            chart={row.chart}
            series={series}
            sameUnit={main?.unit === series.unit}
            isBrief={isBrief}
          />
        ))}
        {others.map((series) => (
          <SecondValue
            key={series.line.gauge}
            chart={row.chart}
            series={series}
            sameUnit={main?.unit === series.unit}
          />
        ))}
      </div>
    </div>
  );
});

interface MainProps {
  readonly row: Row;
  readonly series: ChartSeries;
  readonly room: number;
}

/** What the largest number and its unit take. */
function widestOf(
  { chart, range }: Row,
  series: ChartSeries,
  language: Language,
): { readonly digits: number; readonly unitWidth: number } {
  const { number, unit } =
    series.unit === 'ns'
      ? { number: TIME, unit: 'ms' }
      : chartReading(chart, series.unit, series.decimals, range.high * chart.divide, language);
  return { digits: textWidth(number, SIZE, 600), unitWidth: textWidth(unit, TEXT.label, 400) };
}

/** What the value after a title takes at most, CSS pixels. */
export function compactWidth(row: Row, language: Language): number {
  const main = row.series.find(({ line }) => line.gutter === 'main');
  if (!main) return 0;
  const { digits, unitWidth } = widestOf(row, main, language);
  const named = row.chart.gutterNamed && textWidth(main.line.label[language], TEXT.label, 400);
  return (digits * TEXT.valuePhone) / SIZE + GAP + (named || unitWidth);
}

/**
 * Its number has the room of the largest one, so that nothing moves around it. The unit stands right behind the number, moved
 * there without a layout; or below it all along, where both do not fit into a line.
 */
function MainValue({ row, series, room }: MainProps) {
  const language = useLanguage();
  const { chart } = row;
  const { digits, unitWidth } = widestOf(row, series, language);
  const stacked = series.unit !== 'ns' && digits + GAP + unitWidth > room;
  const number = useRef<HTMLSpanElement>(null);
  const unit = useRef<HTMLSpanElement>(null);
  const followNumber = useFollowing(unit, stacked ? 0 : digits);
  useFrame((now) => {
    const reading = readingAt(chart, series, now, language);
    write(number.current, reading.number);
    write(unit.current, chart.gutterNamed ? series.line.label[language] : reading.unit);
    followNumber(reading.number);
  });
  return (
    <div className={stacked ? 'gutter-main gutter-stacked' : 'gutter-main'}>
      <span
        ref={number}
        className={`gutter-number text-${series.line.colour}`}
        style={{ minWidth: stacked ? 0 : `${digits / SIZE}em` }}
      />{' '}
      <span ref={unit} className="gutter-unit" />
    </div>
  );
}

/** A number that has lost a digit often gets it back at once: so long the unit stays where it was, ms. */
const SETTLE = 500;

interface Held {
  /** Of the number the unit stands behind, and of the one that is there. */
  width: number;
  wanted: number;
  /** Of the room. */
  digits: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Brings the unit to the end of a number in a room of `digits` CSS pixels: at once when it grows, later when it shrinks. */
function useFollowing(unit: RefObject<HTMLElement | null>, digits: number): (number: string) => void {
  const held = useRef<Held>({ width: 0, wanted: 0, digits: 0, timer: undefined });
  useEffect(() => () => clearTimeout(held.current.timer), []);
  return (number) => {
    const own = held.current;
    const place = (): void => {
      own.timer = undefined;
      own.width = own.wanted;
      unit.current?.style.setProperty('--back', `${Math.max(0, digits - own.width) / SIZE}`);
    };
    const wanted = textWidth(number.replace(/\d/g, '0'), SIZE, 600);
    if (own.wanted === wanted && own.digits === digits) return;
    Object.assign(own, { wanted, digits });
    if (own.wanted >= own.width || own.width > digits) {
      clearTimeout(own.timer);
      place();
    } else own.timer ??= setTimeout(place, SETTLE);
  };
}

interface SecondProps {
  readonly chart: Chart;
  readonly series: ChartSeries;
  /** The unit stands at the main value already. */
  readonly sameUnit: boolean;
  /** The letter of another run, whose line this is. */
  readonly run?: Letter;
  /** No value: which of the lines is whose. */
  readonly isBrief?: boolean;
}

/** What another line shows there: a second one of this run, or the main one of another run. */
function SecondValue({ chart, series, sameUnit, run, isBrief = false }: SecondProps) {
  const language = useLanguage();
  const value = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const reading = readingAt(chart, series, now, language);
    write(value.current, sameUnit && series.unit !== 'ns' ? reading.number : asWords(reading));
  });
  return (
    <div className="gutter-second">
      {run ? (
        <RunSample letter={run} front={false} />
      ) : (
        <span className="gutter-label">{series.line.label[language]}</span>
      )}{' '}
      {!isBrief && <span ref={value} />}
    </div>
  );
}
