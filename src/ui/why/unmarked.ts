// Networks in which a resting cursor may be on something to explain that has no mark: a collision, a dispatcher's decision.

import type { Layout } from '../../scenarios/kit/layout.ts';

/** A web cluster: requests go through steps, the first of which is asking the dispatcher. */
export const hasDispatcher = ({ links }: Layout): boolean => links[0]?.role === 'step';

/** A virtual server: its events are of requests for files. */
export const hasDownloads = ({ links }: Layout): boolean => links.some(({ role }) => role === 'cpu');

export const hasUnmarked = (layout: Layout): boolean => layout.bus !== undefined || hasDispatcher(layout);
