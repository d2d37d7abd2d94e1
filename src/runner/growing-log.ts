// The growing logs of a record: five columns as they come from the engine, by the names that a row of that kind has them.

import { type DetailOf, FLIGHT_STRIDE } from '../engine/core/flights.ts';
import type {
  CellLog,
  CollisionLog,
  DetailColumns,
  LogKind,
  Logs,
  PacketLog,
  StepLog,
  VisitLog,
} from '../record/logs.ts';

type Column = Float64Array<ArrayBufferLike>;

/** A column with room for so many rows. */
export function grown<T extends Float64Array | Int32Array>(column: T, size: number): T {
  if (size <= column.length) return column;
  const longer = new (column.constructor as new (length: number) => T)(Math.max(2 * column.length, size));
  longer.set(column);
  return longer;
}

abstract class Rows {
  readonly link: number;
  length = 0;
  offeredAt: Column = new Float64Array(64);
  startsAt: Column = new Float64Array(64);
  arrivesAt: Column = new Float64Array(64);
  protected number = new Int32Array(64);
  info = new Int32Array(64);

  constructor(link: number) {
    this.link = link;
  }

  append(rows: Float64Array, count: number, _details: readonly DetailOf[] = []): void {
    const size = this.length + count;
    this.offeredAt = grown(this.offeredAt, size);
    this.startsAt = grown(this.startsAt, size);
    this.arrivesAt = grown(this.arrivesAt, size);
    this.number = grown(this.number, size);
    this.info = grown(this.info, size);
    for (let row = 0; row < count; row++) {
      const at = row * FLIGHT_STRIDE;
      const place = this.length++;
      this.offeredAt[place] = rows[at]!;
      this.startsAt[place] = rows[at + 1]!;
      this.arrivesAt[place] = rows[at + 2]!;
      this.number[place] = rows[at + 3]!;
      this.info[place] = rows[at + 4]!;
    }
  }
}

/** Room is made when the first comes. */
class Details implements DetailColumns {
  length = 0;
  row = new Int32Array();
  seq: Column = new Float64Array();
  units = new Int32Array();
  stampedAt: Column = new Float64Array();
  end = new Int32Array();
  edges: Column = new Float64Array();

  add(row: number, { seq, length, stampedAt, blocks }: DetailOf): void {
    const from = this.length === 0 ? 0 : this.end[this.length - 1]!;
    const to = from + blocks.length;
    this.row = grown(this.row, this.length + 1);
    this.seq = grown(this.seq, this.length + 1);
    this.units = grown(this.units, this.length + 1);
    this.stampedAt = grown(this.stampedAt, this.length + 1);
    this.end = grown(this.end, this.length + 1);
    this.edges = grown(this.edges, to);
    this.row[this.length] = row;
    this.seq[this.length] = seq;
    this.units[this.length] = length;
    this.stampedAt[this.length] = stampedAt;
    this.end[this.length] = to;
    this.edges.set(blocks, from);
    this.length++;
  }
}

abstract class DetailedRows extends Rows {
  readonly details = new Details();

  override append(rows: Float64Array, count: number, details: readonly DetailOf[] = []): void {
    for (const detail of details) this.details.add(this.length + detail.of, detail);
    super.append(rows, count, details);
  }
}

class Packets extends DetailedRows implements PacketLog {
  readonly kind = 'packets';

  get segment() {
    return this.number;
  }
}

class Collisions extends Rows implements CollisionLog {
  readonly kind = 'collisions';
  get beganAt() {
    return this.offeredAt;
  }
  get noticedAt() {
    return this.startsAt;
  }
  get retriesAt() {
    return this.arrivesAt;
  }
  get segment() {
    return this.number;
  }
}

class Cells extends Rows implements CellLog {
  readonly kind: CellLog['kind'];
  constructor(link: number, kind: CellLog['kind']) {
    super(link);
    this.kind = kind;
  }
  get cell() {
    return this.number;
  }
}

class Steps<Kind extends 'asks' | 'handoffs' | 'reads' | 'replies'> extends DetailedRows implements StepLog<Kind> {
  readonly kind: Kind;
  constructor(link: number, kind: Kind) {
    super(link);
    this.kind = kind;
  }
  get document() {
    return this.number;
  }
  get outcome() {
    return this.info;
  }
}

class Visits extends Rows implements VisitLog {
  readonly kind = 'visits';
  get chunk() {
    return this.number;
  }
}

type Growing<Kind extends LogKind> = Logs[Kind] & Pick<Rows, 'append'>;
export type GrowingLog = { [Kind in LogKind]: Growing<Kind> }[LogKind];

const OF_KIND: { readonly [Kind in LogKind]: (link: number) => Growing<Kind> } = {
  packets: (link) => new Packets(link),
  collisions: (link) => new Collisions(link),
  cells: (link) => new Cells(link, 'cells'),
  'lost-cells': (link) => new Cells(link, 'lost-cells'),
  asks: (link) => new Steps(link, 'asks'),
  handoffs: (link) => new Steps(link, 'handoffs'),
  reads: (link) => new Steps(link, 'reads'),
  replies: (link) => new Steps(link, 'replies'),
  visits: (link) => new Visits(link),
};

/** An empty log of a link. */
export const growingLog = <Kind extends LogKind>(kind: Kind, link: number): Growing<Kind> => OF_KIND[kind](link);
