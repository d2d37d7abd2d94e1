// What a rule gave along the run, and beside it, as a ghost, what the built-in gives with the same numbers. The run is computed
// again for what the rule was asked; what is being written is worked out with the same numbers before it is run.

import { useEffect, useMemo } from 'react';
import { durationText, fixed, momentText, tickWords } from '../../plot/numbers.ts';
import { scaleOf } from '../../plot/scale.ts';
import { ticksInRoom } from '../../plot/ticks.ts';
import { findGauge } from '../../record/values.ts';
import { type AskedRule, askedAt, givenBy, lastAsked, numberAsked, picksBy } from '../../scenarios/kit/asked-rule.ts';
import { asWords, formatMeasured, inProse } from '../../scenarios/kit/format-value.ts';
import { type Rule, readRule } from '../../scenarios/kit/rule.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useAtCursor, useLanguage, useLectern, useRunner, useText, useWords } from './context.ts';
import type { RuledParameter } from './rule-help.tsx';
import { type Plot, pointsOf, rangeOf, refusalsOf, stepsOf } from './rule-paths.ts';
import { useSettledRecord } from './use-record.ts';
import { useSize } from './use-size.ts';

/** What the rule of a setting was asked in the run that is shown; null: what is in force is nothing that a rule can say. */
export function useAsked({ key, rule, options }: RuledParameter): AskedRule | null | undefined {
  const runner = useRunner();
  const record = useSettledRecord();
  // A question about the run would be answered by it.
  const isHidden = useLectern(({ asking }) => asking !== null);
  const value = `${record?.spec.params[key]}`;
  const text = options.some((option) => option.value === value) ? rule.asRules[value] : value;
  useEffect(() => {
    if (!record || text === undefined) return;
    const { spec, layout } = record;
    const isOfSender = ['rto', 'grow', 'onloss', 'ontimeout'].includes(rule.kind);
    const flow = isOfSender ? (layout.watched ?? findGauge(record, 'rto')?.flow ?? -1) : -1;
    const ruled = { ...spec, params: { ...spec.params, [key]: text } };
    runner.wantRule({ spec: ruled, kind: rule.kind, flow, names: Object.keys(rule.names).length });
  }, [runner, record, key, text, rule]);
  const asked = useAtCursor((lectern) => lectern.runner.asked);
  if (!record || isHidden) return undefined;
  if (text === undefined) return null;
  if (asked?.wish.kind !== rule.kind) return undefined;
  return asked.rule.digest === record.digest ? asked.rule : null;
}

interface GaveProps {
  readonly parameter: RuledParameter;
  /** As far as it can be read. */
  readonly rule: Rule;
  readonly asked: AskedRule | null | undefined;
}

export function RuleGave({ parameter, rule, asked }: GaveProps) {
  const words = useWords().rules;
  const say = useText();
  const inForce = useLectern(({ spec }) => spec.params[parameter.key]);
  const builtIn = builtInOf(parameter);
  const isGhostly = builtIn !== undefined && builtIn.rule.text !== rule.text;
  const ghost = isGhostly ? builtIn : undefined;
  const isRun = inForce === rule.text || parameter.rule.asRules[`${inForce}`] === rule.text;
  return (
    <div className="rule-gave" data-kind={parameter.rule.kind}>
      <p className="rule-head">
        <strong>{isRun ? words.gave : words.wouldGive}</strong>
        {ghost && (
          <span>
            <i className="rule-ghost-key" /> {say(ghost.label)}
          </span>
        )}
      </p>
      {asked === null && <p className="rule-hint">{words.unsayable}</p>}
      {asked && asked.count === 0 && <p className="rule-hint">{words.neverAsked}</p>}
      {asked && asked.count > 0 && <Gave parameter={parameter} rule={rule} ghost={ghost?.rule} asked={asked} />}
    </div>
  );
}

/** The one to compare with: what the setting is by itself, or the first that can be said as a rule. */
function builtInOf({ rule: words, options, default: usual }: RuledParameter) {
  const value = usual in words.asRules ? usual : Object.keys(words.asRules)[0];
  const option = options.find((each) => each.value === value);
  const rule = readRule(words, words.asRules[`${value}`] ?? '');
  return option && 'program' in rule ? { label: option.label, rule } : undefined;
}

