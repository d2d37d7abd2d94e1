// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, words of the page for what is read, a menu for dropping a packet by hand.

import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { endOf } from '../changes.ts';
import { useFrame } from '../charts/use-frame.ts';
import { useRecord } from '../charts/use-record.ts';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useLecternContext, useLecternStore } from '../context.ts';
import { useDrawingWords } from '../i18n/drawing-words.ts';
import { colours } from '../theme/tokens.ts';
import { type PacketChoice, PacketMenu, packetsOn } from './packet-menu.tsx';
import { RecentMarks } from './recent-marks.ts';
import { StageCanvas } from './stage-canvas.ts';
import { type StagePlan, stagePlan } from './stage-plan.ts';
import { queueGauge } from './stage-state.ts';
import { StageSummary } from './stage-summary.tsx';
import { StageWords } from './stage-words.tsx';
import { exposeDrawn, markFirstMove } from './test-hook.ts';
import './stage.css';

export function Stage() {
  const words = useDrawingWords().stage;
  const [stage, size] = useSize<HTMLDivElement>();
  const plan = useStagePlan(size.width, size.height);
  const recent = useMemo(() => new RecentMarks(), []);
  return (
    <div ref={stage} className="stage" role="group" aria-label={words.label}>
      {plan && <StagePicture plan={plan} recent={recent} />}
      {plan && <StageWords plan={plan} recent={recent} />}
      <StageSummary />
    </div>
  );
}

/** Changes with size and topology, not with the run. */
function useStagePlan(width: number, height: number): StagePlan | undefined {
  const { record } = useRecord();
  const scenario = useLectern((state) => state.scenario);
  const layout = record?.layout;
  const bottleneck = record ? (queueGauge(record, scenario)?.link ?? -1) : -1;
  const key = layout && JSON.stringify([layout.nodes, layout.links, layout.flows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the layout by value; every record has a new object.
  return useMemo(
    () => (layout && width > 0 && height > 0 ? stagePlan(layout, bottleneck, width, height) : undefined),
    [key, bottleneck, width, height],
  );
}

interface PictureProps {
  readonly plan: StagePlan;
  readonly recent: RecentMarks;
}

/** A pressed packet, or the list for keys. */
type OpenMenu = { readonly choices: readonly PacketChoice[]; readonly at?: { readonly x: number; readonly y: number } };

function StagePicture({ plan, recent }: PictureProps) {
  const words = useDrawingWords().stage;
  const { runner, playback } = useLecternContext();
  const store = useLecternStore();
  const painted = useStageCanvas(plan, recent);
  const [menu, setMenu] = useState<OpenMenu>();
  const button = useRef<HTMLButtonElement>(null);
  const bottleneck = plan.queue?.link ?? plan.lanes[0]?.link ?? -1;
  const close = () => {
    if (menu && !menu.at) button.current?.focus();
    setMenu(undefined);
  };
  const press = (event: PointerEvent<HTMLCanvasElement>) => {
    const hit = packetUnder(event, painted.current);
    if (!hit || !runner.record || !canDrop(runner.record.flightsFrom, hit.link)) return;
    store.getState().pause();
    setMenu({ choices: [hit], at: { x: hit.x, y: hit.y } });
  };
  const canDrop = (flightsFrom: number, link: number) => {
    const { scenario, spec } = store.getState();
    const place = runner.record?.layout.links[link]?.place;
    return flightsFrom === 0 && place !== undefined && scenario.places(spec.params).includes(place);
  };
  const list = () => {
    store.getState().pause();
    setMenu({ choices: runner.record ? packetsOn(runner.record, bottleneck, playback.now) : [] });
  };
  const place = runner.record?.layout.links[bottleneck]?.place ?? '';
  return (
    <>
      <canvas
        ref={painted.attach}
        className="stage-canvas"
        style={{ width: plan.width, height: plan.height }}
        aria-hidden="true"
        onPointerUp={press}
        onPointerMove={(event) => {
          event.currentTarget.style.cursor = packetUnder(event, painted.current) ? 'pointer' : '';
        }}
      />
      <button ref={button} type="button" className={plan.compact ? 'stage-drop stage-drop-compact' : 'stage-drop'} aria-haspopup="dialog" aria-expanded={menu !== undefined} onClick={list}>
        {words.dropOne}
      </button>
      {menu && runner.record && (
        <PacketMenu
          record={runner.record}
          choices={menu.choices}
          now={playback.now}
          place={place}
          single={menu.at !== undefined}
          style={menuPlace(menu, plan)}
          onClose={close}
        />
      )}
    </>
  );
}

const MENU_WIDTH = 190;

function menuPlace(menu: OpenMenu, plan: StagePlan) {
  if (!menu.at) return { right: plan.compact ? 12 : 24, bottom: 44 };
  const left = Math.min(Math.max(8, menu.at.x - MENU_WIDTH / 2), plan.width - MENU_WIDTH - 8);
  return { left, top: menu.at.y + 16 };
}

const FINGER = 14;
const MOUSE = 4;

function packetUnder(event: PointerEvent<HTMLCanvasElement>, canvas: StageCanvas | undefined) {
  const box = event.currentTarget.getBoundingClientRect();
  const reach = event.pointerType === 'mouse' ? MOUSE : FINGER;
  return canvas?.drawn.under(event.clientX - box.left, event.clientY - box.top, reach);
}

interface Painted {
  current: StageCanvas | undefined;
  attach: { current: HTMLCanvasElement | null };
}

/** The canvas, arranged again with every plan and theme, drawn with every frame. */
function useStageCanvas(plan: StagePlan, recent: RecentMarks): Painted {
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const theme = useLectern((state) => state.theme);
  const syn = useDrawingWords().stage.syn;
  const [painted] = useState<Painted>(() => ({ current: undefined, attach: { current: null } }));
  useLayoutEffect(() => {
    if (!painted.attach.current) return;
    if (!painted.current) {
      painted.current = new StageCanvas(painted.attach.current);
      exposeDrawn(painted.current);
    }
    painted.current.arrange(plan, colours(theme), syn);
  }, [painted, plan, theme, syn]);
  useFrame((now) => {
    const canvas = painted.current;
    const record = runner.record;
    if (!canvas) return;
    const { scenario, spec, playing, speed } = store.getState();
    if (!record || now > endOf(spec)) return canvas.draw(undefined, now);
    const marks = recent.update(record, now, performance.now(), playing, speed);
    canvas.draw({ record, scenario, spec, now, recent: marks, stills: prefersStills() }, now);
    markFirstMove(canvas);
    if (now < record.flightsFrom || now > record.flightsTo) runner.wantFlights(now, now);
  });
  return painted;
}

const prefersStills = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
