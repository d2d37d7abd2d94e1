// A sweep in place of the run: what to run, how far it is, the figure as it fills in, and what the paper says to it. The run
// one came from waits behind "Back to the run"; a run one looked into leads back here.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { QUICK } from '../../figures/figure-notes.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { AxisError } from '../../figures/free-axis.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import { lessThanAsked } from '../../figures/quick-words.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { runsOf } from '../../runner/sweep/sweep.ts';
import type { Sweeper } from '../../runner/sweep/sweeper.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { useLectern, useText, useWhole, useWords } from '../foundation/context.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { HallSheet } from './hall-sheet.tsx';
import { type OpenedFile, useOpenedFile } from './opened-file.ts';
import { choiceFromText, choiceText, drawnAnew, type PlannedSweep, planOf, type SweepChoice } from './sweep-choice.ts';
import { SweepClaims } from './sweep-claims.tsx';
import { SweepFiles } from './sweep-files.tsx';
import { FileForm, SweepForm } from './sweep-form.tsx';
import { SweepHonesty } from './sweep-honesty.tsx';
import { SweepOnPaper } from './sweep-on-paper.tsx';
import { SweepParts } from './sweep-parts.tsx';
import { SweepProgress } from './sweep-progress.tsx';
import { refusal, sweeperOf } from './sweep-session.ts';
import { SweepTable } from './sweep-table.tsx';
import { SweepTraces } from './sweep-traces.tsx';
import { useRuns } from './use-runs.ts';
import { useSweeper } from './use-sweeper.ts';
import './sweep.css';

interface SweepPageProps {
  /** In the lecture hall: the figure and the verdicts, and nothing to choose. */
  readonly hall?: boolean;
  /** Prints what it is given in place of the page. */
  readonly paper: (sheet: ReactNode) => ReactNode;
}

