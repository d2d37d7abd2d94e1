// The growing logs of a record: five columns as they come from the engine, by the names that a row of that kind has them.

import { DETAIL_STRIDE } from '../engine/core/details.ts';
import { FLIGHT_STRIDE } from '../engine/core/flights.ts';
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

/** As they come in a frame: rows one behind the other (engine/core/details.ts). */
interface DetailsSent {
  readonly rows: Float64Array;
  readonly count: number;
}

const NO_DETAILS: DetailsSent = { rows: new Float64Array(), count: 0 };

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

  append(rows: Float64Array, count: number, _details: DetailsSent = NO_DETAILS): void {
    const size = this.length + count;
    this.offeredAt = grown(this.offeredAt, size);
    this.startsAt = grown(this.startsAt, size);
    this.arrivesAt = grown(this.arrivesAt, size);
    this.number = grown(this.number, size);
    this.info = grown(this.info, size);
    // Asked for once: logs are of many classes, and V8 would look for each column anew in every row.
    const { offeredAt, startsAt, arrivesAt, number, info } = this;
    for (let row = 0, place = this.length; row < count; row++, place++) {
      const at = row * FLIGHT_STRIDE;
      offeredAt[place] = rows[at]!;
      startsAt[place] = rows[at + 1]!;
      arrivesAt[place] = rows[at + 2]!;
      number[place] = rows[at + 3]!;
      info[place] = rows[at + 4]!;
    }
    this.length = size;
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

  /** @param first the row of the log that the first row of the frame becomes */
  append({ rows, count }: DetailsSent, first: number): void {
    if (count === 0) return;
    let edge = this.length === 0 ? 0 : this.end[this.length - 1]!;
    const size = this.length + count;
    this.row = grown(this.row, size);
    this.seq = grown(this.seq, size);
    this.units = grown(this.units, size);
    this.stampedAt = grown(this.stampedAt, size);
    this.end = grown(this.end, size);
    this.edges = grown(this.edges, edge + rows.length - count * DETAIL_STRIDE);
    // Asked for once, not anew in every row.
    const { row, seq, units, stampedAt, end, edges } = this;
    for (let at = 0, place = this.length; place < size; place++) {
      row[place] = first + rows[at]!;
      seq[place] = rows[at + 1]!;
      units[place] = rows[at + 2]!;
      stampedAt[place] = rows[at + 3]!;
      const until = at + DETAIL_STRIDE + rows[at + 4]!;
      for (at += DETAIL_STRIDE; at < until; at++) edges[edge++] = rows[at]!;
      end[place] = edge;
    }
    this.length = size;
  }
}

abstract class DetailedRows extends Rows {
  readonly details = new Details();

  override append(rows: Float64Array, count: number, details: DetailsSent = NO_DETAILS): void {
    this.details.append(details, this.length);
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
