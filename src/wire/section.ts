// What a capture says of itself: which run it is of, where it was taken, and what its packets do not have. And the capture of a run
// that is wholly in memory.

import type { RunRecord } from '../record/record.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { MODEL_VERSION, type RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Capturing, capturing, type Foresight, foresightOf } from './capturing.ts';
import { sectionHeader } from './pcapng.ts';
import { ALL, BUS, type Sniffer, snifferFor } from './sniffer.ts';

export const APPLICATION = 'Lectern';

export const whereSeen = ({ at }: Sniffer): string =>
  at === ALL ? 'on every link' : `at ${at === BUS ? 'the bus' : at}`;

export interface Captured {
  readonly scenario: Scenario;
  readonly spec: RunSpec;
  /** Of the run. */
  readonly link: string;
}

export function sectionComment({ scenario, spec, link }: Captured, sniffer: Sniffer, digest: string): string {
  const without = scenario.stage in WITHOUT ? (scenario.stage as keyof typeof WITHOUT) : 'others';
  return [
    `${scenario.id}: ${scenario.title.en}`,
    `Link: ${link}`,
    `Seed: ${spec.params['seed']}`,
    `Model version: ${MODEL_VERSION}`,
    `Digest: ${digest}`,
    `Seen ${whereSeen(sniffer)}. ${whenSeen(sniffer)} Time 0 of the run is 1970-01-01 00:00:00 UTC.`,
    WITHOUT[without],
    PAYLOAD[without] ?? 'Payload: the pattern of RFC 864, by place in the stream.',
  ].join('\n');
}

function whenSeen({ at }: Sniffer): string {
  if (at === BUS) return 'A frame has the time at which its last bit has come to every station.';
  if (at !== ALL) return 'What leaves has the time of its first bit, what comes in that of its last.';
  return 'On a cable a packet has the time at which its first bit leaves, on a bus that at which its last bit has come to every station. What goes on from link to link is here once for each.';
}

const LARGE = 'a window over 65535 bytes is written as 65535.';
const WITHOUT = {
  atm: `The model has neither SYN nor FIN, so there are none here. No MSS, no window scale; ${LARGE} What a link of cells has is PDUs of AAL5; circuit 32 is that of the first sender. Times behind the switch are those at which AAL5 has a packet.`,
  'web-cluster':
    'The model has requests, handoffs and replies, and no TCP: no SYN, ACK or FIN of their own. Headers take no time; the first bit of a segment has the time of the bytes of its document at the port of its node, and the port of the client behind it is not recorded. What a node asks the dispatcher takes no time on the network, and is not here. A reply has the IP address of the node that accepted the request and the MAC address of the one that serves it.',
  'virtual-server':
    'Each packet stands here once for every station it passes: at a processor as it comes and as it goes. The model has no FIN, no loss and no slow start, and no options: no MSS, no window scale. The file of the model is all that is sent back, so the head of the HTTP response is a part of it; a request is longer than the shortest frame, which is what the model charges for it. Where replies pass neither director nor gateway and ports send and receive at once, the SYN ACK passes no station, and is not here.',
  others: `The model has no SYN of the other side and no FIN, so there are none here. Its headers have 40 bytes and no options but SACK: no MSS, no window scale; ${LARGE}`,
} as const;
/** Where it is more than the pattern by place in the stream. */
const PAYLOAD: Partial<Record<keyof typeof WITHOUT, string>> = {
  'web-cluster': 'Content: the pattern of RFC 864, by place in the document.',
};

/** Nothing has passed there in the whole run. */
export class NoPackets extends Error {}

/** A file that is written while its run is computed: what stands first in it says the digest, which is known last. */
export class CaptureParts {
  /** If there is one, the whole run is to be read by it first. */
  readonly foresight: Foresight | undefined;
  private readonly captured: Captured;
  private readonly sniffer: Sniffer;
  private readonly capture: Capturing;

  /**
   * @param write takes everything but the header, block by block
   * @param flow as for `Capture`
   */
  constructor(
    layout: Layout,
    captured: Captured,
    places: readonly string[],
    write: (block: Uint8Array) => void,
    flow?: number,
  ) {
    this.captured = captured;
    this.sniffer = snifferFor(layout, captured.scenario, places);
    this.foresight = foresightOf(layout);
    this.capture = capturing(layout, this.sniffer, write, { flow, foresight: this.foresight });
  }

  read(slice: RunRecord): void {
    this.capture.read(slice);
  }

  /** @throws NoPackets */
  end(at: number): void {
    if (this.capture.end(at) === 0) throw new NoPackets();
  }

  header(digest: number): Uint8Array {
    return sectionHeader(sectionComment(this.captured, this.sniffer, digestText(digest)), APPLICATION);
  }
}

/**
 * The blocks of a file, in their order.
 * @param record of a run that is done, with all its packets
 * @param places names of links, as for `snifferFor`
 * @param flow as for `Capture`
 * @throws NoPackets
 */
export function captureBlocks(
  record: RunRecord,
  captured: Captured,
  places: readonly string[],
  flow?: number,
): Uint8Array[] {
  const sniffer = snifferFor(record.layout, captured.scenario, places);
  const blocks = [sectionHeader(sectionComment(captured, sniffer, digestText(record.digest)), APPLICATION)];
  const capture = capturing(record.layout, sniffer, (block) => blocks.push(block), { flow });
  capture.read({ ...record, computedTo: record.horizon });
  if (capture.end(record.horizon) === 0) throw new NoPackets();
  return blocks;
}
