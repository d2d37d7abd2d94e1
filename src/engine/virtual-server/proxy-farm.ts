// What LBLC was made for: caching proxies behind a director, each connection for one of many sites. A proxy that has the site
// answers after its own work; another fetches it first. Rates and costs are ours, chosen so that an even split hits half the
// time and proxies are two thirds busy with their own work.

import { zipf } from '../core/distributions.ts';
import type { Simulator } from '../core/simulator.ts';
import { ms, type Nanos, seconds } from '../core/time.ts';
import { Delay } from '../queueing/delay.ts';
import { Fifo } from '../queueing/fifo.ts';
import type { Job } from '../queueing/job.ts';
import { PoissonSource } from '../queueing/poisson-source.ts';
import { PageCache } from './page-cache.ts';
import { RealServer } from './real-server.ts';
import type { Address, Scheduler } from './schedulers/scheduler.ts';

const SITES = 2000;
const ALPHA = 0.9;
/** Sites a proxy remembers. */
const ROOM = 200;
const REQUESTS_PER_SECOND = 500;
const WORK = ms(5);
const FETCH = ms(140);
const CLIENTS = 250;
const FIRST_CLIENT: Address = 0x0a000001;
const FIRST_SITE: Address = 0xcb007101;

class Visit implements Job<Visit> {
  readonly number = 0;
  next: Visit | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  startedAt: Nanos = Number.NaN;
  site = 0;
  proxy = 0;
}

export class ProxyFarm {
  readonly servers: readonly RealServer[];
  /** Visits of each proxy, and of all those whose site was there. */
  readonly served: number[];
  hits = 0;
  total: Nanos = 0;
  private readonly sim: Simulator;
  private readonly caches: readonly PageCache[];
  private readonly proxies: readonly Fifo<Visit>[];

  constructor(sim: Simulator, scheduler: Scheduler, proxies: number, weight: number) {
    this.sim = sim;
    const names = Array.from({ length: proxies }, (_, index) => index);
    this.servers = names.map((index) => new RealServer({ address: FIRST_CLIENT - 2 - index, port: 80, weight }));
    this.served = names.map(() => 0);
    this.caches = names.map(() => new PageCache(ROOM, 1));
    const fetching = new Delay<Visit>(sim);
    fetching.next = { receive: (visit) => this.leave(visit) };
    this.proxies = names.map(() => new Fifo<Visit>(sim));
    for (const proxy of this.proxies) proxy.next = { receive: (visit) => this.look(visit, fetching) };
    this.open(scheduler);
  }

  /** Mean time from request to answer. */
  get responseTime(): Nanos {
    return this.total / this.served.reduce((sum, each) => sum + each, 0);
  }

  private open(scheduler: Scheduler): void {
    const { sim, servers } = this;
    const popularity = zipf(SITES, ALPHA);
    const sites = sim.random('sites');
    const clients = sim.random('clients');
    const take = (): Visit => {
      const visit = new Visit();
      const place = sites.uniform();
      visit.site = popularity.findIndex((sum) => sum >= place);
      return visit;
    };
    const send = (visit: Visit): void => {
      const source = FIRST_CLIENT + Math.floor(clients.uniform() * CLIENTS);
      const connection = { source, sourcePort: 0, destination: FIRST_SITE + visit.site };
      const server = scheduler.pick(connection, servers, sim.now);
      if (server === undefined) return;
      visit.proxy = servers.indexOf(server as RealServer);
      visit.startedAt = sim.now;
      visit.work = WORK;
      servers[visit.proxy]!.enter(true);
      this.proxies[visit.proxy]!.receive(visit);
    };
    new PoissonSource<Visit>(sim, {
      spacing: seconds(1) / REQUESTS_PER_SECOND,
      stream: sim.random('requests'),
      take,
      send,
    });
  }

  private look(visit: Visit, fetching: Delay<Visit>): void {
    const cache = this.caches[visit.proxy]!;
    this.served[visit.proxy]!++;
    if (cache.use(visit.site)) {
      this.hits++;
      this.leave(visit);
      return;
    }
    cache.keep(visit.site);
    visit.work = FETCH;
    fetching.receive(visit);
  }

  private leave(visit: Visit): void {
    this.total += this.sim.now - visit.startedAt;
    this.servers[visit.proxy]!.leave(true);
  }
}
