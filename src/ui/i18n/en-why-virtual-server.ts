// The sentences that explain what the director of a virtual server does with a connection, in English. Times, spans and counts
// arrive already written; servers are R1, R2 and so on.

/** What of a machine it is. */
export type PartOf = 'cpu' | 'disk' | 'hub' | 'port';

const connections = (count: string, what: string): string => `${count} ${what} connection${count === '1' ? '' : 's'}`;

export const pick = {
  title: (request: number, server: string) => `Request ${request} goes to server ${server}`,
  turn: (at: string, server: string, active: string) =>
    `At ${at} it was the turn of ${server}, whatever its load (${connections(active, 'active')}).`,
  bar: (at: string, server: string, weight: string, bar: string) =>
    `At ${at} the bar of weighted round robin stood at ${bar}, and ${server} with weight ${weight} was next to reach it.`,
  least: (at: string, server: string, active: string, inactive: string, weight: string) =>
    `At ${at} ${server} had the lowest load for its weight: ${active} active and ${connections(inactive, 'inactive')}, weight ${weight}.`,
  soonest: (at: string, server: string, active: string, weight: string) =>
    `At ${at} ${server} had the shortest expected delay, the new connection counted: ${active} active, weight ${weight}.`,
  idle: (at: string, server: string, active: string) =>
    `At ${at} ${server} had ${connections(active, 'active')}, and never queue takes an idle server at once.`,
  first: (at: string, server: string, active: string, inactive: string) =>
    `At ${at} no server was known for this destination; ${server} had the lowest load (${active} active, ${inactive} inactive).`,
  stays: (at: string, server: string, active: string, weight: string) =>
    `At ${at} the destination stays with ${server}: ${connections(active, 'active')}, not above its weight ${weight}.`,
  staysBusy: (at: string, server: string, active: string, weight: string) =>
    `At ${at} the destination stays with ${server}: ${connections(active, 'active')}, more than its weight ${weight}, but no server has fewer than half of its own.`,
  moves: (at: string, from: string, server: string, active: string) =>
    `At ${at} the destination leaves ${from}, which was busier than its weight, for ${server}, which had the lowest load (${active} active).`,
  quiesced: (at: string, from: string, server: string, active: string) =>
    `At ${at} the destination leaves ${from}, whose weight is 0, for ${server}, which had the lowest load (${active} active).`,
  member: (at: string, server: string, members: string, active: string) =>
    `At ${at} ${server} had the lowest load of the servers kept for this destination, ${members} in all (${active} active).`,
  joins: (at: string, server: string, members: string, active: string) =>
    `At ${at} those kept for this destination, ${members} in all, were busier than their weights; ${server} joins them (${active} active).`,
  destination: (at: string, server: string, bucket: string) =>
    `At ${at} the destination's address gave bucket ${bucket} of 256, which belongs to ${server}.`,
  source: (at: string, server: string, bucket: string) =>
    `At ${at} the client's address gave bucket ${bucket} of 256, which belongs to ${server}.`,
  slot: (at: string, server: string, slot: string) =>
    `At ${at} the client's address gave slot ${slot} of 4093, which belongs to ${server}.`,
  heaviest: (at: string, server: string, weight: string) =>
    `At ${at} ${server} had the highest weight (${weight}) of the servers that take connections.`,
  overflow: (at: string, server: string, weight: string, active: string) =>
    `At ${at} ${server} still had room, ${connections(active, 'active')} and weight ${weight}, and no server with room has a higher weight.`,
  drawn: (at: string, server: string, active: string, inactive: string) =>
    `At ${at} two servers were drawn by weight, and ${server} had no higher load than the other (${active} active, ${inactive} inactive).`,
  instead: (other: string, rule: string, server: string) => `With ${other} instead of ${rule} it would be ${server}.`,
  insteadToo: (other: string, rule: string, server: string) =>
    `With ${other} instead of ${rule} it would be ${server}, too.`,
  insteadNone: (other: string, rule: string) => `With ${other} instead of ${rule} it would be refused.`,
  refused: (request: number) => `Request ${request} is refused`,
  refusedBecause: (at: string, servers: string, why: string) =>
    `At ${at} none of ${servers} servers takes a connection: ${why}.`,
  noServers: (at: string) => `At ${at} there is no server behind the director.`,
  noRoom: 'the files are larger than their disks',
  refusedHash: (at: string, bucket: string, servers: string, why: string) =>
    `At ${at} the address gave ${bucket}, whose server takes no connection; of ${servers} servers ${why}.`,
  /** Why servers take no connection, how many each; 0 is not said. */
  quiescedServers: (count: string) => `${count} ${count === '1' ? 'has' : 'have'} weight 0`,
  fullServers: (count: string) => `${count} ${count === '1' ? 'is' : 'are'} full`,
  busyServers: (count: string) =>
    count === '1'
      ? '1 has more active connections than its weight'
      : `${count} have more active connections than weight`,
  done: (request: number) => `Request ${request} has its file`,
  doneAfter: (at: string, server: string, span: string, size: string, rate: string) =>
    `At ${at} all ${size} are there from ${server}, ${span} from the SYN to the last byte: ${rate} on average.`,
  busiest: (part: string, share: string) => `On its way ${part} was busiest, ${share} % of that time.`,
  part: (host: string, part: PartOf): string => {
    if (part === 'hub') return 'the hub';
    const owner = { D: 'the director', G: 'the gateway' }[host] ?? host;
    return `the ${{ cpu: 'processor', disk: 'disk', port: 'port' }[part]} of ${owner}`;
  },
};

export type PickWords = typeof pick;
