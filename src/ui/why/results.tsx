// The results as text: what a lecturer compares after a change, and what can be read without seeing a chart. Those of the
// visible span stand before those of the whole run, and a line above them says which is which. How each is counted is in a dialog
// (definitions.tsx). Many results stand closer, and on narrow screens the minor ones are in the dialog alone (and in the
// accessibility tree).

import { useEffect, useMemo, useState } from 'react';
import { metricText, spanNumbers } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { MetricInfo, Metrics } from '../../scenarios/kit/scenario.ts';
import { endOf } from '../foundation/changes.ts';
import {
  useAtCursor,
  useLanguage,
  useLectern,
  useLecternStore,
  useRunner,
  useText,
  useWords,
} from '../foundation/context.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import type { LecternState } from '../foundation/store-contract.ts';
import { useMedia } from '../foundation/use-media.ts';
import { useRecord } from '../foundation/use-record.ts';
import type { Zoom } from '../state/zoom.ts';
import { Definitions } from './definitions.tsx';
import { hasResultsInView, resultsInView } from './in-view.ts';
import { useStopped, useWhyNone } from './why-none.ts';

/** More than these stand closer. */
const FEW = 10;

interface ResultsProps {
  /** Another part has taken some of their place. */
  readonly shared?: boolean;
}

export function Results({ shared = false }: ResultsProps) {
  const words = useWords().why.results;
  const runner = useRunner();
  const all = useLectern((state) => state.scenario.metrics);
  const metrics = useMemo(() => all.filter(({ aside }) => !aside), [all]);
  const state = useAtCursor(({ runner: { record } }) => `${record?.run} ${record?.done}`);
  const values = runner.record?.metrics;
  const span = useSpanAtRest();
  const seen = useInView(span);
  const end = useLectern(({ spec }) => endOf(spec));
  const many = metrics.length > FEW;
  const most = useMost(many, shared);
  const listed = metrics.filter(isMeasured);
  const shown = [...listed.filter(({ minor }) => !minor), ...listed.filter(({ minor }) => minor)].slice(0, most);
  return (
    <section className={many ? 'results results-many' : 'results'} aria-labelledby="results-title" data-state={state}>
      <div className="results-head">
        <h2 id="results-title" className="out-of-sight">
          {words.title}
        </h2>
        <p className="results-columns">
          {span && <span className="in-view">{words.inView(...spanNumbers({ from: span[0], to: span[1] }))}</span>}
          <span className="whole-run">{words.wholeRun(`${end / 1e9}`)}</span>
        </p>
        <DefinitionsButton />
      </div>
      <dl>
        {listed.map((metric) => (
          <Result
            key={metric.name}
            metric={metric}
            bare={many}
            beyond={!shown.includes(metric)}
            wanted={metrics.find((other) => other.wantedOf === metric.name)}
            values={values}
            seen={span ? seen : null}
          />
        ))}
      </dl>
    </section>
  );
}

