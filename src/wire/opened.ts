// The bytes of a packet where it was, and what they say.

import type { RunRecord } from '../record/record.ts';
import { cellOf, circuitOf } from './atm.ts';
import { dissect, dissectCell, type Layer } from './dissect.ts';
import { checkSequenceBytes } from './ethernet.ts';
import { forwardedFrame } from './forwarded-frame.ts';
import { Frames } from './frames.ts';
import { carriesCells } from './known.ts';
import type { Stop } from './stops.ts';
import { bytesOf, FRAMING } from './web-cluster/frames.ts';

export interface OpenedPacket {
  readonly bytes: Uint8Array;
  readonly layers: readonly Layer[];
}

/** The bytes of a packet, or of one of its cells, as they are on its link, and what they say. Of a link that `canBeOpened`. */
export function openedAt({ layout }: RunRecord, { link, passage, cell, frame, packet, loss }: Stop): OpenedPacket {
  if (packet) {
    const bytes = forwardedFrame(layout, packet.flow, packet.forwarded);
    return { bytes, layers: dissect(bytes, { checkSequence: 4 }) };
  }
  if (frame) {
    const bytes = bytesOf(frame, layout);
    const framed = { checkSequence: checkSequenceBytes(FRAMING) };
    return { bytes, layers: dissect(bytes, framed, frame.kind === 'handoff') };
  }
  const info = layout.links[link]!;
  const frames = new Frames(layout, info);
  const { checkSequence } = frames.interface;
  const bytes = frames.bytesOf(passage);
  if (!layout.cells || !carriesCells(layout, info)) {
    return { bytes, layers: dissect(bytes, checkSequence === undefined ? undefined : { checkSequence }) };
  }
  const layers = dissect(bytes, { aal5: layout.cells });
  if (cell === undefined) return { bytes, layers };
  const isHeaderEnd = info.role === 'cells' && loss?.kind === 'trim' && cell === loss.numbers['kept']! - 1;
  const one = cellOf(bytes, cell, circuitOf(passage.flow), layout.cells.payload, isHeaderEnd || undefined);
  return { bytes: one, layers: dissectCell(one, cell, layers) };
}
