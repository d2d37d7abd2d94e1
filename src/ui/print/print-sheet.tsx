// A page of A4 of the run: the question, the network at this moment, the events and charts of the time that is shown or the view
// in their place, the explanation, the settings, the results, and the link with its code, so that the sheet leads back to the
// experiment. Where so many settings are told that charts would have no room, a second page has what stands below the explanation.

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { metricText, momentText } from '../../plot/numbers.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { isHidden } from '../../scenarios/kit/limits.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import { endOf } from '../foundation/changes.ts';
import { useLanguage, useLectern, usePlayback, useRunner, useText, useWords } from '../foundation/context.ts';
import { PaperContext } from '../foundation/paper.ts';
import type { Letter } from '../foundation/run-letter.tsx';
import { useCharts } from '../foundation/use-charts.ts';
import { useView } from '../foundation/use-view.ts';
import { presentedCharts } from '../present/presented-charts.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { valueIn } from '../state/kept-runs.ts';
import { useCompared } from '../state/use-compared.ts';
import { useKept } from '../state/use-kept.ts';
import { Why } from '../why/why.tsx';
import { PrintFoot } from './print-foot.tsx';
import { PrintTimes } from './print-times.tsx';
import './print.css';

export interface PrintSheetProps {
  readonly address: Address;
  readonly parts: StageParts;
}

/** Of a chart and of a view, CSS pixels: lower, numbers of an axis lie upon one another. */
const LEAST = { chart: 45, view: 150 } as const;

export function PrintSheet({ address, parts }: PrintSheetProps) {
  const scenario = useLectern((state) => state.scenario);
  const view = useView();
  const { Stage } = parts;
  const Beside = view === 'charts' ? parts.Beside : undefined;
  const shown = useCharts();
  const charts = useMemo(() => {
    const ids = shown.map(({ id }) => id);
    return Beside ? presentedCharts(scenario, false).filter((id) => ids.includes(id)) : ids;
  }, [scenario, shown, Beside]);
  const [first, isCramped] = useCramped(view === 'charts' ? charts.length * LEAST.chart : LEAST.view);
  const rest = (
    <>
      <PrintSettings />
      <PrintResults />
      <PrintFoot address={address} answer />
    </>
  );
  return (
    <PaperContext value>
      {/* Pictures are drawn for the size in which they come to be: with more room they come anew. */}
      <article
        key={isCramped ? 'first' : 'only'}
        ref={first}
        className={isCramped ? 'print-sheet print-first' : 'print-sheet'}
        data-beside={Beside ? '' : undefined}
      >
        <PrintHead />
        <div className="print-stage">
          <Stage />
        </div>
        {Beside && (
          <div className="print-beside">
            <Beside />
          </div>
        )}
        <PrintTimes view={view} charts={charts} />
        <Why alone />
        {!isCramped && rest}
      </article>
      {isCramped && (
        <article className="print-sheet print-second">
          <PrintTitle />
          {rest}
        </article>
      )}
    </PaperContext>
  );
}

/** Is there less room for charts than they need? Known once the sheet is laid out, and before it is printed. */
function useCramped(least: number): readonly [RefObject<HTMLElement | null>, boolean] {
  const sheet = useRef<HTMLElement>(null);
  const [isCramped, setIsCramped] = useState(false);
  useLayoutEffect(() => {
    const place = sheet.current?.querySelector('.charts-place');
    if (place && place.clientHeight < least) setIsCramped(true);
  }, [least]);
  return [sheet, isCramped];
}

function PrintTitle() {
  const say = useText();
  const words = useWords().print;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const end = useLectern((state) => endOf(state.spec));
  const { now } = usePlayback();
  return (
    <p className="print-title">
      <strong>Lectern</strong>
      <span>{say(scenario.title)}</span>
      <span>{words.moment(momentText(now, language), momentText(end, language, 0))}</span>
    </p>
  );
}

function PrintHead() {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const step = useLectern(({ lesson, step }) => lesson?.steps[step - 1]);
  return (
    <header>
      <PrintTitle />
      <h1>{say(step?.question ?? scenario.question)}</h1>
      <p className="print-lead">{say(step?.see ?? scenario.lead)}</p>
    </header>
  );
}

/** More letters than stand on two lines of a column, as rules that somebody wrote have: they take the whole row. */
const LONG = 40;

/** The settings that are up front, and every other one that is not as the scenario has it. */
function PrintSettings() {
  const say = useText();
  const words = useWords().print;
  const language = useLanguage();
  const names = useWords().controls.settings;
  const { now } = usePlayback();
  const scenario = useLectern((state) => state.scenario);
  const spec = useLectern((state) => state.spec);
  const limits = useLectern((state) => state.limits);
  const told = scenario.parameters.filter(
    (parameter) =>
      !isHidden(limits, parameter.key) && (parameter.visible || spec.params[parameter.key] !== parameter.default),
  );
  const worth = (parameter: Parameter): string => {
    const value = settingAt(spec, parameter.key, now)!;
    if (typeof value === 'boolean') return value ? names.on : names.off;
    return asWords(formatValue(parameter, value, language));
  };
  const edits = spec.changes.length + spec.kills.length;
  const { front, others } = useOthers();
  return (
    <section className="print-values">
      <h2>{front ? words.settingsOf(front) : words.settings}</h2>
      <dl>
        {told.map((parameter) => (
          <div key={parameter.key} data-long={worth(parameter).length > LONG || undefined}>
            <dt>{say(parameter.label)}</dt>
            <dd>{worth(parameter)}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <p className="print-others">
          {others.map(({ letter, different }) => (
            <span key={letter}>{words.different(letter, different.join(', '))}</span>
          ))}
        </p>
      )}
      {edits > 0 && <p>{words.edited(edits)}</p>}
    </section>
  );
}

interface Other {
  readonly letter: Letter;
  /** What it has instead, with its name. */
  readonly different: readonly string[];
}

/** The letter of the run in front, and the runs that are drawn beside it, which paper cannot be asked about. */
function useOthers(): { readonly front: Letter | undefined; readonly others: readonly Other[] } {
  const say = useText();
  const language = useLanguage();
  const kept = useKept();
  const compared = useCompared();
  if (kept) {
    const { runs, settings } = kept;
    const others = runs
      .filter(({ front }) => !front)
      .map(({ letter, spec }) => ({
        letter,
        different: settings.map((setting) => `${say(setting.label)} ${valueIn(spec, setting, language)}`),
      }));
    return { front: runs.find(({ front }) => front)?.letter, others: settings.length > 0 ? others : [] };
  }
  if (!compared?.setting) return { front: undefined, others: [] };
  return { front: 'B', others: [{ letter: 'A', different: [`${say(compared.setting.label)} ${compared.names.a}`] }] };
}

/** Of the whole run, as on the page; the minor ones are behind the link. */
function PrintResults() {
  const say = useText();
  const language = useLanguage();
  const title = useWords().page.regions.results;
  const metrics = useLectern((state) => state.scenario.metrics);
  const values = useRunner().record?.metrics;
  return (
    <section className="print-values">
      <h2>{title}</h2>
      <dl>
        {metrics
          .filter(({ wantedOf, minor, aside }) => wantedOf === undefined && !minor && !aside)
          .map((metric) => (
            <div key={metric.name}>
              <dt>{say(metric.label)}</dt>
              <dd>{values ? asWords(metricText(metric, values[metric.name] ?? Number.NaN, language)) : '…'}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
