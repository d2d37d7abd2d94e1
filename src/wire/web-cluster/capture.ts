// A capture of the requests of a cluster. When a request was asked for is known once the dispatcher has decided on it, or the node
// has answered it, which may be seconds later. So the rows that tell of frames wait, a few numbers each, until no earlier frame can
// be told any more; then their frames are made, sorted and written, a span of time after the other.

import { type Decision, decisionOf } from '../../engine/web-cluster/decision.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { ipv4Of } from '../addresses.ts';
import type { Capturing, Foresight } from '../capturing.ts';
import { enhancedPacket, interfaceDescription, interfaceStatistics, LINKTYPE, nameResolution } from '../pcapng.ts';
import { ALL, type Sniffer } from '../sniffer.ts';
import { clientsOf, exchangeAt, isOfRequests, linkOf, nodeOfLink, type RequestLog } from './exchange.ts';
import { bytesOf, type Frame } from './frames.ts';
import { framesOfRow } from './frames-on.ts';

interface Seen {
  readonly frame: Frame;
  readonly at: number;
  readonly direction: 'in' | 'out';
  readonly comments: readonly string[];
}

/** What a row tells of, in order of time. */
interface Waiting {
  next: Seen;
  readonly others: Iterator<Seen>;
}

/** Frames of so long are made and sorted together, ns. */
const SPAN = 20_000_000;

export class ClusterCapture implements Capturing {
  private readonly layout: Layout;
  private readonly sniffer: Sniffer;
  private readonly write: (block: Uint8Array) => void;
  private readonly foresight: Foresight | undefined;
  /** By the span of their next frame, counted from time 0. */
  private readonly waiting = new Map<number, Waiting[]>();
  private span = 0;
  /** By number of the request: what the dispatcher said of it, in words, until it is handed off. */
  private readonly decided = new Map<number, string>();
  /** By interface. */
  private readonly passed: number[];

  /** @param foresight has read the whole run, in the same slices; without it all waits until the run is over */
  constructor(layout: Layout, sniffer: Sniffer, write: (block: Uint8Array) => void, foresight?: Foresight) {
    this.layout = layout;
    this.sniffer = sniffer;
    this.write = write;
    this.foresight = foresight;
    this.passed = sniffer.links.map(() => 0);
    for (const link of sniffer.links) {
      const { place, from, role } = layout.links[link]!;
      const description =
        role === 'handoffs'
          ? `connections that ${from} hands off, to the other nodes`
          : `requests to ${from}, and its replies to the clients`;
      write(interfaceDescription({ linkType: LINKTYPE.ethernet, name: place, description, checkSequence: 0 }));
    }
    write(nameResolution(layout.nodes.map(({ name }, node) => ({ address: ipv4Of(node), name }))));
  }

  read({ flights, computedTo }: Pick<RunRecord, 'flights' | 'computedTo'>): void {
    for (const log of flights) {
      if (!isOfRequests(log)) continue;
      for (let row = 0; row < log.length; row++) {
        const others = this.seenOf(log, row);
        const { value: next } = others.next();
        if (next) this.wait({ next, others });
        if (log.kind === 'asks') this.noteDecision(log, row);
      }
    }
    const told = this.foresight?.toldFrom(computedTo) ?? 0;
    this.passSpans(Math.min(computedTo, told));
  }

  end(at: number): number {
    this.passSpans(at);
    this.passSpan(at);
    this.passed.forEach((passed, on) => {
      this.write(interfaceStatistics({ on, at, passed, lost: 0, comments: [] }));
    });
    return this.passed.reduce((sum, count) => sum + count, 0);
  }

  private wait(row: Waiting): void {
    const span = Math.floor(row.next.at / SPAN);
    const rows = this.waiting.get(span);
    if (rows) rows.push(row);
    else this.waiting.set(span, [row]);
  }

  /** The spans that are over at a time before which nothing more is told. */
  private passSpans(time: number): void {
    while ((this.span + 1) * SPAN <= time) {
      this.passSpan((this.span + 1) * SPAN);
      this.span++;
    }
  }

