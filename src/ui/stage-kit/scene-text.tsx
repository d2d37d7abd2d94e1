// A word beside a stage that follows its scene: written after every frame without React, and only when it is another one.

import { useRef } from 'react';
import { useFrame } from '../foundation/use-frame.ts';
import type { Scene } from './scene.ts';
import type { StageShared } from './use-scene.ts';

interface Props<S extends Scene> {
  readonly shared: StageShared<S>;
  readonly read: (scene: S) => string;
}

/** To stand after the stage, so that it reads the frame's own scene. */
export function SceneText<S extends Scene>({ shared, read }: Props<S>) {
  const text = useRef<HTMLSpanElement>(null);
  const said = useRef('');
  useFrame(() => {
    const words = shared.scene ? read(shared.scene) : '';
    if (text.current && words !== said.current) text.current.textContent = words;
    said.current = words;
  });
  return <span ref={text} aria-hidden="true" />;
}