function DefinitionsButton() {
  const words = useWords().why.results;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        title={words.definitions}
        onClick={() => setOpen(true)}
      >
        <span>{words.definitions}</span>
      </button>
      {open && <Definitions onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * How many results their place has room for: rows by columns of the style sheets (why.css, many-results.css, link-time.css).
 * Known before anything is laid out, so that what is beside them is measured once. A phone has room for all.
 */
function useMost(many: boolean, shared: boolean): number {
  const hasBand = useMedia('(min-width: 900px)');
  const isLow = useMedia('(max-height: 800px)');
  const columns = [useMedia('(min-width: 1200px)'), useMedia('(min-width: 1600px)')].filter(Boolean).length + 1;
  const hasTwoColumns = useMedia('(min-width: 1100px)');
  if (!hasBand) return Number.POSITIVE_INFINITY;
  if (shared) return hasTwoColumns ? 8 : 2;
  if (columns === 1) return 4;
  return many ? columns * (isLow ? 5 : 6) : Number.POSITIVE_INFINITY;
}

/** What was wanted stands beside what was measured. */
const isMeasured = ({ wantedOf }: MetricInfo): boolean => wantedOf === undefined;

interface ResultProps {
  readonly metric: MetricInfo;
  readonly wanted: MetricInfo | undefined;
  /** Without the word packets, which most labels say. */
  readonly bare: boolean;
  /** There is no room to show it; it can be read out. */
  readonly beyond: boolean;
  /** Undefined until the run is complete. */
  readonly values: Metrics | undefined;
  /** The same of the visible span; null where the whole run is visible. */
  readonly seen: Metrics | undefined | null;
}

/** How long the view has rested when its results are read, ms: they do not flicker while it moves. */
const REST = 150;

/** The visible span; null where it is the whole run, or the scenario has no results of a part. */
const zoomOf = ({ scenario, zoom }: LecternState): Zoom => (hasResultsInView(scenario) ? zoom : null);

/** Nothing is drawn again while it moves. */
function useSpanAtRest(): Zoom {
  const store = useLecternStore();
  const [rested, setRested] = useState(() => zoomOf(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(zoomOf(store.getState())), REST);
    };
    wait();
    const stop = store.subscribe((state, before) => {
      if (zoomOf(state) !== zoomOf(before)) wait();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return rested;
}

/** Undefined until the run is complete. */
function useInView(span: Zoom): Metrics | undefined {
  const { record, version } = useRecord();
  const counted = useLectern(({ scenario, spec }) => Number(spec.params[scenario.countedFrom ?? 'warm'] ?? 0));
  // A record grows in place: its version says when there is something else to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => (record?.done && span ? resultsInView(record, viewOf(span, record), counted) : undefined),
    [record, version, span, counted],
  );
}

const viewOf = ([from, to]: readonly [number, number], { horizon }: RunRecord): TimeView => ({
  from,
  to: Math.min(to, horizon),
});

function Pending() {
  const stopped = useStopped();
  const why = useWhyNone();
  return (
    <>
      <span className="unit" aria-hidden="true" title={why}>
        {stopped ? '–' : '…'}
      </span>
      <span className="out-of-sight">{why}</span>
    </>
  );
}

function Result({ metric, wanted, bare, beyond, values, seen }: ResultProps) {
  const words = useWords().why.results;
  const say = useText();
  const language = useLanguage();
  const textOf = (info: MetricInfo) => metricText(info, values?.[info.name] ?? Number.NaN, language);
  const { number, unit: whole } = textOf(metric);
  const unit = bare && metric.unit === 'packets' ? '' : whole;
  return (
    <div title={say(metric.help)} data-metric={metric.name} data-beyond={beyond || undefined}>
      <dt>{say(metric.label)}</dt>
      {/* Another element with the values: nothing of it has moved then. Short, so that no label has to make room. */}
      <dd key={values ? 'value' : 'pending'}>
        {values && seen !== null && <Seen metric={metric} value={seen?.[metric.name]} unit={whole} />}
        <span className={seen === null ? undefined : 'whole-run'}>
          {values ? number : <Pending />}
          {values && unit && <span className="unit"> {unit}</span>}
          {values && wanted && <span className="unit wanted">, {words.wanted(asWords(textOf(wanted)))}</span>}
        </span>
      </dd>
    </div>
  );
}

interface SeenProps {
  readonly metric: MetricInfo;
  readonly value: number | undefined;
  /** Of the whole run's value: said once. */
  readonly unit: string;
}

/** The value in view; a dash where the result is one of the whole run. */
function Seen({ metric, value, unit: whole }: SeenProps) {
  const words = useWords().why.results;
  const language = useLanguage();
  const isKnown = value !== undefined && Number.isFinite(value);
  const { number, unit } = metricText(metric, isKnown ? value : Number.NaN, language);
  return (
    <>
      <span className="out-of-sight">{words.inViewNow} </span>
      <span className="in-view" title={isKnown ? undefined : words.onlyWhole}>
        {isKnown ? number : '–'}
        {isKnown && unit !== whole && metric.unit !== 'packets' && <span className="unit"> {unit}</span>}
      </span>
      <span className="out-of-sight">, {words.wholeRunNow} </span>
    </>
  );
}
