// Where everything stands on the stage of a synchronised read: servers as small marks in columns on the left, the switch with the
// buffer of its port, the client on the right, and the timer that fires next below. Pure; nothing here depends on the time.

import type { Layout } from '../../../scenarios/kit/layout.ts';
import { isCompact } from '../../foundation/size-class.ts';
import type { BarPlace, Lane, NodePlace, Point, QueuePlace } from '../../stage-kit/geometry.ts';
import { type SizeTable, sizesOf } from '../../stage-kit/size-table.ts';

/** A server: where its mark is, and the row of marks that share a line to the switch. */
export interface ServerPlace extends Point {
  readonly name: string;
  readonly row: number;
}

export interface IncastPlan {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  readonly servers: readonly ServerPlace[];
  /** Side of a mark. */
  readonly mark: number;
  /** Are the marks far enough apart for their names? */
  readonly named: boolean;
  /** From each row of marks to the switch. */
  readonly rows: readonly Lane[];
  readonly bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly switch: NodePlace;
  readonly client: NodePlace;
  readonly queue: QueuePlace;
  /** From the buffer to the client, and back to the switch. */
  readonly out: Lane;
  readonly back: Lane;
  readonly timer: BarPlace;
}

const ROOMY = 230;
const NO_END = Number.POSITIVE_INFINITY;
/** A stage with room, a low one, a phone. */
const TABLE = {
  classes: ['room', 'low', 'phone'],
  sizes: {
    top: [34, 28, 26],
    bottom: [50, 44, 84],
    mark: [18, 16, 11],
    pitch: [30, 24, 15],
    side: [26, 22, 12],
    half: [26, 22, 17],
    lane: [20, 16, 9],
    queueHeight: [44, 36, 28],
    gap: [10, 8, 5],
  },
  stretch: { drawnFor: [240, 190, 180], most: [NO_END, NO_END, NO_END], by: {} },
} satisfies SizeTable<'room' | 'low' | 'phone', string>;

export function incastPlan(layout: Layout, width: number, height: number): IncastPlan {
  const compact = isCompact(width);
  const sizes = sizesOf(TABLE, compact ? 'phone' : height < ROOMY ? 'low' : 'room', height);
  const { top, bottom, half, lane, gap } = sizes;
  const area = { left: sizes.side, top, bottom: height - bottom };
  const grid = placeServers(layout, area, sizes, compact ? width * 0.3 : width * 0.26);
  const middle = (area.top + area.bottom) / 2;
  const nodeOf = (name: string, x: number, y: number, wide: number): NodePlace => {
    const node = layout.nodes.find((each) => each.name === name)!;
    return { node, x, y, half: { x: wide, y: half }, focus: false };
  };
  const [, switchNode, clientNode] = [...new Set(layout.nodes.map(({ kind }) => kind))];
  const named = (kind: string | undefined): string => layout.nodes.find((each) => each.kind === kind)?.name ?? '';
  const right = width - (compact ? 30 : Math.max(70, width * 0.07));
  const middleSwitch = compact ? width * 0.52 : Math.max(grid.right + 120, width * 0.4);
  const hub = nodeOf(named(switchNode), middleSwitch, middle, half);
  const client = nodeOf(named(clientNode), right, middle, compact ? 18 : 30);
  const queue = placeQueue(hub, client, { width, height, compact, lane, queueHeight: sizes.queueHeight });
  const from = compact ? { x: hub.x + half, y: middle - lane } : { x: queue.right + 1, y: queue.centre };
  return {
    width,
    height,
    compact,
    servers: grid.servers,
    mark: grid.mark,
    named: grid.named,
    rows: rowsTo(hub, grid, gap),
    bounds: { ...area, right: grid.right },
    switch: hub,
    client,
    queue,
    out: { link: 0, from, to: { x: client.x - client.half.x, y: middle - lane }, forward: true },
    back: {
      link: 1,
      from: { x: client.x - client.half.x, y: middle + lane },
      to: { x: hub.x + half, y: middle + lane },
      forward: false,
    },
    timer: compact
      ? { x: sizes.side, y: height - 16, width: width - sizes.side - 104 }
      : { x: sizes.side, y: height - 30, width: Math.max(280, hub.x - half - sizes.side) },
  };
}

interface Grid {
  readonly servers: readonly ServerPlace[];
  readonly mark: number;
  readonly named: boolean;
  readonly right: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the name of a server takes beside its mark, and the least from one line of words to the next. */
const NAME = 28;
const LINE = 14;

/** As few columns as there is height for; the servers are counted down each column. */
function placeServers(
  layout: Layout,
  { left, top, bottom }: Area,
  { mark: widest, pitch: most }: { readonly mark: number; readonly pitch: number },
  room: number,
): Grid {
  const names = layout.nodes.filter(({ kind }) => kind === 'server').map(({ name }) => name);
  const height = bottom - top;
  const tightest = widest * 0.75;
  const deep = Math.max(1, Math.floor(height / Math.max(tightest, Math.min(most, widest + 4))));
  const columns = Math.max(1, Math.ceil(names.length / deep));
  const rows = Math.ceil(names.length / columns);
  const pitch = Math.min(most, height / rows);
  const named = room / columns >= widest + NAME && pitch >= LINE;
  const across = named ? widest + NAME + 6 : Math.min(most, room / columns);
  const mark = Math.max(5, Math.min(widest, pitch - 3, across - 3));
  const first = (top + bottom) / 2 - (pitch * (rows - 1)) / 2;
  const servers = names.map((name, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return { name, row, x: left + (named ? NAME : 0) + mark / 2 + column * across, y: first + row * pitch };
  });
  return { servers, mark, named, right: Math.max(...servers.map(({ x }) => x)) + mark / 2 };
}

/** Lines fan in to the left side of the switch. */
function rowsTo({ x, y, half }: NodePlace, { servers, right }: Grid, gap: number): readonly Lane[] {
  const rows = Math.max(...servers.map(({ row }) => row)) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const at = servers.find((server) => server.row === row)!;
    const share = rows === 1 ? 0.5 : row / (rows - 1);
    const to = { x: x - half.x, y: y - half.y * 0.8 + share * half.y * 1.6 };
    return { link: row, from: { x: right + gap, y: at.y }, to, forward: true };
  });
}

function placeQueue(
  hub: NodePlace,
  client: NodePlace,
  {
    width,
    height,
    compact,
    lane,
    queueHeight,
  }: Record<'width' | 'height' | 'lane' | 'queueHeight', number> & { compact: boolean },
): QueuePlace {
  if (compact) {
    const centre = height - 50;
    const right = width - 104;
    return {
      link: 0,
      right,
      centre,
      height: queueHeight,
      widest: right - 12,
      entry: { x: hub.x, y: centre - queueHeight / 2 - 16 },
    };
  }
  const start = hub.x + hub.half.x + 62;
  const widest = Math.min(380, (client.x - client.half.x - start) * 0.64);
  return {
    link: 0,
    right: start + widest,
    centre: hub.y - lane,
    height: queueHeight,
    widest,
    entry: { x: hub.x + hub.half.x + 30, y: hub.y - lane },
  };
}
