// The histogram of response times over log seconds: blue what was served at once, dark what asked the dispatcher first. Each
// kind has its words at its own end of the plot, the mean a dashed line.

import { durationText, whole } from '../../../plot/numbers.ts';
import { scaleOf } from '../../../plot/scale.ts';
import { valueRange, valueTicks } from '../../../plot/ticks.ts';
import { useFirstWords, useLanguage } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { axisPowers, binStart, isSeenByNobody, type Pile, type Spread } from './spread-data.ts';
import { useSpreadWords } from './spread-words.ts';

interface Props {
  /** Of the whole run, and up to the cursor. */
  readonly total: Spread;
  readonly soFar: Spread;
  readonly width: number;
  readonly height: number;
  /** Said beside the mean, where there is room for it. */
  readonly note?: string;
}

const FOOT = 20;
/** Of the numbers on both axes. */
const LINE = 16;
/** From the axis down to its times. */
const BELOW = 3;
const LEFT = 76;
const RIGHT = 24;
const WORDS = 36;
/** In a low plot the words of the humps stand on the line of the title. */
const LOW = 130;
const LOW_WORDS = 16;
const NARROW = 500;

export function SpreadPlot({ total, soFar, width, height, note = '' }: Props) {
  const words = useFirstWords().webCluster.spread;
  if (total.count === 0) {
    return (
      <p className="spread-none" style={{ height }}>
        {words.none}
      </p>
    );
  }
  const left = width < NARROW ? 44 : LEFT;
  const [low, high] = axisPowers(total);
  const xOf = scaleOf({ scale: 'log', low: 10 ** low, high: 10 ** high }, [left, width - RIGHT]);
  const together = total.atOnce.bins.map((each, bin) => each + total.asked.bins[bin]!);
  const range = valueRange('linear', 0, (100 * Math.max(...together)) / total.count);
  const bottom = height - FOOT;
  const isLow = height < LOW;
  const room = isLow ? LOW_WORDS : WORDS;
  const yOf = scaleOf(range, [bottom, room]);
  const axis = { xOf, yOf, bottom, left, right: width - RIGHT };
  return (
    <div className="spread-plot" style={{ height }}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        {valueTicks(range).map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? 'spread-base' : 'spread-grid'}
            x1={left}
            x2={width - RIGHT}
            y1={Math.round(yOf(tick)) + 0.5}
            y2={Math.round(yOf(tick)) + 0.5}
          />
        ))}
        <Bars spread={total} of={total.count} axis={axis} className="spread-future" />
        <Bars spread={soFar} of={total.count} axis={axis} className="spread-past" />
        <line className="spread-mean" x1={xOf(total.mean)} x2={xOf(total.mean)} y1={room - 2} y2={bottom} />
      </svg>
      {valueTicks(range).map((tick) => (
        <span key={tick} className="spread-tick" style={{ width: left - 8, top: tickTop(tick, yOf(tick)) }}>
          {tick}
        </span>
      ))}
      <Times low={low} high={high} axis={axis} />
      <Words total={total} axis={axis} lift={isLow ? 20 : 0} note={note} />
    </div>
  );
}

/** Beside its line; 0 stands on the axis, for the first of the times is right below it. */
const tickTop = (tick: number, y: number): number => (tick === 0 ? y + BELOW - LINE : y - LINE / 2);

