// The page for lecture halls: the question (in whose place is said what there is to say of link and run), the network, two
// charts (one, where the page has a picture of its own beside them, or an event is explained), the step's own settings,
// what it gives to try, play and clock, all of it enlarged until it can be read from the last row (enlarged.ts).
// Everything is where clickers and keys find it: keys.ts.

import { useEffect, useMemo, useRef } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { Notices } from '../app/notices.tsx';
import { inRegion } from '../app/region.tsx';
import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { Parted, useParting } from '../compare/parted.tsx';
import { Stages } from '../compare/two-stages.tsx';
import { PlayButton } from '../controls/transport.tsx';
import { endOf } from '../foundation/changes.ts';
import { useAtCursor, useLanguage, useLectern, useText, useWhole, useWords } from '../foundation/context.ts';
import { enlargement } from '../foundation/enlarged.ts';
import { Hall, HallButtons, type Turn, useWindow } from '../foundation/hall.tsx';
import { useFrame } from '../foundation/use-frame.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { write } from '../foundation/write.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { openStep } from '../lesson/open-step.ts';
import { OwnRun, useIsOfStep } from '../predict/own-run.tsx';
import { QuestionPanel } from '../predict/question-panel.tsx';
import { Failure } from '../share/failure.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { View } from '../views/view.tsx';
import { Why } from '../why/why.tsx';
import { Pointer } from './pointer.tsx';
import { presentedCharts } from './presented-charts.ts';
import { PresentedResults, useIsCompared } from './presented-results.tsx';
import { PresentedSetting, presentedSettings } from './presented-setting.tsx';
import { PresentedTries } from './presented-tries.tsx';
import './present.css';

/** What lies in the hall beside the run. */
export interface HallProps {
  readonly onCode: () => void;
  readonly onSpeaker: () => void;
  /** Does the pen write? */
  readonly pen: boolean;
  readonly onPen: () => void;
}

interface PresentProps extends HallProps, Omit<StageParts, 'explains'> {
  readonly address: Address;
  /** Next (+1) or previous step of the lesson, or event where there are no steps. */
  readonly onTurn: Turn;
}

/** Narrower than this, before it is enlarged, a picture beside a chart has no room for its words. */
const ROOMY = 760;

export function Present({ address, Stage, onTurn, onCode, onSpeaker, pen, onPen, Beside }: PresentProps) {
  const words = useWords().page.regions;
  const scenario = useLectern((state) => state.scenario);
  const step = useLectern(({ lesson, step }) => lesson?.steps[step - 1]);
  const settings = useMemo(() => presentedSettings(scenario, step), [scenario, step]);
  const asking = useLectern((state) => state.asking !== null);
  const wantLesson = useLectern((state) => state.wantLesson);
  useEffect(() => void wantLesson(), [wantLesson]);
  return (
    <>
      <Hall className="present" painted onTurn={onTurn}>
        <header className="present-head">
          <div className="present-said">
            <Question />
            <Notices address={address} />
          </div>
          <Clock />
        </header>
        <section className="stage-region" aria-label={words.network}>
          {inRegion('stage', <Stages Stage={Stage} />)}
          <Failure address={address} />
        </section>
        {asking ? <Asked /> : <Times Beside={Beside} />}
        <section className="present-foot" aria-label={words.settings}>
          {asking ? (
            <GoOn onTurn={onTurn} />
          ) : (
            <>
              {inRegion(
                'settings',
                settings.map((parameter) => <PresentedSetting key={parameter.key} parameter={parameter} />),
              )}
              <PresentedTries roomy={settings.length === 1} />
            </>
          )}
          <HallButtons onCode={onCode} onSpeaker={onSpeaker} pen={pen} onPen={onPen} />
          <PlayButton />
        </section>
        {inRegion('packet', <Inspector />)}
      </Hall>
      <Pointer pen={pen} />
    </>
  );
}

