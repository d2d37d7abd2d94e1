// The page on a desktop: lesson, settings and transport at the left of stage and charts, the explanation below them.

import { Stages } from '../compare/two-stages.tsx';
import { useFirstWords, useLectern } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { useStyled } from '../foundation/on-root.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { useView, useViewPanel } from '../foundation/use-view.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import { Failure } from '../share/failure.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { inRegion } from './region.tsx';

const Around = lazy(async () => (await import('./around.ts')).AroundStage);
const ChosenChart = lazy(async () => (await import('./around.ts')).ChosenChart);
const Predicting = lazy(async () => (await import('./around.ts')).Predicting);

interface DesktopProps extends StageParts {
  readonly address: Address;
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

export function Desktop({ address, Stage, Beside, Share, chart, onChart }: DesktopProps) {
  const words = useFirstWords().page.regions;
  const drawn = useStageFirst();
  const headed = useStyled('desktop', Beside === undefined);
  const view = useView();
  const panel = useViewPanel();
  // Who draws a curve needs the height of the picture.
  const onPaper = useLectern(({ asking }) => asking !== null && asking.stage !== 'wanted' && asking.axis !== undefined);
  const isBeside = view === 'charts' && !onPaper;
  return (
    <main className="desktop" data-beside={Beside ? (isBeside ? 'shown' : 'away') : undefined}>
      <Left address={address} />
      <section className="stage-region" aria-label={words.network}>
        {inRegion('stage', <Stages Stage={Stage} />)}
        <Failure address={address} />
      </section>
      {Beside && <div className="beside-region">{inRegion('beside', drawn && isBeside && <Beside />)}</div>}
      <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
        {Beside && <div className="tabs-place">{drawn && <ChartsOrEvents chart={chart} onChart={onChart} />}</div>}
        <div className="strip-place" data-headed={headed || undefined}>
          {drawn && <Around part="strip" />}
          {drawn && !Beside && <Around part="views" />}
        </div>
        <div className="charts-place" {...panel}>
          {drawn && (!Beside || view !== 'charts') && <Around part="charts" />}
          {drawn &&
            Beside &&
            view === 'charts' &&
            inRegion('charts', <ChosenChart part="chart" chart={chart} onChart={onChart} />)}
        </div>
        <div className="scrubber-place">{drawn && <Around part="scrubber" />}</div>
      </section>
      <div className="band">
        {drawn && (
          <>
            <Around part="why" />
            <div className="band-side">
              {Share && inRegion('results', <Share />)}
              <Around part={Share ? 'shared results' : 'results'} />
              <Around part="compared" />
            </div>
          </>
        )}
      </div>
    </main>
  );
}

/** The settings wait while a question is open. */
function Left({ address }: Pick<DesktopProps, 'address'>) {
  const words = useFirstWords().page.regions;
  const drawn = useStageFirst();
  const asking = useLectern((state) => state.asking !== null);
  const onTask = useLectern((state) => state.onTask);
  return (
    <div className="left" data-asking={asking || undefined} data-task={onTask || undefined}>
      <section className="lesson" aria-label={words.lesson}>
        {inRegion('lesson', <Lesson />)}
        <div className="predict-place">{drawn && <Predicting part="entry" address={address} />}</div>
      </section>
      {asking && drawn ? (
        <Predicting part="question" address={address} />
      ) : (
        <section className="settings" aria-label={words.settings}>
          {drawn && <Around part="settings" />}
        </section>
      )}
      <section className="transport" aria-label={words.transport}>
        {drawn && <Around part="transport" />}
      </section>
      {inRegion('packet', drawn && <Inspector />)}
    </div>
  );
}

/** Which chart, or the table of events; who chooses a chart sees it. */
function ChartsOrEvents({ chart, onChart }: Pick<DesktopProps, 'chart' | 'onChart'>) {
  const setView = useLectern((state) => state.setView);
  const choose = (chosen: string): void => {
    setView('charts');
    onChart(chosen);
  };
  return (
    <>
      <ChosenChart part="tabs" chart={chart} onChart={choose} />
      <Around part="views" />
    </>
  );
}
