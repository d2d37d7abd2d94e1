// What is heard of a stage comes once packets move: to word it costs time that the picture needs first.

import type { ReactNode } from 'react';
import { useStageFirst } from './use-stage-first.ts';

export function AfterStage({ children }: { readonly children: ReactNode }) {
  return useStageFirst() && children;
}