  /** What is seen of the next span before a time. */
  private passSpan(until: number): void {
    const rows = this.waiting.get(this.span) ?? [];
    this.waiting.delete(this.span);
    const seen = rows.flatMap((row) => this.taken(row, until));
    for (const each of seen.sort(inOrder)) this.pass(each);
  }

  private taken(row: Waiting, until: number): Seen[] {
    const taken: Seen[] = [];
    while (row.next.at < until) {
      taken.push(row.next);
      const { value: next } = row.others.next();
      if (!next) return taken;
      row.next = next;
    }
    this.wait(row);
    return taken;
  }

  private pass({ frame, at, direction, comments }: Seen): void {
    const on = this.sniffer.links.indexOf(frame.link);
    this.passed[on]!++;
    this.write(enhancedPacket({ on, at, bytes: bytesOf(frame, this.layout), direction, comments }));
  }

  /** What the sniffer sees of the frames of a row. */
  private seenOf(log: RequestLog, row: number): Iterator<Seen, undefined> {
    const { at: place, links } = this.sniffer;
    const { layout } = this;
    const frames = framesOfRow(log, row, layout);
    const why = log.kind === 'handoffs' && links.includes(log.link) ? this.whyHandedOff(log, row) : [];
    return (function* (): Generator<Seen, undefined> {
      for (const frame of frames) {
        if (!links.includes(frame.link)) continue;
        const isRequest = frame.kind === 'request';
        const { from, to } = layout.links[frame.link]!;
        const leaves = isRequest ? to : from;
        // As of all captures: what leaves the place is seen with its first bit, what comes with its last.
        const at = place === ALL || leaves === place ? frame.startsAt : frame.arrivesAt;
        const direction = isRequest === (place === to) ? 'out' : 'in';
        yield { frame, at, direction, comments: frame.kind === 'handoff' ? why : [] };
      }
    })();
  }

  private whyHandedOff(log: RequestLog, row: number): readonly string[] {
    const { nth } = exchangeAt(log, row, clientsOf(this.layout));
    const why = this.decided.get(nth);
    this.decided.delete(nth);
    return why === undefined ? [] : [why];
  }

  private noteDecision(log: RequestLog, row: number): void {
    const { outcome, arrivesAt } = log;
    const { isHandedOff, node, load, least, leastLoad, reason } = decisionOf(outcome[row]!);
    if (!isHandedOff || !this.sniffer.links.includes(linkOf(nodeOfLink(log.link), 'handoffs'))) return;
    const { nth } = exchangeAt(log, row, clientsOf(this.layout));
    const name = (number: number): string => this.layout.flows[number]!.name;
    const said = `The dispatcher chose ${name(node)} at ${arrivesAt[row]! / 1e9} s: ${REASON_WORDS[reason]}.`;
    const loads =
      reason === 'home' || reason === 'passed'
        ? `${name(node)} had ${load} connections and may have ${leastLoad}.`
        : `${name(node)} had ${load} connections; ${name(least)}, the least loaded, had ${leastLoad}.`;
    this.decided.set(nth, `${said} ${loads}`);
  }
}

const inOrder = (a: Seen, b: Seen): number =>
  a.at - b.at || a.frame.of.nth - b.frame.of.nth || a.frame.part - b.frame.part;

const REASON_WORDS: Readonly<Record<Decision['reason'], string>> = {
  here: 'it can serve the document as well as any',
  turn: 'drawn, or its turn',
  new: 'nobody was responsible for the document yet',
  kept: 'it is responsible for the document and not too busy',
  moved: 'whoever was responsible is too busy, and the document moves',
  replicated: 'whoever is responsible is too busy, and it joins them',
  grown: 'the document is asked for often, and more nodes serve it',
  least: 'it had the fewest connections',
  idle: 'it had been idle longest',
  home: 'it is the first on the ring and has room',
  passed: 'it is the first on the ring that has room',
};
