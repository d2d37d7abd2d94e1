// A paper's own runs as it draws them, side by side: what a gauge did over the whole time, on one scale for all runs, with
// their results in words. Each can be opened as a run.

import { useMemo } from 'react';
import type { TracesPart } from '../../figures/figure-parts.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import { axisUnit, metricText } from '../../plot/numbers.ts';
import { axisOf } from '../../plot/ticks.ts';
import { tracePath } from '../../plot/trace.ts';
import type { GaugeSeries, RunRecord } from '../../record/record.ts';
import { extremesIn, findGauge } from '../../record/values.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { BesideFailed } from '../foundation/beside-failed.tsx';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { useRunsBeside } from '../foundation/runs-beside.ts';
import { useSize } from '../foundation/use-size.ts';
import { specsOf } from './traced-specs.ts';

interface SweepTracesProps {
  readonly traces: TracesPart;
  readonly figure: PaperFigure;
  readonly onOpen: (spec: RunSpec) => void;
}

export function SweepTraces({ traces, figure, onOpen }: SweepTracesProps) {
  const say = useText();
  const words = useWords().sweep;
  const scenario = useLectern((state) => state.scenario);
  const specs = useMemo(() => specsOf(traces, figure, scenario), [traces, figure, scenario]);
  const runs = useRunsBeside(specs);
  const { records } = runs;
  return (
    <section className="sweep-traces" aria-label={say(traces.title)}>
      <h2>{say(traces.title)}</h2>
      <BesideFailed runs={runs} />
      <div className="sweep-traced">
        {traces.runs.map(({ label, printed }, place) => (
          <article key={label.en}>
            <h3>{say(label)}</h3>
            {traces.charts.map((chart) => (
              <Trace key={chart.gauge} chart={chart} end={traces.end} records={records} place={place} />
            ))}
            <Results record={records[place]} measures={traces.measures} />
            <p className="trace-printed">{say(printed)}</p>
            <button type="button" onClick={() => onOpen(specs[place]!)}>
              {words.openThis}
            </button>
          </article>
        ))}
      </div>
    </section>
  );
}

interface TraceProps {
  readonly chart: TracesPart['charts'][number];
  readonly end: number;
  /** Of all runs: the scale is theirs together. */
  readonly records: readonly RunRecord[];
  readonly place: number;
}

const HEIGHT = 118;
const [LEFT, TOP, BOTTOM] = [52, 8, 22];

function Trace({ chart, end, records, place }: TraceProps) {
  const say = useText();
  const language = useLanguage();
  const [room, size] = useSize<HTMLDivElement>();
  const width = Math.max(200, size.width - LEFT - 8);
  const gauges = records.map((record) => findGauge(record, chart.gauge)).filter((gauge) => gauge !== undefined);
  const scale = axisOf('linear', [0, ...gauges.map((gauge) => Math.max(0, extremesIn(gauge, 0, end).max))], true);
  const unit = axisUnit(scale.range, chart.quantity, language);
  const bottom = HEIGHT - BOTTOM;
  const topOf = (value: number): number => bottom - scale.share(value) * (bottom - TOP);
  const gauge: GaugeSeries | undefined = gauges[place];
  const path = gauge ? tracePath(gauge, { from: 0, to: end, width, topOf }) : '';
  const title = [say(chart.label), unit.unit].filter(Boolean).join(', ');
  const ticks = scale.ticks.filter((_, index) => index % Math.ceil(scale.ticks.length / 3) === 0);
  return (
    <div ref={room} className="sweep-trace">
      <p>{title}</p>
      <svg width={width + LEFT + 8} height={HEIGHT} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={LEFT + width} y1={topOf(tick)} y2={topOf(tick)} className="trace-grid" />
            <text x={LEFT - 8} y={topOf(tick) + 4} textAnchor="end">
              {unit.format(tick)}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map((share) => (
          <text key={share} x={LEFT + share * width} y={HEIGHT - 5} textAnchor={ANCHORS[2 * share]!}>
            {`${(share * end) / 1e9} s`}
          </text>
        ))}
        <g transform={`translate(${LEFT} 0)`}>
          {chart.area && path && <path d={`${path}V${bottom}H0Z`} className="trace-area" />}
          <path d={path} className="trace-line" />
        </g>
      </svg>
    </div>
  );
}

const ANCHORS = ['start', 'middle', 'end'] as const;

function Results({
  record,
  measures,
}: {
  readonly record: RunRecord | undefined;
  readonly measures: readonly string[];
}) {
  const say = useText();
  const language = useLanguage();
  const metrics = useLectern((state) => state.scenario.metrics);
  return (
    <dl className="trace-results">
      {metrics
        .filter(({ name }) => measures.includes(name))
        .map((metric) => (
          <div key={metric.name}>
            <dt>{say(metric.label)}</dt>
            <dd>
              {record?.metrics ? asWords(metricText(metric, record.metrics[metric.name] ?? Number.NaN, language)) : '…'}
            </dd>
          </div>
        ))}
    </dl>
  );
}
