// Where the marks on the ways of a virtual server must be at a time, worked out from the run: as many bytes from mark to mark
// as one stands for, the newest ones nearest to where they leave.

import type { RunRecord } from '../../src/record/record.ts';
import type { DrawnPacket } from '../../src/ui/stage-kit/drawn-packets.ts';
import { Curve } from '../../src/ui/stages/virtual-server/curve.ts';
import { virtualIndex } from '../../src/ui/stages/virtual-server/hosts.ts';
import { bytesPerMark, POINT, SPACING } from '../../src/ui/stages/virtual-server/marks.ts';
import { virtualPlan } from '../../src/ui/stages/virtual-server/plan.ts';
import { Traffic } from '../../src/ui/stages/virtual-server/traffic.ts';
import { waysAt } from '../../src/ui/stages/virtual-server/ways.ts';

export const isVirtualServer = ({ layout }: RunRecord): boolean => layout.links.some(({ role }) => role === 'cpu');

/** Way, number and share of the way of every mark, in words. */
export function marksAt(record: RunRecord, now: number, speed: number, size: readonly [number, number]): string[] {
  const { layout, spec } = record;
  const setting = (key: string): number => Number(spec.params[key]);
  const index = virtualIndex(layout)!;
  const choice = {
    method: String(spec.params['method']),
    hasGateway: spec.params['gate'] === true,
    requests: layout.flows.length / setting('batches'),
  };
  const plan = virtualPlan(index, choice, ...size);
  const traffic = new Traffic(index.clients.length, index.servers.length);
  traffic.read(record, index, setting('size'), now);
  const perMark = bytesPerMark(setting('bw'), speed);
  return waysAt(plan, traffic, setting('bw')).flatMap((way, number) => {
    if (!way.used) return [];
    const { length } = new Curve().along(way);
    const marks = Array.from({ length: Math.floor(way.bytes / perMark) + 1 }, (_, mark) => mark);
    return marks.flatMap((mark) => {
      const distance = (way.bytes / perMark - mark) * SPACING;
      return distance < length - POINT ? [said(number, mark, distance / length)] : [];
    });
  });
}

const said = (way: number, mark: number, share: number): string => `${way} ${mark} ${share.toFixed(6)}`;

export const saidOf = ({ link, row, fraction }: DrawnPacket): string => said(link, row, fraction);
