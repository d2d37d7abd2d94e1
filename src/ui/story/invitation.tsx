// What the lesson's own slider says when the story is over, once: that it can be dragged, and what to try.

import { type CSSProperties, useEffect, useRef } from 'react';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { useLectern, useText } from '../context.ts';
import { shareOf } from '../controls/slider-scale.ts';
import './invitation.css';

interface InvitationProps {
  readonly parameter: NumberParameter;
  readonly value: number;
}

export function Invitation({ parameter, value }: InvitationProps) {
  const say = useText();
  const words = useLectern((state) => state.scenario.invitation);
  const bubble = useRef<HTMLParagraphElement>(null);
  // On a small phone the slider may be further down.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's end and call.
    bubble.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  if (!words) return null;
  return (
    <p ref={bubble} className="invitation" style={{ '--at': shareOf(parameter, value) } as CSSProperties}>
      {say(words)}
    </p>
  );
}
