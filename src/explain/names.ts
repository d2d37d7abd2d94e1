// Who is spoken of, as data: stations, web users, connections, parts of a machine. How they are called in a language is in
// words/names.*.ts. Stations of networks without a bus keep their letters.

import type { FlowInfo, Layout } from '../scenarios/kit/layout.ts';

export type Station =
  | { readonly kind: 'client'; readonly number: string }
  | { readonly kind: 'server' | 'external server' | 'router' | 'wan' }
  | { readonly kind: 'receiver'; readonly of: string }
  | { readonly kind: 'named'; readonly name: string };

/** The user of a web connection, or a connection of its own name. */
export type UserName =
  | { readonly kind: 'user'; readonly station: Station; readonly user: string }
  | { readonly kind: 'named'; readonly name: string };

/** `user` and `part` are empty where there is only one. */
export type ConnectionName =
  | { readonly kind: 'request'; readonly station?: Station; readonly user: string }
  | { readonly kind: 'response'; readonly station?: Station; readonly user: string; readonly part: string }
  | { readonly kind: 'named'; readonly name: string };

/** What of a machine it is. */
export interface PartName {
  readonly host: string;
  readonly part: 'cpu' | 'disk' | 'hub' | 'port';
}

export function stationOf(layout: Layout, name: string): Station {
  const kind = layout.bus && layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return { kind: 'client', number: name.slice(1) };
  if (kind === 'server') return { kind: layout.bus!.stations.includes(name) ? 'server' : 'external server' };
  if (kind === 'router' || kind === 'wan') return { kind };
  return { kind: 'named', name };
}

/** A web connection by the station and the user it belongs to; any other by its name. */
export function connectionOf(layout: Layout, flow: number): ConnectionName {
  const info = layout.flows[flow];
  if (!info?.web) return { kind: 'named', name: info?.name ?? '' };
  const own = { station: stationOf(layout, stationNameOf(info)), user: userNumber(layout, info) };
  return info.web.role === 'request'
    ? { kind: 'request', ...own }
    : { kind: 'response', ...own, part: partNumber(layout, info) };
}

/** The user a web connection belongs to. */
export function userOf(layout: Layout, flow: number): UserName {
  const info = layout.flows[flow];
  if (!info?.web) return { kind: 'named', name: info?.name ?? '' };
  return { kind: 'user', station: stationOf(layout, stationNameOf(info)), user: userNumber(layout, info) };
}

/** Which of the user's connections it is; undefined if the user has one response connection. */
export function partOf(layout: Layout, flow: number): ConnectionName | undefined {
  const info = layout.flows[flow];
  if (info?.web?.role !== 'response') return info?.web && { kind: 'request', user: '' };
  const part = partNumber(layout, info);
  return part ? { kind: 'response', user: '', part } : undefined;
}

const neighbours = ({ flows }: Layout, info: FlowInfo): readonly FlowInfo[] =>
  flows.filter((other) => other.web && stationNameOf(other) === stationNameOf(info));

/** Empty where the station has one user. */
const userNumber = (layout: Layout, info: FlowInfo): string =>
  neighbours(layout, info).some(({ web }) => web!.user > 1) ? `${info.web!.user}` : '';

/** Empty where a page comes over one connection. */
const partNumber = (layout: Layout, info: FlowInfo): string =>
  neighbours(layout, info).some(({ web }) => web!.part > 1) ? `${info.web!.part}` : '';

/** Where the user of a web connection sits. */
const stationNameOf = ({ web, from, to }: FlowInfo): string => (web?.role === 'request' ? from : to);
