// The page for lecture halls: the question, the network, two charts (one, where the page has a picture of its own beside
// them), the lesson's own slider, play and clock, all of it
// enlarged until it can be read from the last row (enlarged.ts). Everything is where clickers and keys find it: keys.ts.

import { useMemo, useRef } from 'react';
import { momentText } from '../../plot/numbers.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { inRegion } from '../app/region.tsx';
import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { Stages } from '../compare/two-stages.tsx';
import { PlayButton, Speed } from '../controls/transport.tsx';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { enlargement } from '../foundation/enlarged.ts';
import { Hall, HallButtons, type Turn, useWindow } from '../foundation/hall.tsx';
import { useFrame } from '../foundation/use-frame.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { Failure } from '../share/failure.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { PresentedAnswer } from './presented-answer.tsx';
import { presentedCharts } from './presented-charts.ts';
import { PresentedSetting } from './presented-setting.tsx';

interface PresentProps extends Omit<StageParts, 'explains'> {
  readonly address: Address;
  /** Next (+1) or previous step of the lesson, or event where there are no steps. */
  readonly onTurn: Turn;
  readonly onCode: () => void;
  readonly onSpeaker: () => void;
}

/** Narrower than this, before it is enlarged, a picture beside a chart has no room for its words. */
const ROOMY = 760;

export function Present({ address, Stage, onTurn, onCode, onSpeaker, ...parts }: PresentProps) {
  const words = useWords().page.regions;
  const scenario = useLectern((state) => state.scenario);
  const lesson = scenario.parameters.find(({ key }) => key === scenario.lessonKey) as NumberParameter;
  const drawn = useStageFirst();
  const roomy = useWindow(isRoomy);
  const Beside = roomy ? parts.Beside : undefined;
  const charts = useMemo(() => presentedCharts(scenario, Beside !== undefined), [scenario, Beside]);
  return (
    <Hall className="present" painted onTurn={onTurn}>
      <header className="present-head">
        <Question />
        <Clock />
      </header>
      <section className="stage-region" aria-label={words.network}>
        {inRegion('stage', <Stages Stage={Stage} />)}
        <Failure address={address} />
      </section>
      <div className={Beside ? 'present-times present-two' : 'present-times'}>
        <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
          <div className="strip-place">{inRegion('strip', drawn && <EventStrip />)}</div>
          <div className="charts-place">{inRegion('charts', drawn && <ChartStack only={charts} />)}</div>
          <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
        </section>
        {Beside && <div className="present-beside">{inRegion('beside', drawn && <Beside />)}</div>}
      </div>
      <section className="present-foot" aria-label={words.settings}>
        {inRegion('settings', <PresentedSetting parameter={lesson} />)}
        <Speed />
        <HallButtons onCode={onCode} onSpeaker={onSpeaker} />
        <PlayButton />
      </section>
    </Hall>
  );
}

const isRoomy = (width: number, height: number): boolean => width >= ROOMY * enlargement(width, height);

function Question() {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const question = useLectern(({ lesson, step }) => lesson?.steps[step - 1]?.question);
  return (
    <>
      <h1 className="question">{say(question ?? scenario.question)}</h1>
      <PresentedAnswer />
    </>
  );
}

function Clock() {
  const language = useLanguage();
  const words = useWords().present;
  const time = useRef<HTMLSpanElement>(null);
  const step = useLectern((state) => state.step);
  const steps = useLectern((state) => state.scenario.steps ?? 0);
  useFrame((now) => {
    const said = momentText(now, language);
    if (time.current && time.current.textContent !== said) time.current.textContent = said;
  });
  return (
    <p className="present-clock">
      <span ref={time} className="present-time" aria-hidden="true" />
      {steps > 1 && <span className="present-step">{words.step(step, steps)}</span>}
    </p>
  );
}
