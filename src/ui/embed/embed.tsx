// The page inside another page: the network, the charts that were chosen, one control, playing, and the way to the whole page.
// As high as what is in it, which it tells the page around.

import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { STAGE, WHY } from '../../scenarios/kit/read-audience.ts';
import { focusOf, type Press, pressKey } from '../app/keys.ts';
import { inRegion } from '../app/region.tsx';
import { useDocument } from '../app/use-document.ts';
import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { Stages } from '../compare/two-stages.tsx';
import { Setting } from '../controls/setting.tsx';
import { PlayButton } from '../controls/transport.tsx';
import { useLectern, useWhole, useWords } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';
import { useCharts } from '../foundation/use-charts.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { openStep } from '../lesson/open-step.ts';
import { QuestionPanel } from '../predict/question-panel.tsx';
import { presentedCharts } from '../present/presented-charts.ts';
import { presentedSettings } from '../present/presented-setting.tsx';
import { CopyByHand } from '../share/copy-by-hand.tsx';
import { currentLink } from '../share/current-link.ts';
import { Failure } from '../share/failure.tsx';
import { Notice } from '../share/notice.tsx';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { View } from '../views/view.tsx';
import { Why } from '../why/why.tsx';
import { converse, windowAround } from './conversation.ts';
import { obeying } from './obey.ts';
import { type Shown, shownBy } from './shown.ts';
import './embed.css';

const PACKET_VIEWS = ['ladder', 'sequence', 'events'] as const;
const isPacketView = (name: string): boolean => PACKET_VIEWS.some((each) => each === name);
/** As high as so many charts. */
const ROWS_OF_VIEW = 3;

interface EmbedProps {
  readonly address: Address;
  readonly parts: StageParts;
}

export function Embed({ address, parts: { Stage } }: EmbedProps) {
  const words = useWords().page.regions;
  const frame = useRef<HTMLElement>(null);
  const scenario = useLectern((state) => state.scenario);
  const asking = useLectern((state) => state.asking !== null);
  const drawn = useStageFirst();
  const [view, setView] = useState<Shown>(address.view);
  const shown = useMemo(() => view.show ?? [STAGE, ...presentedCharts(scenario, true)], [view, scenario]);
  const charts = useShownCharts(shown);
  // A view has the place of all charts.
  const seen = PACKET_VIEWS.find((each) => charts.includes(each));
  useDocument();
  useOnRoot('embed', '');
  useAround(address, frame, setView);
  useEmbedKeys();
  return (
    <main ref={frame} className="embed" data-rows={seen ? ROWS_OF_VIEW : charts.length}>
      <Notice address={address} />
      {shown.includes(STAGE) && (
        <section className="stage-region" aria-label={words.network}>
          {inRegion('stage', <Stages Stage={Stage} />)}
          <Failure address={address} />
        </section>
      )}
      <section className="time-region" aria-label={words.time} id="charts" tabIndex={-1}>
        {charts.length > 0 && (
          <>
            <div className="strip-place">{inRegion('strip', drawn && <EventStrip />)}</div>
            <div className="charts-place">
              {inRegion('charts', drawn && (seen && !asking ? <View view={seen} /> : <ChartStack only={charts} />))}
            </div>
          </>
        )}
        <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
      </section>
      {asking ? (
        <Asked />
      ) : (
        shown.includes(WHY) && <div className="embed-why">{inRegion('why', <Why compact alone />)}</div>
      )}
      {!shown.includes(STAGE) && <Failure address={address} />}
      <Foot address={address} view={view} />
    </main>
  );
}

/** Some charts are of some runs only: what is shown may have been chosen for another. A frame with nothing in it helps nobody. */
function useShownCharts(shown: readonly string[]): readonly string[] {
  const scenario = useLectern((state) => state.scenario);
  const charts = useCharts();
  return useMemo(() => {
    const wanted = shown.filter((each) => each !== STAGE && each !== WHY);
    const here = wanted.filter((each) => isPacketView(each) || charts.some(({ id }) => id === each));
    return wanted.length > 0 && here.length === 0 ? presentedCharts(scenario, true) : here;
  }, [shown, charts, scenario]);
}

