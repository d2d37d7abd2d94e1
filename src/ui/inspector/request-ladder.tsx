// A request as a small ladder: the machines it goes between as verticals, time to scale from top to bottom, each frame an arrow,
// the wait in the dispatcher's queue and the decision as a bar, the time it spends at a node as a thick line.

import { useMemo } from 'react';
import { durationText } from '../../plot/numbers.ts';
import type { Hop } from '../../wire/web-cluster/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import './request-ladder.css';

/** Height and places are shares, 0 to 1: of the time the request takes, and of the machines from left to right. */
export interface Span {
  readonly machine: string;
  /** Waiting for the dispatcher, being decided on, or at a node. */
  readonly kind: 'waits' | 'decided' | 'held';
  readonly from: number;
  readonly to: number;
}
export interface Slope {
  readonly kind: Hop['kind'] | 'answer';
  readonly from: string;
  readonly to: string;
  readonly leaves: number;
  readonly comes: number;
}
export interface RequestLadder {
  /** In the order in which the request meets them. */
  readonly machines: readonly string[];
  readonly spans: readonly Span[];
  readonly slopes: readonly Slope[];
  /** From the first bit of the request to the last that is known of it, ns. */
  readonly length: number;
}

/** @param hops of one request, at least one, in order of time */
export function requestLadder(hops: readonly Hop[]): RequestLadder {
  const [first, last] = [hops[0]!, hops.at(-1)!];
  const length = Math.max(1, last.arrivesAt - first.startsAt);
  const at = (time: number): number => (time - first.startsAt) / length;
  const spans: Span[] = [];
  const slopes: Slope[] = [];
  hops.forEach(({ kind, from, to, waitedFrom, startsAt, arrivesAt }, index) => {
    const before = hops[index - 1];
    // Since it came to this machine, or since the dispatcher answered.
    if (before) spans.push({ machine: from, kind: 'held', from: at(before.arrivesAt), to: at(waitedFrom) });
    if (kind !== 'asks') {
      slopes.push({ kind, from, to, leaves: at(startsAt), comes: at(arrivesAt) });
      return;
    }
    spans.push({ machine: to, kind: 'waits', from: at(waitedFrom), to: at(startsAt) });
    spans.push({ machine: to, kind: 'decided', from: at(startsAt), to: at(arrivesAt) });
    slopes.push({ kind, from, to, leaves: at(waitedFrom), comes: at(waitedFrom) });
    slopes.push({ kind: 'answer', from: to, to: from, leaves: at(arrivesAt), comes: at(arrivesAt) });
  });
  const machines = [...new Set(hops.flatMap(({ from, to }) => [from, to]))];
  return { machines, spans, slopes, length };
}

const [WIDTH, HEIGHT, HEAD, FOOT, SIDE] = [250, 150, 20, 8, 26];
const HALF_BAR = 4;
/** Of an arrow's head. */
const BARB = 5;

export function RequestLadderPicture({ hops }: { readonly hops: readonly Hop[] }) {
  const words = useWords().inspector.requests;
  const language = useLanguage();
  const { machines, spans, slopes, length } = useMemo(() => requestLadder(hops), [hops]);
  const pitch = (WIDTH - 2 * SIDE) / Math.max(1, machines.length - 1);
  const x = (machine: string): number => SIDE + pitch * machines.indexOf(machine);
  const y = (share: number): number => HEAD + share * (HEIGHT - HEAD - FOOT);
  return (
    <figure className="request-ladder">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {machines.map((machine) => (
          <g key={machine}>
            <text x={x(machine)} y={12}>
              {machine}
            </text>
            <line className="ladder-machine" x1={x(machine)} x2={x(machine)} y1={y(0)} y2={HEIGHT} />
          </g>
        ))}
        {spans.map(({ machine, kind, from, to }) => (
          <rect
            key={`${kind} ${machine} ${from}`}
            className={`ladder-${kind}`}
            x={x(machine) - (kind === 'held' ? HALF_BAR / 2 : HALF_BAR)}
            y={y(from)}
            width={kind === 'held' ? HALF_BAR : 2 * HALF_BAR}
            height={Math.max(1, y(to) - y(from))}
          />
        ))}
        {slopes.map(({ kind, from, to, leaves, comes }) => (
          <Arrow key={kind} kind={kind} from={[x(from), y(leaves)]} to={[x(to), y(comes)]} />
        ))}
      </svg>
      <figcaption>
        {words.ladder(durationText(length, language))} {hops.some(({ kind }) => kind === 'asks') && words.ladderSigns}
      </figcaption>
    </figure>
  );
}

interface ArrowProps {
  readonly kind: Slope['kind'];
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

function Arrow({ kind, from: [x1, y1], to: [x2, y2] }: ArrowProps) {
  const direction = x2 > x1 ? 1 : -1;
  const isPacket = kind !== 'asks' && kind !== 'answer';
  return (
    <g className={isPacket ? 'ladder-frame' : 'ladder-question'}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <path d={`M${x2 - direction * BARB},${y2 - BARB / 2} L${x2},${y2} L${x2 - direction * BARB},${y2 + BARB / 2}`} />
    </g>
  );
}
