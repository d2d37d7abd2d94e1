// Where everything stands on the stage of the virtual server: clients, director, gateway and servers at the left, and beside
// each server its row of the strip that says whom it serves; on a phone the strip is below. Pure; nothing here depends on
// the time. Sizes: measures.ts.

import { wordsOfForwarding } from '../../../scenarios/virtual-server/forwarding-words.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { VirtualIndex } from './hosts.ts';
import { measuresOf, spread, type VirtualMeasures } from './measures.ts';

/** Over what replies reach clients: the director, the gateway, or nothing at all. */
export type Via = 'director' | 'gateway' | 'none';

export interface HostBox extends Point {
  readonly name: string;
  readonly half: Point;
}

export interface StripPlace {
  /** Left edge of the first square. */
  readonly left: number;
  /** From square to square, and their side. */
  readonly pitch: number;
  readonly square: number;
  /** Middle of the squares of each server. */
  readonly rows: readonly number[];
  /** Of the words below the squares, from their middle; NaN where there is no room for them. */
  readonly wordsBelow: number;
  /** Left edge of words behind the squares; NaN where they are below, or nowhere. */
  readonly wordsLeft: number;
  /** Left edge of how many requests a server has got. */
  readonly countLeft: number;
  /** Left and right edge of the whole, and where its title begins. */
  readonly start: number;
  readonly end: number;
  readonly titleTop: number;
  /** Top of the numbers of requests, and of the line that explains the numbers; NaN where there is no room for it. */
  readonly axisTop: number;
  readonly noteTop: number;
}

export interface VirtualPlan {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  readonly via: Via;
  /** Requests are wrapped between director and servers. */
  readonly wraps: boolean;
  readonly clients: readonly HostBox[];
  /** Clients have room for the stands of their screens. */
  readonly stands: boolean;
  readonly director: HostBox;
  /** There is one, whether replies pass it or not. */
  readonly gateway: HostBox | undefined;
  /** None; one, which all ways lead to; or one on each side of the director. */
  readonly hubs: readonly HostBox[];
  readonly servers: readonly HostBox[];
  /** There is room for words below the boxes in the middle. */
  readonly rates: boolean;
  /** Pixels of a way that carries as much as a port can. */
  readonly full: number;
  /** Right edge of the paths. */
  readonly pathsEnd: number;
  /** Lowest edge of what stands on the paths. */
  readonly pathsBottom: number;
  /** Top of the line that names the bottleneck; NaN: it stands beside the method. */
  readonly noteTop: number;
  /** Of a batch. */
  readonly requests: number;
  readonly strip: StripPlace;
}

export interface PlanChoice {
  readonly method: string;
  /** The scenario has a gateway, even if this method does not use it. */
  readonly hasGateway: boolean;
  readonly requests: number;
}

export function virtualPlan(index: VirtualIndex, choice: PlanChoice, width: number, height: number): VirtualPlan {
  const measures = measuresOf(index.servers.length, choice.requests, width, height);
  const { pathsEnd, pathsTop, pathsBottom, box, screen, rack } = measures;
  const across = spread(index.clients.length, pathsTop, pathsBottom, measures.clientPitch);
  const pitch = across.length > 1 ? across[1]! - across[0]! : measures.clientPitch;
  const half = { x: screen.x, y: Math.min(screen.y, pitch / 2 - 2.5) };
  const clients = index.clients.map(({ name }, place) => ({ name, x: measures.clientX, y: across[place]!, half }));
  const servers = index.servers.map(({ name }, place) => {
    return { name, x: measures.serverX, y: measures.serverRows[place]!, half: rack };
  });
  const centre = (measures.clientX + measures.serverX) / 2;
  // All ways lead to a single hub, so words have room beside the boxes.
  const [above, below] = index.hubs.length === 1 ? [0, 0] : [measures.nameHeight, measures.rateHeight];
  const top = pathsTop + above + box.y;
  const bottom = pathsBottom - below - box.y;
  const at = (name: string, y: number): HostBox => ({ name, x: centre, y, half: box });
  const isWanted = index.gateway !== undefined || choice.hasGateway;
  const { repliesPass, wraps } = wordsOfForwarding(choice.method);
  const isJoint = index.hubs.length > 1;
  const middle = (top + bottom) / 2;
  const hubs = hubsOf(index, { x: centre, y: isWanted || isJoint ? middle : bottom, half: box }, measures);
  return {
    width,
    height,
    compact: measures.compact,
    via: repliesPass === 'gateway' && !index.gateway ? 'none' : repliesPass,
    wraps,
    clients,
    stands: pitch > 2 * half.y + 8,
    director: at('D', isJoint && !isWanted ? middle : top),
    gateway: isWanted ? at('G', bottom) : undefined,
    hubs,
    servers,
    rates: below > 0,
    full: measures.full,
    pathsEnd,
    pathsBottom,
    noteTop: measures.noteTop,
    requests: choice.requests,
    strip: stripOf(measures, choice.requests),
  };
}

/** Two share the room at the sides of the director; what is left between boxes is for ways. */
const NARROW = 0.8;
const LEAST_WAY = 4;

function hubsOf(
  { hubs }: VirtualIndex,
  middle: Omit<HostBox, 'name'>,
  { clientX, serverX, screen, rack }: VirtualMeasures,
): HostBox[] {
  const [one, other] = hubs;
  if (!one) return [];
  if (!other) return [{ ...middle, name: one.name }];
  const { x, half } = middle;
  const [start, end] = [clientX + screen.x, serverX - rack.x];
  const room = Math.min(x - half.x - start, end - x - half.x) / 2 - LEAST_WAY;
  const narrow = { x: Math.min(room, NARROW * half.x), y: half.y };
  const [left, right] = [(start + x - half.x) / 2, (end + x + half.x) / 2];
  return [
    { ...middle, name: one.name, x: left, half: narrow },
    { ...middle, name: other.name, x: right, half: narrow },
  ];
}

/** Narrower squares have no number to explain. */
const NUMBERED = 13;

function stripOf(measures: VirtualMeasures, requests: number): StripPlace {
  const { stripLeft, stripEnd, pitch, serverRows, stripRows, wordsBelow, wordsLeft, square } = measures;
  const countLeft = stripLeft + pitch * requests + 4;
  return {
    left: stripLeft,
    pitch,
    square,
    rows: measures.compact ? stripRows : serverRows.map((y) => (Number.isNaN(wordsBelow) ? y : y - 8)),
    wordsBelow,
    wordsLeft,
    countLeft,
    start: measures.stripStart,
    end: stripEnd,
    titleTop: measures.stripTitleTop,
    axisTop: measures.axisTop,
    noteTop: square < NUMBERED ? Number.NaN : measures.axisNoteTop,
  };
}
