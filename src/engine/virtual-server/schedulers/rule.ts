// A scheduler that somebody wrote as a formula, `(256 * active + inactive) / weight`: worked out for every usable server, and
// the least value gets the connection, of equals the first in the list.

import type { Program } from '../../core/formula.ts';
import { LeastByFormula } from '../../core/least-by-formula.ts';
import type { RuleLog } from '../../core/rule-log.ts';
import { type AddressHash, type Connection, isUsable, placeNow, type Scheduler, type ServerView } from './scheduler.ts';

/** What the formula can read, in the order of its places. */
export const PICK_NAMES = [
  'active',
  'inactive',
  'weight',
  'given',
  'index',
  'last',
  'servers',
  'hash(source)',
  'hash(destination)',
  'random',
] as const;
const [ACTIVE, INACTIVE, WEIGHT, GIVEN, INDEX, LAST, SERVERS, SOURCE, DESTINATION, RANDOM] = PICK_NAMES.keys();

export interface RuleSchedulerOptions {
  /** The kernel's, of an address. */
  readonly hash: AddressHash;
  /** Does the source port count in `hash(source)`? */
  readonly port: boolean;
  /** From 0 to 1. */
  readonly uniform: () => number;
}

class RuleScheduler implements Scheduler {
  private readonly choice: LeastByFormula;
  private readonly options: RuleSchedulerOptions;
  private readonly draws: boolean;
  /** Whom it picked last, or who stood before that one when it was taken out, and the place in the list. */
  private latest: ServerView | undefined;
  private last = -1;
  /** Connections that each server was given, whatever the list is now. */
  private readonly given = new Map<ServerView, number>();

  constructor(program: Program, options: RuleSchedulerOptions, log: RuleLog) {
    this.choice = new LeastByFormula(program, log);
    this.options = options;
    this.draws = this.choice.isAskedFor('random');
  }

  readonly pick = (connection: Connection, servers: readonly ServerView[]): ServerView | undefined => {
    const { choice, options, draws, given } = this;
    const { numbers } = choice;
    this.last = placeNow(this.latest, this.last, servers);
    this.latest = servers[this.last];
    numbers[LAST!] = this.last;
    numbers[SERVERS!] = servers.length;
    numbers[SOURCE!] = options.hash(connection.source + (options.port ? connection.sourcePort : 0));
    numbers[DESTINATION!] = options.hash(connection.destination);
    choice.begin();
    for (let index = 0; index < servers.length; index++) {
      const server = servers[index]!;
      if (!isUsable(server)) continue;
      numbers[ACTIVE!] = server.active;
      numbers[INACTIVE!] = server.inactive;
      numbers[WEIGHT!] = server.weight;
      numbers[GIVEN!] = given.get(server) ?? 0;
      numbers[INDEX!] = index;
      if (draws) numbers[RANDOM!] = options.uniform();
      choice.weigh(index);
    }
    const { best } = choice;
    if (best < 0) return undefined;
    const chosen = servers[best]!;
    this.last = best;
    this.latest = chosen;
    given.set(chosen, (given.get(chosen) ?? 0) + 1);
    return chosen;
  };
}

export const byRule = (program: Program, options: RuleSchedulerOptions, log: RuleLog): Scheduler =>
  new RuleScheduler(program, options, log);
