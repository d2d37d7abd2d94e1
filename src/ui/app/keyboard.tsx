// The keys of the whole page, heard wherever the focus is. What each of them does: keys.ts.

import { useCallback, useEffect, useRef } from 'react';
import { useWhole } from '../foundation/context.ts';
import { letterOf } from '../foundation/letter-of.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { chartsOf } from '../foundation/use-charts.ts';
import type { HallProps } from '../present/present.tsx';
import { focusOf, type PageKeys, pressKey } from './keys.ts';
import type { Over } from './over-page.tsx';
import { pressNumber, turnHall } from './turning.ts';

interface KeyboardProps extends Pick<PageKeys, 'share'> {
  /** Whether keys of a single character do something. */
  readonly letters: boolean;
  readonly setOver: (over: Over) => void;
  readonly hall: HallProps;
  readonly onChart: (id: string) => void;
}

/** What packets are made of comes after the stage. */
function openPacket(lectern: Lectern): void {
  void import('./around.ts').then(
    ({ openPacketAtHand }) => openPacketAtHand(lectern),
    () => {},
  );
}

export function Keyboard({ letters, setOver, hall: { onSpeaker, onPen }, share, onChart }: KeyboardProps) {
  const lectern = useWhole();
  const focusChart = useCallback(
    (index: number): void => {
      const { scenario, spec } = lectern.store.getState();
      const chart = chartsOf(scenario, spec)[index];
      if (!chart) return;
      onChart(chart.id);
      // On a phone the chart is drawn only now that its tab is chosen.
      requestAnimationFrame(() => document.getElementById(`chart-${chart.id}`)?.focus());
    },
    [lectern, onChart],
  );
  const page: PageKeys = {
    help: () => setOver('help'),
    code: () => setOver('code'),
    share,
    save: () => setOver('save'),
    blank: () => setOver('blank'),
    speaker: onSpeaker,
    pen: onPen,
    tryOut: (number) => pressNumber(lectern, number),
    turn: (direction) => void turnHall(lectern, direction),
    focusChart,
    focusWhy: () => document.getElementById('why')?.focus(),
    openPacket: () => openPacket(lectern),
  };
  const latest = useRef({ page, letters });
  latest.current = { page, letters };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      const focus = focusOf(document.activeElement);
      const { code, shiftKey: shift } = event;
      const press = { key: letterOf(event), code, shift, modified, command, focus };
      const { page, letters } = latest.current;
      if (pressKey(lectern, page, press, { on: letters })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [lectern]);
  return null;
}
