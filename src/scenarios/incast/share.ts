// What each server sends of a block.

import { TCP_PROFILES } from '../../engine/tcp/profile.ts';
import { PROFILES } from '../tcp/profiles.ts';
import type { IncastValues } from './settings.ts';

type Sized = Pick<IncastValues, 'size' | 'per' | 'n' | 'mss' | 'tcp'>;

/** In the sender's unit (bytes, or in ns-2 whole packets), and as payload bytes. */
export function shareOf({ size, per, n, mss, tcp }: Sized): { readonly units: number; readonly bytes: number } {
  const bytes = per === 'server' ? size : Math.ceil(size / n);
  if (TCP_PROFILES[PROFILES[tcp]].unit === 'bytes') return { units: bytes, bytes };
  const packets = Math.ceil(bytes / mss);
  return { units: packets, bytes: packets * mss };
}
