// Names of stations and of the places in the LAN scenarios, as stage, event marks and links (`x=`) use them. A station's
// NIC has the station's name: `x=S:17` drops the 18th packet offered to the server's.

import { portName } from '../../engine/ethernet/switched-lan.ts';
import type { LanValues } from './settings.ts';

/** C1, C2 and so on. */
const clientNames = (clients: number): readonly string[] =>
  Array.from({ length: clients }, (_, index) => `C${index + 1}`);

/** In order along the bus: clients, the internal server, and the router if there is an outside. */
export const stationNames = (clients: number, outside: boolean): readonly string[] => [
  ...clientNames(clients),
  'S',
  ...(outside ? ['R'] : []),
];

/** Both directions of the cables beyond the router: to the external server and to the WAN node. */
const CABLES = ['R-X', 'X-R', 'R-W', 'W-R'] as const;

/** Where packets can be dropped by hand: NICs, the internal server's first, ports of the switch if there is one, cables. */
export const lanPlaces = (
  { clients, mac }: Pick<LanValues, 'clients' | 'mac'>,
  outside: boolean,
): readonly string[] => [
  'S',
  ...clientNames(clients),
  ...(mac === 'switch' ? stationNames(clients, outside).map(portName) : []),
  ...(outside ? ['R', ...CABLES] : []),
];
