// Where a capture is taken: at one place in the network, from where one or several links can be heard. Which links, which
// place, and when a frame is seen there.

import { isOfStation } from '../record/flights.ts';
import type { PacketLog } from '../record/logs.ts';
import { type Layout, type LinkInfo, queueGauge } from '../scenarios/kit/layout.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { isKnownToTheByte } from './known.ts';

/** The name of all stations of a bus together. */
export const BUS = 'bus';

/** Every link there is, each heard where its packets leave. */
export const ALL = 'all';

export interface Sniffer {
  /** A host or router, the bus, or `ALL`: everywhere at once. */
  readonly at: string;
  /** Indices in the layout, each once. */
  readonly links: readonly number[];
}

/** Why there is no such capture; `place` is what was asked for, `places` are what there is. */
export class NoCapture extends Error {
  readonly why: 'no packets' | 'unknown link' | 'unknown bytes' | 'no common place';
  readonly place: string;
  readonly places: readonly string[];

  constructor(why: NoCapture['why'], place: string, places: readonly string[]) {
    super(why);
    this.why = why;
    this.place = place;
    this.places = places;
  }
}

/** Are there packets of which a capture may be taken? */
export const canBeCaptured = (layout: Layout): boolean => capturable(layout).length > 0;

/** What a capture may be taken of: all, the bus if there is one, and links that carry packets known to the byte. */
function capturable(layout: Layout): string[] {
  const places = layout.links.filter((link) => isKnownToTheByte(layout, link)).map(({ place }) => place);
  if (places.length === 0) return [];
  return [ALL, ...(isShared(layout) ? [BUS] : []), ...places];
}

/** Do all stations hear all frames? */
const isShared = ({ bus }: Layout): boolean => bus !== undefined && !bus.switched;

/**
 * @param places names of links, or `ALL`; none: the bus, or the cable of the bottleneck in both directions
 * @throws NoCapture
 */
export function snifferFor(layout: Layout, scenario: Pick<Scenario, 'charts'>, places: readonly string[]): Sniffer {
  const known = capturable(layout);
  if (known.length === 0) throw new NoCapture('no packets', layout.front ? `via=${layout.front}` : '', []);
  const chosen = places.length > 0 ? places : usualPlaces(layout, scenario);
  const links = new Set<number>();
  for (const place of chosen) {
    if (!known.includes(place)) {
      const isThere = layout.links.some((link) => link.place === place);
      throw new NoCapture(isThere ? 'unknown bytes' : 'unknown link', place, known);
    }
    layout.links.forEach((link, index) => {
      const isMeant = place === BUS ? link.role === 'nic' : place === ALL || link.place === place;
      if (isMeant && isKnownToTheByte(layout, link)) links.add(index);
    });
  }
  if (chosen.includes(ALL)) return { at: ALL, links: [...links] };
  const ends = [...links].map((link) => endsOf(layout.links[link]!));
  const at = ends[0]!.find((place) => ends.every((each) => each.includes(place)));
  if (at === undefined) throw new NoCapture('no common place', chosen.join(', '), known);
  return { at, links: [...links] };
}

const endsOf = ({ from, to }: LinkInfo): readonly string[] => (to === BUS ? [BUS, from] : [from, to]);

function usualPlaces(layout: Layout, scenario: Pick<Scenario, 'charts'>): string[] {
  if (isShared(layout)) return [BUS];
  // Of a cluster what its first node hands off and answers.
  const [node] = layout.requests ? layout.flows : [];
  if (node)
    return layout.links
      .filter((link) => link.from === node.name && isKnownToTheByte(layout, link))
      .map(({ place }) => place);
  // All that clients ask for passes the director.
  if (layout.forwarding) return ['D-cpu'];
  const bottleneck =
    layout.links.find(({ role }) => role === 'cells') ?? layout.links[queueGauge(layout.gauges, scenario)?.link ?? 0]!;
  // Where it is not known what passes: the links of the first sender.
  const [there] = isKnownToTheByte(layout, bottleneck)
    ? [bottleneck]
    : layout.links.filter((each) => isKnownToTheByte(layout, each));
  return [there!, ...waysBack(layout, there!)].map(({ place }) => place);
}

/** The cables on which ACKs of what passes a link come back to it or, past a switch of cells, leave its far end. */
export function waysBack({ links }: Layout, { from, to, role }: LinkInfo): LinkInfo[] {
  const isCable = (cable: LinkInfo['role']): boolean => cable === undefined || isOfStation(cable);
  const same = links.filter((link) => link.from === to && link.to === from && isCable(link.role));
  if (same.length > 0) return same;
  return links.filter((link) => link.role === undefined && (role === 'cells' ? link.from === to : link.to === from));
}

/** From the place of the capture; undefined on a bus, where all stations hear all frames. */
export function directionOf({ at }: Sniffer, { from, to }: LinkInfo): 'in' | 'out' | undefined {
  if (to === BUS) return undefined;
  return from === at || at === ALL ? 'out' : 'in';
}

/** What leaves is seen with its first bit, what comes in and what is on a bus with its last. */
export const seenAt = ({ startsAt, arrivesAt }: PacketLog, row: number, direction: 'in' | 'out' | undefined): number =>
  direction === 'out' ? startsAt[row]! : arrivesAt[row]!;
