// Words only a network with a bus needs, in English: names of stations and connections, and whose events the strip shows.
// `ko-lan.ts` has the same shape or does not compile.

const things = (count: string, one: string, other = `${one}s`): string => `${count} ${count === '1' ? one : other}`;

export const en = {
  stations: {
    client: (number: string) => `client ${number}`,
    server: 'the server',
    externalServer: 'the external server',
    router: 'the router',
    wan: 'the WAN node',
  },
  /** `user` and `part` are empty where there is only one. */
  connection: {
    responseOf: (station: string, user: string, part: string) =>
      `${station}${user && `, user ${user}`}, response${part && ` ${part}`}`,
    requestOf: (station: string, user: string) => `${station}${user && `, user ${user}`}, request`,
    user: (station: string, user: string) => `${station}${user && `, user ${user}`}`,
    request: 'request',
    part: (part: string) => `response ${part}`,
  },
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