interface Axis {
  readonly xOf: (time: number) => number;
  readonly yOf: (percent: number) => number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface BarsProps {
  readonly spread: Spread;
  readonly of: number;
  readonly axis: Axis;
  readonly className: string;
}

/** One kind upon the other where both have replies in a bin. */
function Bars({ spread, of, axis, className }: BarsProps) {
  const bar = (pile: Pile, bin: number, below: number, kind: string) => {
    const percent = (100 * pile.bins[bin]!) / of;
    if (percent <= 0) return null;
    const x = axis.xOf(binStart(bin)) + 0.5;
    const top = axis.yOf(below + percent);
    const wide = Math.max(1, axis.xOf(binStart(bin + 1)) - x - 1);
    return <rect key={`${kind}${bin}`} className={kind} x={x} y={top} width={wide} height={axis.yOf(below) - top} />;
  };
  return (
    <g className={className}>
      {spread.atOnce.bins.map((count, bin) => [
        bar(spread.atOnce, bin, 0, 'spread-at-once'),
        bar(spread.asked, bin, (100 * count) / of, 'spread-asked'),
      ])}
    </g>
  );
}

/** Tenfolds of a nanosecond. */
const MILLISECOND = 6;
const MICROSECOND = 3;

function Times({ low, high, axis }: { readonly low: number; readonly high: number; readonly axis: Axis }) {
  const powers = Array.from({ length: high - low + 1 }, (_, place) => low + place);
  const word = (power: number): string => {
    if (power >= 9) return `${10 ** (power - 9)} s`;
    return power >= MILLISECOND ? `${10 ** (power - MILLISECOND)} ms` : `${10 ** (power - MICROSECOND)} µs`;
  };
  return powers.map((power) => (
    <span key={power} className="spread-time" style={{ left: axis.xOf(10 ** power), top: axis.bottom + BELOW }}>
      {word(power)}
    </span>
  ));
}

/** Words that end there. */
const endingAt = (x: number) => ({ left: 0, transform: `translateX(${x}px) translateX(-100%)` });

/** Shares of both kinds, with their times where there is room for that. */
function kindWords(atOnce: readonly string[], asked: readonly string[], { left, right }: Axis) {
  const whole = [atOnce.join(', '), asked.join(', ')] as const;
  const width = textWidth(whole[0], TEXT.label, 600) + textWidth(whole[1], TEXT.label, 600);
  return width + 24 <= right - left ? whole : ([atOnce[0] ?? '', asked[0] ?? ''] as const);
}

interface WordsProps {
  readonly total: Spread;
  readonly axis: Axis;
  /** CSS pixels. */
  readonly lift: number;
  readonly note: string;
}

function Words({ total, axis, lift, note }: WordsProps) {
  const words = useSpreadWords();
  const language = useLanguage();
  const share = ({ count }: Pile): string => whole((100 * count) / total.count, language);
  const time = (value: number): string => durationText(value, language, 2);
  const { atOnce, asked } = total;
  const x = axis.xOf(total.mean);
  const [atOnceWords, askedWords] = kindWords(
    atOnce.count > 0 ? words.atOnce(share(atOnce), time(atOnce.mean)) : [],
    asked.count > 0 ? words.asked(share(asked), time(asked.mean)) : [],
    axis,
  );
  const wholly = isSeenByNobody(total) ? words.meanNobody : words.mean;
  const mean = beside(x, axis, [wholly(time(total.mean)), words.mean(time(total.mean))]);
  const before = x - axis.left > wordsWidth(mean);
  const noteRoom = (before ? x - wordsWidth(mean) : x) - axis.left - 12;
  return (
    <>
      <Note note={note} left={axis.left} room={noteRoom} top={18 - lift} />
      {atOnce.count > 0 && (
        <span
          className="spread-label spread-label-at-once"
          // Moved, not placed: it follows the words beside it, which follow the run.
          style={
            lift > 0
              ? { ...endingAt(axis.right - textWidth(askedWords, TEXT.label, 600) - 16), top: -lift }
              : { left: axis.left, top: 0 }
          }
        >
          {atOnceWords}
        </span>
      )}
      {asked.count > 0 && (
        <span className="spread-label spread-label-asked" style={{ ...endingAt(axis.right), top: -lift }}>
          {askedWords}
        </span>
      )}
      <span
        className="spread-label spread-label-mean"
        style={
          before
            ? { ...endingAt(x - 6), top: 18 - lift }
            : { left: 0, top: 18 - lift, transform: `translateX(${x + 6}px)` }
        }
      >
        {mean}
      </span>
    </>
  );
}

/** Of words beside the mean, with what keeps them from it. */
const wordsWidth = (said: string): number => textWidth(said, TEXT.note, 400) + 8;

/** The first that has room on one side of the mean, or the last. */
function beside(x: number, { left, right }: Axis, said: readonly [string, string]): string {
  return said.find((each) => wordsWidth(each) < Math.max(x - left, right - x)) ?? said[1];
}

interface NoteProps {
  readonly note: string;
  readonly left: number;
  readonly top: number;
  /** CSS pixels. */
  readonly room: number;
}

/** Left of the mean's words, if it has room there. */
function Note({ note, left, top, room }: NoteProps) {
  if (note === '' || textWidth(note, TEXT.note, 400) > room) return null;
  return (
    <span className="spread-note" style={{ left, top }}>
      {note}
    </span>
  );
}
