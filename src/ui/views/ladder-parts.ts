// What a ladder diagram of a span of time is made of, of whatever network: arrows from station to station, bands in which packets are
// counted because there are more than the eye can tell apart, losses, timers. Pure: times and stations, no pixels.

import type { Nanos } from '../../engine/core/time.ts';
import type { Mark } from '../../record/record.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';

export interface Arrow {
  readonly link: number;
  readonly row: number;
  readonly kind: number;
  readonly segment: number;
  /** Which stations of the path it goes between. */
  readonly from: number;
  readonly to: number;
  readonly offeredAt: Nanos;
  readonly startsAt: Nanos;
  readonly arrivesAt: Nanos;
  /** A switch of cells judged it by its first cell and took nothing of it. */
  readonly refusedAt?: Nanos;
  /** How manieth duplicate ACK; 0 of all others. */
  readonly duplicate: number;
  /** What stands beside it where its number is not all there is to say; empty: nothing. */
  readonly label?: string;
  /** What it is drawn as where its kind does not say. `asks`: no packet. */
  readonly tone?: 'data' | 'ack' | 'flow2' | 'asks';
  /** Where rows stand for several packets: which it is, and with which others it belongs together. */
  readonly nth?: number;
  readonly group?: string;
}

/** When its line comes to where it goes: its last bit, or the cell that was refused and the packet with it. */
export const endsAt = ({ arrivesAt, refusedAt }: Pick<Arrow, 'arrivesAt' | 'refusedAt'>): Nanos =>
  refusedAt ?? arrivesAt;

/** What stands in the queue of the station it leaves. */
export type Wait = Pick<Arrow, 'kind' | 'tone' | 'from' | 'to' | 'offeredAt' | 'startsAt'>;

export interface Lost {
  readonly mark: Mark;
  /** Beside the cross; left out: its segment. */
  readonly label?: string;
  readonly from: number;
  readonly to: number;
}

/** A time in which packets are counted instead of drawn. */
export interface Band extends TimeView {
  /** Segments; of a web cluster requests. */
  readonly there: number;
  /** ACKs; of a web cluster segments of replies. */
  readonly back: number;
}

/** A time in which a station is at work on what the arrows carry, or keeps it waiting. */
export interface Span extends TimeView {
  readonly station: number;
  readonly kind: 'disk' | 'waits' | 'decides';
}

/** Since when the timer ran, and until when: it fired, was stopped, or runs on. */
export interface TimerRun extends TimeView {
  /** When it was started again meanwhile. */
  readonly again: readonly Nanos[];
}

export interface Ladder {
  readonly arrows: readonly Arrow[];
  /** Of what sets out only after the span. */
  readonly waits?: readonly Wait[];
  /** Duplicate ACKs among what bands count. */
  readonly hiddenDuplicates?: number;
  readonly lost: readonly Lost[];
  readonly bands: readonly Band[];
  readonly spans: readonly Span[];
  readonly timer: readonly TimerRun[];
  readonly timeouts: readonly Mark[];
}

/** In how many parts a span is judged, and how many arrows may be drawn in each. */
export interface Slicing {
  readonly slices: number;
  readonly most: number;
}

/** Parts of the span side by side that are folded are one band. A packet is counted once, on its first link. */
export function bandsOf(
  folded: readonly boolean[],
  counted: readonly { readonly there: number; readonly back: number }[],
  view: TimeView,
): Band[] {
  const bands: { from: number; to: number; there: number; back: number }[] = [];
  const edge = (slice: number): Nanos => view.from + ((view.to - view.from) * slice) / folded.length;
  folded.forEach((isFolded, slice) => {
    if (!isFolded) return;
    const { there, back } = counted[slice]!;
    const before = bands.at(-1);
    if (before && folded[slice - 1]) {
      before.to = edge(slice + 1);
      before.there += there;
      before.back += back;
    } else bands.push({ from: edge(slice), to: edge(slice + 1), there, back });
  });
  return bands;
}
