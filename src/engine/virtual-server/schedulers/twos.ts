// Power of two choices: two servers drawn by weight, the lighter of the two serves. Draws are whole numbers from 0 to the
// sum of the weights, so the first server is a little more likely than its weight says: the kernel does so too.

import { ACTIVE_WEIGHT, isUsable, overhead, type Scheduler, type ServerView } from './scheduler.ts';

/** @param draw a whole number from 0 to `most`, both included */
export const twos = (draw: (most: number) => number): Scheduler => ({
  pick(_connection, servers) {
    const usable = servers.filter(isUsable);
    const sum = usable.reduce((total, { weight }) => total + weight, 0);
    if (sum === 0) return undefined;
    const first = drawn(usable, draw(sum));
    const second = drawn(usable, draw(sum));
    const isLighter = load(first) * second.weight > load(second) * first.weight;
    return isLighter ? second : first;
  },
});

const load = (server: ServerView): number => overhead(server, ACTIVE_WEIGHT);

function drawn(servers: readonly ServerView[], number: number): ServerView {
  let rest = number;
  for (const server of servers) {
    rest -= server.weight;
    if (rest <= 0) return server;
  }
  return servers[servers.length - 1]!;
}
