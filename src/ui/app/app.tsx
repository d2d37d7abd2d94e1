// The page: desktop with the settings at the left of stage and charts, or the phone's one column. Both are made of the same
// parts; which one is a question of width alone. Left out: the look (the style sheets), the parts themselves.

import { useCallback, useEffect, useRef, useState } from 'react';
import { Stages } from '../compare/two-stages.tsx';
import {
  ExplainsContext,
  LecternReactContext,
  UnmarkedContext,
  useLectern,
  useText,
  useWords,
} from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { useStyled } from '../foundation/on-root.ts';
import { remember, remembered } from '../foundation/preferences.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { useMedia } from '../foundation/use-media.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { Lesson } from '../lesson/lesson.tsx';
import { turn } from '../lesson/turn.ts';
import type { Covered } from '../present/speaker-channel.ts';
import { useSpeaker } from '../present/use-speaker.ts';
import { currentLink } from '../share/current-link.ts';
import { Failure } from '../share/failure.tsx';
import { Notice } from '../share/notice.tsx';
import type { Address } from '../state/address.ts';
import { Header } from './header.tsx';
import { focusOf, type PageKeys, pressKey } from './keys.ts';
import type { PageParts } from './page-parts.ts';
import { inRegion } from './region.tsx';

const Around = lazy(async () => (await import('./around.ts')).AroundStage);
const ChosenChart = lazy(async () => (await import('./around.ts')).ChosenChart);
const Announcer = lazy(async () => (await import('./around.ts')).Announcer);
const Printing = lazy(async () => (await import('./around.ts')).Printing);
const Help = lazy(async () => (await import('./around.ts')).Help);
export const Phone = lazy(async () => (await import('./around.ts')).Phone);
const SweepPage = lazy(async () => (await import('../sweep/sweep-page.tsx')).SweepPage);
/** The same in the lecture hall. */
const PresentSweep = lazy(async () => (await import('../sweep/present-sweep.tsx')).PresentSweep);
export const Present = lazy(async () => (await import('../present/present.tsx')).Present);
const Blank = lazy(async () => (await import('../present/blank.tsx')).Blank);
const SpeakerRefused = lazy(async () => (await import('../present/speaker-refused.tsx')).SpeakerRefused);
const QrCode = lazy(async () => (await import('../present/qr-code.tsx')).QrCode);

export const COMPACT = '(max-width: 899px)';

interface AppProps {
  readonly lectern: Lectern;
  readonly address: Address;
  readonly parts: PageParts;
}

export function App(props: AppProps) {
  return (
    <LecternReactContext value={props.lectern}>
      <ExplainsContext value={props.parts.explains}>
        <UnmarkedContext value={props.parts.Unmarked}>{inRegion('page', <Page {...props} />)}</UnmarkedContext>
      </ExplainsContext>
    </LecternReactContext>
  );
}

/** What lies over the page: the list of keys, the code to scan, or nothing but black. */
type Over = Covered | 'refused';

function Page({ lectern, address, parts }: AppProps) {
  const compact = useMedia(COMPACT);
  const sweeping = useLectern((state) => state.sweeping);
  const presenting = useLectern((state) => state.presenting);
  const [over, setOver] = useState<Over>(null);
  const [letters, chooseLetters] = useLetters(lectern);
  const showCode = (): void => setOver('code');
  const covered = over === 'refused' ? null : over;
  const openSpeaker = useSpeaker(lectern, address, {
    covered,
    turn: (direction) => turn(lectern, direction),
    cover: setOver,
  });
  const speaker = (): void => {
    if (!openSpeaker()) setOver('refused');
  };
  const [chart, setChart] = useChart();
  useDocument();
  useKeys(lectern, letters, setOver, speaker, setChart);
  useReturnFromPresenting(presenting);
  return (
    <>
      {presenting ? (
        <Hall lectern={lectern} address={address} parts={parts} onCode={showCode} onSpeaker={speaker} />
      ) : (
        <>
          {inRegion(
            'header',
            <Header address={address} compact={compact} onHelp={() => setOver('help')} onCode={showCode} />,
          )}
          <Notice address={address} />
          {sweeping ? (
            inRegion('sweep', <SweepPage />)
          ) : compact ? (
            <Phone {...parts} address={address} chart={chart} onChart={setChart} />
          ) : (
            <Desktop {...parts} address={address} chart={chart} onChart={setChart} />
          )}
        </>
      )}
      <AroundPage address={address} parts={parts} />
      {over === 'help' && <Help onClose={() => setOver(null)} letters={letters} onLetters={chooseLetters} />}
      {over === 'code' && <QrCode link={currentLink(lectern, address)} onClose={() => setOver(null)} />}
      {over === 'refused' && <SpeakerRefused onClose={() => setOver(null)} />}
      {over === 'blank' && <Blank onEnd={() => setOver(null)} />}
    </>
  );
}

/** In the lecture hall: the sweep, or the run. */
interface HallPageProps extends AppProps {
  readonly onCode: () => void;
  readonly onSpeaker: () => void;
}