export function SweepPage({ hall = false, paper }: SweepPageProps) {
  const say = useText();
  const words = useWords().sweep;
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const [file, setFile] = useOpenedFile();
  const [choice, choose] = useChoice(() => setFile(undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const planned = usePlan(choice);
  useEffect(() => void heading.current?.focus(), []);
  const draw = (part: Partial<Pick<SweepChoice, 'measure' | 'scale'>>): void => {
    if (file) setFile({ ...file, drawing: drawnAnew(file, part, scenario) });
  };
  const plan = planned instanceof AxisError ? undefined : planned;
  const sweeper = file?.sweeper ?? (plan && sweeperOf(plan.sweep, scenario));
  const drawing = file?.drawing ?? plan?.drawing;
  useRuns(choice, plan, sweeper, file !== undefined);
  useFigureName(drawing?.title ?? null);
  const problem = planned instanceof AxisError && !file ? planned.text : undefined;
  // In the hall the page around it is the main one.
  const Region = hall ? 'div' : 'main';
  return (
    <Region className="sweep" id="charts" tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        {drawing ? say(drawing.title) : words.title}
      </h1>
      {!hall && !file && <SweepForm choice={choice} onChoice={choose} />}
      {!hall && file && <FileForm file={file} onDrawn={draw} onClose={() => setFile(undefined)} />}
      {problem && <p role="alert">{say(problem)}</p>}
      {sweeper && drawing && (
        <Swept
          sweeper={sweeper}
          drawing={drawing}
          hall={hall}
          paper={paper}
          onOpen={(spec) => openRun(lectern, spec)}
          onMeasure={(measure) => (file ? draw({ measure }) : choose({ ...choice, measure }))}
          onFile={setFile}
          remark={file?.remark}
          onMore={file ? undefined : (claim, look) => choose({ ...choice, looks: { ...choice.looks, [claim]: look } })}
        />
      )}
    </Region>
  );
}

/** In place of the sweep. */
function openRun({ store, playback }: Lectern, spec: RunSpec): void {
  const state = store.getState();
  state.pause();
  state.openLink(spec);
  state.setSweeping(false);
  playback.seek(0); // Now: the sweep's entry in the history has kept the moment of the run behind it.
}

/** The document is called by it. */
function useFigureName(figure: Text | null): void {
  const { store } = useWhole();
  useEffect(() => {
    store.setState({ figure });
    return () => store.setState({ figure: null });
  }, [store, figure]);
}

/**
 * What is swept, as the link says it: the link has the first one of a scenario, too, and one that comes by Back, or is put
 * into the bar, is shown.
 */
function useChoice(onOther: () => void): readonly [SweepChoice, (next: SweepChoice) => void] {
  const { store } = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const given = useLectern((state) => state.sweep) ?? '';
  const limits = useLectern((state) => state.limits);
  const [choice, setChoice] = useState(() => choiceFromText(given, scenario, limits));
  const said = choiceText(choice, scenario);
  const shown = useRef(given);
  const latest = useRef(onOther);
  latest.current = onOther;
  useEffect(() => {
    if (given !== shown.current && given !== said && given !== '') {
      latest.current();
      setChoice(choiceFromText(given, scenario, limits));
    } else if (given !== said) store.getState().setSweep(said);
    shown.current = given;
  }, [given, said, scenario, limits, store]);
  const choose = (next: SweepChoice): void => {
    onOther();
    setChoice(next);
    store.getState().setSweep(choiceText(next, scenario));
  };
  return [choice, choose];
}

function usePlan(choice: SweepChoice): PlannedSweep | AxisError {
  const scenario = useLectern((state) => state.scenario);
  const spec = useLectern((state) => state.spec);
  const limits = useLectern((state) => state.limits);
  return useMemo(() => {
    try {
      return planOf(choice, scenario, spec, limits);
    } catch (error) {
      if (error instanceof AxisError) return error;
      throw error;
    }
  }, [choice, scenario, spec, limits]);
}

interface SweptProps {
  readonly sweeper: Sweeper;
  readonly drawing: SweepDrawing;
  readonly hall: boolean;
  readonly paper: SweepPageProps['paper'];
  readonly onOpen: (spec: RunSpec) => void;
  readonly onMeasure: ((measure: string) => void) | undefined;
  readonly onFile: (file: OpenedFile) => void;
  readonly remark: Text | undefined;
  /** Look at an undecided claim once more, with more seeds; left out for runs from a file. */
  readonly onMore: ((claim: string, look: number) => void) | undefined;
}

function Swept({ sweeper, drawing, hall, paper, onOpen, onMeasure, onFile, remark, onMore }: SweptProps) {
  const say = useText();
  const words = useWords().sweep;
  const scenario = useLectern((state) => state.scenario);
  const version = useSweeper(sweeper);
  const [seeds, setSeeds] = useState(false);
  const refused = refusal(sweeper.sweep);
  const { results } = sweeper;
  const figure = figureDrawn(drawing);
  const { claims = [] } = figure ?? {};
  const metric = scenario.metrics.find(({ name }) => name === drawing.measure) ?? scenario.metrics[0]!;
  const parts = { results, drawing, version, seeds, onOpen, onMeasure };
  const said = <SweptWords {...{ sweeper, drawing, hall, onMore }} />;
  const progress = (
    <SweepProgress sweeper={sweeper} count={runsOf(sweeper.sweep)}>
      <Quick figure={figure} sweeper={sweeper} />
    </SweepProgress>
  );
  return (
    <>
      {refused ? <p role="alert">{say(refused)}</p> : progress}
      {remark && <p role="status">{say(remark)}</p>}
      {hall ? (
        <HallSheet {...parts}>{said}</HallSheet>
      ) : (
        <div className="sweep-sheet" data-claims={claims.length > 0 || undefined}>
          <section className="sweep-picture" aria-label={say(drawing.title)}>
            {figure?.traces && <SweepTraces traces={figure.traces} figure={figure} onOpen={onOpen} />}
            <SweepParts {...parts} />
            <label className="check">
              <input type="checkbox" checked={seeds} onChange={({ target }) => setSeeds(target.checked)} />
              <span>{words.seeds}</span>
            </label>
            <SweepTable results={results} metric={metric} />
            <SweepFiles sweeper={sweeper} drawing={drawing} seeds={seeds} onFile={onFile} />
          </section>
          {said}
        </div>
      )}
      {paper(
        <SweepOnPaper {...parts} onMeasure={undefined} title={drawing.title} progress={progress}>
          <SweptWords sweeper={sweeper} drawing={drawing} hall={false} onMore={undefined} />
        </SweepOnPaper>,
      )}
    </>
  );
}

/** What the paper says, and what one should know. */
function SweptWords({ sweeper, drawing, hall, onMore }: Pick<SweptProps, 'sweeper' | 'drawing' | 'hall' | 'onMore'>) {
  const say = useText();
  const words = useWords().sweep;
  const { claims = [], honesty = [] } = figureDrawn(drawing) ?? {};
  return (
    <div className="sweep-words">
      {claims.length > 0 ? (
        <SweepClaims
          claims={claims}
          source={drawing.source ? say(drawing.source) : ''}
          results={sweeper.results}
          measure={drawing.measure}
          inShort={hall}
          secondsOf={(runs) => sweeper.secondsOf(runs)}
          onMore={sweeper.progress.phase === 'running' ? undefined : onMore}
        />
      ) : (
        <p className="sweep-source">{words.noClaims}</p>
      )}
      {honesty.length > 0 && !hall && <SweepHonesty notes={honesty} />}
    </div>
  );
}

/** What a quick look leaves out. */
function Quick({ figure, sweeper }: { readonly figure: PaperFigure | undefined; readonly sweeper: Sweeper }) {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const less = useMemo(() => lessThanAsked(figure, sweeper.sweep, scenario), [figure, sweeper, scenario]);
  if (less.length === 0) return null;
  return (
    <span className="sweep-source">
      {say(QUICK)}: {less.map(say).join('; ')}.
    </span>
  );
}
