// The sentence of the threshold at its line, on the side that has room; of a policy without one, what it does instead.

import { type RefObject, useRef } from 'react';
import { wordsOfPolicy } from '../../../scenarios/atm/policy-words.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { useLanguage, useLecternContext, useLecternStore } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { write } from '../../stage-kit/write.ts';
import { rasterOf, xOfCells } from './buffer-raster.ts';
import type { AtmPlan } from './plan.ts';
import { type BufferState, bufferState } from './state.ts';

/** Half of the handle and a little air. */
const BESIDE = 17;
const BETWEEN = 8;

export function ThresholdWords({ plan }: { readonly plan: AtmPlan }) {
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const row = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const { record } = runner;
    const state = record && bufferState(record, store.getState().spec, now);
    if (!state) return;
    const signs = signsOf(state, language);
    const x =
      state.threshold === undefined ? undefined : xOfCells(rasterOf(plan.buffer, state.capacity), state.threshold);
    place(plan, x, signs, row, name, rest);
  });
  return (
    <div ref={row} className="atm-threshold" style={{ top: plan.saidTop }}>
      <span ref={name} className="atm-threshold-name" />
      <span ref={rest} className="atm-threshold-rest" />
    </div>
  );
}

type Sign = readonly [string, string];

/** The long and the short one. */
const signsOf = ({ threshold, policy }: BufferState, language: Language): readonly Sign[] =>
  wordsOfPolicy(policy)
    .signs(String(threshold))
    .map(([name, rest]) => [name[language], rest[language]]);

const widthOf = ([name, rest]: Sign): number => textWidth(name, 13, 600) + BETWEEN + textWidth(rest, 13, 400);

function place(
  { side, width, buffer, compact }: AtmPlan,
  x: number | undefined,
  signs: readonly Sign[],
  row: RefObject<HTMLDivElement | null>,
  name: RefObject<HTMLSpanElement | null>,
  rest: RefObject<HTMLSpanElement | null>,
): void {
  const left = compact ? side : buffer.left;
  const right = width - side;
  let best = { sign: signs.at(-1)!, x: left };
  for (const sign of signs) {
    const length = widthOf(sign);
    const at = x === undefined ? left : besideLine(x, length, left, right);
    if (at === undefined) continue;
    best = { sign, x: at };
    break;
  }
  write(name.current, best.sign[0]);
  // Where even the short one has no room, its name alone; what it does is in the rule of the switch.
  write(rest.current, widthOf(best.sign) <= right - left ? best.sign[1] : '');
  if (row.current) row.current.style.transform = `translateX(${Math.round(best.x)}px)`;
}

/** At the right of the line, else at its left, else below it as far left as must be; undefined if it is too long for all. */
function besideLine(x: number, length: number, left: number, right: number): number | undefined {
  if (x + BESIDE + length <= right) return x + BESIDE;
  if (x - BESIDE - length >= left) return x - BESIDE - length;
  return undefined;
}
