// What the lesson's own slider says when the story is over, once: that it can be dragged, and what to try.

import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { useLectern, useText } from '../foundation/context.ts';
import { shareOf } from '../foundation/slider-scale.ts';
import './invitation.css';

interface InvitationProps {
  readonly parameter: NumberParameter;
  readonly value: number;
}

/** From the edge of the settings, px. */
const MARGIN = 4;

/** Where the settings end above it they scroll so far that it is seen whole, and with it the slider. */
function bringIntoView(invitation: HTMLElement): void {
  const settings = invitation.closest('.settings');
  if (!settings) return;
  const cut = invitation.getBoundingClientRect().bottom + MARGIN - settings.getBoundingClientRect().bottom;
  if (cut > 0) settings.scrollTop += Math.ceil(cut);
}

export function Invitation({ parameter, value }: InvitationProps) {
  const say = useText();
  const words = useLectern((state) => state.scenario.invitation);
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (place.current) bringIntoView(place.current);
  }, []);
  if (!words) return null;
  return (
    <p ref={place} className="invitation" style={{ '--at': shareOf(parameter, value) } as CSSProperties}>
      {/* A number and its unit stay together. */}
      {say(words).replace(/(\d) /, '$1\u00a0')}
    </p>
  );
}
