// What packets and machines are called where packets are looked at: in the views beside the charts and in the packet that is opened.

import { whole } from '../../plot/numbers.ts';
import { hasCells } from '../../record/cell-link.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Forwarded } from '../../wire/forwarded.ts';
import type { RowPacket } from '../../wire/row-packets.ts';
import type { Stop } from '../../wire/stops.ts';
import { type Frame, segmentsOf } from '../../wire/web-cluster/frames.ts';
import type { InspectorWords } from './inspector.en.ts';
import { stationName } from './lan-names.ts';
import { firstWordsIn, wordsIn } from './words.ts';

/** A machine by the name it has on the stage. @param flow whose packet it is, where that is known */
export function machineName(layout: Layout, name: string, language: Language, flow?: number): string {
  if (flow !== undefined && hasCells(layout)) return endName(layout, flow, name, language);
  if (layout.forwarding) return hostName(name, wordsIn(language).inspector.forwarded);
  if (!layout.requests) return stationName(layout, name, language);
  const { requests: words } = wordsIn(language).inspector;
  const kind = layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'router') return words.dispatcher;
  return (kind === 'host' ? words.client : words.node)(name.slice(1));
}

/** An end of a flow. Behind an ATM switch every sender has a receiver of its own, called by the sender. */
export function endName(layout: Layout, flow: number, node: string, language: Language): string {
  const { name, to } = layout.flows[flow]!;
  return hasCells(layout) && node === to
    ? firstWordsIn(language).names.station({ kind: 'receiver', of: name })
    : stationName(layout, node, language);
}

/** Of a virtual server, whose servers have their names on the stage, too. */
function hostName(name: string, { director, gateway, client, virtual }: InspectorWords['forwarded']): string {
  if (name.startsWith('VIP')) return `${virtual}${name.slice(3) && ` ${name.slice(3)}`}`;
  if (name === 'D') return director;
  if (name === 'G') return gateway;
  return name.startsWith('C') ? client(name.slice(1)) : name;
}

/** @param frame undefined: it is not found, or not yet */
export function frameTitle(
  kind: Frame['kind'],
  frame: Frame | undefined,
  record: RunRecord | undefined,
  { requests: words }: InspectorWords,
): string {
  const requests = record?.layout.requests;
  if (!frame || !requests) return words.title[kind];
  const title = words.of(words.title[kind], `${frame.of.document + 1}`);
  const count = kind === 'reply' ? segmentsOf(frame.of, requests) : 1;
  return count === 1 ? title : `${title} · ${words.segment(`${frame.part + 1}`, `${count}`)}`;
}

export function forwardedTitle(
  { forwarded, flow }: RowPacket,
  { forwarded: words }: InspectorWords,
  language: Language,
) {
  return words.ofRequest(nameOf(forwarded, words.title, language), flow + 1);
}

function nameOf(
  { message, nth, segment }: Forwarded,
  title: InspectorWords['forwarded']['title'],
  language: Language,
): string {
  if (message === 'data' || message === 'ack') return title[message](whole(segment, language));
  return title[message === 'opening' ? (nth === 0 ? 'opened' : 'request') : message];
}

const KINDS = ['data', 'ack', 'retransmission', 'syn'] as const;

/** Of whatever network. */
export function packetTitle(record: RunRecord, stop: Stop, language: Language): string {
  const { inspector } = wordsIn(language);
  if (stop.frame) return frameTitle(stop.frame.kind, stop.frame, record, inspector);
  if (stop.packet) return forwardedTitle(stop.packet, inspector, language);
  return inspector.kinds[KINDS[stop.passage.kind] ?? 'data'](stop.passage.segment);
}
