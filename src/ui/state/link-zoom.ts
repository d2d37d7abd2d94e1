// The visible span and links: what a link opens on, and what a link says of the span one looks at. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { LinkState, LinkView } from '../../scenarios/kit/link-state.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { endOf } from '../foundation/changes.ts';
import { heldZoom, openingZoom, type Zoom } from './zoom.ts';

/** What a link shows of its run: its own zoom, else the part that tells the story. */
export function zoomOfLink({ spec: a, others, view }: LinkState, { firstLook }: Scenario): Zoom {
  const spec = [a, ...others][view.front ?? 0]!;
  const { z0, z1, t } = view;
  return z0 === undefined || z1 === undefined
    ? openingZoom(firstLook, t, endOf(spec))
    : heldZoom([z0, z1], endOf(spec));
}

/** The visible span as links say it: not at all where the link opens on it anyway. */
export function zoomInLink(spec: RunSpec, zoom: Zoom, { firstLook }: Scenario, t?: Nanos): Pick<LinkView, 'z0' | 'z1'> {
  const [z0, z1] = zoom ?? [0, endOf(spec)];
  const [from, to] = openingZoom(firstLook, t, endOf(spec)) ?? [0, endOf(spec)];
  return z0 === from && z1 === to ? {} : { z0: Math.floor(z0), z1: Math.ceil(z1) };
}
