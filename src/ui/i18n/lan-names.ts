// What stations and connections are called in a sentence: client 4, the server; client 4, response 2. Stations of networks
// without a bus keep their letters.

import type { FlowInfo, Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { vocabularyOf } from './words.ts';

/** A station in the middle of a sentence. */
export function stationName(layout: Layout, name: string, language: Language): string {
  const words = vocabularyOf(language).lan.stations;
  const kind = layout.bus && layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return words.client(name.slice(1));
  if (kind === 'server') return layout.bus!.stations.includes(name) ? words.server : words.externalServer;
  if (kind === 'router') return words.router;
  return kind === 'wan' ? words.wan : name;
}

/** A web connection by the station and the user it belongs to; any other by its name. */
export function connectionName(layout: Layout, flow: number, language: Language): string {
  const info = layout.flows[flow];
  if (!info?.web) return info?.name ?? '';
  const words = vocabularyOf(language).lan.connection;
  const station = stationName(layout, stationOf(info), language);
  const user = userNumber(layout, info);
  return info.web.role === 'request'
    ? words.requestOf(station, user)
    : words.responseOf(station, user, partNumber(layout, info));
}

/** The user a web connection belongs to: client 4; client 4, user 2. */
export function userName(layout: Layout, flow: number, language: Language): string {
  const info = layout.flows[flow];
  if (!info?.web) return info?.name ?? '';
  const station = stationName(layout, stationOf(info), language);
  return vocabularyOf(language).lan.connection.user(station, userNumber(layout, info));
}

/** Which of the user's connections it is: response 2, request; empty if the user has one response connection. */
export function partName(layout: Layout, flow: number, language: Language): string {
  const info = layout.flows[flow];
  const words = vocabularyOf(language).lan.connection;
  if (info?.web?.role !== 'response') return info?.web ? words.request : '';
  const part = partNumber(layout, info);
  return part && words.part(part);
}

const neighbours = ({ flows }: Layout, info: FlowInfo): readonly FlowInfo[] =>
  flows.filter((other) => other.web && stationOf(other) === stationOf(info));

/** Empty where the station has one user. */
const userNumber = (layout: Layout, info: FlowInfo): string =>
  neighbours(layout, info).some(({ web }) => web!.user > 1) ? `${info.web!.user}` : '';

/** Empty where a page comes over one connection. */
const partNumber = (layout: Layout, info: FlowInfo): string =>
  neighbours(layout, info).some(({ web }) => web!.part > 1) ? `${info.web!.part}` : '';

/** Where the user of a web connection sits. */
const stationOf = ({ web, from, to }: FlowInfo): string => (web?.role === 'request' ? from : to);
