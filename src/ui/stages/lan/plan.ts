// Where everything stands on the LAN stage: clients above it, the server with the queue of its NIC below, the router
// at its right end and what is behind the router at the edge. Pure; nothing here depends on the time. Sizes: measures.ts.

import { type BusIndex, busIndex, watchedNode } from '../../../record/bus/stations.ts';
import type { Layout, NodeInfo } from '../../../scenarios/kit/layout.ts';
import type { BarPlace, Lane, Point, QueuePlace } from '../../stage-kit/geometry.ts';
import { type LanMeasures, lanMeasures } from './measures.ts';
import type { Ends } from './propagation.ts';

export interface NodeBox extends Point {
  readonly node: NodeInfo;
  readonly half: Point;
  /** The one the lesson talks about. */
  readonly focus: boolean;
}
/** A station on the bus, in the order of the bus. */
export interface StationPlace extends NodeBox {
  readonly number: number;
  /** From the station to the bus; `to.x` is where its signals begin. */
  readonly tap: { readonly from: Point; readonly to: Point };
  /** From the middle of the tap to where its packets stand: those it sends, and as far the other way those it gets. */
  readonly aside: Point;
}
export interface LanPlan {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  readonly low: boolean;
  /** There is room for words beside the queue, and for some names. */
  readonly hall: boolean;
  /** The bus, or the switch that stands in its place. */
  readonly bus: Ends & { readonly y: number };
  readonly isSwitched: boolean;
  readonly stations: readonly StationPlace[];
  /** From one client to the next. */
  readonly pitch: number;
  /** The router's neighbours, which are on no bus. */
  readonly outside: readonly NodeBox[];
  readonly lanes: readonly Lane[];
  readonly queue: QueuePlace | undefined;
  readonly timer: BarPlace;
  /** Half of the widest packet at a tap. */
  readonly packetHalf: number;
  /** Where the words of the queue begin, those of collisions, and those about the bus end. */
  readonly titleTop: number;
  readonly nameTop: number;
  readonly collisionWords: { readonly left: number; readonly right: number; readonly top: number };
  readonly about: { readonly right: number; readonly top: number } | undefined;
}

/** Half the width of the drawn bus. */
export const BUS_HALF = 4.5;
/** Half the height of a switch in its place. */
export const SWITCH_HALF = 8;
/** Room for the words about the bus above its right end. */
const ABOUT = 146;
/** Clients nearer than this have their packets on the tap, not beside it. */
export const BESIDE = 84;
const WIDEST_PACKET = 17;
/** Two digits and the point of an ACK. */
const NARROWEST_PACKET = 13;
const WIDEST_PITCH = 150;

/** With the node in focus whose connection is watched; `whole`: height of the stage with the bar below it. */
export const watchedPlan = (layout: Layout, width: number, height: number, whole: number): LanPlan | undefined =>
  lanPlan(layout, watchedNode(layout), width, height, whole);

/** `focus`: name of the node in focus. */
export function lanPlan(
  layout: Layout,
  focus: string | undefined,
  width: number,
  height: number,
  whole = height,
): LanPlan | undefined {
  const index = busIndex(layout);
  if (!index || index.server < 0) return undefined;
  const measures = lanMeasures(width, height, index.router >= 0, whole);
  const bus = { left: measures.busLeft, right: width - measures.busRight, y: measures.busY };
  const { clients, pitch } = placeClients(index, bus, measures);
  const server = { x: measures.serverX, y: measures.queueY };
  const tapX = width - measures.tapRight;
  const place = placing(layout, index, focus, { measures, bus, clients, pitch, server, tapX });
  const stations = index.stations.map((_, number) => place(number));
  const outside = placeOutside(layout, index, focus, width, measures);
  const queueLeft = server.x + measures.server.x + (measures.compact ? 10 : 44);
  const right = tapX - (measures.compact ? 12 : 24);
  return {
    width,
    height,
    compact: measures.compact,
    low: measures.low,
    hall: measures.hall,
    bus,
    isSwitched: index.isSwitched,
    stations,
    pitch,
    outside,
    lanes: placeLanes(layout, [...stations, ...outside], measures),
    queue: {
      link: index.stations[index.server]!.nic,
      right,
      centre: measures.queueY,
      height: measures.queueHeight,
      widest: right - queueLeft,
      entry: entryOf(queueLeft, measures),
    },
    timer: { x: queueLeft, y: measures.timerY, width: right - queueLeft },
    packetHalf: Math.min(WIDEST_PACKET, pitch >= BESIDE ? WIDEST_PACKET : Math.max(NARROWEST_PACKET, pitch / 2 - 3)),
    titleTop: measures.titleTop,
    nameTop: measures.nameTop,
    collisionWords: { left: bus.left, right: tapX - 44, top: measures.wordsTop },
    about: aboutPlace(clients, bus, measures),
  };
}

