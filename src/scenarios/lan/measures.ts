// The results of a LAN run, counted from the end of the warm-up: what is in metrics.ts in words, here in numbers.

import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { Counters } from './meter.ts';
import { mean, quantile } from './meter.ts';
import type { WebLan } from './web-lan.ts';

/** Everything that only grows. */
interface Totals extends Counters {
  readonly offered: number;
  readonly dropped: number;
  readonly offeredBytes: number;
  readonly collisions: number;
  readonly givenUp: number;
  readonly allDrops: number;
  readonly acksLost: number;
  readonly again: number;
  readonly spurious: number;
  readonly timeouts: number;
}

/** Times in ns, rates in bit/s, shares from 0 to 1. */
export interface Measures {
  readonly utilisation: number;
  readonly pages: number;
  /** Data packets per completed page. */
  readonly pagePackets: number;
  readonly responseTime: Nanos;
  readonly responseTimeMedian: Nanos;
  readonly responseTime95: Nanos;
  /** Pages asked for and not complete at the end. */
  readonly unfinished: number;
  /** Mean over complete pages and, with their age, those that are not. */
  readonly responseTimeAll: Nanos;
  readonly segmentRtt: Nanos;
  readonly cleanRtt: Nanos;
  readonly throughput: number;
  readonly goodput: number;
  readonly offered: number;
  readonly dropRate: number;
  readonly receiveRate: number;
  readonly drops: number;
  readonly serverDrops: number;
  readonly acksLost: number;
  readonly retransmissions: number;
  readonly spurious: number;
  readonly timeouts: number;
  readonly timeoutsWholeRun: number;
  readonly collisions: number;
  readonly givenUp: number;
  readonly refused: number;
  /** Of the WAN, over the whole run. */
  readonly wan: WanCounts;
}

interface WanCounts {
  /** Packets lost on the line between router and WAN node, both ways. */
  readonly lost: number;
  /** Of responses to the WAN node, whichever server they come from. */
  readonly timeouts: number;
  readonly spurious: number;
}

export class Measuring {
  private readonly sim: Simulator;
  private readonly web: WebLan;
  private readonly from: Nanos;
  private before: Totals;

  /** Counts from a time on. */
  constructor(sim: Simulator, web: WebLan, from: Nanos) {
    this.sim = sim;
    this.web = web;
    this.from = from;
    this.before = this.totals();
    if (from > 0) {
      sim.at(from, () => {
        this.before = this.totals();
        web.meter.begin();
      });
    }
  }

  /** At the end of the run. */
  results(rate: number): Measures {
    const { before, web } = this;
    const after = this.totals();
    const span = (this.sim.horizon - this.from) / 1e9;
    const since = (name: keyof Totals): number => after[name] - before[name];
    const { pageTimes, roundTrips, unfinished } = web.meter;
    const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
    return {
      utilisation: (since('wire') * 8) / (rate * span),
      pages: since('pages'),
      pagePackets: ratio(since('pagePackets'), since('pages')),
      responseTime: mean(pageTimes),
      responseTimeMedian: quantile(pageTimes, 0.5),
      responseTime95: quantile(pageTimes, 0.95),
      unfinished: unfinished.pages,
      responseTimeAll: ratio(mean(pageTimes) * pageTimes.length + unfinished.age, pageTimes.length + unfinished.pages),
      segmentRtt: ratio(roundTrips.total, roundTrips.count),
      cleanRtt: ratio(roundTrips.cleanTotal, roundTrips.cleanCount),
      throughput: (since('responses') * 8) / span,
      goodput: (since('delivered') * 8) / span,
      offered: since('offered'),
      dropRate: ratio(since('dropped'), since('offered')),
      receiveRate: ratio(since('received'), since('offeredBytes')),
      drops: since('allDrops'),
      serverDrops: since('dropped'),
      acksLost: since('acksLost'),
      retransmissions: since('again'),
      spurious: since('spurious'),
      timeouts: since('timeouts'),
      timeoutsWholeRun: after.timeouts,
      collisions: since('collisions'),
      givenUp: since('givenUp'),
      refused: web.arrivals.reduce((sum, { refused }) => sum + refused, 0),
      wan: this.wan,
    };
  }

  private get wan(): WanCounts {
    const { network, cables, population } = this.web;
    const flows = population.toWan.flatMap(({ responses }) => responses.map(({ flow }) => flow));
    const lost = cables.map((place, link) => (place.includes('W') ? network!.lostBefore(link) : 0));
    return {
      lost: lost.reduce((sum, packets) => sum + packets, 0),
      timeouts: flows.reduce((sum, { sender }) => sum + sender.timeouts, 0),
      spurious: flows.reduce((sum, { receiver }) => sum + receiver.repeats, 0),
    };
  }

  private totals(): Totals {
    const { lan, meter, population, network } = this.web;
    const sum = (of: (nic: (typeof lan.nics)[number]) => number): number =>
      lan.nics.reduce((all, nic) => all + of(nic), 0);
    const byHand = lan.nics.reduce((all, _, station) => all + lan.lostBefore(station), 0);
    const onCables = this.web.cables.reduce((all, _, link) => all + network!.lostBefore(link), 0);
    const flows = population.present.flatMap(({ responses }) => responses.map(({ flow }) => flow));
    const inside = flows.filter((flow) => population.isServerResponse(flow.options.flow));
    const total = (of: (flow: (typeof flows)[number]) => number): number =>
      inside.reduce((all, flow) => all + of(flow), 0);
    return {
      ...meter.now,
      offered: lan.nics[0]!.offered,
      dropped: lan.nics[0]!.dropped,
      offeredBytes: sum((nic) => nic.offeredBytes),
      collisions: sum((nic) => nic.collisions),
      givenUp: sum((nic) => nic.givenUp),
      allDrops: sum((nic) => nic.dropped) + lan.lostBeyond.packets + byHand + onCables,
      acksLost: sum((nic) => nic.acksLost) + lan.lostBeyond.acks,
      again: total(({ sender }) => sender.segmentsSentAgain),
      spurious: total(({ receiver }) => receiver.repeats),
      timeouts: total(({ sender }) => sender.timeouts),
    };
  }
}
