// Networks in which a resting cursor may be on something to explain that has no mark: a collision, a dispatcher's decision.

import type { Layout } from '../../scenarios/kit/layout.ts';

const UNMARKED: Readonly<Record<Layout['kind'], boolean>> = {
  reno: false,
  lan: true,
  atm: false,
  'web-cluster': true,
  'virtual-server': false,
};

export const hasUnmarked = ({ kind }: Layout): boolean => UNMARKED[kind];