/** Where a packet falls that the queue refuses: before it, or on a phone over its end. */
function entryOf(left: number, { compact, low, queueY }: LanMeasures): Point {
  if (compact) return { x: left + 9, y: queueY - 38 };
  // Not so low that the cross stands on the server's name.
  return low ? { x: left - 18, y: queueY - 19 } : { x: left - 22, y: queueY - 10 };
}

/** In the middle of what is left of the words about the bus; nearer to each other the more there are. */
function placeClients(index: BusIndex, bus: Ends, measures: LanMeasures): { clients: number[]; pitch: number } {
  const count = index.stations.filter((_, number) => number !== index.server && number !== index.router).length;
  const side = measures.compact ? 20 : 52;
  const about = measures.compact ? 0 : ABOUT;
  const room = bus.right - bus.left - 2 * side;
  const first = bus.left + side;
  const withAbout = (room - about) / Math.max(1, count - 1);
  const pitch = Math.min(WIDEST_PITCH, withAbout >= BESIDE ? withAbout : room / Math.max(1, count - 1));
  return { clients: Array.from({ length: count }, (_, place) => first + place * pitch), pitch };
}

function aboutPlace(clients: readonly number[], bus: Ends & { y: number }, measures: LanMeasures) {
  if (measures.compact) return undefined;
  const free = bus.right - (clients.at(-1) ?? 0) - WIDEST_PACKET * 2;
  return free >= ABOUT - 20 ? { right: bus.right - 8, top: bus.y - 43 } : undefined;
}

interface Found {
  readonly measures: LanMeasures;
  readonly bus: Ends & { readonly y: number };
  readonly clients: readonly number[];
  readonly pitch: number;
  readonly server: Point;
  readonly tapX: number;
}

function placing(layout: Layout, index: BusIndex, focus: string | undefined, found: Found) {
  const { measures, bus, clients, pitch, server, tapX } = found;
  let client = 0;
  return (number: number): StationPlace => {
    const node = layout.nodes.find(({ name }) => name === index.stations[number]!.name)!;
    const common = { number, node, focus: node.name === focus };
    if (number === index.server) {
      const tap = { from: { x: tapX, y: server.y - measures.queueHeight / 2 - 1 }, to: { x: tapX, y: bus.y } };
      return {
        ...common,
        ...server,
        half: measures.server,
        focus: true,
        tap,
        aside: { x: pitch >= BESIDE ? -19 : 0, y: 0 },
      };
    }
    if (number === index.router) {
      const radius = measures.routerRadius;
      const x = bus.right + measures.routerGap;
      const tap = { from: { x: x - radius, y: bus.y }, to: { x: bus.right, y: bus.y } };
      return { ...common, x, y: bus.y, half: { x: radius, y: radius }, tap, aside: { x: 0, y: 11 } };
    }
    const x = clients[client++]!;
    const half = { x: Math.min(measures.screen.x, pitch / 2 - 3), y: measures.screen.y };
    const tap = { from: { x, y: measures.screenY + half.y + 5 }, to: { x, y: bus.y } };
    return { ...common, x, y: measures.screenY, half, tap, aside: { x: pitch >= BESIDE ? -19 : 0, y: 0 } };
  };
}

function placeOutside(
  layout: Layout,
  index: BusIndex,
  focus: string | undefined,
  width: number,
  measures: LanMeasures,
): NodeBox[] {
  if (index.router < 0) return [];
  const onBus = new Set(index.stations.map(({ name }) => name));
  return (
    layout.nodes
      // A switch stands in the place of the bus.
      .filter(({ name, kind }) => !onBus.has(name) && kind !== 'switch')
      .map((node) => {
        const above = node.kind !== 'wan';
        const y = above ? measures.externalY : measures.wanY;
        const half = above ? measures.external : measures.wan;
        return { node, x: width - measures.outside, y, half, focus: node.name === focus };
      })
  );
}

/** The cables behind the router: one lane for each direction, side by side. */
function placeLanes(layout: Layout, boxes: readonly NodeBox[], { lane }: LanMeasures): Lane[] {
  return layout.links.flatMap((link, index) => {
    const a = boxes.find(({ node }) => node.name === link.from);
    const b = boxes.find(({ node }) => node.name === link.to);
    if (link.role || !a || !b) return [];
    const reach = Math.hypot(b.x - a.x, b.y - a.y);
    const along = { x: (b.x - a.x) / reach, y: (b.y - a.y) / reach };
    const aside = { x: along.y * lane, y: -along.x * lane };
    const at = (box: NodeBox, way: 1 | -1): Point => {
      const out = edgeOf(box, along) * way;
      return { x: box.x + along.x * out + aside.x, y: box.y + along.y * out + aside.y };
    };
    return [{ link: index, from: at(a, 1), to: at(b, -1), forward: a.node.kind !== 'router' }];
  });
}

/** From the middle of a node to its edge, in a direction. */
function edgeOf({ node, half }: NodeBox, along: Point): number {
  if (node.kind === 'router') return half.x;
  return Math.min(half.x / Math.max(1e-6, Math.abs(along.x)), half.y / Math.max(1e-6, Math.abs(along.y)));
}
