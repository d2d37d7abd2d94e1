// Whether the files that are asked for fit on a disk, of which every server has one.

import type { ParamValues } from '../kit/run-spec.ts';

/** Have the servers' disks, each with all files, no room for them? */
export function lacksRoom(params: ParamValues): boolean {
  const { size, room, n, clients, sites } = params as Readonly<Record<string, number>>;
  const requests = n! * (params['per'] === 'client' ? clients! : 1);
  const files = params['files'] === 'own' ? Math.max(requests, sites!) : sites!;
  return size! * files > room!;
}
