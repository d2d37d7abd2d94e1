// What stands above the buffer: how many cells of how many, and what a block stands for.

import { useRef } from 'react';
import { fixed } from '../../../plot/numbers.ts';
import { useLanguage, useLecternContext, useLecternStore, useVocabulary } from '../../foundation/context.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { write } from '../../stage-kit/write.ts';
import { rasterOf } from './buffer-raster.ts';
import type { AtmPlan } from './plan.ts';
import { bufferState } from './state.ts';

/** Less room than this has no words about blocks. */
const BLOCK_ROOM = 330;

export function BufferTitle({ plan }: { readonly plan: AtmPlan }) {
  const words = useVocabulary().atm;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const number = useRef<HTMLSpanElement>(null);
  const limit = useRef<HTMLSpanElement>(null);
  const { buffer, compact, titleTop } = plan;
  useFrame((now) => {
    const { record } = runner;
    const state = record && bufferState(record, store.getState().spec, now);
    if (!state) return;
    const say = (value: number) => fixed(value, language, 0);
    write(number.current, say(state.filled));
    // As wide as the number may become, so that the words after it stand still.
    if (number.current) number.current.style.minWidth = `${say(state.capacity).length}ch`;
    const { block } = rasterOf(buffer, state.capacity);
    const noCells = state.policy === 'none';
    const long = noCells ? words.places : words.cells;
    const of = (compact ? words.cellsShort : long)(say(state.capacity));
    const isRoom = buffer.width > BLOCK_ROOM && !compact;
    const stands = (noCells ? words.oneBlockOfPlaces : words.oneBlock)(block);
    write(limit.current, isRoom && block > 1 ? `${of} · ${stands}` : of);
  });
  return (
    <div className="stage-queue atm-title" style={{ left: buffer.left, top: titleTop }}>
      {!compact && <span className="stage-queue-name atm-title-room">{words.parts.switch}</span>}
      <span ref={number} className="stage-queue-number" />
      <span ref={limit} className="stage-queue-limit" />
    </div>
  );
}