/** Events, charts and results over time; where one stops at an event, its explanation has the room of all charts but one. */
function Times({ Beside: OwnBeside }: Pick<PresentProps, 'Beside'>) {
  const {
    page: { regions: words },
    present: { noRoom },
  } = useWords();
  const scenario = useLectern((state) => state.scenario);
  const stopped = useLectern(({ playing, selectedMark }) => !playing && selectedMark !== null);
  const view = useLectern((state) => state.view);
  const parted = useParting();
  const explained = stopped || parted !== undefined;
  const ended = useAtCursor(({ store, playback }) => playback.now >= endOf(store.getState().spec));
  const told = useIsCompared() || ended;
  const drawn = useStageFirst();
  const roomy = useWindow(isRoomy);
  const Beside = roomy && !explained ? OwnBeside : undefined;
  const isOne = Beside !== undefined || explained || told;
  const charts = useMemo(() => presentedCharts(scenario, isOne), [scenario, isOne]);
  return (
    <div className={Beside ? 'present-times present-two' : 'present-times'}>
      <section
        className={explained ? 'time-region present-explained' : 'time-region'}
        aria-label={words.time}
        id="charts"
        tabIndex={-1}
      >
        <div className="strip-place">{inRegion('strip', drawn && <EventStrip />)}</div>
        <div className="charts-place">
          {inRegion('charts', drawn && (view === 'charts' ? <ChartStack only={charts} /> : <View view={view} />))}
          {view !== 'charts' && <p className="no-room">{noRoom}</p>}
        </div>
        <div>{told && inRegion('results', <PresentedResults />)}</div>
        <div className={explained ? 'present-why' : undefined}>
          {explained && inRegion('why', parted ? <Parted runs={parted} compact /> : <Why />)}
        </div>
        <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
      </section>
      {Beside && <div className="present-beside">{inRegion('beside', drawn && <Beside />)}</div>}
    </div>
  );
}

/** A question beside the chart that it is about, or that one draws on. */
function Asked() {
  const words = useWords().page.regions;
  const scenario = useLectern((state) => state.scenario);
  const looked = useLectern((state) => state.looked);
  const onPaper = useLectern(({ asking }) => asking !== null && asking.stage !== 'wanted' && asking.axis !== undefined);
  const drawn = useStageFirst();
  const charts = useMemo(() => (looked === null ? presentedCharts(scenario, true) : [looked]), [scenario, looked]);
  return (
    <div className="present-times present-asking" data-paper={onPaper || undefined}>
      <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
        <div className="strip-place">{inRegion('strip', drawn && <EventStrip />)}</div>
        <div className="charts-place">{inRegion('charts', drawn && <ChartStack only={charts} />)}</div>
        <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
      </section>
      {inRegion('lesson', <QuestionPanel />)}
    </div>
  );
}

/** What the clicker's next does with the open question, and the run of the step for it: beside the answers it had no room. */
function GoOn({ onTurn }: { readonly onTurn: Turn }) {
  const words = useWords().predict;
  const lectern = useWhole();
  const stage = useLectern(({ asking }) => asking?.stage);
  const isOfStep = useIsOfStep(useLectern((state) => state.spec));
  const ownRun = (): void => void openStep(lectern, lectern.store.getState().step, 'still');
  return (
    <span className="present-go-on">
      {(stage === 'open' || stage === 'told') && (
        <button type="button" className="predict-reveal" onClick={() => onTurn(1)}>
          {stage === 'open' ? words.reveal : words.goOn}
        </button>
      )}
      {(stage === 'open' || stage === 'wanted') && !isOfStep && <OwnRun onOwnRun={ownRun} />}
    </span>
  );
}

const isRoomy = (width: number, height: number): boolean => width >= ROOMY * enlargement(width, height);

function Question() {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const question = useLectern(({ lesson, step }) => lesson?.steps[step - 1]?.question);
  return <h1 className="question">{say(question ?? scenario.question)}</h1>;
}

function Clock() {
  const language = useLanguage();
  const words = useWords().present;
  const time = useRef<HTMLSpanElement>(null);
  const step = useLectern((state) => state.step);
  const steps = useLectern((state) => state.scenario.steps ?? 0);
  useFrame((now) => write(time.current, momentText(now, language)));
  return (
    <p className="present-clock">
      <span ref={time} className="present-time" aria-hidden="true" />
      {steps > 1 && <span className="present-step">{words.step(step, steps)}</span>}
    </p>
  );
}
