// Names of hosts and links in `reno`, as stage, event marks and links (`x=`) use them. Both directions of a cable are
// links of their own: `A-R` carries data, `R-A` carries acknowledgements.

/** One sender is `A`; several are `A1`, `A2` and so on. */
export const senderNames = (senders: number): readonly string[] =>
  senders === 1 ? ['A'] : Array.from({ length: senders }, (_, index) => `A${index + 1}`);

/** Every link, the bottleneck first. */
export const renoPlaces = (senders: number): readonly string[] => [
  'R-B',
  'B-R',
  ...senderNames(senders).flatMap((name) => [`${name}-R`, `R-${name}`]),
];
