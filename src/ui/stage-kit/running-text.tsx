// A word on a stage that follows the cursor: written every frame without React, and only when it is another one.

import { type CSSProperties, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { write } from './write.ts';

interface Props {
  readonly className: string;
  readonly style?: CSSProperties;
  readonly read: (now: Nanos) => string;
  /** Does it stand out now (`data-strong`)? */
  readonly isStrong?: (now: Nanos) => boolean;
}

export function RunningText({ className, style, read, isStrong }: Props) {
  const text = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    write(text.current, read(now));
    if (isStrong) text.current?.toggleAttribute('data-strong', isStrong(now));
  });
  return <span ref={text} className={className} style={style} />;
}
