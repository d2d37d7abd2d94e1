// The phone: one chart at a time by tabs, every other setting in a sheet from the bottom, and at the foot, under the thumb,
// wherever one has scrolled to: the explanation, the lesson's own slider and the transport. Between 600 and 900 px stage and
// chart stand side by side. What is around the stage comes once packets move (around-phone.tsx).

import { useState } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { useStyled } from '../foundation/on-root.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import { Failure } from '../share/failure.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { inRegion } from './region.tsx';
import './phone.css';
import './phone-foot.css';
import './phone-sheet.css';
import './phone-small.css';
import './phone-wide.css';

const Around = lazy(async () => (await import('./around.ts')).AroundStage);
const Predicting = lazy(async () => (await import('./around.ts')).Predicting);
const PhoneTabs = lazy(async () => (await import('./around.ts')).PhoneTabs);
const PhoneChart = lazy(async () => (await import('./around.ts')).PhoneChart);
const PhoneWhy = lazy(async () => (await import('./around.ts')).PhoneWhy, WhyPlace);
const PhoneFoot = lazy(async () => (await import('./around.ts')).PhoneFoot);
const PhoneSheet = lazy(async () => (await import('./around.ts')).PhoneSheet);

interface PhoneProps extends StageParts {
  readonly address: Address;
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

export function Phone({ address, Stage, Beside, Share, chart, onChart }: PhoneProps) {
  const words = useFirstWords().page;
  const drawn = useStageFirst();
  const [opened, setSheet] = useState(false);
  // Somebody is led to a setting.
  const sought = useLectern(({ sought }) => sought !== null);
  if (sought && !opened) setSheet(true);
  const sheet = opened || sought;
  const asking = useLectern((state) => state.asking !== null);
  const isOpen = useLectern(({ asking }) => asking !== null && asking.stage !== 'told');
  const isSigned = useLectern(({ who }) => who !== null);
  const drawing = useLectern(({ asking }) => asking?.stage === 'open' && asking.axis !== undefined);
  return (
    <>
      <main className="phone" data-drawing={drawing || undefined}>
        <div className="first-screen">
          <LessonOrQuestion address={address} />
          {isSigned && !asking && (
            <div className="phone-who">
              <Predicting part="who" address={address} />
            </div>
          )}
          <section className="stage-region" aria-label={words.regions.network}>
            {inRegion('stage', <Stage />)}
            <Failure address={address} />
          </section>
          <OneChart chart={chart} onChart={onChart} />
        </div>
        {!isOpen && inRegion('why', drawn ? <PhoneWhy /> : <WhyPlace />)}
        {!asking && (
          <div className="phone-predict">{drawn && <Predicting part="entry" address={address} withWho={false} />}</div>
        )}
        {Beside && <div className="beside-region">{inRegion('beside', drawn && <Beside />)}</div>}
        {drawn && Share && inRegion('results', <Share />)}
        {drawn && <Around part="results" />}
      </main>
      <div className="foot">{drawn && <PhoneFoot settings={!asking} onAll={() => setSheet(true)} />}</div>
      {inRegion('packet', drawn && <Inspector />)}
      {sheet && <PhoneSheet onClose={() => setSheet(false)} />}
    </>
  );
}

/** Kept for the explanation, so that what lies below it is not seen in its place. */
function WhyPlace() {
  return <div className="why" />;
}

/** An open question stands where the lesson does. */
function LessonOrQuestion({ address }: Pick<PhoneProps, 'address'>) {
  const words = useFirstWords().page.regions;
  const say = useText();
  const asking = useLectern((state) => state.asking !== null);
  const title = useLectern(({ lesson, scenario, step }) => lesson?.steps[step - 1]?.question ?? scenario.question);
  if (asking) {
    return (
      <>
        <h1 className="out-of-sight">{say(title)}</h1>
        <Predicting part="question" address={address} />
      </>
    );
  }
  return (
    <section className="lesson" aria-label={words.lesson}>
      {inRegion('lesson', <Lesson brief />)}
    </section>
  );
}

function OneChart({ chart, onChart }: Pick<PhoneProps, 'chart' | 'onChart'>) {
  const words = useFirstWords().page.regions;
  const drawn = useStageFirst();
  const headed = useStyled('phone');
  return (
    <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
      <div className="phone-views">{drawn && <PhoneTabs chart={chart} onChart={onChart} />}</div>
      <div id="chart-panel" role="tabpanel" aria-labelledby={`tab-${chart}`}>
        <div className="strip-place" data-headed={headed || undefined}>
          {drawn && <Around part="strip" />}
        </div>
        <div className="charts-place">{inRegion('charts', drawn && <PhoneChart chart={chart} />)}</div>
        <div className="scrubber-place">{drawn && <Around part="scrubber" />}</div>
      </div>
    </section>
  );
}
