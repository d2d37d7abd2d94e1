// A sweep in the lecture hall: the figure, and beside it what the paper says with our verdicts, enlarged until the last row can
// read them. A clicker leads through a figure, a screen at a time, and on to the next one; what to run and what to save is left
// to the page.

import type { ReactNode } from 'react';
import { figuresOf } from '../../figures/figures.ts';
import { useLectern } from '../foundation/context.ts';
import { Hall, HallButtons, type Turn } from '../foundation/hall.tsx';
import { SweepPage } from './sweep-page.tsx';
import './present-sweep.css';

interface PresentSweepProps {
  /** What has to be said of the link. */
  readonly notices: ReactNode;
  readonly onCode: () => void;
  readonly paper: (sheet: ReactNode) => ReactNode;
}

export function PresentSweep({ notices, onCode, paper }: PresentSweepProps) {
  return (
    <Hall className="present present-sweep" onTurn={useTurn()}>
      <div className="present-said">{notices}</div>
      <SweepPage hall paper={paper} />
      <HallButtons onCode={onCode} />
    </Hall>
  );
}

/** What the title covers, and what is seen again above what is new. */
const SEEN_AGAIN = 70;

/** A screen further down (+1) or up, and at the end to the next or previous figure of the paper; beyond the last, nowhere. */
function useTurn(): Turn {
  const scenario = useLectern((state) => state.scenario);
  const sweep = useLectern((state) => state.sweep) ?? '';
  const setSweep = useLectern((state) => state.setSweep);
  const ids = figuresOf(scenario.id).map(({ id }) => id);
  const place = ids.findIndex((id) => id.toLowerCase() === sweep.split(':')[0]!.toLowerCase());
  return (direction) => {
    const sheet = document.getElementById('charts')!;
    const before = sheet.scrollTop;
    sheet.scrollTop += direction * (sheet.clientHeight - SEEN_AGAIN);
    if (sheet.scrollTop !== before) return;
    const next = place < 0 ? undefined : ids[place + direction];
    if (next === undefined) return;
    setSweep(next);
    sheet.scrollTop = 0;
  };
}
