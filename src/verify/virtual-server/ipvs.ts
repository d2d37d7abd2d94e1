// Replays a case of kind `cluster-ipvs`: every pick must be the kernel's, and the connections counted at the end too.

import { invariant } from '../../engine/core/errors.ts';
import { RealServer } from '../../engine/virtual-server/real-server.ts';
import { schedulerNamed } from '../../engine/virtual-server/scheduler-named.ts';
import type { Verdict } from '../format.ts';
import type { IpvsCase, IpvsEvent } from './ipvs-case.ts';

interface Entry {
  readonly server: RealServer;
  isActive: boolean;
}

export function verifyIpvs(reference: IpvsCase): Verdict {
  const { name } = reference;
  const replay = new Replay(reference);
  for (const [index, event] of reference.events.entries()) {
    const problem = replay.take(event);
    if (problem !== undefined) return { name, passed: false, detail: `event ${index + 1}: ${problem}` };
  }
  const problem = replay.problemAtEnd();
  const picks = reference.events.filter(({ op }) => op === 'open').length;
  return { name, passed: problem === undefined, detail: problem ?? `${picks} picks equal` };
}

class Replay {
  private readonly reference: IpvsCase;
  private readonly servers: RealServer[];
  private readonly entries = new Map<number, Entry>();
  private draws: readonly number[] = [];
  private readonly scheduler;

  constructor(reference: IpvsCase) {
    this.reference = reference;
    this.servers = reference.servers.map((server) => new RealServer(server));
    const draw = (most: number): number => {
      const [next = -1, ...rest] = this.draws;
      invariant(next >= 0 && next <= most, `The case gives no draw from 0 to ${most} here.`);
      this.draws = rest;
      return next;
    };
    this.scheduler = schedulerNamed(reference.scheduler, { ...reference.options, draw });
  }

  /** Returns what differs, if anything does. */
  take(event: IpvsEvent): string | undefined {
    if (event.op === 'open') return this.open(event);
    if (event.op === 'weight') this.weigh(event.server, event.weight);
    else this.changeEntry(event.op, event.conn);
    return undefined;
  }

  problemAtEnd(): string | undefined {
    for (const [id, expected] of Object.entries(this.reference.final)) {
      const { active, inactive } = this.serverNamed(id);
      if (active === expected[0] && inactive === expected[1]) continue;
      return `server ${id} has ${active} active and ${inactive} inactive at the end, expected ${expected.join(' and ')}`;
    }
    return undefined;
  }

  private open({ t, conn, src, sport, dst, state, rnd, expect }: IpvsEvent & { op: 'open' }): string | undefined {
    this.draws = rnd;
    const connection = { source: src, sourcePort: sport, destination: dst };
    const picked = this.scheduler.pick(connection, this.servers, t);
    const id = picked === undefined ? null : this.reference.servers[this.servers.indexOf(picked as RealServer)]!.id;
    if (id !== expect) return `${this.reference.scheduler} picks ${shown(id)}, expected ${shown(expect)}`;
    if (picked === undefined) return undefined;
    const server = picked as RealServer;
    const isActive = state !== 'inactive';
    server.enter(isActive);
    this.entries.set(conn, { server, isActive });
    return undefined;
  }

  private weigh(id: string, weight: number): void {
    this.serverNamed(id).weight = weight;
    this.scheduler.weightChanged?.(this.servers);
  }

  private changeEntry(op: 'establish' | 'close' | 'expire', connection: number): void {
    const entry = this.entries.get(connection);
    if (entry === undefined) return;
    if (op === 'expire') {
      entry.server.leave(entry.isActive);
      this.entries.delete(connection);
    } else if (entry.isActive === (op === 'close')) {
      if (op === 'close') entry.server.close();
      else entry.server.establish();
      entry.isActive = !entry.isActive;
    }
  }

  private serverNamed(id: string): RealServer {
    const server = this.servers[this.reference.servers.findIndex((each) => each.id === id)];
    invariant(server !== undefined, `The case has no server ${id}.`);
    return server;
  }
}

const shown = (id: string | null): string => id ?? 'nobody';
