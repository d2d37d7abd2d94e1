// The network itself: who sends to whom, what is on the wire, how full the queue is, how long the timer still waits.
// A canvas for what moves, words of the page for what is read, a menu for dropping a packet by hand.

import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { endOf } from '../changes.ts';
import { useFrame } from '../charts/use-frame.ts';
import { useRecord } from '../charts/use-record.ts';
import { useSize } from '../charts/use-size.ts';
import { useLectern, useLecternContext, useLecternStore } from '../context.ts';
import { useDrawingWords } from '../i18n/drawing-words.ts';
import { later } from '../later.tsx';
import { colours } from '../theme/tokens.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import type { PacketChoice } from './packet-choice.ts';
import { packetsOn } from './packet-choice.ts';
import { RecentMarks } from './recent-marks.ts';
import { StageCanvas } from './stage-canvas.ts';
import { type StagePlan, stagePlan } from './stage-plan.ts';
import { queueGauge } from './stage-state.ts';
import { StageSummary } from './stage-summary.tsx';
import { type StageShared, StageWords } from './stage-words.tsx';
import { exposeToTests, markFirstMove } from './test-hook.ts';
import './stage.css';

export function Stage() {
  const [stage, size] = useSize<HTMLDivElement>();
  const plan = useStagePlan(size.width, size.height);
  const shared = useMemo<StageShared>(() => ({ recent: new RecentMarks(), block: 1 }), []);
  return (
    <div ref={stage} className="stage">
      {plan && <StagePicture plan={plan} shared={shared} />}
      {plan && <StageWords plan={plan} shared={shared} />}
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

// Loaded when the first packet is pressed.
const PacketMenu = later(async () => (await import('./packet-menu.tsx')).PacketMenu);

interface PictureProps {
  readonly plan: StagePlan;
  readonly shared: StageShared;
}

function StagePicture({ plan, shared }: PictureProps) {
  const words = useDrawingWords().stage;
  const { runner, playback } = useLecternContext();
  const painted = useStageCanvas(plan, shared);
  const { menu, press, list, close, button } = useDropping(plan);
  return (
    <>
      <div
        className="stage-touch"
        aria-hidden="true"
        onPointerUp={(event) => press(packetUnder(event, painted.current))}
        onPointerMove={(event) => {
          event.currentTarget.style.cursor = packetUnder(event, painted.current) ? 'pointer' : '';
        }}
      >
        <canvas ref={painted.attach} className="stage-canvas" style={{ width: plan.width, height: plan.height }} />
      </div>
      <button
        ref={button}
        type="button"
        className={plan.compact ? 'stage-drop stage-drop-compact' : 'stage-drop'}
        aria-haspopup="dialog"
        aria-expanded={menu !== undefined}
        onClick={list}
      >
        {words.dropOne}
      </button>
      {menu && runner.record && (
        <PacketMenu
          record={runner.record}
          choices={menu.choices}
          now={playback.now}
          title={menu.title}
          single={menu.at !== undefined}
          style={menuPlace(menu, plan)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A pressed packet, or the list for keys. */
interface OpenMenu {
  readonly choices: readonly PacketChoice[];
  readonly title: string;
  readonly at?: { readonly x: number; readonly y: number };
}

/** Opening and closing the menu; time stands while it is open. */
function useDropping(plan: StagePlan) {
  const words = useDrawingWords().stage;
  const { runner, playback } = useLecternContext();
  const store = useLecternStore();
  const [menu, setMenu] = useState<OpenMenu>();
  const button = useRef<HTMLButtonElement>(null);
  const bottleneck = plan.queue?.link ?? plan.lanes[0]?.link ?? -1;
  const placeOf = (link: number): string => runner.record?.layout.links[link]?.place ?? '';
  const canDrop = (link: number): boolean => {
    const { scenario, spec } = store.getState();
    // Packets are counted from the start of the run, so all of them must be at hand.
    return runner.record?.flightsFrom === 0 && scenario.places(spec.params).includes(placeOf(link));
  };
  const open = (opened: OpenMenu) => {
    store.getState().pause();
    setMenu(opened);
  };
  return {
    menu,
    button,
    press: (hit: DrawnPacket | undefined) => {
      if (hit && canDrop(hit.link)) open({ choices: [hit], title: '', at: { x: hit.x, y: hit.y } });
    },
    list: () => {
      const place = placeOf(bottleneck);
      if (!runner.record || !canDrop(bottleneck)) return open({ choices: [], title: words.notCounted });
      const choices = packetsOn(runner.record, bottleneck, playback.now);
      open({ choices, title: choices.length > 0 ? words.onTheWay(place) : words.nobody(place) });
    },
    close: () => {
      if (menu && !menu.at) button.current?.focus();
      setMenu(undefined);
    },
  };
}

const MENU_WIDTH = 190;

function menuPlace(menu: OpenMenu, plan: StagePlan) {
  if (!menu.at) return { right: plan.compact ? 12 : 24, bottom: 44 };
  const left = Math.min(Math.max(8, menu.at.x - MENU_WIDTH / 2), plan.width - MENU_WIDTH - 8);
  return { left, top: menu.at.y + 16 };
}

const FINGER = 14;
const MOUSE = 4;

function packetUnder(event: PointerEvent<HTMLElement>, canvas: StageCanvas | undefined): DrawnPacket | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const reach = event.pointerType === 'mouse' ? MOUSE : FINGER;
  return canvas?.drawn.under(event.clientX - box.left, event.clientY - box.top, reach);
}

interface Painted {
  current: StageCanvas | undefined;
  attach: { current: HTMLCanvasElement | null };
}

/** The canvas, arranged again with every plan and theme, drawn with every frame. */
function useStageCanvas(plan: StagePlan, shared: StageShared): Painted {
  const context = useLecternContext();
  const { runner } = context;
  const store = useLecternStore();
  const theme = useLectern((state) => state.theme);
  const syn = useDrawingWords().stage.syn;
  const [painted] = useState<Painted>(() => ({ current: undefined, attach: { current: null } }));
  useLayoutEffect(() => {
    if (!painted.attach.current) return;
    if (!painted.current) {
      painted.current = new StageCanvas(painted.attach.current);
      exposeToTests(painted.current, context);
    }
    painted.current.arrange(plan, colours(theme), syn);
  }, [painted, plan, theme, syn, context]);
  useFrame((now) => {
    const canvas = painted.current;
    const record = runner.record;
    if (!canvas) return;
    const { scenario, spec, playing, speed } = store.getState();
    if (!record || now > endOf(spec)) return canvas.draw(undefined, now);
    const marks = shared.recent.update(record, now, performance.now(), playing, speed);
    canvas.draw({ record, scenario, spec, now, recent: marks, stills: prefersStills() }, now);
    shared.block = canvas.block;
    markFirstMove(canvas);
    // A second of playing ahead, so that the packets are there when the cursor comes.
    if (record.done) runner.wantFlights(now, Math.min(record.horizon, now + (playing ? speed : 0)));
  });
  return painted;
}

const prefersStills = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