function Asked() {
  const lectern = useWhole();
  const ownRun = (): void => void openStep(lectern, lectern.store.getState().step, 'still');
  return inRegion('lesson', <QuestionPanel onOwnRun={ownRun} />);
}

interface FootProps extends Pick<EmbedProps, 'address'> {
  readonly view: Shown;
}

/** Play, the control, and the way to the whole page. */
function Foot({ address, view }: FootProps) {
  const words = useWords().page.regions;
  const asking = useLectern((state) => state.asking !== null);
  const scenario = useLectern((state) => state.scenario);
  const step = useLectern(({ lesson, step }) => lesson?.steps[step - 1]);
  const parameter = useMemo(
    () =>
      view.control === undefined
        ? presentedSettings(scenario, step).at(-1)
        : scenario.parameters.find(({ key }) => key === view.control),
    [scenario, step, view],
  );
  return (
    <footer className="embed-foot">
      <section aria-label={words.transport}>
        <PlayButton />
      </section>
      {parameter && !asking && (
        <section className="embed-control" aria-label={words.settings}>
          {inRegion('settings', <Setting parameter={parameter} />)}
        </section>
      )}
      <WholePage address={address} />
    </footer>
  );
}

/** The run as it is, in a tab of its own. Where the page around lets nothing open, its link is there to be copied. */
function WholePage({ address }: Pick<EmbedProps, 'address'>) {
  const words = useWords().sharing.embed;
  const lectern = useWhole();
  const [byHand, setByHand] = useState('');
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    const link = currentLink(lectern, address);
    event.currentTarget.href = link;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const opened = window.open(link, '_blank');
    if (opened) opened.opener = null;
    else setByHand(link);
  };
  return (
    <>
      <a className="embed-open" href={currentLink(lectern, address)} target="_blank" rel="noopener" onClick={open}>
        {words.open}
      </a>
      {byHand && <CopyByHand link={byHand} why={words.noTab} onClose={() => setByHand('')} />}
    </>
  );
}

/** Speaks with the page around, and tells it the height of this one. */
function useAround(address: Address, frame: RefObject<HTMLElement | null>, setView: (shown: Shown) => void): void {
  const lectern = useWhole();
  useEffect(() => {
    const outside = windowAround();
    const element = frame.current;
    if (!outside || !element) return;
    const obey = obeying(lectern);
    const { scenario } = lectern.store.getState();
    const onRequest: typeof obey = (request, refuse) =>
      request.do === 'show' ? setView(shownBy(request, scenario, refuse)) : obey(request, refuse);
    const conversation = converse(lectern, outside, onRequest, () => currentLink(lectern, address));
    const sizes = new ResizeObserver(() => conversation.tellHeight(Math.ceil(element.getBoundingClientRect().height)));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      conversation.end();
    };
  }, [lectern, address, frame, setView]);
}

/** Those that move the cursor and the view; what they would do elsewhere on the page there is none of here. */
const KEYS = [' ', ',', '.', '<', '>', 'Home', 'End', '[', ']', '+', '=', '-', '0', 'r'];
const nothing = (): void => {};
const NO_PAGE = {
  help: nothing,
  code: nothing,
  share: nothing,
  save: nothing,
  blank: nothing,
  speaker: nothing,
  pen: nothing,
  tryOut: nothing,
  turn: nothing,
  focusChart: nothing,
  focusWhy: nothing,
  openPacket: nothing,
};

function useEmbedKeys(): void {
  const lectern = useWhole();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, code, shiftKey: shift } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(key)) return;
      const press: Press = { key, code, shift, modified: false, focus: focusOf(document.activeElement) };
      if (pressKey(lectern, NO_PAGE, press, { on: true })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [lectern]);
}
