// Links and the paths over them, wired. A path is what a packet follows from one endpoint to another. Where everything a
// link feeds has no other input, the link looks ahead, exactly; authors need not know.

import { invariant } from '../core/errors.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timeline } from '../core/timeline.ts';
import type { Link } from './link.ts';
import { Lossy } from './lossy.ts';
import { type Packet, Packets } from './packet.ts';
import type { QueueDiscipline, ServedDiscipline } from './queues/discipline.ts';
import { Router } from './router.ts';
import { linkFor, type ServedLink } from './served-link.ts';
import type { PacketSink } from './sink.ts';

export interface LinkOptions {
  /** Unique name: forced drops and marks refer to it. */
  readonly place: string;
  /** bit/s */
  readonly rate: Timeline;
  /** One-way propagation, ns. */
  readonly delay: Timeline;
  readonly queue: QueueDiscipline | ServedDiscipline;
  /** Record the queue length as a gauge. */
  readonly watched?: boolean;
  /** Random loss 0..1 in front of the queue; left out: none. */
  readonly loss?: Timeline;
  /** Packets to drop by hand, counted from 0 in order of arrival. */
  readonly kills?: ReadonlySet<number>;
}

interface Section {
  readonly options: LinkOptions;
  readonly feeders: Set<Section | 'endpoint'>;
  readonly feeds: Set<Section | 'endpoint'>;
  lossy: Lossy | undefined;
  link: Link | ServedLink | undefined;
}

export class Network {
  readonly packets: Packets;
  private readonly sim: Simulator;
  private readonly probes: Probes;
  private readonly lookAhead: boolean;
  private readonly firstIndex: number;
  private readonly sections: Section[] = [];
  private readonly paths: { readonly sections: readonly Section[]; readonly sink: PacketSink }[] = [];

  /** @param options firstIndex: of its links in the run's layout, 0 if left out; packets: shared with another carrier */
  constructor(
    sim: Simulator,
    probes: Probes,
    options: { readonly lookAhead: boolean; readonly firstIndex?: number; readonly packets?: Packets },
  ) {
    this.sim = sim;
    this.probes = probes;
    this.lookAhead = options.lookAhead;
    this.firstIndex = options.firstIndex ?? 0;
    this.packets = options.packets ?? new Packets();
  }

  /** Declares a link; returns its index. At equal times the link declared first goes first. */
  link(options: LinkOptions): number {
    const fresh = { feeders: new Set<Section | 'endpoint'>(), feeds: new Set<Section | 'endpoint'>() };
    return this.sections.push({ options, ...fresh, lossy: undefined, link: undefined }) - 1;
  }

  /** Declares a route over links to an endpoint; returns its number, which packets carry as `path`. */
  path(links: readonly number[], sink: PacketSink): number {
    const sections = links.map((index) => this.sections[index]!);
    invariant(sections.length > 0, 'A path needs a link.');
    sections.forEach((section, index) => {
      section.feeders.add(sections[index - 1] ?? 'endpoint');
      section.feeds.add(sections[index + 1] ?? 'endpoint');
    });
    return this.paths.push({ sections, sink }) - 1;
  }

  /** Builds everything declared. */
  open(): void {
    this.sections.forEach((section, index) => {
      this.build(section, this.firstIndex + index);
    });
    for (const section of this.sections) section.link!.next = this.behind(section);
  }

  /** Where an endpoint hands in the packets of a path. */
  entry(path: number): PacketSink {
    return entranceOf(this.paths[path]!.sections[0]!);
  }

  carrier(link: number): Link | ServedLink {
    return this.sections[link]!.link!;
  }

  /** Lets everyone leave the buffers who has left by this time; a link computed ahead keeps what comes later. */
  settle(time: Nanos): void {
    for (const section of this.sections) section.link!.settle(time);
  }

  /** Calls `told` for every packet that is lost at a link: at a full queue, by hand or at random; the network must be open. */
  onLost(link: number, told: (packet: Packet) => void): void {
    const section = this.sections[link]!;
    section.link!.onLostListener = told;
    if (section.lossy !== undefined) section.lossy.onLostListener = told;
  }

  /** Packets lost in front of a link's queue, by hand or at random. */
  lostBefore(link: number): number {
    return this.sections[link]!.lossy?.dropped ?? 0;
  }

  private build(section: Section, index: number): void {
    const { sim, probes, packets } = this;
    const { place, rate, delay, queue, watched, loss, kills } = section.options;
    const looksAhead = this.mayLookAhead(section);
    const setup = { index, rate, delay, watched: watched ?? false, looksAhead };
    section.link = linkFor(sim, setup, queue, packets, probes);
    if (loss !== undefined || kills !== undefined) {
      const options = { index, place, kills: kills ?? new Set<number>(), probability: loss ?? new Timeline(0) };
      section.lossy = new Lossy(sim, options, packets, probes);
      section.lossy.next = section.link;
    }
  }

  private mayLookAhead(section: Section): boolean {
    if (!this.lookAhead) return false;
    for (const next of section.feeds) {
      if (next === 'endpoint' || next.feeders.size > 1 || 'serves' in next.options.queue) return false;
    }
    return true;
  }

  /** What stands at the far end: the one thing all packets go to, or a router. */
  private behind(section: Section): PacketSink {
    const router = new Router();
    this.paths.forEach((path, number) => {
      const place = path.sections.indexOf(section);
      if (place < 0) return;
      const next = path.sections[place + 1];
      router.ports[number] = next === undefined ? path.sink : entranceOf(next);
    });
    const ends = new Set(router.ports.filter((end) => end !== undefined));
    return ends.size === 1 ? [...ends][0]! : router;
  }
}

function entranceOf(section: Section): PacketSink {
  return section.lossy ?? section.link!;
}
