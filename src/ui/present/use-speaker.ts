// The hall's end: opens the speaker's window, tells it what the class sees, and does what it wishes.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lectern } from '../foundation/store-contract.ts';
import { askNext } from '../predict/asking.ts';
import type { Address } from '../state/address.ts';
import { keepInTab, keptInTab } from './in-tab.ts';
import { LectureClock } from './lecture-clock.ts';
import { askFor, type Covered, newSpeaker, SpeakerChannel, type Wish } from './speaker-channel.ts';

/** What the speaker can ask of the page that only the page can do. */
export interface HallPage {
  readonly covered: Covered;
  turn(direction: 1 | -1): void;
  /** Does turning do anything? */
  canTurn(direction: 1 | -1): boolean;
  cover(covered: Covered): void;
}

/** Between two reports while the run plays, ms: often enough for a picture that moves. */
const REPORTED = 100;
const KEPT = 'lectern-speaker';

/** Opens the speaker's window; false where the browser refuses to. */
export function useSpeaker(lectern: Lectern, address: Address, page: HallPage): () => boolean {
  const presenting = lectern.store.getState().presenting;
  const [kept] = useState(() => (presenting ? keptInTab(KEPT) : null));
  const [name, setName] = useState<string | null>(null);
  const [clock] = useState(() => new LectureClock());
  const latest = useRef(page);
  latest.current = page;
  const report = useRef<() => void>(undefined);
  // Who opens the window while this is being asked has named it anew: the answer no longer matters.
  useEffect(
    () => (kept === null || name !== null ? undefined : askFor(kept, (isFree) => isFree && setName(kept))),
    [kept, name],
  );
  useEffect(() => {
    if (name === null) return;
    clock.open();
    const channel = new SpeakerChannel(name);
    const ends = connect(lectern, address, clock, channel, latest);
    report.current = ends.report;
    return ends.stop;
  }, [lectern, address, clock, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the page is part of what is reported
  useEffect(() => {
    report.current?.();
  }, [page.covered]);
  return useCallback(() => {
    const known = name ?? newSpeaker();
    const opened = window.open(window.location.href, known, 'popup,width=1100,height=720');
    if (!opened) return false;
    clock.open();
    keepInTab(KEPT, known);
    setName(known);
    return true;
  }, [clock, name]);
}

function connect(
  lectern: Lectern,
  address: Address,
  clock: LectureClock,
  channel: SpeakerChannel,
  page: { readonly current: HallPage },
) {
  const { store, playback } = lectern;
  let last = Number.NEGATIVE_INFINITY;
  let due: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    clearTimeout(due);
    due = undefined;
    last = performance.now();
    const state = store.getState();
    const { zoom, playing, language, asking } = state;
    const link = new URL(address.linkOf(state, { zoom })).hash;
    const { covered } = page.current;
    const turns = { next: page.current.canTurn(1), previous: page.current.canTurn(-1) };
    const { began } = clock;
    channel.tell({
      link,
      now: playback.now,
      playing,
      covered,
      asked: asking?.question ?? null,
      turns,
      language,
      began,
    });
  };
  /** Not in every frame, but the last one, too. */
  const reportSoon = (): void => {
    due ??= setTimeout(report, Math.max(0, last + REPORTED - performance.now()));
  };
  const stops = [store.subscribe(report), playback.onFrame(reportSoon)];
  const leave = (): void => channel.leave();
  window.addEventListener('pagehide', leave);
  channel.hold();
  channel.onWish((wish) => fulfil(lectern, page.current, clock, wish, report));
  report();
  const stop = (): void => {
    for (const each of stops) each();
    clearTimeout(due);
    window.removeEventListener('pagehide', leave);
    channel.leave();
    channel.close();
  };
  return { report, stop };
}

function fulfil(lectern: Lectern, page: HallPage, clock: LectureClock, wish: Wish, report: () => void): void {
  const { playing, play, pause } = lectern.store.getState();
  const fulfilled: Readonly<Record<Wish, () => void>> = {
    here: report,
    next: () => page.turn(1),
    previous: () => page.turn(-1),
    play: playing ? pause : play,
    ask: () => void askNext(lectern),
    blank: () => page.cover(page.covered === 'blank' ? null : 'blank'),
    restart: () => {
      clock.restart();
      report();
    },
  };
  fulfilled[wish]();
}
