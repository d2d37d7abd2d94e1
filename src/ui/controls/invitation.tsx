// What the lesson's own slider says when the story is over, once: that it can be dragged, and what to try.

import type { CSSProperties } from 'react';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { useLectern, useText } from '../foundation/context.ts';
import { shareOf } from '../foundation/slider-scale.ts';
import './invitation.css';

interface InvitationProps {
  readonly parameter: NumberParameter;
  readonly value: number;
}

export function Invitation({ parameter, value }: InvitationProps) {
  const say = useText();
  const words = useLectern((state) => state.scenario.invitation);
  if (!words) return null;
  return (
    <p className="invitation" style={{ '--at': shareOf(parameter, value) } as CSSProperties}>
      {/* A number and its unit stay together. */}
      {say(words).replace(/(\d) /, '$1\u00a0')}
    </p>
  );
}
