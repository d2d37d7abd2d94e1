// What a ladder is drawn of: a TCP connection, a request to a virtual server, a node of a web cluster. Each has its stations, its
// arrows, and what is opened by an arrow.

import { useMemo } from 'react';
import { PACKET_KIND } from '../../record/logs.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { rowStops } from '../../wire/row-stops.ts';
import { passingOn, type Stop, stopAt } from '../../wire/stops.ts';
import { frameKindOf, frameStop } from '../../wire/web-cluster/stops.ts';
import { useLanguage } from '../foundation/context.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { endName, machineName } from '../i18n/packet-names.ts';
import type { ViewsWords } from '../i18n/views.en.ts';
import { wordsIn } from '../i18n/words.ts';
import { type Connection, connectionOf, packetFrom, type Shown, useShown } from './connection.ts';
import { forwardedLadder, forwardedTrains, hostsOf } from './ladder-forwarded.ts';
import { ladderOf } from './ladder-model.ts';
import type { Pointed } from './ladder-paint.ts';
import type { Arrow, Ladder, Slicing } from './ladder-parts.ts';
import { requestsLadder, requestTrains } from './ladder-requests.ts';
import { arrowBeside, type Train } from './ladder-trains.ts';

export interface LadderSource extends Shown {
  /** As they are called, from left to right. */
  readonly stations: readonly string[];
  /** Between how many of them packets go. */
  readonly hops: number;
  readonly hasTimer: boolean;
  /** Would all its packets be one band in what charts show? Those of TCP have losses and a timer to show at any span. */
  readonly opensCloser: boolean;
  readonly ladder: (view: TimeView, slicing: Slicing) => Ladder;
  /** What an arrow opens. */
  readonly stopOf: (arrow: Arrow) => Stop | undefined;
  /** The packet before or after one; of none, before or after the span begins. */
  readonly beside: (stop: Stop | undefined, view: TimeView, direction: 1 | -1) => Stop | undefined;
  readonly pointed: (stop: Stop | undefined) => Pointed;
  readonly band: ViewsWords['band'];
  /** For those who do not see it. */
  readonly summary: (ladder: Ladder) => string;
}

/** Undefined before the run has begun. */
export function useLadderSource(view: TimeView): LadderSource | undefined {
  const shown = useShown(view);
  const language = useLanguage();
  return useMemo(() => shown && sourceOf(shown, language), [shown, language]);
}

export function sourceOf(shown: Shown, language: Language): LadderSource | undefined {
  const { forwarding, requests, front } = shown.record.layout;
  // What passes a single front end is not modelled as packets.
  if (front) return undefined;
  if (forwarding) return ofDownload(shown, language);
  if (requests) return ofNode(shown, language);
  const connection = connectionOf(shown);
  return connection && ofConnection(connection, language);
}

function ofConnection(connection: Connection, language: Language): LadderSource {
  const { record, path, flow } = connection;
  const { views } = wordsIn(language);
  const links = [...new Set([...path.data, ...path.acks])];
  const on = (arrows: Ladder['arrows'], link: number | undefined) => arrows.filter((arrow) => arrow.link === link);
  return {
    ...connection,
    stations: path.nodes.map((node) => endName(record.layout, flow, node, language)),
    hops: path.data.length,
    ...{ hasTimer: true, opensCloser: false },
    ladder: (view, slicing) => ladderOf(record, path, flow, view, slicing),
    stopOf: ({ link, row }) => {
      const log = passingOn(record, link, flow);
      return log && stopAt(record, log, row);
    },
    beside: (stop, view, direction) =>
      packetFrom(connection, links, stop ?? { startsAt: view.from - 1, link: -1 }, direction),
    pointed: (stop) => (arrow) => (stop?.link === arrow.link && stop.row === arrow.row ? 'this' : undefined),
    band: views.band,
    summary: ({ arrows, bands, lost, hiddenDuplicates = 0 }) => {
      // What was sent again is drawn, and counted in its band, too.
      const isCounted = ({ startsAt }: Arrow): boolean =>
        bands.some(({ from, to }) => startsAt >= from && startsAt < to);
      const acks = on(arrows, path.acks.at(-1)).filter(({ kind }) => kind === PACKET_KIND.ack);
      const sent = on(arrows, path.data[0]).filter(({ kind }) => kind !== PACKET_KIND.ack);
      return views.ladder.summary(
        sent.filter((arrow) => !isCounted(arrow)).length + folded(bands, 'there'),
        acks.length + folded(bands, 'back'),
        sent.filter(({ kind }) => kind === PACKET_KIND.retransmission).length,
        lost.length,
        acks.filter(({ duplicate }) => duplicate > 0).length + hiddenDuplicates,
      );
    },
  };
}

const folded = (bands: Ladder['bands'], of: 'there' | 'back'): number => bands.reduce((sum, band) => sum + band[of], 0);

