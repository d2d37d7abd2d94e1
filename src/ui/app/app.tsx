// The page: desktop, the phone's one column, or the lecture hall. All are made of the same parts; desktop or phone is a question
// of width alone. Left out: the look (the style sheets), the parts themselves.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Explains } from '../../explain/explain.ts';
import {
  ExplainsContext,
  LecternReactContext,
  OverChartsContext,
  UnmarkedContext,
  useLectern,
} from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { remember, remembered } from '../foundation/preferences.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { useMedia } from '../foundation/use-media.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import type { HallProps } from '../present/present.tsx';
import { useSpeaker } from '../present/use-speaker.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { Desktop } from './desktop.tsx';
import { Header } from './header.tsx';
import { Keyboard } from './keyboard.tsx';
import { Notices } from './notices.tsx';
import { OverPage, useOver } from './over-page.tsx';
import { Phone } from './phone.tsx';
import { inRegion } from './region.tsx';
import { canTurnHall, turnHall } from './turning.ts';
import { useDocument } from './use-document.ts';

const Announcer = lazy(async () => (await import('./around.ts')).Announcer);
/** What only an open question shows comes when one is opened. */
const OverCharts = lazy(async () => (await import('../predict/over-charts.tsx')).OverCharts);
const Printing = lazy(async () => (await import('./around.ts')).Printing);
const PrintingSweep = lazy(async () => (await import('./around.ts')).PrintingSweep);
const SweepPage = lazy(async () => (await import('../sweep/sweep-page.tsx')).SweepPage);
/** The same in the lecture hall. */
const PresentSweep = lazy(async () => (await import('../sweep/present-sweep.tsx')).PresentSweep);
export const Present = lazy(async () => (await import('../present/present.tsx')).Present);
const Embed = lazy(async () => (await import('../embed/embed.tsx')).Embed);

const COMPACT = '(max-width: 899px)';

interface AppProps {
  readonly lectern: Lectern;
  readonly address: Address;
  readonly parts: StageParts;
}

interface WholeProps extends AppProps {
  /** What explains the events of its networks, once anything tells of one. */
  readonly explains: Partial<Explains>;
}

export function App({ explains, ...props }: WholeProps) {
  return (
    <LecternReactContext value={props.lectern}>
      <ExplainsContext value={explains}>
        <UnmarkedContext value={props.parts.unmarked}>
          <OverChartsContext value={OverCharts}>
            {inRegion('page', props.address.view.embed ? <Embed {...props} /> : <Page {...props} />)}
          </OverChartsContext>
        </UnmarkedContext>
      </ExplainsContext>
    </LecternReactContext>
  );
}

function Page({ lectern, address, parts }: AppProps) {
  const presenting = useLectern((state) => state.presenting);
  const [over, setOver, lab] = useOver(address);
  const [letters, chooseLetters] = useLetters(lectern);
  const showCode = (): void => setOver('code');
  const share = (): void => {
    lectern.store.getState().pause();
    setOver('share');
  };
  const covered = over === 'refused' || over === 'share' || over === 'save' ? null : over;
  const openSpeaker = useSpeaker(lectern, address, {
    covered,
    turn: (direction) => void turnHall(lectern, direction),
    canTurn: (direction) => canTurnHall(lectern, direction),
    cover: setOver,
  });
  const speaker = (): void => {
    if (!openSpeaker()) setOver('refused');
  };
  const [pen, setPen] = useState(false);
  const hall = { onCode: showCode, onSpeaker: speaker, pen, onPen: () => setPen(!pen) };
  const [chart, setChart] = useChart();
  useDocument();
  useReturnFromPresenting(presenting);
  return (
    <>
      {presenting ? (
        <Hall lectern={lectern} address={address} parts={parts} hall={hall} />
      ) : (
        <Seat
          address={address}
          parts={parts}
          chart={chart}
          onChart={setChart}
          onHelp={() => setOver('help')}
          onCode={showCode}
          onShare={share}
          onSave={() => setOver('save')}
        />
      )}
      <Keyboard {...{ letters, setOver, hall, share }} onChart={setChart} />
      <AroundPage address={address} parts={parts} />
      <OverPage {...{ over, setOver, lab, address, parts, letters }} onLetters={chooseLetters} />
    </>
  );
}

interface SeatProps extends Pick<AppProps, 'address' | 'parts'> {
  readonly chart: string;
  readonly onChart: (id: string) => void;
  readonly onHelp: () => void;
  readonly onCode: () => void;
  readonly onShare: () => void;
  readonly onSave: () => void;
}

/** At a desk or on a phone: header, notices, and the run or a sweep. */
function Seat({ address, parts, chart, onChart, ...ways }: SeatProps) {
  const compact = useMedia(COMPACT);
  const sweeping = useLectern((state) => state.sweeping);
  return (
    <>
      {inRegion('header', <Header address={address} compact={compact} {...ways} />)}
      <Notices address={address} />
      {sweeping ? (
        inRegion('sweep', <SweepPage paper={paperOf(address)} />)
      ) : compact ? (
        <Phone {...parts} address={address} chart={chart} onChart={onChart} />
      ) : (
        <Desktop {...parts} address={address} chart={chart} onChart={onChart} />
      )}
    </>
  );
}

/** A sweep says itself what of it belongs on paper. */
const paperOf = (address: Address) => (sheet: ReactNode) => <PrintingSweep address={address}>{sheet}</PrintingSweep>;

interface HallPageProps extends AppProps {
  readonly hall: HallProps;
}

/** In the lecture hall: the sweep, or the run. */
function Hall({ lectern, address, parts, hall }: HallPageProps) {
  const sweeping = useLectern((state) => state.sweeping);
  if (sweeping) {
    const notices = <Notices address={address} />;
    return inRegion('sweep', <PresentSweep notices={notices} onCode={hall.onCode} paper={paperOf(address)} />);
  }
  return (
    <Present
      address={address}
      Stage={parts.Stage}
      Beside={parts.Beside}
      onTurn={(direction) => void turnHall(lectern, direction)}
      {...hall}
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
