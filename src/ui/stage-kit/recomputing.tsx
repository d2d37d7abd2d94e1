// Said where the record holds no packets.

import { useRef } from 'react';
import { useLecternContext, useVocabulary } from '../foundation/context.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { write } from './write.ts';

/** A long run keeps the packets around the cursor only; elsewhere they are computed again when somebody looks. */
export function Recomputing({ plan }: { readonly plan: { readonly width: number; readonly height: number } }) {
  const words = useVocabulary().drawing.stage;
  const { runner } = useLecternContext();
  const text = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const record = runner.record;
    const missing = record?.done && (now < record.flightsFrom || now > record.flightsTo);
    write(text.current, missing ? words.notKept : '');
  });
  return <span ref={text} className="stage-link" style={{ left: plan.width / 2, top: plan.height - 26 }} />;
}