interface ShownProps {
  readonly parameter: RuledParameter;
  readonly rule: Rule;
  readonly ghost: Rule | undefined;
  readonly asked: AskedRule;
}

function Gave(props: ShownProps) {
  const { parameter, asked } = props;
  const words = useWords().rules;
  const language = useLanguage();
  const isCut = asked.isFull && words.until(momentText(askedAt(asked, asked.count - 1), language));
  return (
    <>
      {parameter.rule.of ? <Picks {...props} of={parameter.rule.of} /> : <Values {...props} />}
      {isCut && <p className="rule-hint">{isCut}</p>}
    </>
  );
}

/** Bars, because who is picked is no value along time: how often each was, and by the built-in would have been. */
function Picks({ rule, ghost, asked, of }: ShownProps & { readonly of: { readonly called: string } }) {
  const words = useWords().rules;
  const language = useLanguage();
  const [mine, theirs] = useMemo(
    () => [picksBy(rule.program, asked), ghost && picksBy(ghost.program, asked)],
    [rule, ghost, asked],
  );
  const count = Math.max(mine.length, theirs?.length ?? 0);
  const most = Math.max(1, ...mine, ...(theirs ?? []));
  return (
    <ol className="rule-picks" aria-label={words.picked}>
      {Array.from({ length: count }, (_, index) => `${of.called}${index + 1}`).map((name, index) => (
        <li key={name}>
          <span>{name}</span>
          <span className="rule-bar">
            <i style={{ width: `${(100 * (mine[index] ?? 0)) / most}%` }} />
            {theirs && <b style={{ left: `${(100 * (theirs[index] ?? 0)) / most}%` }} />}
          </span>
          <span>
            {fixed(mine[index] ?? 0, language, 0)}
            {theirs && <small> ({fixed(theirs[index] ?? 0, language, 0)})</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const HEIGHT = 64;
/** A row of strokes is lower than a chart of values. */
const STROKES = 14;

/** With the numbers each was asked with: what a rule gives, or by how much it changes what it is about. */
function valuesOf({ rule, asked, parameter }: Pick<ShownProps, 'rule' | 'asked' | 'parameter'>): Float64Array {
  const given = givenBy(rule.program, asked);
  const { changes } = parameter.rule;
  const name = changes === undefined ? -1 : rule.program.names.indexOf(changes);
  return name < 0 ? given : given.map((value, row) => value - numberAsked(asked, row, name));
}

function Values({ parameter, rule, ghost, asked }: ShownProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const language = useLanguage();
  const words = useWords().rules;
  const say = useText();
  const zoom = useLectern((state) => state.zoom);
  const end = useLectern(({ spec }) => Number(spec.params['end']));
  const { gives, isMoment, changes, unit } = parameter.rule;
  const [mine, theirs] = useMemo(
    () => [valuesOf({ rule, asked, parameter }), ghost && valuesOf({ rule: ghost, asked, parameter })],
    [rule, ghost, asked, parameter],
  );
  const range = useMemo(() => rangeOf(theirs ? [mine, theirs] : [mine]), [mine, theirs]);
  const isTruth = gives === 'truth';
  const [from, to] = zoom ?? [0, end];
  const written = (value: number): string => valueText(value, parameter, language);
  const now = useAtCursor(({ playback }) => {
    const row = lastAsked(asked, playback.now);
    if (row < 0 || isTruth) return '';
    return theirs ? words.nowBeside(written(mine[row]!), written(theirs[row]!)) : words.now(written(mine[row]!));
  });
  if (isTruth) return <Refusals asked={asked} mine={mine} theirs={theirs} from={from} to={to} />;
  const plot: Plot = { from, to, width: Math.max(1, width - GUTTER), height: HEIGHT, range };
  const draw = isMoment ? pointsOf : stepsOf;
  return (
    <div ref={ref}>
      <p className="rule-hint">
        {changes === undefined ? '' : `${words.change(changes)} · `}
        {now || (unit ? say(unit) : '')}
      </p>
      {width > 0 && (
        <svg className="rule-chart" width={width} height={HEIGHT + FOOT} role="img" aria-label={words.chart}>
          <g transform={`translate(${GUTTER},5)`}>
            <Axes plot={plot} written={written} />
            {theirs && (
              <path className={isMoment ? 'rule-points rule-ghost' : 'rule-ghost'} d={draw(asked, theirs, plot)} />
            )}
            <path className={isMoment ? 'rule-points' : 'rule-mine'} d={draw(asked, mine, plot)} />
            <Cursor plot={plot} />
          </g>
        </svg>
      )}
    </div>
  );
}

/** In seconds, as on the axis of time; in its first millisecond in µs or ns. */
const endText = (time: number, language: Language): string =>
  time > 0 && time < 1e6
    ? durationText(time, language, 6)
    : inProse({ number: tickWords(time / 1e9), unit: 's' }, language);

const GUTTER = 56;
const FOOT = 24;

const valueText = (value: number, { rule: { gives, unit } }: RuledParameter, language: Language): string => {
  if (!Number.isFinite(value)) return `${value}`;
  const words = asWords(formatMeasured(value, gives === 'time' ? 'duration' : 'factor', language, 3)).replace('-', '−');
  return unit ? `${words} ${unit[language]}` : words;
};

function Axes({ plot, written }: { readonly plot: Plot; readonly written: (value: number) => string }) {
  const language = useLanguage();
  const { range, width, height, from, to } = plot;
  const y = scaleOf(range, [height, 0]);
  const ticks = range.low < 0 ? [range.low, 0, range.high] : ticksInRoom(range, height);
  return (
    <>
      {[...new Set(ticks)].map((tick) => (
        <g key={tick} transform={`translate(0,${Math.round(y(tick)) + 0.5})`}>
          <line x2={width} className="rule-grid" />
          <text x={-6} dy="0.32em" textAnchor="end">
            {written(tick).replace(/ (segments|slots|세그먼트|슬롯)$/, '')}
          </text>
        </g>
      ))}
      <text y={height + 16}>{endText(from, language)}</text>
      <text x={width} y={height + 16} textAnchor="end">
        {endText(to, language)}
      </text>
    </>
  );
}

/** The cursor of the charts. */
function Cursor({ plot: { from, to, width, height } }: { readonly plot: Plot }) {
  const place = useAtCursor(({ playback: { now } }) =>
    now < from || now > to ? -1 : Math.round(((now - from) / (to - from)) * width),
  );
  return place < 0 ? null : <line className="rule-cursor" x1={place} x2={place} y1={-5} y2={height} />;
}

interface RefusalsProps {
  readonly asked: AskedRule;
  readonly mine: Float64Array;
  readonly theirs: Float64Array | undefined;
  readonly from: number;
  readonly to: number;
}

/** Of true or false: a stroke for each time it refused. */
function Refusals({ asked, mine, theirs, from, to }: RefusalsProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const words = useWords().rules;
  const language = useLanguage();
  const number = (value: number): string => fixed(value, language, 0);
  const refused = (values: Float64Array): string => number(values.filter((value) => value !== 1).length);
  const plot: Plot = {
    from,
    to,
    width: Math.max(1, width),
    height: STROKES,
    range: { scale: 'linear', low: 0, high: 1 },
  };
  const rows = [
    { key: 'mine', values: mine, said: words.refused(refused(mine), number(asked.count)) },
    ...(theirs ? [{ key: 'ghost', values: theirs, said: words.refusedInstead(refused(theirs)) }] : []),
  ];
  return (
    <div ref={ref}>
      {rows.map(({ key, values, said }) => (
        <div key={key}>
          <p className="rule-hint">{said}</p>
          <svg className="rule-chart" width="100%" height={STROKES} aria-hidden="true">
            <path className={`rule-${key}`} d={refusalsOf(asked, values, plot)} />
            <line className="rule-grid" x2={width} y1={STROKES - 0.5} y2={STROKES - 0.5} />
            <Cursor plot={plot} />
          </svg>
        </div>
      ))}
      <p className="rule-hint rule-span">
        <span>{endText(from, language)}</span>
        <span>{endText(to, language)}</span>
      </p>
    </div>
  );
}