function ofDownload(shown: Shown, language: Language): LadderSource {
  const { record, flow } = shown;
  const { layout } = record;
  const { views } = wordsIn(language);
  const hosts = hostsOf(record, flow);
  const stopOf = ({ link, row, nth, from, to }: Arrow): Stop | undefined =>
    rowStops(record, link, row).find(
      ({ packet }) => packet!.forwarded.nth === nth && packet!.leg.from === hosts[from] && packet!.leg.to === hosts[to],
    );
  // Opened at whatever station of its way between two hosts.
  const pointed: LadderSource['pointed'] = (stop) => (arrow) => {
    if (!stop?.packet || stop.packet.id !== arrow.group) return undefined;
    const { from, to } = stop.packet.leg;
    return from === hosts[arrow.from] && to === hosts[arrow.to] ? 'this' : 'with';
  };
  return {
    ...shown,
    stations: hosts.map((host) => machineName(layout, host, language)),
    hops: hosts.length - 1,
    ...{ hasTimer: false, opensCloser: true },
    ladder: (view, slicing) => forwardedLadder(record, flow, view, slicing),
    stopOf,
    beside: besideIn(() => forwardedTrains(record, flow), stopOf, pointed),
    pointed,
    band: views.band,
    summary: ({ arrows, bands }) => {
      const server = hosts.length - 1;
      const sent = arrows.filter(({ from, kind }) => from === server && kind === PACKET_KIND.data);
      const acks = arrows.filter(({ from, kind }) => from === 0 && kind === PACKET_KIND.ack);
      return views.ladder.forwarded(sent.length + folded(bands, 'there'), acks.length + folded(bands, 'back'));
    },
  };
}

function besideIn(
  trains: (about: TimeView) => Iterable<Train>,
  stopOf: LadderSource['stopOf'],
  pointed: LadderSource['pointed'],
): LadderSource['beside'] {
  return (stop, view, direction) => {
    const at = stop?.startsAt ?? view.from;
    const begin = { startsAt: at, arrivesAt: Number.NEGATIVE_INFINITY, link: -1, row: -1, nth: 0 };
    // Mostly it is near; else it is looked for farther and farther away.
    for (let reach = NEAR; reach < FAR; reach *= FARTHER) {
      const about = [...trains({ from: (stop?.passage.offeredAt ?? at) - reach, to: at + reach })];
      const own = stop && arrowAt(about, stop, pointed(stop));
      const next = arrowBeside(about, own ?? begin, direction);
      if (next && Math.abs(next.startsAt - at) < reach) return stopOf(next);
    }
    return undefined;
  };
}

/** ns */
const NEAR = 10_000_000;
const FARTHER = 20;
const FAR = 1e14;

/** The arrow of a packet. */
function arrowAt(trains: Iterable<Train>, stop: Stop, pointed: Pointed): Arrow | undefined {
  for (const { total, begins, until, arrow } of trains) {
    if (begins > stop.arrivesAt || until < stop.passage.offeredAt) continue;
    for (let nth = 0; nth < total; nth++) {
      const each = arrow(nth);
      if (pointed(each) === 'this') return each;
    }
  }
  return undefined;
}

function ofNode(shown: Shown, language: Language): LadderSource {
  const { record, flow: node } = shown;
  const { layout } = record;
  const { views } = wordsIn(language);
  const stopOf = ({ link, row, kind, nth }: Arrow): Stop | undefined => {
    const frame = frameKindOf(kind);
    return frame && frameStop(record, link, row, frame, nth!);
  };
  const pointed: LadderSource['pointed'] = (stop) => (arrow) => {
    if (!stop?.frame || `${stop.frame.of.nth}` !== arrow.group) return undefined;
    return frameKindOf(arrow.kind) === stop.frame.kind && arrow.nth === stop.frame.part ? 'this' : 'with';
  };
  const [name, dispatcher] = [layout.flows[node]!.name, layout.nodes.at(-1)!.name];
  return {
    ...shown,
    stations: [
      views.ladder.clients,
      machineName(layout, name, language),
      machineName(layout, dispatcher, language),
      views.ladder.others,
    ],
    hops: 2,
    ...{ hasTimer: false, opensCloser: true },
    ladder: (view, slicing) => requestsLadder(record, node, view, slicing),
    stopOf,
    beside: besideIn((about) => openable(requestTrains(record, node, about)), stopOf, pointed),
    pointed,
    band: views.requestsBand,
    summary: ({ arrows, bands }) => {
      const count = (kind: 'request' | 'reply'): number =>
        arrows.filter((each) => frameKindOf(each.kind) === kind).length;
      return views.ladder.requests(count('request') + folded(bands, 'there'), count('reply') + folded(bands, 'back'));
    },
  };
}

/** A question to the dispatcher is no packet. */
function* openable(trains: Iterable<Train>): Generator<Train> {
  for (const train of trains) if (frameKindOf(train.arrow(0).kind)) yield train;
}
