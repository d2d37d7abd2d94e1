// Where the users of the LAN sit, and in which order they come where their number changes: one at every client, then the next.

/** Where a user sits, whose number it is there (from 1), and whom it asks. */
export interface UserPlace {
  readonly node: string;
  readonly user: number;
  readonly server: 'S' | 'X';
}

export interface UserPlaces {
  /** The usual users of the first client first, those of the WAN after them, and last those who come when there are more. */
  readonly all: readonly UserPlace[];
  /** So many of them are there usually. */
  readonly usual: number;
}

/** At the WAN node, beyond the router. */
export interface OutsideUsers {
  readonly users: number;
  /** Do they go to the external server? */
  readonly split: boolean;
}

/** @param most users of the clients there ever are, together */
export function userPlaces(
  { clients, usersOf }: { readonly clients: number; readonly usersOf: (client: number) => number },
  outside: OutsideUsers | undefined,
  most: number,
): UserPlaces {
  const at = (client: number, user: number): UserPlace => ({ node: `C${client}`, user, server: 'S' });
  const all: UserPlace[] = [];
  for (let client = 1; client <= clients; client++) {
    for (let user = 1; user <= usersOf(client); user++) all.push(at(client, user));
  }
  const inside = all.length;
  const server = outside?.split ? 'X' : 'S';
  for (let user = 1; user <= (outside?.users ?? 0); user++) all.push({ node: 'W', user, server });
  const usual = all.length;
  for (let round = 1; inside > 0 && all.length - usual < most - inside; round++) {
    for (let client = 1; client <= clients && all.length - usual < most - inside; client++) {
      if (usersOf(client) > 0) all.push(at(client, usersOf(client) + round));
    }
  }
  return { all, usual };
}

/** Indices of the users of clients, in the order in which they come. */
export function orderOfComing(places: readonly UserPlace[]): readonly number[] {
  const inside = places.flatMap(({ node }, index) => (node === 'W' ? [] : [index]));
  const number = (index: number): number => Number(places[index]!.node.slice(1));
  return inside.sort((a, b) => places[a]!.user - places[b]!.user || number(a) - number(b));
}
