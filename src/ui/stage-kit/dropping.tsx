// What a press on a packet does: a menu opens beside it, to take the packet apart or to drop it; a button opens the list for keys.
// Time stands while either is open. What the menu says and does: packet-menu.tsx.

import { useEffect, useRef, useState } from 'react';
import type { RunId, RunRecord } from '../../record/record.ts';
import { cellLeftIn } from '../../wire/cell-steps.ts';
import { canBeOpened, nameOf, type Stop } from '../../wire/stops.ts';
import { useLectern, useLecternContext, useLecternStore, useWords } from '../foundation/context.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import type { PacketChoice } from './packet-choice.ts';
import { PacketMenu } from './packet-menu.tsx';
import type { CellSpan } from './scene.ts';

/** A pressed packet and where it is, or the list for keys: of some links, or of none where packets cannot be counted. */
export interface OpenMenu {
  /** Whose packets they are: their rows mean nothing in another run. */
  readonly run: RunId | undefined;
  readonly packet?: PacketChoice;
  readonly links?: readonly number[];
  readonly at?: { readonly x: number; readonly y: number };
}

/** What a mark on the picture stands for, as a packet. */
export type Opens = (record: RunRecord, pressed: DrawnPacket, now: number) => Stop | undefined;

/** `links`: those whose packets the list offers. */
export function useDropping(links: readonly number[]) {
  const { runner, playback, aside } = useLecternContext();
  const store = useLecternStore();
  const asked = useLectern(({ asking }) => asking !== null);
  const { menu, button, show, close } = useMenu(runner.record?.run, asked);
  const placeOf = (link: number): string => runner.record?.layout.links[link]?.place ?? '';
  const canDrop = (link: number): boolean => {
    const { scenario, spec } = store.getState();
    // What is asked is asked of the run as it is: dropping waits like the settings.
    if (asked) return false;
    // Packets are counted from the start of the run, so all of them must be at hand.
    return runner.record?.flightsFrom === 0 && scenario.places(spec.params).includes(placeOf(link));
  };
  const canOpen = (link: number): boolean => !aside && runner.record !== undefined && canBeOpened(runner.record, link);
  const open = (wanted: Omit<OpenMenu, 'run'>) => {
    store.getState().pause();
    show({ ...wanted, run: runner.record?.run });
  };
  const openPacket = (stop: Stop) => {
    store.getState().pause();
    store.getState().openPacket(nameOf(stop));
  };
  return {
    menu,
    button,
    asked,
    press: (hit: DrawnPacket | undefined) => {
      if (hit && (canDrop(hit.link) || canOpen(hit.link))) open({ packet: hit, at: { x: hit.x, y: hit.y } });
    },
    /** Opens the last cell that left the switch in a span, if there was one. */
    cellIn: (span: CellSpan): (() => void) | undefined => {
      const { record } = runner;
      const cell = record && !aside ? cellLeftIn(record, span.from, span.to) : undefined;
      return cell && (() => openPacket(cell));
    },
    /** Opens what a pressed mark stands for. */
    open: (hit: DrawnPacket, opens: Opens): void => {
      const { record } = runner;
      const stop = record && !aside ? opens(record, hit, playback.now) : undefined;
      if (stop) openPacket(stop);
    },
    list: () => open(runner.record ? { links: links.filter(canDrop) } : {}),
    canDrop,
    canOpen,
    close,
  };
}

/** What is open, until a person closes it, the run is another or a question is asked. */
function useMenu(run: RunId | undefined, asked: boolean) {
  const [opened, show] = useState<OpenMenu>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = opened?.run === run ? opened : undefined;
  const close = () => {
    if (opened && !opened.at) button.current?.focus();
    show(undefined);
  };
  useEffect(() => {
    if (opened && !menu) close();
  });
  useEffect(() => {
    if (asked) show(undefined);
  }, [asked]);
  return { menu, button, show, close };
}

interface DroppingProps {
  readonly dropping: ReturnType<typeof useDropping>;
  readonly plan: { readonly width: number; readonly height: number; readonly compact?: boolean };
}

/** The button and what is open. */
export function Dropping({ dropping: { menu, button, asked, list, close, canDrop, canOpen }, plan }: DroppingProps) {
  const words = useWords().stageKit;
  const { runner, playback } = useLecternContext();
  return (
    <>
      {!asked && (
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
      )}
      {menu && runner.record && (
        <PacketMenu
          record={runner.record}
          menu={menu}
          now={playback.now}
          style={menuPlace(menu, plan)}
          canDrop={canDrop}
          canOpen={canOpen}
          onClose={close}
        />
      )}
    </>
  );
}

const MENU_WIDTH = 236;
const MENU_HEIGHT = 88;

function menuPlace(menu: OpenMenu, plan: DroppingProps['plan']) {
  // Along the foot of the stage, where no packet is.
  if (!menu.at) return { left: plan.compact ? 8 : 24, right: plan.compact ? 8 : 24, bottom: 8 };
  const left = Math.min(Math.max(8, menu.at.x - MENU_WIDTH / 2), plan.width - MENU_WIDTH - 8);
  return { left, width: MENU_WIDTH, top: Math.max(4, Math.min(menu.at.y + 16, plan.height - MENU_HEIGHT)) };
}
