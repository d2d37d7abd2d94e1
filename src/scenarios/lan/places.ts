// Names of stations and of the places in the LAN scenarios, as stage, event marks and links (`x=`) use them. A station's
// NIC has the station's name: `x=S:17` drops the 18th packet offered to the server's.

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

/** Where packets can be dropped by hand: NICs, the internal server's first, then cables. */
export const lanPlaces = (clients: number, outside: boolean): readonly string[] => [
  'S',
  ...clientNames(clients),
  ...(outside ? ['R', ...CABLES] : []),
];
