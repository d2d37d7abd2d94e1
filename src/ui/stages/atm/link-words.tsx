// What is said about the output link: how long a cell takes, what a block stands for, and in the empty buffer why nothing
// comes.

import { useRef } from 'react';
import { countdown, durationText, fixed } from '../../../plot/numbers.ts';
import { useLanguage, useLecternContext, useVocabulary } from '../../foundation/context.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { write } from '../../stage-kit/write.ts';
import { slotOf } from '../../timeline/cell-link.ts';
import type { AtmShared } from './canvas.ts';
import { atmIndex } from './links.ts';
import type { AtmPlan } from './plan.ts';
import { isQuiet, nextTimer } from './state.ts';

interface Props {
  readonly plan: AtmPlan;
  readonly shared: AtmShared;
}

export function LinkWords({ plan, shared }: Props) {
  const words = useVocabulary().atm;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const above = useRef<HTMLSpanElement>(null);
  const below = useRef<HTMLSpanElement>(null);
  const quiet = useRef<HTMLSpanElement>(null);
  const why = useRef<HTMLSpanElement>(null);
  const { out, buffer, compact } = plan;
  useFrame((now) => {
    const { record } = runner;
    const index = record && atmIndex(record.layout);
    if (!record || !index) return;
    const perSlot = record.spec.params['policy'] === 'none' ? words.perPlace : words.perCell;
    write(above.current, perSlot(durationText(slotOf(record), language)));
    const block = shared.canvas?.scale?.block ?? 1;
    write(below.current, block > 1 ? words.oneSlotBlock(fixed(block, language, 0)) : '');
    const timer = isQuiet(record, index, now) ? nextTimer(record, now) : undefined;
    write(quiet.current, timer ? words.silent : '');
    const name = record.layout.flows[timer?.flow ?? 0]?.name ?? '';
    write(why.current, timer ? words.waiting(name, countdown(timer.firesAt - now)) : '');
  });
  const left = out.from.x + 5;
  return (
    <>
      {!compact && (
        <>
          <span ref={above} className="atm-link" style={{ left, top: out.from.y - 28 }} />
          <span ref={below} className="atm-link" style={{ left, top: out.from.y + 12 }} />
        </>
      )}
      <span
        className="atm-silence"
        style={{ left: buffer.left + buffer.width / 2, top: buffer.top + buffer.height / 2 - 20 }}
      >
        <span ref={quiet} className="atm-silent" />
        <span ref={why} />
      </span>
    </>
  );
}
