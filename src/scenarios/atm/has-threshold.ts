// The drop policies that look at how full the buffer is when a packet begins.

import type { ParamValue } from '../../runner/spec.ts';

const WITH_THRESHOLD: readonly unknown[] = ['epd', 'sd', 'fba', 'red'];

export const hasThreshold = (policy: ParamValue | undefined): boolean => WITH_THRESHOLD.includes(policy);
