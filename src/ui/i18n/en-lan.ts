// Words only a network with a bus needs, in English: whose events the strip shows.
// `ko-lan.ts` has the same shape or does not compile.

const things = (count: string, one: string, other = `${one}s`): string => `${count} ${count === '1' ? one : other}`;

export const en = {
  /** The longest wording for a silence on the strip, where there is room. */
  silent: (connection: string) => (span: string) => `${connection}: nothing sent for ${span}`,
  events: {
    of: (user: string) => `Events of ${user}`,
    /** The one connection of the user that the charts follow. */
    charts: (part: string) => `charts follow ${part}`,
    ofAll: 'Events of all connections',
    others: (events: string, connections: string) =>
      `not shown: ${things(events, 'event')} of ${things(connections, 'other connection')}`,
    showAll: 'Show all',
    showOnly: (user: string) => `Show only ${user}`,
  },
};

export type LanWords = typeof en;
