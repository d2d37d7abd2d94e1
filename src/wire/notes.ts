// What a capture says beside its packets, from the marks of the run: why a segment was sent again, and what was lost in front
// of a link, where no sniffer could see it.

import { PACKET_KIND } from '../record/logs.ts';
import { SENT_AGAIN } from '../record/marks.ts';
import type { Mark } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import type { Passage } from './passages.ts';
import type { RowPacket } from './row-packets.ts';

const KIND_NAMES = ['data', 'ACK', 'retransmission', 'SYN'];

const seconds = (ns: number): string => `${Number((ns / 1e9).toFixed(9))} s`;

export class Notes {
  private readonly layout: Layout;
  private readonly marks = new Map<number, Mark>();
  /** By flow and segment: when it was sent again, the earliest first. */
  private readonly resent = new Map<string, Mark[]>();
  /** By flow of a virtual server: what became of its SYN. */
  private readonly answers = new Map<number, Mark>();
  /** By link: what was lost there and is not told yet. */
  private readonly losses = new Map<number, Mark[]>();

  /** @param links that are captured: what was lost on others is told where it is sent again */
  constructor(layout: Layout, links: readonly number[]) {
    this.layout = layout;
    for (const link of links) this.losses.set(link, []);
  }

  read(marks: readonly Mark[]): void {
    for (const mark of marks) {
      if (mark.kind === 'pick' || mark.kind === 'refused') this.answers.set(mark.flow, mark);
      if (SENT_AGAIN.has(mark.kind)) addTo(this.resent, `${mark.flow}.${mark.segment}`, mark);
      else if (lossWords(mark) !== undefined) this.losses.get(mark.link)?.push(mark);
      else if (mark.kind !== 'timeout' && mark.kind !== 'fast-retransmit') continue;
      this.marks.set(mark.id, mark);
    }
  }

  /** Why a segment was sent again; undefined of all others. */
  onPassage({ kind, flow, segment, offeredAt }: Passage): string | undefined {
    if (kind !== PACKET_KIND.retransmission) return undefined;
    const again = this.resent.get(`${flow}.${segment}`)?.findLast(({ at }) => at <= offeredAt);
    if (again?.kind === 'probe')
      return `Sent again at ${seconds(again.at)}: tail loss probe, ${seconds(again.numbers['pto']!)} after its timer was set.`;
    const cause = again && this.marks.get(again.cause);
    if (again?.kind === 'trim-sent' && cause)
      return `Sent again at ${seconds(again.at)}: a NACK said that its header had come without its payload${this.whereWhen(cause)}, ${lossWords(cause)}.`;
    if (again === undefined || cause === undefined) return undefined;
    const loss = this.marks.get(cause.cause);
    const why = loss && ` after the loss of segment ${loss.segment}${this.whereWhen(loss)}, ${lossWords(loss)}`;
    const hasSack = this.layout.flows[flow]?.bytes?.sack === true;
    return `Sent again at ${seconds(again.at)}: ${triggerWords(cause, again, hasSack)}${why ?? ''}.`;
  }

  /** Whom the director gave a connection to, at the SYN that made it choose; undefined of all others. */
  onRowPacket({ forwarded, flow, direction }: RowPacket): string | undefined {
    if (forwarded?.message !== 'syn') return undefined;
    const answer = this.answers.get(flow);
    if (answer?.kind === 'refused' && direction === 'in') return `Refused at ${seconds(answer.at)}: no server took it.`;
    if (answer?.kind !== 'pick' || direction !== 'out' || forwarded.leg.from !== 'D') return undefined;
    const { server, active, inactive, weight } = answer.numbers;
    return `The scheduler gave connection ${flow + 1} to R${server! + 1} at ${seconds(answer.at)}: ${active} active and ${inactive} inactive connections, weight ${weight}.`;
  }

  /** What was lost in front of a link by a time and has not been told before. @param before what it was lost before, in words */
  lossesOn(link: number, until: number, before: string): string[] {
    const waiting = this.losses.get(link)!;
    if (waiting.length === 0 || waiting[0]!.at > until) return [];
    const later = waiting.findIndex(({ at }) => at > until);
    const told = waiting.splice(0, later < 0 ? waiting.length : later);
    return told.map((loss) => {
      const what = KIND_NAMES[loss.numbers['packet'] ?? 0];
      const whose = this.layout.flows[loss.flow]?.name ?? '';
      return `Lost before ${before}: segment ${loss.segment} of ${whose} (${what})${this.whereWhen(loss)}, ${lossWords(loss)}.`;
    });
  }

  private whereWhen({ link, at }: Mark): string {
    return ` at ${this.layout.links[link]?.place ?? ''} at ${seconds(at)}`;
  }
}

function addTo<Key>(lists: Map<Key, Mark[]>, key: Key, mark: Mark): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [mark]);
  else list.push(mark);
}

/** How a packet was lost on a link; undefined of marks of anything else. */
function lossWords({ kind, numbers }: Mark): string | undefined {
  switch (kind) {
    case 'drop':
      return numbers['early']
        ? `early, with ${numbers['occupancy']} packets in the queue`
        : `the queue was full with ${numbers['occupancy']} packets in it`;
    case 'loss':
      return 'by chance';
    case 'kill':
      return 'by hand';
    case 'given-up':
      return `given up after ${numbers['attempts']} attempts`;
    case 'refuse':
      return `refused whole: ${numbers['occupancy']} cells in the buffer, refused from ${numbers['threshold']} on`;
    case 'trim':
      return `its payload was cut off, with ${numbers['occupancy']} cells in the buffer; a header of ${numbers['kept']} of its ${numbers['cells']} cells went on, without an AAL5 trailer`;
    case 'cut':
      return `cell ${numbers['cell']! + 1} of its ${numbers['cells']} found the buffer full with ${numbers['occupancy']} cells`;
    case 'glue':
      return `all ${numbers['cells']} cells came, but behind those of a packet without its end, and AAL5 takes both for one`;
    default:
      return undefined;
  }
}

/** @param hasSack three segments beyond a hole are enough then, whichever ACKs told of them (RFC 6675 3, DupThresh) */
function triggerWords({ kind, at, numbers }: Mark, again: Mark, hasSack: boolean): string {
  if (kind === 'timeout') return `timeout at ${seconds(at)} with an RTO of ${seconds(numbers['rto']!)}`;
  if (again.kind === 'rack-lost') return `fast retransmit at ${seconds(at)} by RACK`;
  const seen = hasSack ? 'as SACK blocks showed the hole' : `on duplicate ACK ${numbers['duplicateAcks']}`;
  return `fast retransmit at ${seconds(at)} ${seen}`;
}
