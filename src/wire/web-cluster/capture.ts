// A capture of the requests of a cluster. When a request was asked for is known once the dispatcher has decided on it, or the node
// has answered it, which may be seconds later; so the frames are kept until the run is over and written in order of time then.

import { type Decision, decisionOf } from '../../engine/web-cluster/decision.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { ipv4Of } from '../addresses.ts';
import type { Capturing } from '../capturing.ts';
import { enhancedPacket, interfaceDescription, interfaceStatistics, LINKTYPE, nameResolution } from '../pcapng.ts';
import { ALL, type Sniffer } from '../sniffer.ts';
import { clientsOf, exchangeAt, isOfRequests, type RequestLog } from './exchange.ts';
import { bytesOf, type Frame } from './frames.ts';
import { framesOfRow } from './frames-on.ts';

interface Seen {
  readonly frame: Frame;
  readonly at: number;
  readonly direction: 'in' | 'out';
}

export class ClusterCapture implements Capturing {
  private readonly layout: Layout;
  private readonly sniffer: Sniffer;
  private readonly write: (block: Uint8Array) => void;
  private readonly seen: Seen[] = [];
  /** By number of the request: what the dispatcher said of it, in words. */
  private readonly decided = new Map<number, string>();

  constructor(layout: Layout, sniffer: Sniffer, write: (block: Uint8Array) => void) {
    this.layout = layout;
    this.sniffer = sniffer;
    this.write = write;
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

  read({ flights }: Pick<RunRecord, 'flights'>): void {
    for (const log of flights) {
      if (!isOfRequests(log)) continue;
      for (let row = 0; row < log.length; row++) {
        for (const frame of framesOfRow(log, row, this.layout)) this.note(frame);
        if (log.kind === 'asks') this.noteDecision(log, row);
      }
    }
  }

  end(at: number): number {
    const passed = new Map<number, number>();
    this.seen.sort((a, b) => a.at - b.at || a.frame.of.nth - b.frame.of.nth || a.frame.part - b.frame.part);
    for (const { frame, at: when, direction } of this.seen) {
      if (when >= at) break;
      const on = this.sniffer.links.indexOf(frame.link);
      passed.set(on, (passed.get(on) ?? 0) + 1);
      const why = frame.kind === 'handoff' ? this.decided.get(frame.of.nth) : undefined;
      const bytes = bytesOf(frame, this.layout);
      this.write(enhancedPacket({ on, at: when, bytes, direction, comments: why === undefined ? [] : [why] }));
    }
    this.sniffer.links.forEach((_, on) => {
      this.write(interfaceStatistics({ on, at, passed: passed.get(on) ?? 0, lost: 0, comments: [] }));
    });
    return [...passed.values()].reduce((sum, count) => sum + count, 0);
  }

  private note(frame: Frame): void {
    const { at, links } = this.sniffer;
    if (!links.includes(frame.link)) return;
    const isRequest = frame.kind === 'request';
    const { from, to } = this.layout.links[frame.link]!;
    const leaves = isRequest ? to : from;
    // As of all captures: what leaves the place is seen with its first bit, what comes with its last.
    const isOut = at === ALL || leaves === at;
    const direction = isRequest === (at === to) ? 'out' : 'in';
    this.seen.push({ frame, at: isOut ? frame.startsAt : frame.arrivesAt, direction });
  }

  private noteDecision(log: RequestLog, row: number): void {
    const { outcome, arrivesAt } = log;
    const { isHandedOff, node, load, least, leastLoad, reason } = decisionOf(outcome[row]!);
    if (!isHandedOff) return;
    const { nth } = exchangeAt(log, row, clientsOf(this.layout));
    const name = (number: number): string => this.layout.flows[number]!.name;
    const said = `The dispatcher chose ${name(node)} at ${arrivesAt[row]! / 1e9} s: ${REASON_WORDS[reason]}.`;
    const loads = `${name(node)} had ${load} connections; ${name(least)}, the least loaded, had ${leastLoad}.`;
    this.decided.set(nth, `${said} ${loads}`);
  }
}

const REASON_WORDS: Readonly<Record<Decision['reason'], string>> = {
  here: 'it can serve the document as well as any',
  turn: 'drawn, or its turn',
  new: 'nobody was responsible for the document yet',
  kept: 'it is responsible for the document and not too busy',
  moved: 'whoever was responsible is too busy, and the document moves',
  replicated: 'whoever is responsible is too busy, and it joins them',
  grown: 'the document is asked for often, and more nodes serve it',
  least: 'it had the fewest connections',
};
