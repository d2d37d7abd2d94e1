// What the plans of all stages are made of. Places are CSS pixels from the top left corner of the stage.

import type { NodeInfo } from '../../scenarios/kit/layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface NodePlace extends Point {
  readonly node: NodeInfo;
  /** Half its size; of a router its radius. */
  readonly half: Point;
  /** The one the lesson talks about. */
  readonly focus: boolean;
}
/** The way of the packets of one link, from where they leave to where they arrive. */
export interface Lane {
  readonly link: number;
  readonly from: Point;
  readonly to: Point;
  /** In the direction of its flow's data; acknowledgements travel against it. */
  readonly forward: boolean;
}
export const lengthOf = ({ from, to }: Lane): number => Math.hypot(to.x - from.x, to.y - from.y);

export interface QueuePlace {
  readonly link: number;
  /** Right edge, where packets leave; the frame grows to the left. */
  readonly right: number;
  readonly centre: number;
  readonly height: number;
  readonly widest: number;
  /** Where a packet that does not fit falls. */
  readonly entry: Point;
}
export interface BarPlace extends Point {
  readonly width: number;
}
