// Names of hosts and links in `incast`, as stage, event marks and links (`x=`) use them. Both directions of a cable are
// links of their own: `S1-SW` carries data, `SW-S1` carries acknowledgements.

export const SWITCH = 'SW';
export const CLIENT = 'C';

/** `S1`, `S2` and so on. */
export const serverNames = (servers: number): readonly string[] =>
  Array.from({ length: servers }, (_, index) => `S${index + 1}`);

/** Index of a link in the run's layout: the bottleneck first, then the way back, then two for every server. */
export const FORWARD = 0;
export const BACKWARD = 1;
export const upLink = (server: number): number => 2 + 2 * server;
export const downLink = (server: number): number => 3 + 2 * server;

/** Every link, the bottleneck first. */
export const incastPlaces = (servers: number): readonly string[] => [
  `${SWITCH}-${CLIENT}`,
  `${CLIENT}-${SWITCH}`,
  ...serverNames(servers).flatMap((name) => [`${name}-${SWITCH}`, `${SWITCH}-${name}`]),
];
