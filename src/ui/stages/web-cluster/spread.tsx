// How response times are spread, and what explains it: throughput between its two bounds, and which station is busy. Bars
// grow with the cursor; the whole run stands behind them, faintly. The words are of the whole run, so that nothing jumps.

import { useMemo } from 'react';
import { whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import { useAtCursor, useFirstWords, useLanguage, useLectern } from '../../foundation/context.ts';
import { useOnPaper } from '../../foundation/paper.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useRecord } from '../../foundation/use-record.ts';
import { useSize } from '../../foundation/use-size.ts';
import { countedFrom, spreadAt, stationsOf, throughputAt, usesAt } from './spread-data.ts';
import { SpreadPlot } from './spread-plot.tsx';
import { SpreadSummary } from './spread-summary.tsx';
import { useSpreadWords } from './spread-words.ts';
import './spread.css';
import { TEXT } from '../../theme/text-sizes.ts';

const SECOND = 1e9;

export function Spread() {
  const words = useFirstWords().webCluster.spread;
  const [panel, size] = useSize<HTMLDivElement>();
  const { record, version } = useRecord();
  // Everything here is recorded once a second.
  const cursor = useAtCursor(({ playback }) => Math.floor(playback.now / SECOND) * SECOND);
  const onPaper = useOnPaper();
  const at = onPaper && record ? record.computedTo : cursor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const total = useMemo(() => record && spreadAt(record, record.computedTo), [record, version]);
  const soFar = record && spreadAt(record, at);
  const wide = size.width >= WIDE;
  const left = wide ? Math.round(size.width * 0.54) : size.width;
  const isLow = wide && size.height < ROOMY;
  // In a lecture hall it stands alone.
  const alone = useLectern((state) => state.presenting);
  const unit = record && (at < countedFrom(record) ? words.warmUp : words.unit);
  const hasUnit =
    !isLow && unit && textWidth(words.title, TEXT.label, 600) + textWidth(unit, TEXT.label, 400) + MARGINS <= left;
  const both = size.width >= BOTH || !wide;
  return (
    <section ref={panel} className={wide ? 'spread spread-wide' : 'spread'} aria-label={words.title}>
      {record && total && soFar && size.width > 0 && (
        <>
          <div className="spread-times" aria-hidden="true" style={{ width: left }}>
            <p className="spread-head">
              {!(isLow && isTight(words.title, left)) && <strong>{words.title}</strong>}{' '}
              {hasUnit && <span>{unit}</span>}
            </p>
            <SpreadPlot
              total={total}
              soFar={soFar}
              width={left}
              height={plotHeight(size.height, wide || alone)}
              note={isLow && at < countedFrom(record) ? words.warmUpShort : ''}
            />
          </div>
          {!alone && <Beside at={at} both={both} />}
        </>
      )}
      <SpreadSummary at={at} />
    </section>
  );
}

/** From here on what explains the times stands beside them; below them it has room only where a page grows. */
const WIDE = 620;
const HEAD = 26;
/** Lower than this the words of the humps are on the title's line. */
const ROOMY = 160;
/** Then the title has room where the plot is wider than this and the title no more than a share of it. */
const TIGHT = 480;
const TITLE_SHARE = 0.25;

const isTight = (title: string, width: number): boolean =>
  width < TIGHT || textWidth(title, TEXT.label, 600) > TITLE_SHARE * width;

/** Around title and unit, and between them. */
const MARGINS = 46;

/** @param isWhole nothing stands below it */
const plotHeight = (height: number, isWhole: boolean): number => (isWhole ? height - HEAD - 6 : 132);

/** Narrower than this, how busy stations are is said and not the throughput, which has a chart. */
const BOTH = 940;

function Beside({ at, both }: { readonly at: number; readonly both: boolean }) {
  const words = useSpreadWords();
  const language = useLanguage();
  const { record } = useRecord();
  if (!record) return null;
  const say = (value: number) => whole(value, language);
  const { now, offered, ceiling } = throughputAt(record, at);
  const top = Math.max(now, offered, ceiling <= 1.5 * offered ? ceiling : 0, 1) * 1.02;
  const bounds = [
    { name: words.offered, value: offered, isRun: false },
    { name: words.thisRun, value: now, isRun: true },
    { name: words.ceiling, value: ceiling, isRun: false },
  ];
  return (
    <div className={both ? 'spread-beside' : 'spread-beside spread-one'} aria-hidden="true">
      <div hidden={!both}>
        <p className="spread-head">
          <strong>{words.throughput}</strong> <span>{words.perSecond}</span>
        </p>
        <ul className="spread-bounds">
          {bounds.map(({ name, value, isRun }) => (
            <li key={name} className={isRun ? 'spread-run' : value > 0 ? undefined : 'spread-unknown'}>
              <span className="spread-line" style={{ width: `${Math.min(100, (100 * value) / top)}%` }} />
              <span className="spread-words">
                <strong style={{ minWidth: `${Math.max(4, say(top).length)}ch` }}>{say(value)}</strong> {name}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Uses record={record} at={at} />
    </div>
  );
}

function Uses({ record, at }: { readonly record: RunRecord; readonly at: number }) {
  const words = useSpreadWords();
  const language = useLanguage();
  const uses = usesAt(record, at);
  return (
    <div>
      <p className="spread-head">
        <strong>{words.use}</strong> <span>{words.useUnit}</span>
      </p>
      <ul className="spread-uses">
        {stationsOf(record).map((station) => (
          <li key={station} className={uses[station] >= 99 ? 'spread-full' : undefined}>
            <span>{words.stations[station]}</span>
            <span className="spread-bed">
              <span style={{ width: `${Math.min(100, uses[station])}%` }} />
            </span>
            <span key={whole(uses[station], language)} className="spread-percent">
              {whole(uses[station], language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
