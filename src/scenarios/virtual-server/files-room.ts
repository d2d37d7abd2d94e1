// Whether the files that are asked for fit on a disk, of which every server has one.

import type { VirtualServerValues } from './settings.ts';

/** Have the servers' disks, each with all files, no room for them? */
export function lacksRoom({ size, room, n, clients, sites, per, files: whose }: VirtualServerValues): boolean {
  const requests = n * (per === 'client' ? clients : 1);
  const files = whose === 'own' ? Math.max(requests, sites) : sites;
  return size * files > room;
}