function Hall({ lectern, address, parts, onCode, onSpeaker }: HallPageProps) {
  const sweeping = useLectern((state) => state.sweeping);
  if (sweeping) return inRegion('sweep', <PresentSweep onCode={onCode} />);
  return (
    <Present
      address={address}
      Stage={parts.Stage}
      Beside={parts.Beside}
      onTurn={(direction) => turn(lectern, direction)}
      onCode={onCode}
      onSpeaker={onSpeaker}
    />
  );
}

/** Whether keys of a single character do something, kept for the next visit. */
function useLetters(lectern: Lectern): readonly [boolean, (on: boolean) => void] {
  const [letters, setLetters] = useState(() => remembered('letters') !== 'off');
  const choose = (on: boolean): void => {
    setLetters(on);
    if (!remember('letters', on ? 'on' : 'off')) lectern.store.setState({ unkept: true });
  };
  return [letters, choose];
}

/** What is heard, and what is printed, once packets move. */
function AroundPage({ address, parts }: Pick<AppProps, 'address' | 'parts'>) {
  const drawn = useStageFirst();
  const sweeping = useLectern((state) => state.sweeping);
  return (
    <>
      {drawn && <Announcer />}
      {drawn && !sweeping && <Printing address={address} parts={parts} />}
    </>
  );
}

interface DesktopProps extends PageParts {
  readonly address: Address;
  readonly chart: string;
  readonly onChart: (id: string) => void;
}

function Desktop({ address, Stage, Beside, Share, chart, onChart }: DesktopProps) {
  const words = useWords().page.regions;
  const drawn = useStageFirst();
  const headed = useStyled('desktop');
  return (
    <main className="desktop" data-beside={Beside ? true : undefined}>
      <div className="left">
        <section className="lesson" aria-label={words.lesson}>
          {inRegion('lesson', <Lesson />)}
        </section>
        <section className="settings" aria-label={words.settings}>
          {drawn && <Around part="settings" />}
        </section>
        <section className="transport" aria-label={words.transport}>
          {drawn && <Around part="transport" />}
        </section>
      </div>
      <section className="stage-region" aria-label={words.network}>
        {inRegion('stage', <Stages Stage={Stage} />)}
        <Failure address={address} />
      </section>
      {Beside && <div className="beside-region">{inRegion('beside', drawn && <Beside />)}</div>}
      <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
        {Beside && (
          <div className="tabs-place">{drawn && <ChosenChart part="tabs" chart={chart} onChart={onChart} />}</div>
        )}
        <div className="strip-place" data-headed={headed || undefined}>
          {drawn && <Around part="strip" />}
        </div>
        <div className="charts-place">
          {drawn && !Beside && <Around part="charts" />}
          {drawn && Beside && inRegion('charts', <ChosenChart part="chart" chart={chart} onChart={onChart} />)}
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

/** Language, colours and title of the document follow the state. */
function useDocument(): void {
  const words = useWords().page;
  const say = useText();
  const language = useLectern((state) => state.language);
  const theme = useLectern((state) => state.theme);
  const title = useLectern((state) => state.scenario.title);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.document(say(title));
  }, [language, words, say, title]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

/** The chart that is shown where there is room for one: chosen by tabs, or what the open step of the lesson is about. */
function useChart(): [string, (id: string) => void] {
  const first = useLectern(({ scenario }) => scenario.charts[0]!.id);
  const looked = useLectern((state) => state.looked);
  const [chart, setChart] = useState(first);
  useEffect(() => {
    if (looked) setChart(looked);
  }, [looked]);
  return [chart, setChart];
}

/** The focus goes back to the button that began it. */
function useReturnFromPresenting(presenting: boolean): void {
  const before = useRef(presenting);
  useEffect(() => {
    if (before.current && !presenting) document.querySelector<HTMLElement>('.present-button')?.focus();
    before.current = presenting;
  }, [presenting]);
}

function useKeys(
  lectern: Lectern,
  letters: boolean,
  setOver: (over: Over) => void,
  speaker: () => void,
  showChart: (id: string) => void,
): void {
  const focusChart = useCallback(
    (index: number): void => {
      const chart = lectern.store.getState().scenario.charts[index];
      if (!chart) return;
      showChart(chart.id);
      // On a phone the chart is drawn only now that its tab is chosen.
      requestAnimationFrame(() => document.getElementById(`chart-${chart.id}`)?.focus());
    },
    [lectern, showChart],
  );
  const page: PageKeys = {
    help: () => setOver('help'),
    code: () => setOver('code'),
    blank: () => setOver('blank'),
    speaker,
    turn: (direction) => turn(lectern, direction),
    focusChart,
    focusWhy: () => document.getElementById('why')?.focus(),
  };
  const latest = useRef({ page, letters });
  latest.current = { page, letters };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      const focus = focusOf(document.activeElement);
      const { key, code, shiftKey: shift } = event;
      const press = { key, code, shift, modified, command, focus };
      const { page, letters } = latest.current;
      if (pressKey(lectern, page, press, { on: letters })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [lectern]);
}
