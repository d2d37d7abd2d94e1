// One chart: title, ticks, labels, value at the cursor, handle of its threshold, and for those who do not see it a
// sentence and a table. The lines themselves are on the stack's canvas underneath.

import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { tickWords } from '../../plot/numbers.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { useIsHidden, useLanguage, useLectern, usePlayback, useWords } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import { cursorX, type PlotGeometry } from '../foundation/plot-geometry.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useCompared } from '../state/use-compared.ts';
import { ChartInWords, keysOf } from './chart-in-words.tsx';
import { thresholdAt } from './chart-series.ts';
import { EndLetters } from './end-letters.tsx';
import { Gutter } from './gutter.tsx';
import { axisWords } from './head-width.ts';
import { LineLabel } from './line-label.tsx';
import { type RowLabel, rowLabels, thresholdRoom } from './row-labels.ts';
import { headTop, type Row, type StackModel, yOf } from './stack-model.ts';
import { ThresholdHandle } from './threshold-handle.tsx';

interface Props {
  readonly row: Row;
  readonly model: StackModel;
}

/** From the end of the plot to the values at the cursor, CSS pixels. */
const BESIDE_PLOT = 17;

/** Drawn again with another model only: a record that has other flights has the same one. */
export const ChartRow = memo(function ChartRow({ row, model }: Props) {
  const playback = usePlayback();
  const { geometry } = model;
  const narrow = geometry.width - geometry.right < 120;
  const language = useLanguage();
  const isLooked = useLectern(({ looked }) => looked === row.chart.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    playback.step(event.key === 'ArrowRight' ? 1 : -1, event.shiftKey);
  };
  return (
    <figure
      className="chart-row"
      id={`chart-${row.chart.id}`}
      data-looked={isLooked || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys that move the cursor by event.
      tabIndex={0}
      aria-label={row.chart.title[language]}
      aria-describedby={keysOf(row.chart)}
      onKeyDown={onKeyDown}
      style={{ top: row.top, height: row.plotBottom - row.top + 10 }}
    >
      <div className="chart-rule" style={{ left: geometry.inset }} />
      <Head row={row} model={model} />
      <Ticks row={row} width={geometry.left - (geometry.compact ? 5 : 10)} />
      <Labels row={row} model={model} />
      {!geometry.compact && (
        <div
          className={narrow ? 'gutter-place gutter-narrow' : 'gutter-place'}
          style={{ left: geometry.right + BESIDE_PLOT, top: row.plotTop - row.top - 6, bottom: 6 }}
        >
          <Gutter
            row={row}
            compact={false}
            front={model.front}
            room={geometry.width - geometry.right - BESIDE_PLOT - 4}
          />
        </div>
      )}
      {row.threshold && geometry.right > geometry.left + 60 && <ThresholdHandle row={row} model={model} />}
      <ChartInWords chart={row.chart} />
    </figure>
  );
});

/** The words of the title give themselves paper while the cursor would cross them. */
function Head({ row, model }: Props) {
  const language = useLanguage();
  const head = useRef<HTMLElement>(null);
  const words = useRef<readonly { readonly element: Element; readonly from: number; readonly to: number }[]>([]);
  const { geometry, view } = model;
  const limit = useThresholdWords(row, model);
  // Measured when the words may be others or elsewhere, not with every run and frame: reading places makes the browser lay
  // out the page. Where the value at the cursor stands among them, that is with every run.
  const { left: from, right: to, compact } = geometry;
  const hallUnit = useAxisWords(row, geometry, limit);
  const measuredFor = `${row.chart.id} ${language} ${limit} ${from} ${to} ${compact ? model.record?.version : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is on the page
  useLayoutEffect(() => {
    if (!head.current) return;
    const { left } = head.current.getBoundingClientRect();
    const enlarged = enlargementOf(head.current);
    words.current = [...head.current.children].map((element) => {
      const box = element.getBoundingClientRect();
      return { element, from: (box.left - left) / enlarged - 4, to: (box.right - left) / enlarged + 4 };
    });
  }, [measuredFor]);
  useFrame((now) => {
    const x = cursorX(geometry, view, now) - geometry.left;
    for (const { element, from, to } of words.current) {
      element.classList.toggle('crossed', x > from && x < to && now <= view.to);
    }
  });
  return (
    <figcaption
      ref={head}
      className="chart-head"
      style={{ left: geometry.left, top: headTop(row), maxWidth: roomOf(geometry, limit) }}
    >
      <span className="chart-title">{(geometry.compact ? row.chart.tab : row.chart.title)[language]}</span>
      {geometry.compact ? <Gutter row={row} compact /> : <span className="chart-unit">{row.chart.unit[language]}</span>}
      {hallUnit && <span className="chart-unit">{hallUnit}</span>}
    </figcaption>
  );
}

/** Empty where they are not said. */
function useAxisWords(row: Row, geometry: PlotGeometry, limit: string | undefined): string {
  const language = useLanguage();
  const presenting = useLectern((state) => state.presenting);
  const room = roomOf(geometry, limit) ?? geometry.right - geometry.left;
  return presenting && geometry.compact ? axisWords(row, room, language) : '';
}

/** On a phone the words of the threshold stand on the title's line. */
function roomOf({ left, right, compact }: PlotGeometry, limit: string | undefined): number | undefined {
  return compact && limit !== undefined ? right - left - thresholdRoom(limit) : undefined;
}

const Ticks = memo(function Ticks({ row, width }: { readonly row: Row; readonly width: number }) {
  return row.ticks.map((tick) => (
    <span
      key={tick}
      className="chart-tick"
      aria-hidden="true"
      style={{ width, top: yOf(row, tick * row.chart.divide) - row.top - 8 }}
    >
      {tickWords(tick)}
    </span>
  ));
});

function Labels({ row, model }: Props) {
  const language = useLanguage();
  const words = useWords();
  const limit = useThresholdWords(row, model);
  const compared = useCompared()?.names;
  const names = model.front ? undefined : compared;
  const axis = useAxisWords(row, model.geometry, limit);
  const before = useRef<readonly RowLabel[]>([]);
  const hiddenFrom = useHiddenFrom();
  const labels = useMemo(
    () => rowLabels(row, model, language, limit, { names, before: before.current, hiddenFrom, axis }),
    [row, model, language, limit, names, hiddenFrom, axis],
  );
  useLayoutEffect(() => {
    before.current = labels;
  }, [labels]);
  const empty = model.record?.done === true && row.series.every(({ series }) => series.length === 0);
  return (
    <>
      {labels.map((label) => (
        // Words that come to stand behind a sample are others: nothing has moved there.
        <LineLabel
          key={`${label.key} ${label.sample}`}
          label={label}
          rowTop={row.top}
          geometry={model.geometry}
          view={model.view}
        />
      ))}
      {empty && (
        <p
          className="chart-empty"
          style={{ left: model.geometry.left, top: (row.plotTop + row.plotBottom) / 2 - row.top - 10 }}
        >
          {words.charts.empty}
        </p>
      )}
      {model.geometry.compact && hiddenFrom >= model.view.to && <EndLetters row={row} model={model} />}
      <ScaleTag row={row} model={model} />
    </>
  );
}

/** Where the curtain of an open question hangs: behind it is no end of a line. */
const useHiddenFrom = (): Nanos =>
  useLectern(({ asking }) => (asking?.stage === 'open' ? asking.from : Number.POSITIVE_INFINITY));

function useThresholdWords(row: Row, model: StackModel): string | undefined {
  const language = useLanguage();
  const threshold = row.threshold && row.chart.threshold;
  const parameter = useLectern((state) => state.scenario.parameters.find(({ key }) => key === threshold?.param));
  const hidden = useIsHidden(threshold?.param ?? '');
  if (!threshold || hidden || parameter?.kind !== 'number') return undefined;
  const value = thresholdAt(row.threshold!, model.view.to);
  if (Number.isNaN(value)) return undefined;
  return threshold.label(formatValue(parameter, value, language).number)[language];
}

const TAG_MS = 1000;

/** Says for a second that an edit changed the scale. */
function ScaleTag({ row, model }: Props) {
  const words = useWords();
  const language = useLanguage();
  const [factor, setFactor] = useState(1);
  const { high, low } = row.range;
  const run = model.record?.run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new range is what starts the second.
  useEffect(() => {
    setFactor(row.factor);
    const timer = setTimeout(() => setFactor(1), TAG_MS);
    return () => clearTimeout(timer);
  }, [high, low, run !== undefined]);
  if (factor === 1) return null;
  const number = asWords({
    number: new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(factor),
    unit: '',
  });
  return (
    <span
      className="scale-tag"
      aria-hidden="true"
      style={{ left: model.geometry.left + 6, top: row.plotTop - row.top }}
    >
      {words.charts.scaled(number)}
    </span>
  );
}
